import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// What is written over takes nothing from the rules and leaves nothing of the app's.
@Suite struct RedactionTests {
  /// Views of made-up classes with texts, several of which look alike once they are written over.
  private struct Screen {
    private(set) var text = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
    private var random: SplitMix64

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        row(level: 1, "\(Int.random(in: 0...400, using: &random)); 320 100")
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let (x, y) = (random.pick([0, 8, 60, 290]), random.pick([0, 8, 60]))
          let side = random.pick([12, 30, 44, 90])
          row(level: 2, "\(x) \(y); \(side) \(side)", x: nil)
          row(level: 3, "0; 20 20")
        }
      }
    }

    /// A name that no framework has, which may begin and end as a framework's do.
    private mutating func className() -> String {
      if random.oneIn(4) {
        return random.pick(["UIView", "UIButton", "UILabel", "UIImageView", "UINavigationBar"])
      }
      let front = random.pick([
        "", "UI", "_UI", "NS", "CA", "AV", "MK", "_MK", "WK", "TUI", "RCT", "RCTRoot", "RNG", "RN",
        "RNS", "Flutter", "_TUI",
        "UIVisualEffect", "_UITabBarContainer", "Orchard.", "UIs",
      ])
      let word = random.pick(["Cider", "Perry", "CiderPress", "Orchard", "Medlar2", "HTMLMost"])
      let back = random.pick([
        "View", "Button", "Control", "Cell", "Label", "ImageView", "ScrollView", "TableView",
        "Switch", "Window", "PlatterView", "HostingView", "NavigationBarContainer",
        "AnnotationView",
        "ScrollIndicator", "TVC", "BackButton", "ReturnControl", "", "LayoutGuide",
        "CellContentView",
        "feedBackView", "PlatterContainerView", "PassThrough", "touchThroughView",
      ])
      if front == "", random.oneIn(4) {
        let name = word + back
        return "_TtC7Orchard\(name.utf8.count)\(name)"
      }
      return front + word + back
    }

    private mutating func row(level: Int, _ frame: String, x: Int? = 0) {
      text += String(repeating: "   | ", count: level)
      text += "<\(className()): 0x\(String(text.utf8.count + 16, radix: 16))"
      if random.oneIn(4) {
        text += "; baseClass = \(random.pick(["UIControl", "UIView", "UIButton"]))"
      }
      text += "; frame = (\(x.map { "\($0) " } ?? "")\(frame))"
      if random.oneIn(2) {
        text +=
          "; text = '\(random.pick(["Cider", "Perry", "Back", "Quince", "Medlar", "Zurück"]))'"
      }
      if random.oneIn(3) {
        text += "; accessibilityIdentifier = \(random.pick(["cider-9", "perry-1", "perry-2"]))"
      }
      if random.oneIn(3) { text += "; gestureRecognizers = <NSArray: 0x9>" }
      text += ">\n"
    }
  }

  private static func judgements(_ tree: ViewTree) -> [String] {
    let report = Audit().report(on: tree)
    let findings = report.findings.map { "\($0.node) \($0.rule) \($0.severity) \($0.result)" }
    return findings.sorted()
      + zip(report.targets, report.verdicts()).map { "\($0.node) \($1.answer)" }
  }

  @Test(arguments: [false, true]) func nothingIsJudgedOtherwise(_ redactsClasses: Bool) throws {
    var findings = 0
    for seed in UInt64(1)...600 {
      let dump = try Dump.read(SourceText(Screen(seed: seed).text))
      let once = try RedactedForm.patch(of: dump, redactsClasses: redactsClasses)
      let text = String(decoding: once.bytes(), as: UTF8.self)
      let again = try Dump.read(once.text())
      let (before, after) = (Self.judgements(dump.tree), Self.judgements(again.tree))
      findings += before.count
      #expect(before == after, "seed \(seed): \(Screen(seed: seed).text)")
      let (old, new) = (RoleTable(dump.tree), RoleTable(again.tree))
      for node in dump.tree.indices where old.role(of: node) != new.role(of: node) {
        Issue.record("\(dump.tree[node].className) and \(again.tree[node].className) differ")
      }
      #expect(try RedactedForm.patch(of: again, redactsClasses: redactsClasses).edits == [])
      let secrets =
        redactsClasses ? ["Cider", "Perry", "Press", "Orchard", "Medlar", "Quince"] : ["Quince"]
      #expect(secrets.filter(text.contains) == [], "seed \(seed): \(text)")
    }
    #expect(findings > 1000)
  }

  private func redacted(_ text: String) throws -> String {
    let dump = try Dump.read(SourceText(text))
    return String(
      decoding: try RedactedForm.patch(of: dump, redactsClasses: true).bytes(), as: UTF8.self)
  }

  /// Rules ask whether two views carry the same text.
  @Test func whatDiffersDoesSoAfterwards() throws {
    let form = try redacted(
      """
      <UIWindow; frame = (0 0; 320 480)>
         | <UILabel; frame = (0 0; 90 20); text = 'Pears'>
         | <UILabel; frame = (0 0; 90 20); text = 'Plums'>
         | <UILabel; frame = (0 0; 90 20); text = 'Pears'>
         | <UILabel; frame = (0 0; 90 20); text = '12.50'>
         | <UILabel; frame = (0 0; 90 20); text = '13.50'>
         | <UILabel; frame = (0 0; 90 20); text = '梨'>
         | <UILabel; frame = (0 0; 90 20); text = '桃'>

      """)
    #expect(
      form == """
        <UIWindow; frame = (0 0; 320 480)>
           | <UILabel; frame = (0 0; 90 20); text = 'Xxxxx'>
           | <UILabel; frame = (0 0; 90 20); text = 'Xxxxz'>
           | <UILabel; frame = (0 0; 90 20); text = 'Xxxxx'>
           | <UILabel; frame = (0 0; 90 20); text = '00.00'>
           | <UILabel; frame = (0 0; 90 20); text = '00.01'>
           | <UILabel; frame = (0 0; 90 20); text = 'x'>
           | <UILabel; frame = (0 0; 90 20); text = 'z'>

        """)
  }

  /// One text may be written with references or without.
  @Test func whatIsAlikeStaysAlike() throws {
    let page = """
      <viewmend version="1"><screen><view class="UIWindow" frame="0 0 320 480">\
      <view class="UIButton" frame="0 0 9 9" label="Pear"/>\
      <view class="UIButton" frame="9 0 9 9" label="&#80;ea&#x72;"/>\
      <view class="UIButton" frame="0 9 9 9" label="Plum"/></view></screen></viewmend>

      """
    let form = try redacted(page)
    #expect(
      form
        == page.replacing("&#80;ea&#x72;", with: "Xxxx").replacing("Pear", with: "Xxxx")
        .replacing("Plum", with: "Xxxz"))
  }

  /// Two letters make no class Apple's, but rules go by some.
  @Test(arguments: [
    ("UISecretProjectView", "UIXxxxxxXxxxxxxView"), ("_UISecretView", "_UIXxxxxxView"),
    ("NSSecretButton", "XXXxxxxxButton"), ("CASecret", "XXXxxxxx"),
    ("RNSecretView", "RNSxxxxxView"),
    ("AVSecretView", "AVXxxxxxView"), ("IBSecretView", "XXXxxxxxView"), ("UIAction", "UIAction"),
    ("UIASecretView", "UIAXxxxxxView"), ("UITableViewCell", "UITableViewCell"),
    ("_UINavigationBarContentView", "_UINavigationBarContentView"),
    ("UIViewLayer", "UIViewLayer"), ("_UILabelLayer", "_UILabelLayer"),
    ("Orchard.SecretVC", "Xxxxxxx.XxxxxxVC"), ("SwiftUI.SecretView", "SwiftUI.SecretView"),
    ("RCTSecretView", "RCTXxxxxxView"), ("SecretReturnView", "XxxxxxReturnView"),
    ("android.widget.Button", "android.widget.Button"),
  ])
  func className(_ name: String, _ form: String) throws {
    #expect(
      try redacted("<\(name): 0x1; frame = (0 0; 9 9)>\n") == "<\(form): 0x1; frame = (0 0; 9 9)>\n"
    )
  }

  /// What tells lookalikes apart says nothing that a rule knows.
  @Test func lettersMakeNoWords() {
    for number in 0..<4096 {
      var rest = number
      let word = Lookalikes.numbered("xxxx", &rest)
      #expect(rest == 0)
      for length in 1...4 {
        let part = String(word.suffix(length))
        #expect(!CommonWords.isInName(part) && !CommonWords.isTitle(part), "\(part)")
      }
    }
    var rest = 12
    #expect(Lookalikes.numbered("X", &rest) == "V")
    #expect(rest == 1)
  }
}
