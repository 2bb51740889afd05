import Hierarchy

/// Lines that are not one row in UIKit's own form.
extension RecursiveDescriptionReader {
  /// The most bytes before a view that are searched for its indentation, so that a line of many
  /// objects is not searched again for each of them.
  private static let longestPrefix = 1024

  /// Reads one line, or more when a text value holds line breaks.
  ///
  /// - Returns: The start of the next line.
  @inline(never)
  mutating func readLine(from start: Int, in bytes: RawSpan) throws(ReadError) -> Int {
    var gapStart = start
    var cursor = start
    var end = bytes.endOfLine(from: start, to: limit)
    var views = 0
    var piece: ReadingNotes.Run?
    while true {
      let less = bytes.firstOffset(of: ASCII.less, from: cursor, to: end)
      guard less < end else { break }
      scanner.scan(in: bytes, at: less, into: &node)
      if node.outcome != .complete || node.flags.contains(.noFrame),
        let guide = LayoutGuideScanner.description(at: less, lineEnd: end, in: bytes)
      {
        piece = piece ?? .layoutGuide
        if LayoutGuideScanner.isSafeArea(guide, in: bytes) { notes.safeAreas.append(guide) }
        cursor = guide.upperBound
        continue
      }
      if node.outcome != .complete,
        let description = RecognizerScanner.description(
          at: less, in: bytes, limit: limit, budget: &searchBudget)
      {
        noteRecognizer(description, behind: gapStart..<less, in: bytes)
        cursor = description.upperBound
        gapStart = cursor
        end = bytes.endOfLine(from: cursor, to: limit)
        views += 1
        continue
      }
      if node.outcome != .complete, let continued = unwrap(less..<end, in: bytes) {
        cursor = continued
        gapStart = continued
        end = bytes.endOfLine(from: continued, to: limit)
        views += 1
        continue
      }
      if node.outcome == .cut, node.end - node.start > limits.maxValue {
        throw .limitPassed(option: "--max-value", limit: limits.maxValue, offset: less)
      }
      guard node.outcome != .none else {
        cursor = less + 1
        continue
      }
      let prefix = RowPrefix(gapStart..<less, in: bytes)
      let range = node.start..<node.end
      if node.flags.contains(.noFrame), !node.isBare,
        RecognizerScanner.isRecognizer(range, in: bytes)
      {
        noteRecognizer(range, behind: gapStart..<less, in: bytes)
        views += 1
        gapStart = node.end
      } else if let other = try readView(prefix, isFirst: views == 0, lineEnd: end, in: bytes) {
        piece = piece ?? other
        if node.end > end || node.end - gapStart > Self.longestPrefix {
          let hasSuffix = views > 0 && node.end > end
          closePiece(gapStart..<node.end, piece, views: views, isSuffix: hasSuffix, in: bytes)
          (gapStart, views, piece) = (node.end, 0, nil)
        }
      } else {
        if views > 0 { accountForSuffix(gapStart..<less, in: bytes) }
        views += 1
        gapStart = node.end
      }
      cursor = max(node.end, less + 1)
      if cursor > end { end = bytes.endOfLine(from: cursor, to: limit) }
    }
    finishLine(gapStart..<end, hasViews: views > 0, piece: piece, in: bytes)
    return bytes.afterLineBreak(at: end, to: limit)
  }

  /// Accounts for a piece that is no part of a view behind it: it holds line breaks, or is longer
  /// than what ever stands before a view.
  private mutating func closePiece(
    _ range: Range<Int>, _ kind: ReadingNotes.Run?, views: Int, isSuffix: Bool, in bytes: RawSpan
  ) {
    if isSuffix {
      notes.addSuffix(at: range)
    } else {
      finishLine(range, hasViews: views > 0, piece: kind, in: bytes)
    }
  }

  /// Decides what the scanned head is, and adds it when it is a view or a layer.
  ///
  /// - Returns: nil when it was added; else what it is instead.
  private mutating func readView(
    _ prefix: RowPrefix, isFirst: Bool, lineEnd: Int, in bytes: RawSpan
  ) throws(ReadError) -> ReadingNotes.Run? {
    let range = node.start..<node.end
    switch prefix.role {
    case .chain: return .chainRow
    case .mention where !isFollowedByChild(lineEnd: lineEnd, in: bytes): return .mention
    case .row, .mention: break
    }
    if node.isBare, bytes.hasPrefix(", state: ", at: node.end) { return .controllerRow }
    if node.isBare {
      if bytes.hasPrefix(" (layer)", at: node.end) {
        node.flags.insert(.isLayer)
      } else if prefix.level == 0 || prefix.isDecorated || stack.isEmpty {
        return .object
      } else {
        notes.addFrameless(at: range)
      }
    } else if node.flags.contains(.noFrame) {
      let mayBeCutView = node.outcome == .cut && !prefix.isDecorated && isFirst
      let hasRows = isFirst && !prefix.isDecorated && isFollowedByChild(lineEnd: lineEnd, in: bytes)
      guard (prefix.level > 0 && !stack.isEmpty) || mayBeCutView || hasRows else {
        return .object
      }
      if node.outcome != .cut { notes.addFrameless(at: range) }
    }
    let kind = builder.kind(of: node.name, in: bytes)
    countLines(to: node.start, in: bytes)
    try addNode(
      kind: kind, level: level(of: prefix, in: bytes) + listLevel, line: line, in: bytes)
    return nil
  }

  private mutating func noteRecognizer(
    _ range: Range<Int>, behind caption: Range<Int>, in bytes: RawSpan
  ) {
    let property =
      ReadingNotes.property(in: caption, bytes)
      ?? notes.property(before: range.lowerBound, in: bytes)
    notes.pending = nil
    notes.recognizers.append(RecognizerScanner.Place(range: range, property: property))
  }

  /// The level of the scanned node: its bars, or the width of its indentation.
  private mutating func level(of prefix: RowPrefix, in bytes: RawSpan) -> Int {
    guard blankLevels != nil, let width = BlankLevels.width(before: node.start, in: bytes) else {
      return prefix.level
    }
    return blankLevels?.level(width: width) ?? prefix.level
  }

  /// True when the next line is a row below the scanned node.
  private func isFollowedByChild(lineEnd: Int, in bytes: RawSpan) -> Bool {
    let end = node.end > lineEnd ? bytes.endOfLine(from: node.end, to: limit) : lineEnd
    let next = bytes.afterLineBreak(at: end, to: limit)
    guard RowShape.startsRow(in: bytes, at: next, limit: limit) else { return false }
    var offset = next
    while offset < limit, RowShape.isMargin(bytes.byte(offset)) {
      if bytes.byte(offset) == ASCII.bar { return true }
      offset += 1
    }
    return false
  }

  /// Accounts for what stands behind the last view of a line, or for a line without one.
  private mutating func finishLine(
    _ rest: Range<Int>, hasViews: Bool, piece: ReadingNotes.Run?, in bytes: RawSpan
  ) {
    if hasViews {
      accountForSuffix(rest, in: bytes)
      if bytes.hasPrefix(":(", at: rest.lowerBound) {
        listLevel = 1
      }
      return
    }
    notes.noteEscapes(in: rest, bytes)
    let kind = LineKind.of(rest, in: bytes)
    if kind != .blank,
      notes.takeAnswer(rest, in: bytes, limit: limit) || notes.takeFailure(rest, in: bytes)
    {
      separation = max(separation, .text)
      return
    }
    if let piece {
      // A guide between the rows of a tree parts nothing.
      let isRow = piece == .layoutGuide && RowShape.isMargin(bytes.byte(rest.lowerBound))
      if !isRow { separation = max(separation, .text) }
      // A row of controllers may spell its view as a dump does, `view: <View: 0x1>`.
      if kind == .controllerRow {
        addControllerRow(rest, in: bytes)
      } else {
        notes.addRun(piece, at: rest)
      }
      return
    }
    switch kind {
    case .blank: separation = max(separation, .punctuation)
    case .punctuation:
      separation = max(separation, .punctuation)
      listLevel = 0
    case .ellipsis:
      separation = max(separation, .omission)
      notes.addRun(.omission, at: rest)
    case .prompt:
      separation = .prompt
      notes.closeRun()
    case .controllerRow:
      separation = max(separation, .text)
      addControllerRow(rest, in: bytes)
    case .barRow:
      if joinsLines, let next = lineBehindBars(rest, in: bytes) {
        notes.wraps.append(LineWrap.Break(range: rest.upperBound..<next, needsSpace: false))
      } else {
        notes.addRun(.barRow, at: rest)
      }
    case .prose:
      separation = max(separation, .text)
      notes.addRun(.prose, at: rest)
    }
  }

  private mutating func addControllerRow(_ row: Range<Int>, in bytes: RawSpan) {
    if let place = ControllerRow.place(row, in: bytes) {
      notes.closeRun()
      notes.controllers.append(place)
    } else {
      notes.addRun(.controllerRow, at: row)
    }
  }

  /// The start of the row that a terminal broke off its indentation.
  ///
  /// A hard wrap leaves no line longer than the one of bars, and a row that merely follows a line
  /// of bars, as a view with an empty description prints one, is nearly always longer.
  private func lineBehindBars(_ line: Range<Int>, in bytes: RawSpan) -> Int? {
    func isIndentation(_ offset: Int) -> Bool {
      bytes.byte(offset) == ASCII.bar || ASCII.isBlank(bytes.byte(offset))
    }
    let next = bytes.afterLineBreak(at: line.upperBound, to: limit)
    let end = bytes.endOfLine(from: next, to: limit)
    guard line.count >= 40, end - next <= line.count, line.allSatisfy(isIndentation) else {
      return nil
    }
    let first = (next..<end).first { !isIndentation($0) }
    guard let first else { return end - next == line.count ? next : nil }
    return bytes.byte(first) == ASCII.less ? next : nil
  }

  /// Notes text behind a view that is no suffix that UIKit or a printed list puts there.
  private mutating func accountForSuffix(_ range: Range<Int>, in bytes: RawSpan) {
    guard !NodeSuffix.isKnown(range, in: bytes) else { return }
    // With the `<` behind it, which makes a written `\n` the end of a row.
    notes.noteEscapes(in: range.lowerBound..<min(range.upperBound + 1, limit), bytes)
    notes.addSuffix(at: range)
  }

  /// Tries to read a node whose rows a terminal or an editor broke.
  ///
  /// - Returns: The offset behind the node, when joining lines completes it.
  private mutating func unwrap(_ line: Range<Int>, in bytes: RawSpan) -> Int? {
    guard joinsLines, notes.wraps.count < 1_000_000 else { return nil }
    guard
      let wrap = LineWrap.join(
        line, in: bytes, limit: limit, limits: limits, budget: &joinBudget)
    else { return nil }
    notes.wraps.append(contentsOf: wrap.breaks)
    return wrap.end
  }
}
