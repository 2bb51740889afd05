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
  private let budget: SearchBudget
  /// True when a node that a line break cuts may be joined with the lines below it; false for a
  /// text whose lines were joined already, where what is cut stays cut.
  let joinsLines: Bool
  /// Levels by the width of the indentation, for a text whose rows have no bars.
  var blankLevels: BlankLevels?

  var builder: TreeBuilder
  var stack: RowStack
  var classes: ClassCache
  var node = ScannedNode()
  var notes = ReadingNotes()
  private let plainFlags = NodeScanner.PlainFlags()
  /// Flags of nodes that have more to add than their columns.
  private let notedFlags: NodeFlags = [
    .hasAlpha, .hasTransform, .hasBoundsOrigin, .malformedFrame, .malformedTransform, .isCut,
  ]
  /// What stood between the last view and the place read now.
  var separation = Separation.adjacent
  /// The number of line breaks before `countedTo`.
  var line = 0
  /// How far the last node's line, counted from 0, is from its index.
  var lineShift = Int.min
  /// How far line breaks are counted.
  var countedTo = 0
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

  init(
    _ source: SourceText, limits: InputLimits, joinsLines: Bool, indentsByBlanks: Bool,
    classes: consuming ClassCache
  ) {
    limit = source.count
    self.limits = limits
    self.classes = classes
    self.classes.beginText()
    stack = RowStack(maxDepth: limits.maxDepth)
    self.joinsLines = joinsLines
    blankLevels = indentsByBlanks ? BlankLevels() : nil
    joinBudget = (1 << 20) + 32 * source.count
    budget = SearchBudget(for: source.count)
    scanner = NodeScanner(limit: source.count, maxValue: limits.maxValue, budget: budget)
    builder = TreeBuilder(
      source: source, syntax: RecursiveDescriptionSyntax(), estimatedNodes: source.count / 96 + 16)
  }

  /// Reads a whole text.
  ///
  /// - Throws: `ReadError.limitPassed`. Everything else is a note of the reading.
  static func read(
    _ source: SourceText, limits: InputLimits, joinsLines: Bool = true,
    indentsByBlanks: Bool = false, memory: ReadingMemory? = nil
  ) throws(ReadError) -> (tree: ViewTree, notes: ReadingNotes) {
    var reader = RecursiveDescriptionReader(
      source, limits: limits, joinsLines: joinsLines, indentsByBlanks: indentsByBlanks,
      classes: memory?.takeClasses() ?? ClassCache())
    try source.withBytes { bytes throws(ReadError) in try reader.readAll(bytes) }
    return reader.finish(memory)
  }

  private consuming func finish(
    _ memory: ReadingMemory?
  ) -> (tree: ViewTree, notes: ReadingNotes) {
    notes.dropUnfinishedFailure()
    notes.closeRun()
    let notes = notes
    memory?.keep(classes)
    return (builder.finish(), notes)
  }

  private mutating func readAll(_ bytes: RawSpan) throws(ReadError) {
    // Local values stay in registers; properties are loaded again behind every call.
    let plainFlags = NodeScanner.PlainFlags()
    let limit = limit
    let budget = budget
    let indentsByBlanks = blankLevels != nil
    var position = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    var line = 0
    while position < limit {
      let level = Indentation.levels(in: bytes, at: position)
      let start = position &+ level &* Indentation.width
      if bytes.byte(start) == ASCII.less, start < limit, !indentsByBlanks {
        let known = scanner.scanPlain(
          in: bytes, at: start, classes: classes, plain: plainFlags, into: &node)
        if known == nil { scanner.scan(in: bytes, at: start, into: &node) }
        let rowEnd = known == nil ? endOfOtherRow(in: bytes) : endOfRow(in: bytes)
        if let end = rowEnd {
          let kind =
            known.map { $0 == ClassCache.unmet ? meetKind(in: bytes) : $0 } ?? learnKind(in: bytes)
          let nodeLine = line
          line &+= 1
          if known == nil || budget.passedLineBreak {
            budget.passedLineBreak = false
            line &+= bytes.lineBreaks(in: node.start..<end)
          }
          try addNode(kind: kind, level: level &+ listLevel, line: nodeLine, in: bytes)
          position = bytes.afterLineBreak(at: end, to: limit)
          continue
        }
      }
      (self.line, countedTo) = (line, position)
      position = try readLine(from: position, in: bytes)
      countLines(to: position, in: bytes)
      line = self.line
    }
  }

  /// Counts the line breaks up to an offset.
  mutating func countLines(to offset: Int, in bytes: RawSpan) {
    guard offset > countedTo else { return }
    line += bytes.lineBreaks(in: countedTo..<offset)
    countedTo = offset
  }

  /// The kind of the scanned node, whose class is known and was not met in this text before.
  @inline(never)
  private mutating func meetKind(in bytes: RawSpan) -> UInt32 {
    let kind = builder.kind(of: node.name, in: bytes)
    classes.meet(node.name, kind: kind, in: bytes)
    return kind
  }

  /// The kind of the scanned node, which the next row of its class will find in the cache.
  @inline(never)
  private mutating func learnKind(in bytes: RawSpan) -> UInt32 {
    let kind = builder.kind(of: node.name, in: bytes)
    classes.insert(node.name, kind: kind, in: bytes)
    return kind
  }

  /// The end of the line when the scanned node is complete and has at most a known suffix.
  @inline(__always)
  private mutating func endOfRow(in bytes: RawSpan) -> Int? {
    ASCII.isLineBreak(bytes.byte(node.end)) ? node.end : endOfSuffixedRow(in: bytes)
  }

  /// The same for a node that may be anything.
  @inline(never)
  private mutating func endOfOtherRow(in bytes: RawSpan) -> Int? {
    guard node.outcome == .complete, node.end < limit else { return nil }
    return node.flags.contains(.noFrame) ? endOfSuffixedRow(in: bytes) : endOfRow(in: bytes)
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
  mutating func addNode(
    kind: UInt32, level: Int, line: Int, in bytes: RawSpan
  ) throws(ReadError) {
    let index = builder.count
    if line &- index != lineShift {
      lineShift = line &- index
      builder.setLine(line)
    }
    if index >= limits.maxNodes {
      throw .limitPassed(option: "--max-nodes", limit: limits.maxNodes, offset: node.start)
    }
    if separation != .adjacent { beginAfterSeparation(level: level, in: bytes) }
    guard let place = stack.place(level: level, node: index) else {
      throw .limitPassed(option: "--max-depth", limit: limits.maxDepth, offset: node.start)
    }
    var kind = kind
    if !node.baseName.isEmpty { kind = builder.kind(kind, base: node.baseName, in: bytes) }
    if place.missing > 0 { addGap(place.missing) }
    if place.parent < 0, index > 0 { joinScreen(kind: kind, in: bytes) }
    builder.append(
      start: node.start, end: node.end, kind: kind, parent: place.parent,
      frame: node.frame, flags: node.flags)
    if !node.flags.isDisjoint(with: notedFlags) { addRare() }
    separation = .adjacent
  }

  @inline(never)
  private mutating func addGap(_ missing: Int) {
    node.flags.insert(.belowGap)
    notes.addGap(missing, at: node.start..<node.end)
  }

  /// Adds what the side tables and the notes take of the node added last.
  @inline(never)
  private mutating func addRare() {
    let flags = plainFlags
    if node.flags.contains(flags.hasAlpha) { builder.setAlpha(node.alpha) }
    if node.flags.contains(.hasTransform) { builder.setTransform(node.transform) }
    if node.flags.contains(flags.hasBoundsOrigin) { builder.setBoundsOrigin(node.boundsOrigin) }
    if !node.flags.isDisjoint(with: [.malformedFrame, .malformedTransform, .isCut]) {
      notes.addDamage(of: node)
    }
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
