import Foundation
import TestSupport
import Testing

/// The search field of the page: the selectors of `query`, and words.
@Suite(.enabled(if: Browser.path != nil)) struct PageSearchTests {
  /// Selectors of every kind of test, and of what belongs to one dialect only.
  static let selectors = [
    "*", "UIButton", "*Button", "UI*View", "*Bar*", "_*", "'UILabel'", "\"UINavigationBar\"",
    "android.widget.TextView", "XCUIElementTypeButton", "UINavigationBar *", "UIWindow > *",
    "UINavigationBar > *[width<44][interactive=false]", "* + *", "* ~ UILabel", "UILabel, *Button",
    "UIView > UIView ~ *:empty, :root", "#0x8ab6c80", "#0X8AB6C80", "#back",
    "#'com.example:id/title'",
    "[x]", "[x=0]", "[x!=0]", "[y<0]", "[width>=44]", "[height<=30.5]", "[right>320]",
    "[bottom=480]",
    "[screenX<10]", "[screenY>=1e2]", "[screenWidth=320]", "[screenHeight!=480]",
    "[screenRight<=49]",
    "[screenBottom>+63.9]", "[alpha<1]", "[alpha=1]", "[depth=3]", "[children>2]", "[id=15]",
    "[id>=3][id<9]", "[hidden]", "[hidden=false]", "[hidden!=true]", ":not([hidden])",
    "[interactive]",
    "[clips]", "[opaque=false]", "[gestures]", "[transform]", "[layer]", "[enabled]",
    "[enabled=false]",
    "[visible]", ":not([visible=false])", "[frame]", "[screenFrame=false]", "[class^=UI]",
    "[class$='View']", "[base]", "[base=UIView]", "[address*=8ab]", "[text]", "[text='']",
    "[text!='']",
    "[text*='a']", "[text*='É' i]", "[text^='E\u{301}']", "[text~='Über']", "[text='straße' i]",
    "[text$='ς' i]", "[text*='👍']", "[label]", "[label*='o' i]", "[identifier]",
    "[tag=7]", "[tag!=3]", "[image]", "[autoresize='RM+BM']", "[autoresize~=W]",
    "[userInteractionEnabled=NO]", "[resource-id]", "[drawing-order>1]", "[content-desc]",
    "[clickable=true]", "[package*='example']", "[type]", ":target", ":back-button",
    ":not(:target)", ":at(20,40)", ":at( 0 , 0 )", ":at(160.5,-1e0)", ":contains(Fish)",
    ":contains('s')", ":root", ":empty", ":first-child", ":last-child", ":nth-child(2)",
    ":is(UILabel, UIButton)", ":not(:is(*View, :empty)) > *",
    "UIView :not(:first-child):last-child",
    "[text='a\\'b']", "[no-such-key]", ":not([no-such-key])", "[no-such-key!=1]",
  ]

  /// A text with letters that can be written in two ways, and keys of its own.
  static let letters = """
    <UIWindow: 0x8ab6c80; frame = (0 0; 320 480); tag = 7; layer = <UIWindowLayer: 0x1>>
       | <UILabel: 0x2; frame = (8 20; 41.25 30); text = 'E\u{301}t\u{e9} \u{dc}ber'; alpha = 0.5; autoresize = RM+BM>
       | <UILabel: 0x3; frame = (8 60; 41 30); text = 'STRASSE straße ΟΔΟΣ'; opaque = NO; tag = 3>
       |    | <UIButton: 0x4; frame = (-8 -20; 5 5); text = 'ΟΔΟς'; transform = [0.6, 0.8, -0.8, 0.6, 0, 0]>
       | <UILabel: 0x5; frame = (8 90; nan 30); text = 'OK 👍🏽 👍'; hidden = YES>
       | <UITextView (UIView): 0x6; frame = (8 120; 41 30); text = 'A\u{301}'; clipsToBounds = YES>
       |    | <UIImageView: 0x7; frame = (0 0; 20 20); userInteractionEnabled = NO>
       | <UIScrollView: 0x9; frame = (0 200; 320 100); contentOffset: {0, 40}; tag = 12>
       |    | <UIButton: 0xA; frame = (0 40.1; 44.3 44); text = 'straße'>

    """

  private func page(in folder: Folder) throws -> String {
    let outcome = try Viewmend.run(["render", "--to", "html", "dump.txt"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func json(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  /// What `query` names for each selector.
  private func queried(_ selectors: [String], in folder: Folder) throws -> [[Int]] {
    folder.write(selectors.joined(separator: "\n") + "\n", to: "selectors.txt")
    let outcome = try Viewmend.shell(
      "while IFS= read -r s; do $V query --format json --allow-empty \"$s\" dump.txt; done "
        + "<selectors.txt", in: folder)
    return try outcome.output.components(separatedBy: "{\"schema\"").dropFirst().map { text in
      let value = try JSONSerialization.jsonObject(with: Data("{\"schema\"\(text)".utf8))
      let files = (value as? [String: Any])?["files"] as? [[String: Any]]
      let nodes = try #require(files?.first?["nodes"] as? [[String: Any]])
      return nodes.compactMap { $0["id"] as? Int }
    }
  }

  private static func input(of fixture: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/\(fixture)")
    let name = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .first { $0.hasPrefix("input.") }
    return Array(try Data(contentsOf: folder.appending(path: try #require(name))))
  }

  /// The page selects what `query` names, in dumps of several dialects.
  @Test(arguments: [
    "seed", "letters", "own-orchard-bar", "own-made-of-android", "page-mill-uiautomator",
    "page-mill-espresso", "page-orchard-navigation", "page-in-an-answer-of-the-driver",
    "value-transform-and-anchor", "value-base-class", "value-layer-rows",
    "text-ax-label-with-quotes",
    "value-suffix-image-name", "target-react-native-reached-outside", "number-infinite",
    "cut-levels-left-out", "story-captured-in-a-push-then-settled", "text-beyond-ascii",
  ])
  func sameNodesAsQuery(fixture: String) throws {
    let folder = Folder()
    switch fixture {
    case "seed": folder.write(SeedDump.flush, to: "dump.txt")
    case "letters": folder.write(Self.letters, to: "dump.txt")
    default: folder.write(try Self.input(of: fixture), to: "dump.txt")
    }
    let answer = try Browser.ask(
      try page(in: folder),
      """
      const nodes = \(try json(Self.selectors)).map((text) =>
        new SelectorMatcher(app.model).nodes(new SelectorParser(text).whole()));
      return { nodes };
      """)
    let found = try #require(answer["nodes"] as? [[Int]])
    let wanted = try queried(Self.selectors, in: folder)
    try #require(wanted.count == Self.selectors.count && found.count == wanted.count)
    for (selector, (ids, wanted)) in zip(Self.selectors, zip(found, wanted)) {
      #expect(ids == wanted, "\(selector) in \(fixture)")
    }
    let selecting = wanted.filter { !$0.isEmpty }.count
    #expect(selecting >= 30, "Most selectors select something.")
  }

  /// What is wrong with a selector is said in the words of `query`, at the same place.
  @Test func sameComplaintsAsQuery() throws {
    let mistaken = [
      "UILabel[width~=3]", "[", "[]", "[width", "[width<", "[width<a]", "[hidden<true]",
      "[hidden=yes]",
      "[text<b]", "[foo<b]", "[foo<3 i]", "[width=3 i]", "[text='a' x]", "UILabel >", "> UILabel",
      ":at(3)", ":at(3,x)", ":nth-child(0)", ":nth-child(99999999999999999999)", ":first", ":not(",
      ":contains(", "#", "*[", "*:not(UILabel", "15", "UIButton,,*", "*)", "[text='返回👍e\u{301}'",
      "[text=\"ab]", String(repeating: ":not(", count: 40), "[x=0x10]", "[x=nan]", "[x=1e999]",
      "[tag>3]", "[text*='\u{301}']",
    ]
    let folder = Folder.withSeed()
    folder.write(SeedDump.flush, to: "dump.txt")
    let answer = try Browser.ask(
      try page(in: folder),
      """
      const mistakes = \(try json(mistaken)).map((text) => {
        try { new SelectorParser(text).whole(); return ["", "", 0]; }
        catch (error) { return [error.sentence, error.expected, error.place]; }
      });
      return { mistakes };
      """)
    let mistakes = try #require(answer["mistakes"] as? [[Any]])
    for (selector, mistake) in zip(mistaken, mistakes) {
      let query = try Viewmend.run(["query", selector, "dump.txt"], in: folder)
      #expect(query.status == 2)
      let lines = query.errors.split(separator: "\n").map(String.init)
      #expect(lines.first == "viewmend: error: \(mistake[0])", "\(selector)")
      #expect(lines.last == "  \(mistake[1])", "\(selector)")
      guard selector.utf8.allSatisfy({ $0 < 0x80 }), lines.count == 4 else { continue }
      #expect(lines[2].count - 3 == mistake[2] as? Int, "\(selector): \(query.errors)")
    }
  }

  /// Which of both is meant, what is shown of it, and what is wrong with it.
  @Test func selectorsAndWords() throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "dump.txt")
    let texts = [
      "UINavigationBar > *", "UILabel", "fish", "a story", "\"a story\"", "class:label text:fish",
      "is:target", "#15", "#99", "UILabel[width<", ":target", "Story, about", "10:30", "[hiden]",
      "UINavigationItemButtonView *",
    ]
    let answer = try Browser.ask(
      try page(in: folder),
      """
      const get = (id) => document.getElementById(id);
      const shown = \(try json(texts)).map((text) => {
        get("search").value = text;
        get("search").dispatchEvent(new Event("input"));
        return [get("found").textContent, get("mistake").hidden, get("search").ariaInvalid];
      });
      get("search").value = "UILabel[width~=3]";
      get("search").dispatchEvent(new Event("input"));
      return { shown, mistake: Array.from(get("mistake").children, (part) => part.textContent),
        caret: get("mistake").querySelector(".caret").textContent, rows: app.list.rows.length };
      """)
    let shown = try #require(answer["shown"] as? [[Any]])
    let found = shown.map { "\($0[0])" }
    #expect(
      found == [
        "4 views by selector", "2 views by selector", "1 view by words", "1 view by words",
        "1 view by words", "1 view by words", "1 view by words", "1 view by selector",
        "0 views by selector", "", "1 view by selector", "0 views by words", "0 views by words",
        "0 views by selector; no view prints \"hiden\"; did you mean hidden?", "1 view by selector",
      ])
    #expect(shown.map { $0[1] as? Bool } == texts.map { $0 != "UILabel[width<" })
    #expect(
      shown.map { $0[2] as? String } == texts.map { $0 == "UILabel[width<" ? "true" : "false" })
    #expect(
      answer["mistake"] as? [String] == [
        "\"~\" cannot stand here in the selector.", "UILabel[width~=3]",
        "Expected one of = != < <= > >=, as width is a number.",
      ])
    #expect(answer["caret"] as? String == "~")
    #expect(answer["rows"] as? Int == 18)
  }
}
