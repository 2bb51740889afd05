import Hierarchy

/// Lines that are not one row in UIKit's own form.
extension RecursiveDescriptionReader {
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
      if node.outcome != .complete,
        let description = RecognizerScanner.description(at: less, in: bytes, limit: limit)
      {
        noteRecognizer(description, behind: gapStart..<less, in: bytes)
        cursor = description.upperBound
        gapStart = cursor
        end = bytes.endOfLine(from: cursor, to: limit)
        views += 1
        continue
      }
      if node.outcome != .complete, let continued = unwrap(at: less, in: bytes) {
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
      } else if let other = try readView(prefix, isFirst: views == 0, in: bytes) {
        piece = piece ?? other
      } else {
        if views > 0 { accountForSuffix(gapStart..<less, in: bytes) }
        views += 1
        gapStart = node.end
      }
      cursor = max(node.end, less + 1)
      end = bytes.endOfLine(from: cursor, to: limit)
    }
    finishLine(gapStart..<end, hasViews: views > 0, piece: piece, in: bytes)
    return bytes.afterLineBreak(at: end, to: limit)
  }

  /// Decides what the scanned head is, and adds it when it is a view or a layer.
  ///
  /// - Returns: nil when it was added; else what it is instead.
  private mutating func readView(
    _ prefix: RowPrefix, isFirst: Bool, in bytes: RawSpan
  ) throws(ReadError) -> ReadingNotes.Run? {
    let range = node.start..<node.end
    switch prefix.role {
    case .chain: return .chainRow
    case .mention where !isFollowedByChild(in: bytes): return .mention
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
      guard (prefix.level > 0 && !stack.isEmpty) || mayBeCutView else {
        return .object
      }
      if node.outcome != .cut { notes.addFrameless(at: range) }
    }
    let kind = builder.kind(of: node.name, in: bytes)
    try addNode(kind: kind, level: prefix.level + listLevel, in: bytes)
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

  /// True when the next line is a row below the scanned node.
  private func isFollowedByChild(in bytes: RawSpan) -> Bool {
    let end = bytes.endOfLine(from: node.end, to: limit)
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
    if kind != .blank, notes.takeAnswer(rest, in: bytes) {
      separation = max(separation, .text)
      return
    }
    if let piece {
      separation = max(separation, .text)
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
      if let next = lineBehindBars(rest, in: bytes) {
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
  /// - Returns: The offset behind the node, when joining up to eight lines completes it.
  private mutating func unwrap(at less: Int, in bytes: RawSpan) -> Int? {
    guard notes.wraps.count < 1_000_000 else { return nil }
    guard let wrap = LineWrap.join(at: less, in: bytes, limit: limit, limits: limits) else {
      return nil
    }
    notes.wraps.append(contentsOf: wrap.breaks)
    return wrap.end
  }
}
