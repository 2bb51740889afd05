import Formats
import Hierarchy
import Testing

/// Page sources that were printed as a string, or stand in a page.
@Suite struct EscapedPageTests {
  /// A way to write a page source, and what undoes it.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let preparations: [Preparation]
    let encode: @Sendable (String) -> [UInt8]

    init(
      _ name: String, _ preparations: [Preparation],
      _ encode: @escaping @Sendable (String) -> String
    ) {
      testDescription = name
      self.preparations = preparations
      self.encode = { Array(encode($0).utf8) }
    }
  }

  private static func json(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  static let forms: [Form] = [
    Form("an answer of the driver's", [.literal]) {
      "{\"value\":\"\(json($0))\",\"sessionId\":\"1\"}"
    },
    Form("JSON without brackets", [.literal]) {
      "{\"value\":\"\(json($0).replacing("<", with: "\\u003c").replacing(">", with: "\\u003E"))\"}"
    },
    Form("a string of JSON", [.literal]) { "\"\(json($0))\"\n" },
    Form("escaped quotation marks only", [.literal]) { $0.replacing("\"", with: "\\\"") },
    Form("a string in a string", [.literal, .nestedLiteral]) {
      "{\"body\":\"\(json("{\"value\":\"\(json($0))\"}"))\"}"
    },
    Form("a string in a string in a string", [.literal, .nestedLiteral, .nestedLiteral]) {
      "\"\(json(json("\"\(json($0))\"")))\""
    },
    Form("escaped brackets in a string", [.literal, .nestedLiteral]) {
      let inner = json($0).replacing("<", with: "\\u003c")
      return "{\"body\":\"\(json(inner))\"}"
    },
    Form("Python's string", [.literal]) { "'\($0.replacing("\n", with: "\\n"))'\n" },
    Form("Python's bytes", [.literal]) {
      let text = $0.replacing("\n", with: "\\n").replacing("Ä", with: "\\xc3\\x84")
      return ">>> driver.page_source\nb'\(text)'\n"
    },
    Form("a page", [.markup]) { "<html><body><pre>\n\(html($0))</pre></body></html>\n" },
    Form("a page in UTF-16", [.markup]) { "<pre>\(html($0))</pre>" }.inUTF16,
  ]

  @Test(arguments: forms) func comesBack(form: Form) throws {
    let page = PageSources.wrapped.replacing("Pears", with: "Äpfel")
    let dump = try Dump.read(SourceText(form.encode(page), name: "page"))
    #expect(dump.format == .webDriverAgentXML)
    #expect(dump.preparations == form.preparations)
    #expect(dump.outline == (try PageSources.read(page)).outline)
    #expect(dump.tree[2].string(.accessibilityLabel) == "Äpfel & plums")
    #expect(dump.tree[2].frame == Rect(x: 8, y: 20, width: 39, height: 44))
    #expect(dump.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func damageInAStringIsMended() throws {
    let text = "{\"value\":\"\(Self.json(PageSources.window(around: "", name: "a < b")))"
    let dump = try PageSources.read(text)
    #expect(dump.preparations == [.literal, .mended])
    #expect(dump.tree[0].string(.named("name")) == "a < b")
  }

  @Test func replacementsAreSpelledAsTheirSurroundings() throws {
    let page = PageSources.window(around: "")
    let answer = try PageSources.read("{\"value\":\"\(Self.json(page))\"}")
    #expect(answer.spelled("a=\"1\"\n") == "a=\\\"1\\\"\\n")
    let nested = try PageSources.read("\"\(Self.json("\"\(Self.json(page))\""))\"")
    #expect(nested.spelled("\"") == "\\\\\\\"")
    let web = try PageSources.read("<pre>\(Self.html(page))</pre>")
    #expect(web.spelled("<\"&") == "&lt;&quot;&amp;")
    #expect(try PageSources.read(page).spelled("<\"") == "<\"")
  }
}

extension EscapedPageTests.Form {
  /// The same form, written by Windows.
  var inUTF16: Self {
    let encode = encode
    return Self(utf16: testDescription, [.utf16] + preparations) { text in
      [0xFF, 0xFE]
        + String(decoding: encode(text), as: UTF8.self).utf16.flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
    }
  }

  private init(
    utf16 name: String, _ preparations: [Preparation],
    _ encode: @escaping @Sendable (String) -> [UInt8]
  ) {
    testDescription = name
    self.preparations = preparations
    self.encode = encode
  }
}
