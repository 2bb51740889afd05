/// Numbers the distinct classes of a file, so that each is judged once.
///
/// Open addressing over a power of two; the hash takes the first and last eight bytes and the
/// length, which tells real class names apart, and the bytes are compared in full on a hit. The
/// order of the numbers is that of first appearance, so no hash seed can change any output.
struct KindTable: Sendable {
  private(set) var kinds: [NodeKind] = []
  private var slots: [Int32]
  /// For each kind the base it stood with first and the kind that makes: a class has one base, so
  /// this finds nearly every pair without hashing it.
  private var firstPairs: [(base: UInt32, kind: UInt32)?] = []
  /// The other pairs.
  private var pairs: [Pair: UInt32] = [:]
  /// More than the files of most apps name.
  private static let usual = 64

  private struct Pair: Hashable {
    var kind: UInt32
    var base: UInt32
  }

  init() {
    slots = [Int32](repeating: -1, count: 512)
    kinds.reserveCapacity(Self.usual)
  }

  @inline(__always)
  mutating func index(of name: Range<Int>, in bytes: RawSpan) -> UInt32 {
    var slot = Self.hash(name, in: bytes) & (slots.count - 1)
    while true {
      let kind = slots[slot]
      if kind < 0 { return add(name, at: slot, in: bytes) }
      let known = kinds[Int(kind)]
      if known.baseClassName == nil, Self.equal(known.className, name, in: bytes) {
        return UInt32(bitPattern: kind)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  mutating func index(of kind: UInt32, base: Range<Int>, in bytes: RawSpan) -> UInt32 {
    let baseKind = index(of: base, in: bytes)
    if Int(kind) < firstPairs.count, let first = firstPairs[Int(kind)] {
      if first.base == baseKind { return first.kind }
      let pair = Pair(kind: kind, base: baseKind)
      if let known = pairs[pair] { return known }
      let number = add(kind, base: baseKind)
      pairs[pair] = number
      return number
    }
    let number = add(kind, base: baseKind)
    if firstPairs.isEmpty { firstPairs.reserveCapacity(Self.usual) }
    while firstPairs.count <= kind { firstPairs.append(nil) }
    firstPairs[Int(kind)] = (baseKind, number)
    return number
  }

  private mutating func add(_ kind: UInt32, base: UInt32) -> UInt32 {
    let number = UInt32(kinds.count)
    kinds.append(
      NodeKind(
        className: kinds[Int(kind)].className, baseClassName: kinds[Int(base)].className))
    return number
  }

  private mutating func add(_ name: Range<Int>, at slot: Int, in bytes: RawSpan) -> UInt32 {
    let number = kinds.count
    kinds.append(NodeKind(className: name))
    slots[slot] = Int32(number)
    if kinds.count * 2 > slots.count { grow(in: bytes) }
    return UInt32(number)
  }

  private mutating func grow(in bytes: RawSpan) {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, kind) in kinds.enumerated() where kind.baseClassName == nil {
      var slot = Self.hash(kind.className, in: bytes) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// Loads may reach past the name; what does not belong to it is shifted out.
  @inline(__always)
  private static func hash(_ name: Range<Int>, in bytes: RawSpan) -> Int {
    let length = name.count
    var head = bytes.unsafeLoadUnaligned(fromByteOffset: name.lowerBound, as: UInt64.self)
    var tail: UInt64 = 0
    if length < 8 {
      head &= (1 &<< UInt64(length &* 8)) &- 1
    } else {
      tail = bytes.unsafeLoadUnaligned(fromByteOffset: name.upperBound - 8, as: UInt64.self)
    }
    let mixed =
      (head ^ (tail &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(length)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }

  @inline(__always)
  private static func equal(_ one: Range<Int>, _ other: Range<Int>, in bytes: RawSpan) -> Bool {
    guard one.count == other.count else { return false }
    var first = one.lowerBound
    var second = other.lowerBound
    var left = one.count
    while left >= 8 {
      let a = bytes.unsafeLoadUnaligned(fromByteOffset: first, as: UInt64.self)
      let b = bytes.unsafeLoadUnaligned(fromByteOffset: second, as: UInt64.self)
      if a != b { return false }
      first += 8
      second += 8
      left -= 8
    }
    if left == 0 { return true }
    let a = bytes.unsafeLoadUnaligned(fromByteOffset: first, as: UInt64.self)
    let b = bytes.unsafeLoadUnaligned(fromByteOffset: second, as: UInt64.self)
    return (a ^ b) & ((1 &<< UInt64(left &* 8)) &- 1) == 0
  }
}
