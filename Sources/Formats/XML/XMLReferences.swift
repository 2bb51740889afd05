import Hierarchy

/// Decodes what XML writes in an attribute value: references, and line breaks that count as blanks.
enum XMLReferences {
  /// The string that the bytes of a value stand for; a reference that is none stays as it is.
  static func decoded(_ value: Range<Int>, in source: SourceText) -> String {
    let isPlain = source.withBytes { bytes in
      value.allSatisfy { bytes.byte($0) != ampersand && bytes.byte($0) >= 0x20 }
    }
    if isPlain { return source.string(in: value) }
    let bytes = source.bytes(in: value)
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ampersand, let (scalar, end) = reference(at: position, in: bytes) {
        result.append(contentsOf: String(Character(scalar)).utf8)
        position = end
        continue
      }
      // CRLF is one line break, and a line break in a value is a blank.
      if byte == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
      result.append(byte < 0x20 ? 0x20 : byte)
      position += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let ampersand = UInt8(ascii: "&")
  private static let named: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  private static func reference(
    at start: Int, in bytes: [UInt8]
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard
      let close = bytes[start...].prefix(12).firstIndex(of: ASCII.semicolon)
    else { return nil }
    let name = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
    if let scalar = named[name] { return (scalar, close + 1) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map { ($0, close + 1) }
  }
}
