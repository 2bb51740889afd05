/// The columns that every node has an entry in, in memory of their own.
///
/// Arrays would do, but appending to seven of them asks seven times whether each is shared and
/// full, which is a tenth of the time that reading takes. Here one check covers all columns, and
/// memory that no node has reached yet costs nothing. Every read is checked against the count.
/// Columns are written by one builder only, before the tree that owns them is made.
struct NodeColumns: ~Copyable, @unchecked Sendable {
  private(set) var count = 0
  private var capacity: Int
  private var starts: UnsafeMutablePointer<UInt32>
  /// Lengths in bytes; what is longer than fits stands in `longLengths`.
  private var lengths: UnsafeMutablePointer<UInt16>
  private var longLengths = SideTable<UInt32>()
  private var kinds: UnsafeMutablePointer<UInt32>
  private var parents: UnsafeMutablePointer<Int32>
  private var subtreeEnds: UnsafeMutablePointer<Int32>
  private var frames: UnsafeMutablePointer<SIMD4<Double>>
  private var flags: UnsafeMutablePointer<NodeFlags>
  /// Words of tools, in trees in which a tool says any; written up to the last node that has one.
  private var states: UnsafeMutablePointer<UInt8>?
  private var stateCount = 0

  /// Makes room for nodes.
  ///
  /// - Parameters:
  ///   - capacity: How many; more can be added.
  ///   - advise: Prepares the largest column, if it is large.
  init(capacity: Int, advise: ((UnsafeMutableRawPointer, Int) -> Void)? = nil) {
    self.capacity = max(capacity, 16)
    starts = .allocate(capacity: self.capacity)
    lengths = .allocate(capacity: self.capacity)
    kinds = .allocate(capacity: self.capacity)
    parents = .allocate(capacity: self.capacity)
    subtreeEnds = .allocate(capacity: self.capacity)
    frames = .allocate(capacity: self.capacity)
    flags = .allocate(capacity: self.capacity)
    let largest = self.capacity * MemoryLayout<SIMD4<Double>>.stride
    if largest >= Self.largeBlock { advise?(UnsafeMutableRawPointer(frames), largest) }
  }

  /// From this size on, in bytes, preparing a block is worth a call.
  private static let largeBlock = 32 << 20

  deinit {
    starts.deallocate()
    lengths.deallocate()
    kinds.deallocate()
    parents.deallocate()
    subtreeEnds.deallocate()
    frames.deallocate()
    flags.deallocate()
    states?.deallocate()
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
    let index = count
    if index == capacity { grow() }
    starts[index] = entry.start
    lengths[index] = UInt16(truncatingIfNeeded: entry.length)
    if entry.length >= UInt32(UInt16.max) { noteLength(entry.length, of: index) }
    kinds[index] = entry.kind
    parents[index] = entry.parent
    frames[index] = entry.frame
    flags[index] = entry.flags
    count = index + 1
    return index
  }

  /// Notes what a tool says of the node added last; its flags must say `hasStates`, unless that is
  /// only for readers.
  @inline(__always)
  mutating func setStates(_ new: UInt8) {
    let column = states ?? makeStates()
    let index = count - 1
    while stateCount < index {
      column[stateCount] = 0
      stateCount += 1
    }
    column[index] = new
    stateCount = count
  }

  @inline(never)
  private mutating func makeStates() -> UnsafeMutablePointer<UInt8> {
    let column = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    states = column
    return column
  }

  /// Keeps a length that does not fit.
  @inline(never)
  private mutating func noteLength(_ length: UInt32, of index: Int) {
    lengths[index] = .max
    longLengths.append(length, of: index)
  }

  @inline(never)
  private mutating func grow() {
    let larger = capacity * 2
    Self.move(&starts, count: count, capacity: larger)
    Self.move(&lengths, count: count, capacity: larger)
    Self.move(&kinds, count: count, capacity: larger)
    Self.move(&parents, count: count, capacity: larger)
    Self.move(&subtreeEnds, count: 0, capacity: larger)
    Self.move(&frames, count: count, capacity: larger)
    Self.move(&flags, count: count, capacity: larger)
    if var column = states {
      Self.move(&column, count: stateCount, capacity: larger)
      states = column
    }
    capacity = larger
  }

  private static func move<Element>(
    _ column: inout UnsafeMutablePointer<Element>, count: Int, capacity: Int
  ) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: column, count: count)
    column.deallocate()
    column = larger
  }

  /// Works out where each subtree ends; called once, when all nodes are there. O(nodes).
  func closeSubtrees() {
    for index in 0..<count { subtreeEnds[index] = Int32(truncatingIfNeeded: index + 1) }
    var index = count - 1
    while index >= 0 {
      let parent = Int(parents[index])
      if parent >= 0, subtreeEnds[parent] < subtreeEnds[index] {
        subtreeEnds[parent] = subtreeEnds[index]
      }
      index -= 1
    }
  }

  @inline(__always)
  private func check(_ index: Int) {
    precondition(index >= 0 && index < count, "No node has this index.")
  }

  func range(_ index: Int) -> Range<Int> {
    check(index)
    let start = Int(starts[index])
    let length = lengths[index]
    guard length == .max else { return start..<start + Int(length) }
    return start..<start + Int(longLengths[index] ?? UInt32(length))
  }

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

  func parent(_ index: Int) -> Int {
    check(index)
    return Int(parents[index])
  }

  func subtreeEnd(_ index: Int) -> Int {
    check(index)
    return Int(subtreeEnds[index])
  }

  func frame(_ index: Int) -> SIMD4<Double> {
    check(index)
    return frames[index]
  }

  func flags(_ index: Int) -> NodeFlags {
    check(index)
    return flags[index]
  }

  /// True when a tool says something of a node.
  var hasStates: Bool { states != nil }

  /// The byte of a node's states together with what readers note, in the same byte.
  @inline(__always)
  func notes(_ index: Int) -> UInt8 {
    check(index)
    guard index < stateCount, let states else { return 0 }
    return states[index]
  }

  /// The byte of a node's states.
  func states(_ index: Int) -> UInt8 {
    guard flags(index).contains(.hasStates), index < stateCount, let states else { return 0 }
    return states[index]
  }
}
