/// The bytes that a tree was read from, kept as they are for as long as anything refers to them.
///
/// A text is either the file itself or derived from another text (decoded from UTF-16, unescaped,
/// unwrapped); a derived text knows, byte for byte, where it came from, so that places are
/// reported and corrections are written in the original. The memory never changes after the text
/// is made, which is why it may be shared between threads.
public final class SourceText: @unchecked Sendable {
  /// How many bytes may be read past the end, all zero; readers load eight bytes at a time.
  package static let padding = 64

  /// What messages call this text: a path, or `<stdin>`.
  public let name: String
  /// The number of bytes, padding left out.
  public let count: Int
  /// The text that this one was made from, with the map back; nil for the original.
  package let derivation: Derivation?

  /// Tells the system that a large block is about to be filled; nil where nobody can.
  ///
  /// What is built from a large text fills hundreds of megabytes once, from front to back, and
  /// spends a tenth of its time on page faults unless the system is told. Whoever maps files can
  /// tell it; nothing else here knows the system.
  package let adviseLargeBlock: (@Sendable (UnsafeMutableRawPointer, Int) -> Void)?

  private let base: UnsafeRawPointer
  private let release: @Sendable (UnsafeRawPointer) -> Void

  /// How a text was made from another.
  package struct Derivation: Sendable {
    /// The text that was read.
    package let parent: SourceText
    /// Where each byte came from.
    package let map: OffsetMap
    /// True when lines and columns are counted in this text: it is the parent in another encoding.
    package let keepsLines: Bool

    /// Makes a derivation of a text and a map into it.
    package init(parent: SourceText, map: OffsetMap, keepsLines: Bool) {
      self.parent = parent
      self.map = map
      self.keepsLines = keepsLines
    }
  }

  /// Takes over memory that somebody mapped or allocated.
  ///
  /// - Parameters:
  ///   - name: What messages call the text.
  ///   - memory: `count` bytes, followed by `padding` readable zero bytes.
  ///   - count: The number of bytes, padding left out.
  ///   - derivation: Where the text came from, unless it is the original.
  ///   - adviseLargeBlock: Prepares large blocks of memory that are filled from this text.
  ///   - release: Gives the memory back; called once.
  package init(
    name: String, adopting memory: UnsafeRawPointer, count: Int, derivation: Derivation? = nil,
    adviseLargeBlock: (@Sendable (UnsafeMutableRawPointer, Int) -> Void)? = nil,
    release: @escaping @Sendable (UnsafeRawPointer) -> Void
  ) {
    self.name = name
    self.base = memory
    self.count = count
    self.derivation = derivation
    self.adviseLargeBlock = adviseLargeBlock
    self.release = release
  }

  /// Copies bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: What messages call it.
  public convenience init(_ bytes: [UInt8], name: String) {
    self.init(bytes, name: name, derivation: nil)
  }

  package convenience init(_ bytes: [UInt8], name: String, derivation: Derivation?) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: bytes.count + Self.padding, alignment: 16)
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        memory.copyMemory(from: start, byteCount: source.count)
      }
    }
    (memory + bytes.count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    self.init(
      name: name, adopting: UnsafeRawPointer(memory), count: bytes.count, derivation: derivation,
      release: { UnsafeMutableRawPointer(mutating: $0).deallocate() })
  }

  /// A part of a text that is made of another one.
  package enum Piece {
    /// Bytes of the other text, as they are.
    case range(Range<Int>)
    /// Bytes that are new.
    case bytes([UInt8])

    var count: Int {
      switch self {
      case .range(let range): range.count
      case .bytes(let bytes): bytes.count
      }
    }
  }

  /// Makes a text of pieces of another one and of new bytes, each copied once.
  package convenience init(_ pieces: [Piece], of other: SourceText) {
    let count = pieces.reduce(0) { $0 + $1.count }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count + Self.padding, alignment: 16)
    if count >= 48 << 20 { other.adviseLargeBlock?(memory, count) }
    var place = memory
    for piece in pieces {
      switch piece {
      case .range(let range):
        precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
        place.copyMemory(from: other.base + range.lowerBound, byteCount: range.count)
      case .bytes(let bytes):
        bytes.withUnsafeBytes { source in
          if let start = source.baseAddress {
            place.copyMemory(from: start, byteCount: source.count)
          }
        }
      }
      place += piece.count
    }
    place.initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    self.init(
      name: other.name, adopting: UnsafeRawPointer(memory), count: count,
      adviseLargeBlock: other.adviseLargeBlock,
      release: { UnsafeMutableRawPointer(mutating: $0).deallocate() })
  }

  /// Makes a text of a string.
  public convenience init(_ string: String, name: String = "<string>") {
    self.init(Array(string.utf8), name: name)
  }

  deinit { release(base) }

  /// True when zero bytes among the first few thousand show that this is no text; UTF-16, in
  /// which every second byte of ASCII is zero, begins with a byte order mark or with one zero.
  package var isBinary: Bool {
    let lead = (byte(at: 0), byte(at: 1))
    if lead == (0xFF, 0xFE) || lead == (0xFE, 0xFF) || (lead.0 == 0) != (lead.1 == 0) {
      return false
    }
    let end = min(count, 8192)
    // Padding is zero, so that a stretch behind the end is looked at byte by byte.
    var marks: UInt64 = 0
    var offset = 0
    while offset &+ 32 <= end {
      for word in 0..<4 {
        marks |=
          base.loadUnaligned(fromByteOffset: offset &+ word &* 8, as: UInt64.self).zeroBytes
      }
      offset &+= 32
    }
    if marks != 0 { return true }
    return (offset..<end).contains { byte(at: $0) == 0 }
  }

  /// Lends the bytes together with their padding; every load is checked against the end of both.
  package func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let memory = UnsafeRawBufferPointer(start: base, count: count + Self.padding)
    return try body(memory.bytes)
  }

  /// Lends the bytes to what writes them, without their padding.
  package func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// The byte at an offset; zero at the end and within the padding.
  package func byte(at offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count + Self.padding)
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The bytes of a range, as they are.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let part = UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    return Array(part)
  }

  /// A range as a string; bytes that are no UTF-8 become U+FFFD.
  package func string(in range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let part = UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    return String(decoding: part, as: UTF8.self)
  }

  /// True when the bytes of a range are those of a literal.
  package func matches(_ literal: StaticString, in range: Range<Int>) -> Bool {
    guard range.count == literal.utf8CodeUnitCount, range.upperBound <= count,
      range.lowerBound >= 0
    else { return false }
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
      .elementsEqual(UnsafeBufferPointer(start: literal.utf8Start, count: range.count))
  }

  /// True when another text has the same bytes. Complexity: O(bytes).
  package func hasBytes(of other: SourceText) -> Bool {
    self === other
      || withUnsafeBytes { one in other.withUnsafeBytes { one.elementsEqual($0) } }
  }

  /// The file itself, at the end of the chain of derivations.
  public var original: SourceText { derivation.map { $0.parent.original } ?? self }

  /// The text in which lines and columns are counted: the file, as UTF-8.
  package var lineText: SourceText {
    guard let derivation, !derivation.keepsLines else { return self }
    return derivation.parent.lineText
  }

  /// Where a range of this text lies in the original file.
  package func originalRange(of range: Range<Int>) -> Range<Int> {
    guard let derivation else { return range }
    return derivation.parent.originalRange(of: derivation.map.range(of: range))
  }

  /// Where a range of this text lies in the text that lines are counted in.
  package func lineRange(of range: Range<Int>) -> Range<Int> {
    guard let derivation, !derivation.keepsLines else { return range }
    return derivation.parent.lineRange(of: derivation.map.range(of: range))
  }

  /// Where an offset of this text lies in the text that lines are counted in.
  package func lineOffset(of offset: Int) -> Int {
    guard let derivation, !derivation.keepsLines else { return offset }
    return derivation.parent.lineOffset(of: derivation.map.range(of: offset..<offset).lowerBound)
  }
}
