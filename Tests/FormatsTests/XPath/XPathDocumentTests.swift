import Formats
import Testing

/// Expressions put to documents.
@Suite struct XPathDocumentTests {
  private static let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <viewmend xmlns:printed="urn:viewmend:printed" version="1">
      <screen>
        <view class="A" frame="0 0 320 480">
          <view class="B" text="Zurück" printed:tint="red"/>
          <!-- ... -->
          <view class="C" line="3" column="9"><view class="B"/></view>
        </view>
      </screen>
      <recognizer class="R"/>
    </viewmend>
    """

  private func document(_ text: String = page, pieces: Int = 7) -> XPathDocument {
    let document = XPathDocument()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      document.add(Array(bytes[start..<min(start + pieces, bytes.count)]))
    }
    return document
  }

  private func answer(_ text: String, seconds: Double = 60) throws -> XPathAnswer {
    let document = document()
    #expect(document.finish())
    return document.answer(to: try XPath(text), seconds: seconds)
  }

  @Test(
    arguments: [
      ("//view", [0, 1, 2, 3], 0), ("//view[@class='B']", [1, 3], 0), ("(//view)[last()]", [3], 0),
      // The document is where relative paths begin.
      ("viewmend/screen/view", [0], 0), (".//view/view", [1, 2, 3], 0),
      ("//view/view/..", [0, 2], 0),
      // Attributes stand for their views, each view once.
      ("//@line | //@column", [2], 0), ("//@printed:*", [1], 0),
      ("//view/@class", [0, 1, 2, 3], 0),
      ("//*", [0, 1, 2, 3], 3), ("/ | //comment() | //namespace::*", [], 16), ("//text()", [], 0),
      ("//recognizer/@class", [], 1), ("//view[@text='Zurück']/following::view", [2, 3], 0),
      ("//UILabel", [], 0), ("id('a')", [], 0),
    ] as [(String, [Int], Int)])
  func nodes(text: String, views: [Int], others: Int) throws {
    #expect(try answer(text) == .views(views, others: others))
  }

  @Test func values() throws {
    #expect(try answer("count(//view)") == .number(4, "4"))
    #expect(try answer("1 div 3") == .number(1 / 3, "0.333333333333333"))
    #expect(try answer("-1 div 0") == .number(-.infinity, "-Infinity"))
    #expect(try answer("//view/@class = //view/@line") == .flag(false))
    #expect(try answer("count(//view) = 4") == .flag(true))
    #expect(try answer("string(//view/@text)") == .text("Zurück"))
    #expect(try answer("name(//@printed:*)") == .text("printed:tint"))
    guard case .number(let value, "NaN") = try answer("number('a')") else {
      Issue.record("not a number is something else")
      return
    }
    #expect(value.isNaN)
  }

  /// One document, several questions, and those that fail leave it as it was.
  @Test func severalQuestions() throws {
    let document = document(pieces: 1)
    #expect(document.finish())
    let long = "1" + String(repeating: "+1", count: 100_000)
    for _ in 0..<3 {
      #expect(document.answer(to: try XPath("//view[2]"), seconds: 0) == .views([2], others: 0))
      if let long = try? XPath(long) {
        guard case .refused = document.answer(to: long, seconds: 60) else {
          Issue.record("a sum that nests too deep is an answer")
          return
        }
      }
    }
  }

  @Test func whatIsNoDocument() throws {
    for text in ["", "<a>", "<a></b>", "<a/><b/>", "&"] {
      let document = document(text)
      #expect(!document.finish())
      #expect(document.answer(to: try XPath("1"), seconds: 1) == .tooLarge)
    }
    #expect(XPathDocument().answer(to: try XPath("1"), seconds: 1) == .tooLarge)
  }

  @Test func deepAndSlow() throws {
    let depth = 10_000
    let text =
      "<viewmend>" + String(repeating: "<view a=\"1\">", count: depth)
      + String(repeating: "</view>", count: depth) + "</viewmend>"
    let document = document(text, pieces: 1 << 16)
    #expect(document.finish())
    #expect(
      document.answer(to: try XPath("count(//view[ancestor::view])"), seconds: 60)
        == .number(9999, "9999"))
    #expect(document.answer(to: try XPath("string(//view)"), seconds: 60) == .text(""))
    // Without an end it would take minutes; each of its steps is short.
    #expect(
      document.answer(to: try XPath("//view/ancestor::*"), seconds: 0.2)
        == .tooSlow(isOver: false))
    #expect(
      document.answer(to: try XPath("count(//view)"), seconds: 60) == .number(10_000, "10000"))
  }
}
