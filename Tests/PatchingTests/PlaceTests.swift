import Analysis
import Formats
import Hierarchy
import Patching
import TestSupport
import Testing

/// A correction moves the container, and everything in it keeps its place on the screen.
@Suite struct PlaceTests {
  /// A made-up bar, below ancestors that are moved, scaled, flipped and turned.
  private struct RandomBar {
    var rows: [String] = ["<UIWindow: 0x1; frame = (0 0; 4000 4000)>"]
    private var random: SplitMix64

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      // Each ancestor's bounds are 320 x 480 or larger; its frame follows from its transform.
      let levels = Int.random(in: 0...3, using: &random)
      for _ in 0..<levels {
        let (transform, turns, scale) = transform()
        let (w, h) = (turns ? 480 * scale : 480 * scale, 480 * scale)
        let (x, y) = (number(-20, 40), number(-20, 40))
        add("UIView", "(\(x) \(y); \(w) \(h))\(transform)")
      }
      add("UINavigationBar", "(\(number(0, 40)) \(number(0, 60)); 320 \(pick(["44", "32", "64"])))")
      let bar = rows.count - 1
      let width = number(60, 150)
      add("UINavigationItemButtonView", "(\(number(0, 8)) \(number(0, 8)); \(width) 30)")
      let level = rows.count - 1
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        add("UIView", child(), level: level + 1)
        if pick([true, false]) { add("UIView", child(), level: level + 2) }
      }
      add("UILabel", "(-981 -995; \(number(10, 90)) 22); text = ''", level: level + 1)
      add(
        "_UINavigationBarBackIndicatorView", "(8 \(number(0, 10)); 12.5 20.5)", level: bar + 1)
    }

    var text: String { rows.joined(separator: "\n") + "\n" }

    private mutating func child() -> String {
      let (transform, _, _) = transform()
      return
        "(\(number(-40, 40)) \(number(-40, 40)); \(number(0, 30)) \(number(0, 30)))\(transform)"
    }

    private mutating func add(_ name: String, _ frame: String, level: Int? = nil) {
      let lead = String(repeating: "   | ", count: level ?? rows.count)
      rows.append("\(lead)<\(name): 0x\(rows.count + 1); frame = \(frame)>")
    }

    private mutating func transform() -> (text: String, turns: Bool, scale: Int) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: ("; transform = [2, 0, 0, 2, 0, 0]", false, 2)
      case 1: ("; transform = [-1, 0, 0, 1, 0, 0]", false, 1)
      case 2: ("; transform = [1, 0, 0, -1, 0, 0]", false, 1)
      case 3: ("; transform = [0, 1, -1, 0, 0, 0]", true, 1)
      case 4: ("; transform = [-2, 0, 0, -2, 3, 4]", false, 2)
      default: ("", false, 1)
      }
    }

    private mutating func number(_ low: Int, _ high: Int) -> Double {
      Double(Int.random(in: low * 4...high * 4, using: &random)) / 4
    }

    private mutating func pick<Element>(_ list: [Element]) -> Element {
      list[Int.random(in: 0..<list.count, using: &random)]
    }
  }

  @Test func descendantsKeepTheirPlace() throws {
    var corrected = 0
    for seed in UInt64(1)...600 {
      let text = RandomBar(seed: seed).text
      let dump = try Dump.read(SourceText(text))
      let patch = Patcher().patch(dump)
      guard !patch.edits.isEmpty else { continue }
      corrected += 1
      let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
      let container = try #require(
        dump.tree.indices.first { dump.tree[$0].className == "UINavigationItemButtonView" })
      #expect(patch.edits.contains { $0.node == container })
      for node in dump.tree.indices where node != container {
        let old = try #require(dump.tree.screenFrame(of: node))
        let new = try #require(after.tree.screenFrame(of: node))
        #expect(
          old.contains(new, tolerance: 0.01) && new.contains(old, tolerance: 0.01),
          "seed \(seed), node \(node): \(old) became \(new)\n\(text)")
      }
      // Only the container and its children are touched.
      let moved = Set(patch.edits.map(\.node))
      #expect(moved.isSubset(of: Set(dump.tree.children(of: container)).union([container])))
    }
    #expect(corrected > 300, "\(corrected) of 600 were corrected")
  }

  @Test(arguments: AuditOptions.Fit.allCases, [AuditOptions.EraChoice.automatic, .none])
  func nothingIsNewAndTheSecondRunIsIdle(
    fit: AuditOptions.Fit, era: AuditOptions.EraChoice
  ) throws {
    struct Key: Hashable {
      var rule: RuleID
      var node: Int
    }
    var corrected = 0
    for seed in UInt64(1)...150 {
      var options = AuditOptions()
      options.fit = fit
      options.era = era
      options.pad = Double(seed % 4) * 2.5
      let dump = try Dump.read(SourceText(RandomBar(seed: seed).text))
      let patch = Patcher(options).patch(dump)
      #expect(
        patch.remaining.allSatisfy { !$0.reason.isFault },
        "seed \(seed): \(patch.remaining)")
      guard !patch.edits.isEmpty else { continue }
      corrected += 1
      let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
      let second = Patcher(options).patch(after)
      #expect(second.edits.isEmpty, "seed \(seed)")
      #expect(second.bytes() == patch.bytes(), "seed \(seed)")
      let known = Set(
        Audit(options).findings(in: dump.tree).map { Key(rule: $0.rule, node: $0.node) })
      let left = Set(
        Audit(options).findings(in: after.tree).map { Key(rule: $0.rule, node: $0.node) })
      #expect(left.isSubset(of: known), "seed \(seed)")
      let cured = patch.edits.flatMap(\.rules)
      #expect(left.isDisjoint(with: cured.map { Key(rule: $0, node: patch.edits[0].node) }))
    }
    #expect(corrected > 60, "\(corrected) of 150 were corrected")
  }

  private func bar(_ attributes: String, container: String = "") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIView: 0x2; frame = (0 0; 320 320)\(attributes)>
       |    | <UINavigationBar: 0x3; frame = (20 100; 200 44)>
       |    |    | <UINavigationItemButtonView: 0x4; frame = (8 6; 90 30)\(container)>
       |    |    |    | <UILabel: 0x5; frame = (-981 -995; 41 22); text = ''>
       |    |    | <_UINavigationBarBackIndicatorView: 0x6; frame = (8 12; 12.5 20.5)>

    """
  }

  @Test(arguments: [
    "; transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]",
    "; transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]",
    "; transform = [1, 0, 0.5, 1, 0, 0]",
  ])
  func turnedAncestorsAreReportedAndNothingIsWritten(transform: String) throws {
    let text = bar(transform)
    let dump = try Dump.read(SourceText(text))
    let patch = Patcher().patch(dump)
    #expect(patch.edits.isEmpty)
    #expect(patch.bytes() == Array(text.utf8))
    let findings = Audit().findings(in: dump.tree).filter { $0.rule == .targetOversized }
    #expect(findings.map(\.node) == [3])
    #expect(findings.map(\.result) == [.cannotTell])
  }

  @Test func aTurnedContainerIsNotWritten() throws {
    let text = bar("", container: "; transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]")
    let dump = try Dump.read(SourceText(text))
    #expect(Patcher().patch(dump).bytes() == Array(text.utf8))
    #expect(Audit().findings(in: dump.tree).contains { $0.rule == .targetOversized })
  }
}
