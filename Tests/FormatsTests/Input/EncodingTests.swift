import Formats
import Hierarchy
import Testing

/// Encodings that are decoded, and those that are refused by name.
@Suite struct EncodingTests {
  private func error(_ bytes: [UInt8]) -> ReadError? {
    do throws(ReadError) {
      _ = try Dump.read(SourceText(bytes, name: "a"))
      return nil
    } catch { return error }
  }

  @Test func oddUTF16() {
    let text = Array("<A: 0x1; frame = (0 0; 1 1)>".utf16)
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    bytes.append(0x20)
    #expect(
      error(bytes) == .encoding("UTF-16 with an odd number of bytes", offset: bytes.count - 1))
  }

  @Test(arguments: [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]]) func utf32(mark: [UInt8]) {
    #expect(error(mark + [0x3C, 0, 0, 0]) == .encoding("UTF-32", offset: 0))
  }

  @Test func brokenSurrogatesAreRepaired() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    let head = "<A: 0x1; frame = (0 0; 1 1); text = '"
    let units = Array(head.utf16) + [0xD83D, 0x61, 0xDD19, 0xD83D, 0xDD19] + Array("'>".utf16)
    for unit in units + [0x20, 0xD83D] { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let dump = try Dump.read(SourceText(bytes, name: "a"))
    #expect(dump.tree[0].text == "\u{FFFD}a\u{FFFD}🔙")
    #expect(dump.preparations == [.utf16])
  }

  @Test(arguments: ["", "a", "<A", "\u{FEFF}", "\u{FEFF}\n", "\0\0\0\0", "a\0b\0"])
  func tinyTexts(text: String) throws {
    #expect(try Dump.read(SourceText(text)).tree.isEmpty)
  }

  @Test func everyFileOfTwoBytesIsRead() {
    for first in stride(from: 0, through: 255, by: 5) {
      for second in 0...255 { _ = error([UInt8(first), UInt8(second)]) }
    }
    #expect(error([0xFF, 0xFE]) == nil)
    #expect(error([0xFE, 0xFF]) == nil)
  }
}
