import Hierarchy

/// Turns UTF-16, and what an XML declaration says that it is, into UTF-8, with a map back; UTF-8
/// goes through untouched.
package enum EncodingDecoder {
  /// The text as UTF-8.
  ///
  /// - Throws: `ReadError.encoding` for UTF-32, for UTF-16 of an odd number of bytes, and for a
  ///   declared encoding that is not known.
  package static func utf8(_ source: SourceText) throws(ReadError) -> SourceText {
    if beginsAsUTF8(source) { return try asDeclared(source) }
    let lead = (0..<4).map { source.byte(at: $0) }
    if source.count >= 4, lead == [0xFF, 0xFE, 0, 0] || lead == [0, 0, 0xFE, 0xFF] {
      throw .encoding("UTF-32", offset: 0)
    }
    guard let isLittleEndian = utf16ByteOrder(of: source, lead: lead) else {
      return try asDeclared(source)
    }
    if source.count % 2 == 1 {
      throw .encoding("UTF-16 with an odd number of bytes", offset: source.count - 1)
    }
    return source.withBytes { decode($0, of: source, isLittleEndian: isLittleEndian) }
  }

  /// True for nearly every text that is no UTF-16 and no UTF-32: neither a mark of one stands at its
  /// beginning nor a zero byte.
  private static func beginsAsUTF8(_ source: SourceText) -> Bool {
    guard source.count >= sampleSize, source.byte(at: 0) < 0xFE else { return false }
    return source.withBytes { bytes in
      for offset in stride(from: 0, to: sampleSize, by: 8) where bytes.word(offset).zeroBytes != 0 {
        return false
      }
      return true
    }
  }

  /// How much of a text is looked at for the zeros of UTF-16, in bytes.
  private static let sampleSize = 64

  /// What was done to a text that came out of `utf8`; nil for one that went through.
  static func preparation(of text: SourceText, from source: SourceText) -> Preparation? {
    if text === source { return nil }
    let lead = (0..<4).map { source.byte(at: $0) }
    return utf16ByteOrder(of: source, lead: lead) == nil ? .declaredEncoding : .utf16
  }

  private static func asDeclared(_ source: SourceText) throws(ReadError) -> SourceText {
    let declared = SingleByteEncoding.declared(by: source)
    if case .unicode = declared { return source }
    let isASCII = source.withBytes { bytes in
      (0..<source.count).allSatisfy { bytes.byte($0) < 0x80 }
    }
    if isASCII { return source }
    switch declared {
    case .unicode: return source
    case .singleByte(let encoding): return encoding.decode(source)
    case .other(let name): throw .encoding(name, offset: 0)
    }
  }

  /// True for little-endian UTF-16, false for big-endian, nil for anything else.
  ///
  /// Without a byte order mark the first characters decide: ASCII in UTF-16 has a zero in every
  /// second byte, which no UTF-8 text has.
  private static func utf16ByteOrder(of source: SourceText, lead: [UInt8]) -> Bool? {
    guard source.count >= 4 else { return nil }
    if lead[0] == 0xFF, lead[1] == 0xFE { return true }
    if lead[0] == 0xFE, lead[1] == 0xFF { return false }
    let sample = min(source.count, sampleSize) / 2
    let evenZeros = (0..<sample).count { source.byte(at: $0 * 2) == 0 }
    let oddZeros = (0..<sample).count { source.byte(at: $0 * 2 + 1) == 0 }
    if evenZeros == 0, oddZeros * 4 >= sample * 3 { return true }
    if oddZeros == 0, evenZeros * 4 >= sample * 3 { return false }
    return nil
  }

  private static func decode(
    _ bytes: RawSpan, of source: SourceText, isLittleEndian: Bool
  ) -> SourceText {
    func unit(_ offset: Int) -> UInt16 {
      let low = bytes.byte(isLittleEndian ? offset : offset + 1)
      let high = bytes.byte(isLittleEndian ? offset + 1 : offset)
      return UInt16(high) << 8 | UInt16(low)
    }
    var rewriter = TextRewriter(capacity: source.count)
    var offset = unit(0) == 0xFEFF ? 2 : 0
    while offset < source.count {
      let first = unit(offset)
      if first < 0x80 {
        rewriter.append(UInt8(first), for: offset, scale: 2)
        offset += 2
        continue
      }
      var scalar = Unicode.Scalar(first)
      var length = 2
      if UTF16.isLeadSurrogate(first), offset + 2 < source.count {
        let second = unit(offset + 2)
        if UTF16.isTrailSurrogate(second) {
          let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
          scalar = Unicode.Scalar(value)
          length = 4
        }
      }
      rewriter.replace(offset..<offset + length, with: scalar ?? "\u{FFFD}")
      offset += length
    }
    return rewriter.text(derivedFrom: source, keepsLines: true)
  }
}
