import Hierarchy

/// A start tag that libxml2 has read, in which single values are looked for.
///
/// Nothing is kept of it: most of a large tree's tags are asked for a few names that stand first.
struct XMLStartTag {
  /// Where the tag begins.
  let offset: Int
  /// Where the name ends.
  private let start: Int
  private let limit: Int

  /// - Parameter range: From the `<` to behind the `>`.
  /// - Returns: nil for a name that begins as none does in a view tree.
  init?(_ range: Range<Int>, in bytes: RawSpan) {
    offset = range.lowerBound
    let name = offset + 1
    guard range.count > 2, bytes.byte(range.lowerBound) == ASCII.less,
      XMLTag.startsName(bytes.byte(name))
    else { return nil }
    limit = range.upperBound
    start = XMLTag.endOfName(from: name, in: bytes, limit: limit)
  }

  /// The bytes of an attribute's value, without quotes; nil where the tag has no such attribute.
  ///
  /// The tag is well formed, so that quotes stand around values and nowhere else.
  func value(of key: String, in bytes: RawSpan) -> Range<Int>? {
    let wanted = Name(key)
    var position = start
    while true {
      position = XMLTag.skipWhiteSpace(from: position, in: bytes, limit: limit)
      let isWanted = wanted.stands(at: position, in: bytes, limit: limit)
      let open = Self.firstQuote(from: position, in: bytes, limit: limit)
      guard open < limit else { return nil }
      let close = bytes.firstOffset(of: bytes.byte(open), from: open &+ 1, to: limit)
      if isWanted { return open + 1..<close }
      position = close &+ 1
    }
  }

  /// The name of an attribute, its first eight bytes in a word.
  private struct Name {
    private let key: String
    private let length: Int
    private let mask: UInt64
    private let head: UInt64
    /// The last eight bytes of a longer one.
    private let tail: UInt64

    init(_ key: String) {
      var (head, tail): (UInt64, UInt64) = (0, 0)
      var length = 0
      for byte in key.utf8 {
        if length < 8 { head |= UInt64(byte) << UInt64(8 * length) }
        tail = tail >> 8 | UInt64(byte) << 56
        length += 1
      }
      self.key = key
      self.length = length
      self.head = head
      self.tail = tail
      mask = UInt64.max >> UInt64(64 - 8 * min(max(length, 1), 8))
    }

    @inline(__always)
    func stands(at position: Int, in bytes: RawSpan, limit: Int) -> Bool {
      guard bytes.word(position) & mask == head, position &+ length < limit,
        XMLStartTag.endsName(bytes.byte(position &+ length))
      else { return false }
      if length <= 8 { return true }
      guard bytes.word(position &+ length &- 8) == tail else { return false }
      return length <= 16
        || zip(position..., key.utf8).allSatisfy { bytes.byte($0) == $1 }
    }
  }

  @inline(__always)
  static func endsName(_ byte: UInt8) -> Bool {
    byte == ASCII.equals || ASCII.isBlank(byte) || ASCII.isLineBreak(byte)
  }

  @inline(__always)
  private static func firstQuote(from start: Int, in bytes: RawSpan, limit: Int) -> Int {
    var offset = start
    while offset < limit {
      let word = bytes.word(offset)
      let marks = word.bytes(equalTo: ASCII.quote) | word.bytes(equalTo: ASCII.apostrophe)
      if marks != 0 { return min(offset &+ marks.firstMarkedByte, limit) }
      offset &+= 8
    }
    return limit
  }
}
