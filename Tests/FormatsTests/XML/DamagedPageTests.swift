import Formats
import Hierarchy
import Testing

/// Damaged page sources: each repair by its name and place, and what is read behind it.
@Suite struct DamagedPageTests {
  /// A damage: a text whose places of interest are marked, and what is said of each.
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let messages: [String]
    /// The label of the last button.
    var label: String? = "Sieve"
    var nodes = 2
    var preparations: [Preparation] = [.mended]

    init(_ name: String, _ text: String, _ messages: [String]) {
      testDescription = name
      self.text = text
      self.messages = messages
    }

    func with(
      label: String?, nodes: Int = 2, _ preparations: [Preparation] = [.mended]
    ) -> Self {
      var copy = self
      copy.label = label
      copy.nodes = nodes
      copy.preparations = preparations
      return copy
    }
  }

  private static func button(_ label: String) -> String {
    "<XCUIElementTypeButton label=\"\(label)\" x=\"8\" y=\"20\" width=\"39\" height=\"44\"/>"
  }

  private static func page(_ label: String) -> String {
    PageSources.window(around: button(label))
  }

  private static let left = "Text around the trees, left out."
  private static let sieve = button("Sieve")
  private static let open = String(
    PageSources.window(around: "").dropLast("</XCUIElementTypeWindow>".count))

  static let marks: [Damage] = [
    Damage("a bare less", page("2 ⟦<⟧ 3"), ["A bare \"<\", read as &lt;."]).with(label: "2 < 3"),
    Damage(
      "bare quotes", page("the ⟦\"⟧best⟦\"⟧ pear"),
      [String](repeating: "A bare quotation mark in a value, read as &quot;.", count: 2)
    ).with(label: "the \"best\" pear"),
    Damage(
      "a bare quote at the end", page("5⟦\"⟧"),
      ["A bare quotation mark in a value, read as &quot;."]
    ).with(label: "5\""),
    Damage("an ampersand", page("plums ⟦&⟧ pears"), ["A bare \"&\", read as &amp;."])
      .with(label: "plums & pears"),
    Damage("an entity of nobody", page("⟦&⟧plum;"), ["A bare \"&\", read as &amp;."])
      .with(label: "&plum;"),
    Damage(
      "HTML's names", page("a⟦&nbsp;⟧b⟦&hellip;⟧"),
      [
        "&nbsp; is a name of HTML's, not of XML's; read as HTML means it.",
        "&hellip; is a name of HTML's, not of XML's; read as HTML means it.",
      ]
    ).with(label: "a\u{A0}b…"),
    Damage(
      "a control character", page("a⟦\u{3}⟧b"),
      ["The character U+0003, which XML does not allow, read as U+FFFD."]
    ).with(label: "a\u{FFFD}b"),
    Damage(
      "no characters", page("⟦&#0;⟧⟦&#xFFFE;⟧⟦&#55357;⟧"),
      ["&#0;", "&#xFFFE;", "&#55357;"].map { "\($0) names no character of XML; read as U+FFFD." }
    ).with(label: "\u{FFFD}\u{FFFD}\u{FFFD}"),
    Damage(
      "halves of a character", page("⟦&#55357;&#56842;⟧!"),
      ["&#55357;&#56842; name halves of one character; read as that character."]
    ).with(label: "😊!"),
    Damage(
      "a repeated attribute",
      page("Sieve").replacing("label=\"Sieve\"", with: "label=\"Sieve\" ⟦label=\"Sieve\"⟧"),
      ["The attribute label stands twice with the same value; read once."]),
    Damage(
      "a comma", page("Sieve").replacing("label=\"Sieve\"", with: "label=\"Sieve\"⟦,⟧"),
      ["\",\" between attributes, left out."]),
    Damage(
      "no blank", page("Sieve").replacing("\"Sieve\" x", with: "\"Sieve\"⟦⟧x"),
      ["No blank stands between two attributes; read as if one did."]),
  ]

  static let structure: [Damage] = [
    Damage(
      "a generic class",
      PageSources.window(
        around:
          "<⟦Pear<Tree<A, B>, (unknown context at $1).C>⟧ x=\"0\" y=\"0\" width=\"1\" height=\"2\">"
          + sieve + "</Pear<Tree<A, B>, (unknown context at $1).C>>"),
      [
        "\"Pear<Tree<A, B>, (unknown context at $1).C>\" is no name of an element in XML; read with "
          + "_ for what is not allowed."
      ]
    ).with(label: "Sieve", nodes: 3),
    Damage(
      "a dollar and no name",
      PageSources.window(
        around: "<⟦o.$⟧ x=\"0\" y=\"0\" width=\"1\" height=\"2\"/><⟦⟧ x=\"0\" y=\"0\" width=\"1\" "
          + "height=\"2\">\(sieve)</>"),
      ["o.$", ""].map {
        "\"\($0)\" is no name of an element in XML; read with _ for what is not allowed."
      }
    ).with(label: "Sieve", nodes: 4),
    Damage("a line behind", page("Sieve") + "⟦UI hierchary dumped to: /dev/tty⟧", [left])
      .with(label: "Sieve", []),
    Damage(
      "a prompt before", "⟦130|shell@box:/ $ cat <file>\n⟧<?xml version='1.0' ?>" + page("Sieve"),
      [left]
    ).with(label: "Sieve", []),
    Damage(
      "several roots", page("Pear") + "⟦\nand then:\n⟧" + page("Sieve") + "\n" + page("Sieve"),
      [left]
    ).with(label: "Sieve", nodes: 6, []),
    Damage(
      "cut at the start", sieve + "\n⟦</XCUIElementTypeWindow>⟧\n",
      [
        "The end tag </XCUIElementTypeWindow> closes an element that begins before the text; what "
          + "stood around was cut off."
      ]
    ).with(label: "Sieve", nodes: 1),
    Damage(
      "cut in a tag", open + sieve + "⟦<XCUIElementTypeOther type=\"XCUI⟧⟦⟧",
      [
        "The XML breaks off in this tag, which was left out.",
        "The XML breaks off here with XCUIElementTypeWindow open; what follows in them, and what "
          + "lies on top, cannot be told.",
      ]),
    Damage(
      "cut between tags", open + sieve + "\n⟦⟧",
      [
        "The XML breaks off here with XCUIElementTypeWindow open; what follows in them, and what "
          + "lies on top, cannot be told."
      ]),
  ]

  @Test(arguments: marks + structure) func isMendedByName(damage: Damage) throws {
    let marked = Marked(damage.text)
    let dump = try marked.read()
    #expect(dump.format == .webDriverAgentXML)
    #expect(dump.complaints.map(\.message) == damage.messages)
    #expect(dump.complaints.map(\.range) == marked.places)
    #expect(dump.preparations == damage.preparations)
    #expect(dump.tree.count == damage.nodes)
    let last = dump.tree.indices.last { dump.tree[$0].className == "XCUIElementTypeButton" }
    #expect(last.flatMap { dump.tree[$0].string(.accessibilityLabel) } == damage.label)
    #expect(last.flatMap { dump.tree.frame(of: $0)?.width } == 39)
  }

  @Test func severalTreesAreScreensOfTheirOwn() throws {
    let dump = try PageSources.read(Self.page("Pear") + "\n" + Self.page("Sieve"))
    #expect(dump.screens == [["XCUIElementTypeWindow"], ["XCUIElementTypeWindow"]])
    #expect(dump.tree.indices.map { dump.tree.depth(of: $0) } == [0, 1, 0, 1])
  }

  @Test func whatLiesOnTopOfACutTreeIsNotKnown() throws {
    let dump = try PageSources.read(Self.open + Self.sieve)
    #expect(dump.tree.traits.touchRule == .unknown)
  }

  @Test func bytesThatAreNone() throws {
    let parts = Self.page("#").split(separator: "#", omittingEmptySubsequences: false)
    func label(_ bytes: [UInt8]) throws -> (String?, [String]) {
      let text = Array(parts[0].utf8) + bytes + Array(parts[1].utf8)
      let dump = try Dump.read(SourceText(text, name: "page"))
      return (dump.tree[1].string(.accessibilityLabel), dump.diagnostics.map(\.message))
    }
    let halves = try label([0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x8A])
    #expect(halves.0 == "😊")
    #expect(halves.1 == ["Bytes of two halves of one character, read as that character."])
    let latin = try label([0xC4, 0x70])
    #expect(latin.0 == "\u{FFFD}p")
    #expect(latin.1 == ["Bytes that are no UTF-8, read as U+FFFD."])
  }

  @Test func manyPlacesAreCounted() throws {
    let dump = try PageSources.read(Self.page(String(repeating: "<", count: 20)))
    #expect(dump.diagnostics.count == 9)
    #expect(
      dump.diagnostics.last?.message == "From here on the same at 12 more places: a bare \"<\".")
    let refusal = PageSources.refusal(of: Self.page(String(repeating: "<", count: 10_001)))
    guard case .markup(.tooDamaged, _) = refusal else {
      Issue.record("not refused")
      return
    }
  }

  @Test(arguments: [
    // The mark that ends a value is missing.
    Self.page("Sieve").replacing("\"Sieve\" x", with: "\"Sieve⟦⟧ x"),
    PageSources.window(around: "<XCUIElementTypeOther name=\"abc" + Self.button("Sieve")),
    // A value without marks.
    Self.page("Sieve").replacing("label=\"Sieve\"", with: "hint=\"1\" label=Sieve"),
    // A comment that never ends, in front of tags.
    PageSources.window(around: "<!-- pears " + Self.button("Sieve")),
  ])
  func whatCannotBeToldIsRefused(text: String) {
    let refusal = PageSources.refusal(of: text.replacing("⟦⟧", with: ""))
    guard case .markup(.untold, _) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
  }

  @Test func sectionsWithTheirOwnEndInThem() throws {
    let dump = try PageSources.read(
      PageSources.window(
        around: "<web><![CDATA[<p>a ]]> b </p>]]></web>" + Self.sieve))
    #expect(dump.tree.count == 2)
    #expect(
      dump.diagnostics.map(\.message).contains(
        "\"]]>\" in the text of an element, read as text."))
  }
}
