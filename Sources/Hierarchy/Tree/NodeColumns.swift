/// The columns that every node has an entry in, in memory of their own.
///
/// Arrays would do, but appending to seven of them asks seven times whether each is shared and
/// full, which is a tenth of the time that reading takes. Here one check covers all columns, and
/// memory that no node has reached yet costs nothing. Every read is checked against the count.
/// Columns are written by one builder only, before the tree that owns them is made.
@usableFromInline
struct NodeColumns: ~Copyable, @unchecked Sendable {
  @usableFromInline private(set) var count = 0
  private var capacity: Int
  /// The memory of all columns but `wideFrames`, one behind the other.
  private var block: UnsafeMutableRawPointer
  private var starts: UnsafeMutablePointer<UInt32>
  /// Lengths in bytes; what is longer than fits stands in `longLengths`.
  private var lengths: UnsafeMutablePointer<UInt16>
  private var longLengths = SideTable<UInt32>()
  @usableFromInline private(set) var kinds: UnsafeMutablePointer<UInt32>
  @usableFromInline private(set) var parents: UnsafeMutablePointer<Int32>
  @usableFromInline private(set) var subtreeEnds: UnsafeMutablePointer<Int32>
  /// Frames, as long as each is the same in these: whole numbers, halves and quarters are. Memory
  /// that is touched for the first time is a tenth of the time that reading takes.
  @usableFromInline private(set) var frames: UnsafeMutablePointer<SIMD4<Float>>
  /// All frames, from the first on that is not.
  @usableFromInline private(set) var wideFrames: UnsafeMutablePointer<SIMD4<Double>>?
  @usableFromInline private(set) var flags: UnsafeMutablePointer<NodeFlags>
  /// Words of tools; written up to the last node that has one.
  private var states: UnsafeMutablePointer<UInt8>
  private var stateCount = 0
  private let advise: ((UnsafeMutableRawPointer, Int) -> Void)?

  /// Makes room for nodes.
  ///
  /// - Parameters:
  ///   - capacity: How many; more can be added.
  ///   - hasWholeFrames: True where most files give whole numbers; frames begin as Floats then.
  ///   - advise: Prepares the largest column, if it is large.
  init(
    capacity: Int, hasWholeFrames: Bool = false,
    advise: ((UnsafeMutableRawPointer, Int) -> Void)? = nil
  ) {
    self.capacity = (max(capacity, 16) + 15) / 16 * 16
    self.advise = advise
    let columns = Columns(capacity: self.capacity)
    block = columns.block
    frames = columns.frames
    starts = columns.starts
    kinds = columns.kinds
    parents = columns.parents
    subtreeEnds = columns.subtreeEnds
    lengths = columns.lengths
    flags = columns.flags
    states = columns.states
    if hasWholeFrames { prepareFrames(of: columns) } else { wideFrames = widen() }
  }

  /// From so many nodes on, preparing a column is worth a call.
  private static let manyNodes = 1 << 20

  private func prepare(_ column: UnsafeMutableRawPointer, _ size: Int) {
    if capacity >= Self.manyNodes { advise?(column, size) }
  }

  /// Prepares the largest column; to prepare them all takes more from others than it gains.
  private func prepareFrames(of columns: Columns) {
    prepare(
      UnsafeMutableRawPointer(columns.frames),
      columns.capacity * MemoryLayout<SIMD4<Float>>.stride)
  }

  /// One block, cut into columns: those of the largest entries come first, so that each is aligned.
  private struct Columns {
    let block: UnsafeMutableRawPointer
    let capacity: Int
    let frames: UnsafeMutablePointer<SIMD4<Float>>
    let starts: UnsafeMutablePointer<UInt32>
    let kinds: UnsafeMutablePointer<UInt32>
    let parents: UnsafeMutablePointer<Int32>
    let subtreeEnds: UnsafeMutablePointer<Int32>
    let lengths: UnsafeMutablePointer<UInt16>
    let flags: UnsafeMutablePointer<NodeFlags>
    let states: UnsafeMutablePointer<UInt8>

    init(capacity: Int) {
      self.capacity = capacity
      block = .allocate(byteCount: capacity * (16 + 4 * 4 + 2 * 2 + 1), alignment: 16)
      var place = block
      func cut<Entry>(_ entry: Entry.Type) -> UnsafeMutablePointer<Entry> {
        defer { place += capacity * MemoryLayout<Entry>.stride }
        return place.bindMemory(to: entry, capacity: capacity)
      }
      frames = cut(SIMD4<Float>.self)
      starts = cut(UInt32.self)
      kinds = cut(UInt32.self)
      parents = cut(Int32.self)
      subtreeEnds = cut(Int32.self)
      lengths = cut(UInt16.self)
      flags = cut(NodeFlags.self)
      states = cut(UInt8.self)
    }
  }

  deinit {
    block.deallocate()
    wideFrames?.deallocate()
  }

  /// What one node brings.
  struct Entry {
    /// The offset of the opening bracket.
    var start: UInt32
    /// The number of bytes up to and with the closing bracket.
    var length: UInt32
    /// The position among the kinds.
    var kind: UInt32
    /// The parent's index, -1 for a root.
    var parent: Int32
    /// x, y, width and height as printed; zero where nothing readable is printed.
    var frame: SIMD4<Double>
    var flags: NodeFlags
  }

  /// Adds a node and returns its index.
  @inline(__always)
  mutating func append(_ entry: Entry) -> Int {
    // There is room for one more at any time: what is rare comes last, so that nothing has to be
    // kept aside for it.
    let index = count
    starts[index] = entry.start
    lengths[index] = UInt16(truncatingIfNeeded: entry.length)
    kinds[index] = entry.kind
    parents[index] = entry.parent
    setFrame(entry.frame, of: index)
    flags[index] = entry.flags
    count = index &+ 1
    subtreeEnds[index] = Int32(truncatingIfNeeded: index &+ 1)
    if entry.length >= UInt32(UInt16.max) { noteLength(entry.length, of: index) }
    if index &+ 1 == capacity { grow() }
    return index
  }

  @inline(__always)
  private mutating func setFrame(_ frame: SIMD4<Double>, of index: Int) {
    if let wideFrames {
      wideFrames[index] = frame
    } else {
      let short = SIMD4<Float>(
        Float(frame.x), Float(frame.y), Float(frame.z), Float(frame.w))
      if Self.widened(short) == frame {
        frames[index] = short
      } else {
        widen()[index] = frame
      }
    }
  }

  @inlinable @inline(__always)
  static func widened(_ frame: SIMD4<Float>) -> SIMD4<Double> {
    SIMD4(Double(frame.x), Double(frame.y), Double(frame.z), Double(frame.w))
  }

  /// Takes all frames as Doubles from now on.
  @inline(never)
  private mutating func widen() -> UnsafeMutablePointer<SIMD4<Double>> {
    let wide = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: capacity)
    prepare(UnsafeMutableRawPointer(wide), capacity * MemoryLayout<SIMD4<Double>>.stride)
    for index in 0..<count { wide[index] = Self.widened(frames[index]) }
    wideFrames = wide
    return wide
  }

  /// Notes what a tool says of the node added last; its flags must say `hasStates`, unless that is
  /// only for readers.
  @inline(__always)
  mutating func setStates(_ new: UInt8) {
    let index = count - 1
    while stateCount < index {
      states[stateCount] = 0
      stateCount += 1
    }
    states[index] = new
    stateCount = count
  }

  /// Keeps a length that does not fit.
  @inline(never)
  private mutating func noteLength(_ length: UInt32, of index: Int) {
    lengths[index] = .max
    longLengths.append(length, of: index)
  }

  @inline(never)
  private mutating func grow() {
    let larger = Columns(capacity: capacity * 2)
    if wideFrames == nil { prepareFrames(of: larger) }
    larger.frames.moveInitialize(from: frames, count: wideFrames == nil ? count : 0)
    larger.starts.moveInitialize(from: starts, count: count)
    larger.kinds.moveInitialize(from: kinds, count: count)
    larger.parents.moveInitialize(from: parents, count: count)
    larger.subtreeEnds.moveInitialize(from: subtreeEnds, count: count)
    larger.lengths.moveInitialize(from: lengths, count: count)
    larger.flags.moveInitialize(from: flags, count: count)
    larger.states.moveInitialize(from: states, count: stateCount)
    block.deallocate()
    block = larger.block
    frames = larger.frames
    starts = larger.starts
    kinds = larger.kinds
    parents = larger.parents
    subtreeEnds = larger.subtreeEnds
    lengths = larger.lengths
    flags = larger.flags
    states = larger.states
    capacity *= 2
    guard let narrow = wideFrames else { return }
    let wide = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: capacity)
    wide.moveInitialize(from: narrow, count: count)
    narrow.deallocate()
    wideFrames = wide
  }

  /// Works out where each subtree ends; called once, when all nodes are there. O(nodes).
  func closeSubtrees() {
    var index = count - 1
    while index >= 0 {
      let parent = Int(parents[index])
      if parent >= 0, subtreeEnds[parent] < subtreeEnds[index] {
        subtreeEnds[parent] = subtreeEnds[index]
      }
      index -= 1
    }
  }

  @inlinable @inline(__always)
  func check(_ index: Int) {
    precondition(index >= 0 && index < count, "No node has this index.")
  }

  func range(_ index: Int) -> Range<Int> {
    check(index)
    let start = Int(starts[index])
    let length = lengths[index]
    guard length == .max else { return start..<start + Int(length) }
    return start..<start + Int(longLengths[index] ?? UInt32(length))
  }

  @inlinable @inline(__always)
  func kind(_ index: Int) -> Int {
    check(index)
    return Int(kinds[index])
  }

  /// The nodes of wanted kinds, in pre-order; one pass without a call for each node.
  func nodes(ofKinds wanted: [Bool]) -> [Int32] {
    var found: [Int32] = []
    for index in 0..<count where wanted[Int(kinds[index])] {
      found.append(Int32(truncatingIfNeeded: index))
    }
    return found
  }

  /// The nodes in a range whose place passes a test, in pre-order; one pass over one column.
  func nodes(in range: Range<Int>, whereFrame test: (SIMD4<Double>) -> Bool) -> [Int32] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "No node has this index.")
    var found: [Int32] = []
    for index in range where test(frame(index)) {
      found.append(Int32(truncatingIfNeeded: index))
    }
    return found
  }

  /// The nodes whose frame has a negative side, and those with one of some flags, in pre-order; one
  /// pass over two columns.
  func nodes(withNegativeSizeOr wanted: NodeFlags) -> [Int32] {
    var found: [Int32] = []
    for index in 0..<count {
      let frame = frame(index)
      if frame.z < 0 || frame.w < 0 || !flags[index].isDisjoint(with: wanted) {
        found.append(Int32(truncatingIfNeeded: index))
      }
    }
    return found
  }

  /// The nodes of which a note is missing, in pre-order; one pass over one column.
  func nodes(withoutNote note: UInt8) -> [Int32] {
    var found: [Int32] = []
    for index in 0..<count where index >= stateCount || states[index] & note == 0 {
      found.append(Int32(truncatingIfNeeded: index))
    }
    return found
  }

  @inlinable @inline(__always)
  func parent(_ index: Int) -> Int {
    check(index)
    return Int(parents[index])
  }

  @inlinable @inline(__always)
  func subtreeEnd(_ index: Int) -> Int {
    check(index)
    return Int(subtreeEnds[index])
  }

  @inlinable @inline(__always)
  func frame(_ index: Int) -> SIMD4<Double> {
    check(index)
    if let wideFrames { return wideFrames[index] }
    return Self.widened(frames[index])
  }

  @inlinable @inline(__always)
  func flags(_ index: Int) -> NodeFlags {
    check(index)
    return flags[index]
  }

  /// True when a tool says something of a node.
  var hasStates: Bool { stateCount > 0 }

  /// The byte of a node's states together with what readers note, in the same byte.
  @inline(__always)
  func notes(_ index: Int) -> UInt8 {
    check(index)
    return index < stateCount ? states[index] : 0
  }

  /// The byte of a node's states.
  func states(_ index: Int) -> UInt8 {
    flags(index).contains(.hasStates) && index < stateCount ? states[index] : 0
  }
}
