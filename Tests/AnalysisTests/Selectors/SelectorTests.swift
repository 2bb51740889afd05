import Analysis
import Formats
import Hierarchy
import Testing

/// Which nodes selectors select.
@Suite struct SelectorTests {
  private static let dump = """
    <UIWindow: 0xa0; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0xb0>>
       | <Orchard.Crate: 0xa1; baseClass = UIView; frame = (10 20; 300 100); clipsToBounds = YES>
       |    | <UILabel: 0xa2; frame = (0 0; 90 20); text = 'Pears and plums'; userInteractionEnabled = NO>
       |    | <UIButton: 0xa3; frame = (0 40; 40 30); opaque = NO; tag = 7>
       |    | <UIButton: 0xa4; frame = (50 40; 44 44); hidden = YES; alpha = 0.5>
       | <Orchard.Box<Pear>: 0xa5; frame = (0 200; 320 100)>
       |    | <UIImageView: 0xa6; frame = (0 0; 20 20); userInteractionEnabled = NO> - pear
       |    | <UIView: 0xa7>

    """

  private func selected(_ text: String) throws -> [Int] {
    let tree = try Dump.read(SourceText(Self.dump)).tree
    let selector = try Selector(text)
    return SelectorMatcher(tree, for: selector).nodes(selectedBy: selector)
  }

  @Test(arguments: [
    ("*", Array(0...7)), ("UIButton", [3, 4]), ("UI*", [0, 2, 3, 4, 6, 7]),
    ("*View", [6, 7]), ("*a*e*", [1, 2, 5, 6]), ("Orchard.Crate", [1]),
    ("'Orchard.Box<Pear>'", [5]),
    ("#0xA3", [3]), ("UIButton, UILabel", [2, 3, 4]), ("Crate", []),
  ])
  func classesAndNames(text: String, nodes: [Int]) throws {
    #expect(try selected(text) == nodes)
  }

  @Test(arguments: [
    ("UIWindow UIButton", [3, 4]), ("UIWindow > UIButton", []), ("Orchard.Crate>UIButton", [3, 4]),
    ("UILabel + UIButton", [3]), ("UILabel ~ UIButton", [3, 4]), ("UIButton ~ *", [4]),
    ("UIWindow > * > *", [2, 3, 4, 6, 7]), ("Orchard.Crate + * *", [6, 7]),
    ("UIWindow * *:empty", [2, 3, 4, 6, 7]), ("UILabel UILabel", []),
  ])
  func combinators(text: String, nodes: [Int]) throws {
    #expect(try selected(text) == nodes)
  }

  @Test(arguments: [
    ("[width<44]", [3, 6]), ("[width <= 44][height>=44]", [4]), ("[x=10]", [1]),
    ("[y!=0]", [1, 3, 4, 5]), ("[screenY>=200]", [5, 6]), ("[screenRight=104]", [4]),
    ("[right=94][bottom=84]", [4]), ("[alpha<1]", [4]), ("[depth=1]", [1, 5]),
    ("[children>=3]", [1]), ("[id>6]", [7]), ("[tag=7]", [3]), ("[screenWidth=320]", [0, 5]),
  ])
  func numbers(text: String, nodes: [Int]) throws {
    #expect(try selected(text) == nodes)
  }

  @Test(arguments: [
    ("[hidden]", [4]), ("[hidden=false][opaque=false]", [3]), ("[clips]", [1]),
    ("[interactive!=true]", [2, 6]), ("[frame=false]", [7]), ("[screenFrame]", Array(0...6)),
    ("[transform]", []), ("[layer]", []), ("[enabled]", []), ("[visible=false]", []),
  ])
  func flags(text: String, nodes: [Int]) throws {
    #expect(try selected(text) == nodes)
  }

  @Test(arguments: [
    ("[text]", [2]), ("[text='Pears and plums']", [2]), ("[text^=Pears]", [2]),
    ("[text$=plums]", [2]), ("[text*=\"s a\"]", [2]), ("[text~=and]", [2]), ("[text~=an]", []),
    ("[text^='pears' i]", [2]), ("[text^=pears]", []), ("[base=UIView]", [1]),
    ("[image=pear]", [6]), ("[autoresize='W+H']", [0]), ("[autoresize]", [0]), ("[tag<8]", []),
    (":contains('and')", [2]), (":contains(\"it\\'s\")", []),
  ])
  func texts(text: String, nodes: [Int]) throws {
    if text == "[tag<8]" {
      #expect(throws: SelectorError.self) { try selected(text) }
    } else {
      #expect(try selected(text) == nodes)
    }
  }

  @Test(arguments: [
    (":root", [0]), (":empty", [2, 3, 4, 6, 7]), (":first-child", [0, 1, 2, 6]),
    (":last-child", [0, 4, 5, 7]), (":nth-child(2)", [3, 5, 7]), (":at(15,65)", [0, 1, 3]),
    (":at( 15 , 65 ):empty", [3]), (":not(UIButton, :empty)", [0, 1, 5]),
    (":is(UILabel, UIButton):not([hidden])", [2, 3]), ("* > :not(:not(UILabel))", [2]),
    (":target", [3, 4]), (":back-button", []),
  ])
  func conditions(text: String, nodes: [Int]) throws {
    #expect(try selected(text) == nodes)
  }

  @Test(arguments: [
    ("", 0, "The selector ends too early.", "a class, *, #identifier, [attribute] or :condition"),
    ("a,", 2, "The selector ends too early.", "a class, *, #identifier, [attribute] or :condition"),
    (
      "a >> b", 3, "\">\" cannot stand here in the selector.",
      "a class, *, #identifier, [attribute] or :condition"
    ),
    ("a)", 1, "\")\" cannot stand here in the selector.", "a combinator, a test or the end"),
    ("a[", 2, "The selector ends too early.", "the name of an attribute"),
    (
      "[text?]", 5, "\"?\" cannot stand here in the selector.",
      "] or one of = != < <= > >= ^= $= *= ~="
    ),
    ("[x=1", 4, "The selector ends too early.", "]"),
    ("[x=]", 3, "\"]\" cannot stand here in the selector.", "a value"),
    ("[x=one]", 3, "\"o\" cannot stand here in the selector.", "a number, as x is one"),
    (
      "[x^=1]", 2, "\"^\" cannot stand here in the selector.",
      "one of = != < <= > >=, as x is a number"
    ),
    (
      "[hidden=1]", 8, "\"1\" cannot stand here in the selector.",
      "true or false, as hidden is a flag"
    ),
    (
      "[hidden<true]", 7, "\"<\" cannot stand here in the selector.", "= or !=, as hidden is a flag"
    ),
    (
      "[text<a]", 5, "\"<\" cannot stand here in the selector.",
      "one of = != ^= $= *= ~=, as text is a text"
    ),
    ("[size<a]", 6, "\"a\" cannot stand here in the selector.", "a number behind <"),
    (
      "[text='a", 6, "\"'\" cannot stand here in the selector.",
      "' at the end of the text that begins here"
    ),
    (
      "é:hit", 1, "\":\" cannot stand here in the selector.",
      "one of :target :back-button :at :contains :not :is :root :empty :first-child :last-child "
        + ":nth-child"
    ),
    (":at", 3, "The selector ends too early.", "( behind :at"),
    (":at(1 2)", 6, "\"2\" cannot stand here in the selector.", "a comma between x and y"),
    (":at(a,2)", 4, "\"a\" cannot stand here in the selector.", "a number in points"),
    (":nth-child(0)", 11, "\"0\" cannot stand here in the selector.", "a place from 1"),
    (":not(a", 6, "The selector ends too early.", ")"),
    ("#", 1, "The selector ends too early.", "an identifier or an address behind #"),
    // The operator comes before the value.
    (
      "[frame>3]", 6, "\">\" cannot stand here in the selector.", "= or !=, as frame is a flag"
    ),
    ("[x=0x10]", 3, "\"0\" cannot stand here in the selector.", "a number, as x is one"),
    ("[x=inf]", 3, "\"i\" cannot stand here in the selector.", "a number, as x is one"),
    ("[x=1 i]", 5, "\"i\" cannot stand here in the selector.", "], as x is no text"),
    ("[hidden=true i]", 13, "\"i\" cannot stand here in the selector.", "], as hidden is no text"),
    ("[size<3 i]", 8, "\"i\" cannot stand here in the selector.", "], as < is for numbers"),
    (
      "UIView > 15", 9, "\"1\" cannot stand here in the selector.",
      "a class, which begins with no digit; an id is asked for with [id=15]"
    ),
  ])
  func mistakesHaveTheirPlace(text: String, place: Int, message: String, expected: String) throws {
    let error = try #require(throws: SelectorError.self) { try Selector(text) }
    #expect(error.place == place && error.message == message)
    #expect(error.expected == "Expected \(expected).")
  }

  /// Composed letters and letters with their accents behind them are the same text everywhere.
  @Test(arguments: [
    "[text=%]", "[text^=%]", "[text$=%]", "[text*=%]", "[text~=%]", ":contains('%')",
  ])
  func accents(form: String) throws {
    for (printed, asked) in [("Zuru\u{308}ck", "Zur\u{FC}ck"), ("Zur\u{FC}ck", "Zuru\u{308}ck")] {
      let dump = "<UILabel: 0xa2; frame = (0 0; 90 20); text = '\(printed)'>\n"
      let tree = try Dump.read(SourceText(dump)).tree
      let parts = form.split(separator: "%", omittingEmptySubsequences: false)
      let selector = try Selector(parts.joined(separator: asked))
      #expect(SelectorMatcher(tree, for: selector).nodes(selectedBy: selector) == [0])
    }
  }

  /// Addresses and words of C are no numbers.
  @Test func printedNumbersAreDecimal() throws {
    let dump = "<UIView: 0xa2; frame = (0 0; 9 9); size = 0x10; weight = 2.5e1; rate = inf>\n"
    let tree = try Dump.read(SourceText(dump)).tree
    for (text, nodes) in [("[size>0]", []), ("[rate>0]", []), ("[weight>24][weight<=25]", [0])] {
      let selector = try Selector(text)
      #expect(SelectorMatcher(tree, for: selector).nodes(selectedBy: selector) == nodes)
    }
  }

  @Test func nestingIsLimited() throws {
    let text = String(repeating: ":not(", count: 40) + "*" + String(repeating: ")", count: 40)
    let error = try #require(throws: SelectorError.self) { try Selector(text) }
    #expect(error.expected == "Expected at most 32 levels of :not().")
  }

  @Test func aToolsWordsAndUIKitsFlagsAreKeptApart() throws {
    let page = """
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" name="w" label="W" enabled="false" \
      visible="true" x="0" y="0" width="9" height="9"/>
      """
    let tree = try Dump.read(SourceText(page)).tree
    func count(_ text: String) throws -> Int {
      let selector = try Selector(text)
      return SelectorMatcher(tree, for: selector).nodes(selectedBy: selector).count
    }
    for known in ["[visible]", "[enabled=false]", "#w", "[label=W]", "[type$=Window]"] {
      #expect(try count(known) == 1)
    }
    for unknown in ["[hidden]", "[hidden=false]", "[interactive]", "[alpha=1]"] {
      #expect(try count(unknown) == 0)
    }
  }
}
