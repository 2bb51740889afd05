import Hierarchy

/// Forty bytes read under one bounds check, as five words; the first byte of each is its low one.
///
/// A key, its value and the blank behind it lie within such a window, and so do eight levels of
/// indentation: checking once instead of once a word is a fifth of the instructions of a row.
/// Words that nobody asks for are not loaded. A text's padding is longer than a window, so one may
/// begin at any place of the text, its end included.
struct ByteWindow: BitwiseCopyable {
  private let words: (UInt64, UInt64, UInt64, UInt64, UInt64)

  /// Bytes 0 to 7.
  @inline(__always) var first: UInt64 { UInt64(littleEndian: words.0) }
  /// Bytes 8 to 15.
  @inline(__always) var second: UInt64 { UInt64(littleEndian: words.1) }
  /// Bytes 16 to 23.
  @inline(__always) var third: UInt64 { UInt64(littleEndian: words.2) }
  /// Bytes 24 to 31.
  @inline(__always) var fourth: UInt64 { UInt64(littleEndian: words.3) }
  /// Bytes 32 to 39.
  @inline(__always) var fifth: UInt64 { UInt64(littleEndian: words.4) }
}

extension RawSpan {
  /// The forty bytes from an offset on.
  @inline(__always)
  func window(_ offset: Int) -> ByteWindow {
    unsafeLoadUnaligned(fromByteOffset: offset, as: ByteWindow.self)
  }
}
