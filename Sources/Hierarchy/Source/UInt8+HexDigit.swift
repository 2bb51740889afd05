extension UInt8 {
  /// True for a hexadecimal digit of ASCII, small or capital.
  @inlinable package var isHexDigit: Bool {
    @inline(__always) get {
      switch self {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        true
      default: false
      }
    }
  }
}
