import Hierarchy
import Synchronization
import Testing

/// Texts keep their bytes, their padding, and the way back to the file.
@Suite struct SourceTextTests {
  @Test(arguments: [0, 1, 7, 8, 63, 64, 65, 4096])
  func paddingIsZero(count: Int) {
    let text = SourceText([UInt8](repeating: 0xFF, count: count), name: "a")
    #expect(text.count == count)
    for offset in 0..<SourceText.padding { #expect(text.byte(at: count + offset) == 0) }
    text.withBytes { #expect($0.byteCount == count + SourceText.padding) }
    #expect(text.bytes(in: 0..<count) == [UInt8](repeating: 0xFF, count: count))
  }

  @Test func stringsAreRepaired() {
    let text = SourceText([0x61, 0xC3, 0x62, 0xF0, 0x9F, 0x94, 0x99], name: "a")
    #expect(text.string(in: 0..<7) == "a\u{FFFD}b\u{1F519}")
    #expect(text.string(in: 3..<3) == "")
    #expect(SourceText("é").bytes(in: 0..<2) == [0xC3, 0xA9])
    #expect(SourceText("é").name == "<string>")
  }

  @Test func matchesBytesOnly() {
    let text = SourceText("UIView")
    #expect(text.matches("View", in: 2..<6))
    #expect(!text.matches("View", in: 1..<5))
    #expect(!text.matches("View", in: 2..<5))
    #expect(!text.matches("View", in: 4..<8))
    #expect(text.matches("", in: 6..<6))
  }

  @Test func memoryIsGivenBackOnce() {
    let released = Mutex(0)
    do {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 66, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: 66)
      memory.storeBytes(of: 0x41, as: UInt8.self)
      let text = SourceText(name: "mapped", adopting: UnsafeRawPointer(memory), count: 2) {
        pointer in
        released.withLock { $0 += 1 }
        UnsafeMutableRawPointer(mutating: pointer).deallocate()
      }
      #expect(text.byte(at: 0) == 0x41)
      #expect(text.original === text)
      #expect(released.withLock { $0 } == 0)
    }
    #expect(released.withLock { $0 } == 1)
  }

  /// A file of two bytes a character, from which an escaped text, from which an unescaped one.
  @Test func derivationsLeadBackToTheFile() {
    let file = SourceText([UInt8](repeating: 0x20, count: 18), name: "file")
    var decoding = OffsetMap()
    decoding.appendLinear(derived: 0, parent: 2, count: 8, scale: 2)
    let decoded = SourceText(
      Array("ab&lt;cd".utf8), name: "file",
      derivation: .init(parent: file, map: decoding, keepsLines: true))
    var unescaping = OffsetMap()
    unescaping.appendLinear(derived: 0, parent: 0, count: 2, scale: 1)
    unescaping.appendReplacement(derived: 2, count: 1, parent: 2..<6)
    unescaping.appendLinear(derived: 3, parent: 6, count: 2, scale: 1)
    let unescaped = SourceText(
      Array("ab<cd".utf8), name: "file",
      derivation: .init(parent: decoded, map: unescaping, keepsLines: false))
    #expect(unescaped.original === file)
    #expect(unescaped.lineText === decoded)
    #expect(unescaped.originalRange(of: 2..<4) == 6..<16)
    #expect(unescaped.lineOffset(of: 3) == 6)
    #expect(decoded.lineOffset(of: 3) == 3)
    #expect(file.originalRange(of: 2..<4) == 2..<4)
    #expect(LineIndex(unescaped).location(of: 4) == Hierarchy.SourceLocation(line: 1, column: 8))
  }
}
