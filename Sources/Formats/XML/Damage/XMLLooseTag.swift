import Hierarchy

/// A start tag as a damaged text has it: names and values as they stand, right or wrong.
struct XMLLooseTag {
  /// An attribute between its blanks.
  struct Attribute {
    /// The bytes of the name.
    let key: Range<Int>
    /// The bytes between the quotes.
    let value: Range<Int>
    /// The quotation mark.
    let quote: UInt8
  }

  /// What keeps a text from being a tag.
  enum Failure: Error {
    /// No tag begins here.
    case none
    /// The text ends in the tag, or in one of its values.
    case cut
    /// A value cannot be told from what follows it; the offset of the place.
    case ambiguous(Int)
  }

  /// The bytes of the name, which may be none that XML allows.
  let name: Range<Int>
  /// In the order written.
  private(set) var attributes: [Attribute] = []
  /// Commas and semicolons between attributes.
  private(set) var strays: [Int] = []
  /// Where a blank is missing between two attributes.
  private(set) var joints: [Int] = []
  /// The offset behind the `>`.
  private(set) var end: Int
  /// True for `<a/>`.
  private(set) var isEmpty = false

  /// The most attributes of a tag; libxml2 is given no more either.
  private static let mostAttributes = 1024

  /// Takes the tag at an offset apart.
  ///
  /// - Throws: What keeps it from being one.
  init(at start: Int, in bytes: RawSpan, limit: Int) throws(Failure) {
    guard let name = XMLLooseScanner.name(at: start + 1, in: bytes, limit: limit) else {
      throw start + 1 >= limit || Self.isLastName(at: start + 1, in: bytes, limit) ? .cut : .none
    }
    self.name = name
    end = name.upperBound
    var position = end
    var hasBareQuotes = false
    while true {
      let next = XMLTag.skipWhiteSpace(from: position, in: bytes, limit: limit)
      guard next < limit else { throw .cut }
      if let close = try closing(at: next, in: bytes, limit) {
        end = close
        break
      }
      let byte = bytes.byte(next)
      if !attributes.isEmpty, byte == ASCII.comma || byte == ASCII.semicolon {
        strays.append(next)
        position = next + 1
        continue
      }
      let found = try XMLLooseScanner.attribute(at: next, in: bytes, limit: limit)
      guard let (attribute, hasBareQuote) = found, attributes.count < Self.mostAttributes else {
        throw attributes.isEmpty ? .none : .ambiguous(next)
      }
      if next == position, !attributes.isEmpty, strays.last != next - 1 { joints.append(next) }
      hasBareQuotes = hasBareQuotes || hasBareQuote
      attributes.append(attribute)
      position = attribute.value.upperBound + 1
    }
    if name.isEmpty, attributes.isEmpty { throw .none }
    if hasBareQuotes, !XMLLooseScanner.standsAlone(endingAt: end, in: bytes, limit) {
      throw .ambiguous(start)
    }
  }

  /// The offset behind `>` or `/>`; nil where neither stands.
  private mutating func closing(
    at offset: Int, in bytes: RawSpan, _ limit: Int
  ) throws(Failure) -> Int? {
    if bytes.byte(offset) == ASCII.greater { return offset + 1 }
    guard bytes.byte(offset) == XMLTag.slash else { return nil }
    guard offset + 1 < limit else { throw .cut }
    guard bytes.byte(offset + 1) == ASCII.greater else {
      throw attributes.isEmpty ? .none : .ambiguous(offset)
    }
    isEmpty = true
    return offset + 2
  }

  /// True when nothing but a name stands from an offset to the end of the text.
  private static func isLastName(at start: Int, in bytes: RawSpan, _ limit: Int) -> Bool {
    limit - start < 256 && ASCII.startsName(bytes.byte(start))
      && (start..<limit).allSatisfy { ASCII.isName(bytes.byte($0)) }
  }
}
