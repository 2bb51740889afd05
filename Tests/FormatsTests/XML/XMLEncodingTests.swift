import Formats
import Hierarchy
import Testing

/// Page sources in other encodings than UTF-8.
@Suite struct XMLEncodingTests {
  private func text(_ encoding: String, name: String) -> String {
    "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\r\n"
      + PageSources.window(around: "", name: name)
  }

  private func name(_ bytes: [UInt8]) throws -> String? {
    let dump = try Dump.read(SourceText(bytes, name: "page"))
    #expect(dump.tree.source.original.bytes(in: 0..<bytes.count) == bytes)
    return dump.tree[0].text ?? dump.tree[0].string(.named("name"))
  }

  @Test func utf16() throws {
    let units = Array(text("UTF-16", name: "Äpfel 🍏").utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try name([0xFF, 0xFE] + little) == "Äpfel 🍏")
    #expect(try name([0xFE, 0xFF] + big) == "Äpfel 🍏")
    #expect(try name(little) == "Äpfel 🍏")
  }

  @Test func utf8WhateverItSays() throws {
    #expect(try name(Array(text("UTF-16", name: "Äpfel").utf8)) == "Äpfel")
    #expect(try name(Array(text("UTF_8", name: "Äpfel").utf8)) == "Äpfel")
    #expect(try name([0xEF, 0xBB, 0xBF] + text("UTF-8", name: "Äpfel").utf8) == "Äpfel")
    #expect(try name(Array("\n \t\(text("utf-8", name: "Äpfel"))".utf8)) == "Äpfel")
  }

  @Test(arguments: [
    ("ISO-8859-1", 0xC4, "Ä"), ("latin1", 0x80, "\u{80}"), ("windows-1252", 0x80, "€"),
    ("CP1252", 0xC4, "Ä"), ("ISO-8859-15", 0xA4, "€"),
  ])
  func singleBytes(encoding: String, byte: UInt8, character: String) throws {
    let bytes = Array(text(encoding, name: "#").utf8).flatMap {
      $0 == UInt8(ascii: "#") ? [byte] : [$0]
    }
    #expect(try name(bytes) == character)
    let dump = try Dump.read(SourceText(bytes, name: "page"))
    #expect(dump.preparations == [.declaredEncoding])
    #expect(
      dump.tree.source.originalRange(of: dump.tree[0].range).upperBound
        == bytes.count - "</XCUIElementTypeWindow>".utf8.count)
  }

  @Test func whatIsNotKnownIsRefused() {
    let bytes = Array(text("GBK", name: "#").utf8).map { $0 == UInt8(ascii: "#") ? 0xB7 : $0 }
    #expect(throws: ReadError.encoding("GBK", offset: 0)) {
      try Dump.read(SourceText(bytes, name: "page"))
    }
    #expect(throws: Never.self) {
      try Dump.read(SourceText(text("GBK", name: "plain")))
    }
  }
}
