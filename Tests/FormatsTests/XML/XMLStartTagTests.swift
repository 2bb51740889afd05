import Hierarchy
import Testing

@testable import Formats

/// Values are found in a tag that is well formed, whatever stands around them.
@Suite struct XMLStartTagTests {
  private static let tag =
    "<node a='1' long-name.of:x = \"2\"\n\tab=\"a='3'\" a1=\"\"  é=\"5\" b=\"6\"/>"

  @Test(arguments: [
    ("a", "1"), ("long-name.of:x", "2"), ("ab", "a='3'"), ("a1", ""), ("é", "5"), ("b", "6"),
  ])
  func finds(key: String, value: String) {
    #expect(Self.value(of: key) == value)
  }

  @Test(arguments: [
    "", "n", "node", "long-name", "long-name.of", "of:x", "abc", "3", "long-name.of:xy",
    String(repeating: "b", count: 500),
  ])
  func findsNothingElse(key: String) {
    #expect(Self.value(of: key) == nil)
  }

  @Test func agreesWithTheWholeTag() throws {
    let source = SourceText(Self.tag)
    source.withBytes { bytes in
      let whole = XMLTag(at: 0, in: bytes, limit: source.count)
      let start = XMLStartTag(0..<source.count, in: bytes)
      #expect(whole?.attributes.count == 6)
      for attribute in whole?.attributes ?? [] {
        let key = source.string(in: attribute.key)
        #expect(start?.value(of: key, in: bytes) == attribute.value)
      }
    }
  }

  @Test(arguments: ["", "<", "<a", "text", "</a>", "<1/>"])
  func needsAName(text: String) {
    let source = SourceText(text)
    #expect(source.withBytes { XMLStartTag(0..<source.count, in: $0) == nil })
  }

  private static func value(of key: String) -> String? {
    let source = SourceText(tag)
    return source.withBytes { bytes in
      XMLStartTag(0..<source.count, in: bytes)?.value(of: key, in: bytes)
    }.map(source.string(in:))
  }
}
