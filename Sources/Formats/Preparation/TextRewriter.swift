import Hierarchy

/// Makes a derived text piece by piece, and the map back while it goes.
struct TextRewriter {
  private(set) var bytes: [UInt8] = []
  private(set) var map = OffsetMap()

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Takes over a range of the parent as it is.
  mutating func copy(_ range: Range<Int>, from parent: RawSpan) {
    map.appendLinear(derived: bytes.count, parent: range.lowerBound, count: range.count, scale: 1)
    for offset in range { bytes.append(parent.byte(offset)) }
  }

  /// Adds one byte that stands for `scale` bytes of the parent.
  mutating func append(_ byte: UInt8, for parent: Int, scale: Int) {
    map.appendLinear(derived: bytes.count, parent: parent, count: 1, scale: scale)
    bytes.append(byte)
  }

  /// Adds bytes that together stand for a range of the parent; none leaves the range out.
  mutating func replace(_ range: Range<Int>, with replacement: some Collection<UInt8>) {
    guard !replacement.isEmpty else { return }
    map.appendReplacement(derived: bytes.count, count: replacement.count, parent: range)
    bytes.append(contentsOf: replacement)
  }

  /// Adds a scalar that stands for a range of the parent.
  mutating func replace(_ range: Range<Int>, with scalar: Unicode.Scalar) {
    replace(range, with: Array(String(Character(scalar)).utf8))
  }

  /// The derived text.
  func text(derivedFrom parent: SourceText, keepsLines: Bool) -> SourceText {
    SourceText(
      bytes, name: parent.name,
      derivation: .init(parent: parent, map: map, keepsLines: keepsLines))
  }
}
