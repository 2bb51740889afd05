import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// Rounded coordinates are judged as the printed ones were.
@Suite struct RoundingTests {
  /// Views whose numbers lie close to where a rule changes its mind.
  private struct Screen {
    private(set) var text = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
    private var random: SplitMix64

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        row(level: 1, random.pick(["UIView", "UIScrollView", "UIControl", "UINavigationBar"]))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          row(level: 2, random.pick(["UIButton", "UIControl", "UILabel", "UISwitch"]))
          row(level: 3, "UIImageView")
        }
      }
    }

    private mutating func size() -> String {
      random.pick([
        "0.004", "-0.004", "0", "-0", "-0.0", "1e-09", "0.0049", "0.051", "43.946", "43.9499",
        "43.95", "43.954", "43.996", "44", "44.004", "44.0449", "23.9451", "23.951", "120.4951",
        "300",
      ])
    }

    private mutating func place() -> String {
      random.pick([
        "0", "-0.004", "-0", "-1e-14", "-0.0549", "-0.0451", "0.0451", "7.996", "44.0449",
        "43.9951", "275.9549", "275.9451", "276.0449", "319.9451", "479.996", "100.004",
      ])
    }

    private mutating func row(level: Int, _ name: String) {
      text += String(repeating: "   | ", count: level)
      text += "<\(name): 0x\(String(text.utf8.count + 16, radix: 16))"
      text += "; frame = (\(place()) \(place()); \(size()) \(size()))"
      if random.oneIn(3) { text += "; clipsToBounds = YES" }
      if random.oneIn(3) {
        text += "; alpha = \(random.pick(["0.0099", "0.01", "0.010001", "0.014", "-0"]))"
      }
      text += ">\n"
    }
  }

  private static func judgements(_ tree: ViewTree) -> [String] {
    let report = Audit().report(on: tree)
    let findings = report.findings.map { "\($0.node) \($0.rule) \($0.severity) \($0.result)" }
    return findings.sorted()
      + zip(report.targets, report.verdicts()).map { "\($0.node) \($1.answer)" }
  }

  /// True where a frame is on no grid of hundredths.
  private static func hasExactFrame(_ text: String) -> Bool {
    text.split(separator: "frame = (").dropFirst().contains { rest in
      rest.prefix { $0 != ")" }.split { " ;".contains($0) }.contains { number in
        number.split(separator: ".").dropFirst().contains { $0.count > 2 }
      }
    }
  }

  @Test func nothingIsJudgedOtherwise() throws {
    var (rounded, kept) = (0, 0)
    for seed in UInt64(1)...600 {
      let dump = try Dump.read(SourceText(Screen(seed: seed).text))
      for step in [0.01, 0.5] {
        let once = try NormalForm.patch(of: dump, step: step)
        let again = try Dump.read(once.text())
        #expect(
          Self.judgements(again.tree) == Self.judgements(dump.tree), "seed \(seed), step \(step)")
        #expect(try NormalForm.patch(of: again, step: step).edits == [], "seed \(seed), \(step)")
        rounded += once.edits.count
        kept += Self.hasExactFrame(String(decoding: once.bytes(), as: UTF8.self)) ? 1 : 0
      }
    }
    // Neither is all that happens.
    #expect(rounded > 1000)
    #expect(kept > 10)
  }

  private func form(_ text: String, step: Double = 0.01) throws -> String {
    String(
      decoding: try NormalForm.patch(of: Dump.read(SourceText(text)), step: step).bytes(),
      as: UTF8.self)
  }

  /// An empty view takes no touches, and a sliver does.
  @Test func noSizeBecomesNothing() throws {
    #expect(
      try form("<UIView; frame = (0.004 -0.004; 0.004 -0.001)>\n")
        == "<UIView; frame = (0 0; 0.01 -0.01)>\n")
    #expect(
      try form("<UIView; frame = (-0.0 1e-14; 1e-9 0)>\n", step: 0.5)
        == "<UIView; frame = (-0.0 0; 0.5 0)>\n")
    #expect(
      try form("<UIView; frame = (1e-09 0; 1e-09 0)>\n", step: 1e-9)
        == "<UIView; frame = (0 0; 0.000001 0)>\n")
    let page = """
      <viewmend version="1"><screen><view class="UIWindow" frame="0 0 320 480">\
      <view class="UIButton" frame="0.004 0 0.004 44.004"/></view></screen></viewmend>

      """
    #expect(try form(page) == page.replacing("0.004 0 0.004 44.004", with: "0 0 0.01 44"))
  }

  /// Whole numbers are multiples of some steps only, and stay in Interface Builder's form.
  @Test func wholeNumbersAreRoundedToo() throws {
    #expect(
      try form("<UIView; frame = (13 17; 44.5 46)>\n", step: 10)
        == "<UIView; frame = (10 20; 40 50)>\n")
    #expect(
      try form("<UIView; frame = (13 17; 44.5 46)>\n", step: 0.3)
        == "<UIView; frame = (12.9 17.1; 44.4 45.9)>\n")
    #expect(
      try form("<UIView; frame = (13 17; 44.5 46)>\n", step: 0.25)
        == "<UIView; frame = (13 17; 44.5 46)>\n")
    let page = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">\
      <objects><view id="a-b-1"><rect key="frame" x="0.0" y="7.0" width="3.0" height="44.3"/></view>\
      </objects></document>

      """
    let rounded = page.replacing("\"3.0\" height=\"44.3\"", with: "\"2.8\" height=\"44.1\"")
    #expect(try form(page, step: 0.7) == rounded)
  }

  /// 43.946 is less than 44 by more than a rule overlooks, and 43.95 is not.
  @Test func sizesAtAThresholdStay() throws {
    let text = """
      <UIWindow; frame = (0 0; 320.004 480)>
         | <UIButton; frame = (10.004 10; 43.9499 60)>
         | <UIButton; frame = (10.004 110; 43.954 60)>

      """
    #expect(
      try form(text) == """
        <UIWindow; frame = (0 0; 320 480)>
           | <UIButton; frame = (10.004 10; 43.9499 60)>
           | <UIButton; frame = (10 110; 43.95 60)>

        """)
  }
}
