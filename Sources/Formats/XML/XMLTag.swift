import Hierarchy

/// A start tag, taken apart in the file's own bytes.
///
/// libxml2 says where a tag begins and that it is well formed; it does not say where each value
/// stands. That is found here, in the bytes of the one tag that somebody asks about.
struct XMLTag: Sendable {
  /// The bytes of the name.
  let name: Range<Int>
  /// The attributes in the order written: the bytes of the name, and those between the quotes.
  private(set) var attributes: [(key: Range<Int>, value: Range<Int>)] = []
  /// The offset behind the `>`.
  private(set) var end: Int
  /// True for `<a/>`.
  private(set) var isEmpty = false

  /// Takes the tag at an offset apart.
  ///
  /// - Parameters:
  ///   - start: The offset of the `<`.
  ///   - limit: Where the text ends.
  /// - Returns: nil where no whole start tag stands.
  init?(at start: Int, in bytes: RawSpan, limit: Int) {
    var position = start + 1
    guard start < limit, bytes.byte(start) == ASCII.less,
      Self.startsName(bytes.byte(position))
    else { return nil }
    position = Self.endOfName(from: position, in: bytes, limit: limit)
    name = start + 1..<position
    end = position
    attributes.reserveCapacity(20)
    while position < limit {
      let next = Self.skipWhiteSpace(from: position, in: bytes, limit: limit)
      let byte = bytes.byte(next)
      if byte == ASCII.greater || byte == Self.slash && bytes.byte(next + 1) == ASCII.greater {
        isEmpty = byte == Self.slash
        end = next + (isEmpty ? 2 : 1)
        return
      }
      guard next > position,
        let attribute = Self.attribute(at: next, in: bytes, limit: limit)
      else { return nil }
      attributes.append(attribute)
      position = attribute.value.upperBound + 1
    }
    return nil
  }

  /// The bytes of an attribute's value; nil where the tag has no such attribute.
  func value(of key: String, in bytes: RawSpan) -> Range<Int>? {
    attributes.first { Self.matches(key, $0.key, in: bytes) }?.value
  }

  /// True when the name is a given one.
  func isNamed(_ wanted: String, in bytes: RawSpan) -> Bool {
    Self.matches(wanted, name, in: bytes)
  }

  /// True when a range holds the bytes of a string.
  private static func matches(_ wanted: String, _ range: Range<Int>, in bytes: RawSpan) -> Bool {
    range.count == wanted.utf8.count && zip(range, wanted.utf8).allSatisfy { bytes.byte($0) == $1 }
  }

  private static func attribute(
    at start: Int, in bytes: RawSpan, limit: Int
  ) -> (key: Range<Int>, value: Range<Int>)? {
    guard startsName(bytes.byte(start)) else { return nil }
    let keyEnd = endOfName(from: start, in: bytes, limit: limit)
    var position = skipWhiteSpace(from: keyEnd, in: bytes, limit: limit)
    guard position < limit, bytes.byte(position) == ASCII.equals else { return nil }
    position = skipWhiteSpace(from: position + 1, in: bytes, limit: limit)
    let quote = bytes.byte(position)
    guard position < limit, quote == ASCII.quote || quote == ASCII.apostrophe else { return nil }
    let close = bytes.firstOffset(of: quote, from: position + 1, to: limit)
    guard close < limit else { return nil }
    return (start..<keyEnd, position + 1..<close)
  }

  static let slash = UInt8(ascii: "/")

  static func startsName(_ byte: UInt8) -> Bool {
    ASCII.startsName(byte) && byte != UInt8(ascii: "$")
  }

  static func endOfName(from start: Int, in bytes: RawSpan, limit: Int) -> Int {
    var position = start
    while position < limit {
      let byte = bytes.byte(position)
      // A bit for each byte of ASCII that a name may hold: letters, digits, `_`, `.`, `-` and `:`.
      let holding: UInt64 = byte < 0x40 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
      guard byte >= 0x80 || holding >> UInt64(byte & 63) & 1 != 0 else { break }
      position &+= 1
    }
    return position
  }

  static func skipWhiteSpace(from start: Int, in bytes: RawSpan, limit: Int) -> Int {
    var position = start
    while position < limit,
      ASCII.isBlank(bytes.byte(position)) || ASCII.isLineBreak(bytes.byte(position))
    {
      position += 1
    }
    return position
  }
}
