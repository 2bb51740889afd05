import Hierarchy

/// Reads `-[UIView recursiveDescription]` as it is pasted: trees between prompts, prose, log
/// stamps and comment marks, cut, wrapped or decorated.
///
/// One pass over the bytes. A row in UIKit's own form takes the fast path; any other line goes
/// through `readLine`, which looks for views anywhere on it and accounts for the rest.
struct RecursiveDescriptionReader: ~Copyable {
  let limit: Int
  let limits: InputLimits
  let scanner: NodeScanner
  /// True when a node that a line break cuts may be joined with the lines below it; false for a
  /// text whose lines were joined already, where what is cut stays cut.
  let joinsLines: Bool

  var builder: TreeBuilder
  var stack = RowStack()
  var node = ScannedNode()
  var notes = ReadingNotes()
  /// What stood between the last view and the place read now.
  var separation = Separation.adjacent
  /// Levels added to rows inside a printed list of subviews.
  var listLevel = 0
  /// The first byte of the print that the last view belongs to.
  var printStart = 0
  /// Bytes that may still be searched for repeated addresses.
  var searchBudget = 64 << 20
  /// Bytes that may still be looked at to join broken rows, so that no text takes more than a
  /// time that grows with its size.
  var joinBudget: Int

  /// How far apart two views stand.
  enum Separation: Int, Comparable {
    case adjacent, punctuation, omission, text, prompt

    static func < (one: Separation, other: Separation) -> Bool { one.rawValue < other.rawValue }
  }

  init(_ source: SourceText, limits: InputLimits, joinsLines: Bool) {
    limit = source.count
    self.limits = limits
    self.joinsLines = joinsLines
    joinBudget = (1 << 20) + 32 * source.count
    scanner = NodeScanner(limit: source.count, maxValue: limits.maxValue)
    builder = TreeBuilder(
      source: source, syntax: RecursiveDescriptionSyntax(), estimatedNodes: source.count / 96 + 16)
  }

  /// Reads a whole text.
  ///
  /// - Throws: `ReadError.limitPassed`. Everything else is a note of the reading.
  static func read(
    _ source: SourceText, limits: InputLimits, joinsLines: Bool
  ) throws(ReadError) -> (tree: ViewTree, notes: ReadingNotes) {
    var reader = RecursiveDescriptionReader(source, limits: limits, joinsLines: joinsLines)
    try source.withBytes { bytes throws(ReadError) in try reader.readAll(bytes) }
    return reader.finish()
  }

  private consuming func finish() -> (tree: ViewTree, notes: ReadingNotes) {
    notes.closeRun()
    let notes = notes
    return (builder.finish(), notes)
  }

  private mutating func readAll(_ bytes: RawSpan) throws(ReadError) {
    var position = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    while position < limit {
      var level = 0
      var start = position
      while bytes.word(start) & 0xFF_FFFF_FFFF == DumpKey.level {
        start += 5
        level += 1
      }
      if bytes.byte(start) == ASCII.less, start < limit {
        scanner.scan(in: bytes, at: start, into: &node)
        if let end = endOfPlainRow(in: bytes) {
          try addNode(level: level + listLevel, in: bytes)
          position = bytes.afterLineBreak(at: end, to: limit)
          continue
        }
      }
      position = try readLine(from: position, in: bytes)
    }
  }

  /// The end of the line when the scanned node is a view or layer with at most a known suffix.
  @inline(__always)
  private mutating func endOfPlainRow(in bytes: RawSpan) -> Int? {
    guard node.outcome == .complete, node.end < limit else { return nil }
    if !node.flags.contains(.noFrame) {
      let next = bytes.byte(node.end)
      if next == ASCII.lineFeed || next == ASCII.carriageReturn { return node.end }
    }
    return endOfSuffixedRow(in: bytes)
  }

  @inline(never)
  private mutating func endOfSuffixedRow(in bytes: RawSpan) -> Int? {
    let end = bytes.firstOffset(of: ASCII.less, orLineBreakFrom: node.end, to: limit)
    guard end == limit || bytes.byte(end) != ASCII.less else { return nil }
    if node.isBare {
      guard bytes.hasPrefix(" (layer)", at: node.end),
        NodeSuffix.isKnown(node.end..<end, in: bytes)
      else { return nil }
      node.flags.insert(.isLayer)
      return end
    }
    let rest = node.end..<end
    return !node.flags.contains(.noFrame) && NodeSuffix.isUIKits(rest, in: bytes) ? end : nil
  }

  /// Puts the scanned node into the tree.
  @inline(__always)
  mutating func addNode(level: Int, in bytes: RawSpan) throws(ReadError) {
    let index = builder.count
    if index >= limits.maxNodes {
      throw .limitPassed(option: "--max-nodes", limit: limits.maxNodes, offset: node.start)
    }
    if separation != .adjacent { beginAfterSeparation(level: level, in: bytes) }
    let place = stack.place(level: level, node: index)
    if place.depth > limits.maxDepth {
      throw .limitPassed(option: "--max-depth", limit: limits.maxDepth, offset: node.start)
    }
    var kind = builder.kind(of: node.name, in: bytes)
    if !node.baseName.isEmpty { kind = builder.kind(kind, base: node.baseName, in: bytes) }
    if place.missing > 0 {
      node.flags.insert(.belowGap)
      notes.addGap(place.missing, at: node.start..<node.end)
    }
    if place.parent < 0, index > 0 { joinScreen(kind: kind, in: bytes) }
    builder.append(
      start: node.start, end: node.end, kind: kind, parent: place.parent, depth: place.depth,
      frame: node.frame, flags: node.flags)
    if !node.flags.isDisjoint(with: [.hasAlpha, .hasTransform, .hasBoundsOrigin]) { addRare() }
    if !node.flags.isDisjoint(with: [.malformedFrame, .malformedTransform, .isCut]) {
      notes.addDamage(of: node)
    }
    separation = .adjacent
  }

  private mutating func addRare() {
    if node.flags.contains(.hasAlpha) { builder.setAlpha(node.alpha) }
    if node.flags.contains(.hasTransform) { builder.setTransform(node.transform) }
    if node.flags.contains(.hasBoundsOrigin) { builder.setBoundsOrigin(node.boundsOrigin) }
  }

  /// Decides whether a row behind something that is no row belongs to the tree before it.
  ///
  /// A command's prompt ends the print. Behind any other text a deep row goes on with the tree
  /// unless its object was printed already: then it is a piece pasted a second time.
  private mutating func beginAfterSeparation(level: Int, in bytes: RawSpan) {
    notes.closeRun()
    guard separation >= .text, level > 0, !stack.isEmpty else { return }
    if separation == .prompt || isRepeated(in: bytes) {
      stack.clear()
      printStart = node.start
    }
  }

  /// True when the scanned node's class and address stand in the current print already.
  private mutating func isRepeated(in bytes: RawSpan) -> Bool {
    guard node.hasAddress, node.start - printStart <= searchBudget else { return false }
    searchBudget -= node.start - printStart
    var end = node.name.upperBound
    while end < node.end, bytes.byte(end) != ASCII.semicolon, bytes.byte(end) != ASCII.greater {
      end += 1
    }
    let length = end - node.start
    var offset = printStart
    while true {
      offset = bytes.firstOffset(of: ASCII.less, from: offset, to: node.start)
      guard offset < node.start else { return false }
      var index = 0
      while index < length, bytes.byte(offset + index) == bytes.byte(node.start + index) {
        index += 1
      }
      if index == length { return true }
      offset += 1
    }
  }

  /// Notes that a window lies on the same screen as the window printed right before it.
  private mutating func joinScreen(kind: UInt32, in bytes: RawSpan) {
    let previous = builder.lastRoot
    guard separation <= .punctuation, builder.isWindow(kind: kind, in: bytes),
      let previous, builder.isWindow(node: previous, in: bytes)
    else {
      printStart = node.start
      return
    }
    node.flags.insert(.joinsScreen)
  }
}
