import Analysis
import Formats
import Hierarchy
import Testing

/// The catalogue is complete, and every rule holds what its own examples promise.
@Suite struct RuleCatalogueTests {
  @Test func catalogueAndIdsAgree() {
    let ids = RuleCatalogue.rules.map { $0.id }
    #expect(ids == RuleID.allCases)
    #expect(Set(ids).count == ids.count)
    #expect(
      ids.map(\.rawValue) == [
        "captured-in-transition", "back-button-missing", "back-button-duplicate",
        "back-button-trailing", "back-button-stale-title", "title-displaced", "bar-item-inset",
        "swipe-back-disabled", "target-dead", "target-offscreen", "target-outside-parent",
        "target-clipped", "target-obscured", "touch-sink", "target-too-small", "target-spacing",
        "target-overlap", "target-oversized", "target-smaller-than-visible", "target-duplicate",
        "bar-slop", "invalid-frame",
      ])
    for id in ids {
      let found: RuleID? = if let rule = RuleCatalogue.rule(id) { rule.id } else { nil }
      #expect(found == id)
    }
  }

  @Test(arguments: RuleID.allCases)
  func everyRuleSaysWhatItIsAbout(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let (summary, page, examples) = (rule.summary, rule.page, rule.examples)
    #expect(!summary.isEmpty && !summary.hasSuffix("."))
    #expect(page.hasSuffix("."))
    #expect(!examples.isEmpty)
    let isKebab = id.rawValue.utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
    #expect(isKebab)
  }

  @Test(arguments: RuleID.allCases)
  func theExamplesHold(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    var marks = 0
    for example in rule.examples {
      let parts = example.parts
      let dump = try Dump.read(SourceText(parts.dump))
      #expect(dump.diagnostics.isEmpty || id == .invalidFrame, "\(example.title)")
      let views = example.marked.split(separator: "\n").filter { $0.contains("frame = ") }
      #expect(dump.tree.count == views.count)
      let report = Audit(example.options).report(on: dump.tree)
      let findings = report.findings.filter { $0.rule == id }
      let fails = findings.filter { $0.result == .fail }.map(\.node).sorted()
      let unknown = findings.filter { $0.result == .cannotTell }.map(\.node).sorted()
      #expect(fails == parts.fails, "\(example.title)")
      #expect(unknown == parts.cannotTell, "\(example.title)")
      marks += fails.count + unknown.count
      for finding in findings {
        #expect(finding.message.hasSuffix("."))
        #expect((finding.result == .cannotTell) == (finding.wording.ask != nil))
      }
    }
    #expect(marks > 0)
  }

  @Test(arguments: RuleID.allCases)
  func aRuleIsAppliedOnlyWhenAskedFor(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let example = try #require(rule.examples.first)
    let text = example.parts.dump
    var options = example.options
    options.rules = [id]
    let only = try Audited(text, options)
    #expect(!only.report.findings.isEmpty)
    #expect(only.report.findings.allSatisfy { $0.rule == id })
    options.rules = Set(RuleID.allCases).subtracting([id])
    let others = try Audited(text, options)
    #expect(others.findings(id).isEmpty)
  }

  @Test func findingsComeWorstFirst() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 40 40)>
         | <UIButton: 0x3; frame = (110 80; 20 40)>
         | <UIView: 0x4; frame = (10 80; -20 40)>
         | <UISwitch: 0x5; frame = (10 180; 51 31)>
      """)
    #expect(audited.report.findings.map(\.node) == [3, 2, 1, 4])
    #expect(audited.report.findings.map(\.severity) == [.error, .warning, .warning, .note])
  }
}
