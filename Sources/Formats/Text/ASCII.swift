/// The bytes that scanners look for, by name.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let comma = UInt8(ascii: ",")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let bar = UInt8(ascii: "|")
  static let closeBrace = UInt8(ascii: "}")

  /// True for a byte that a class or key name may hold: letters, digits, `_`, `$`, `.`, and every
  /// byte of a non-ASCII scalar, which Swift allows in names.
  @inline(__always)
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  /// True for a byte that a class name may start with.
  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    isName(byte) && byte != dot && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
  }

  /// True for a hexadecimal digit.
  @inline(__always)
  static func isHex(_ byte: UInt8) -> Bool { byte.isHexDigit }

  /// True for a byte that ends a line.
  @inline(__always)
  static func isLineBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// True for a space or a tab.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}
