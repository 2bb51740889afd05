import Analysis
import Formats
import Hierarchy
import Patching
import TestSupport
import Testing

/// The seed with other numbers in it: whatever they are, what is written was proved.
@Suite struct VariedSeedTests {
  private func varied(_ random: inout SplitMix64) -> String {
    func number(_ low: Int, _ high: Int) -> Double {
      Double(Int.random(in: low * 4...high * 4, using: &random)) / 4
    }
    let isRight = Int.random(in: 0..<4, using: &random) == 0
    let left = isRight ? number(150, 300) : number(-10, 20)
    let arrow = isRight ? number(250, 310) : number(-4, 30)
    let texts = ["''", "'Trips'", "'A Story About a Fish'"]
    let places = ["-981 -995", "19 5", "0 0"]
    return SeedDump.flush
      .replacing(
        "(8 6; 41 30)", with: "(\(left) \(number(-6, 20)); \(number(0, 160)) \(number(0, 60)))"
      )
      .replacing("(8 12; 12.5 20.5)", with: "(\(arrow) \(number(0, 24)); 12.5 20.5)")
      .replacing(
        "(-981 -995; 91 22); text = ''",
        with: "(\(places[Int.random(in: 0..<3, using: &random)]); \(number(0, 120)) 22); text = "
          + texts[Int.random(in: 0..<3, using: &random)]
      )
      .replacing("(124 8; 163 27)", with: "(\(number(30, 160)) 8; \(number(20, 160)) 27)")
      .replacing("(0 20; 320 44)", with: "(\(number(-20, 20)) 20; 320 \(number(20, 60)))")
  }

  @Test(arguments: UInt64(1)...12)
  func whatIsWrittenWasProved(seed: UInt64) throws {
    struct Key: Hashable {
      var rule: RuleID
      var node: Int

      init(_ finding: Finding) { (rule, node) = (finding.rule, finding.node) }
    }
    var random = SplitMix64(seed: seed)
    var corrected = 0
    for round in 0..<60 {
      var options = AuditOptions()
      options.fit = [.minimum, .glyph, .wcag][round % 3]
      options.pad = Double(Int.random(in: 0...12, using: &random))
      options.era = [.automatic, .automatic, .none, .fixed(.ios7)][round % 4]
      let text = varied(&random)
      let dump = try Dump.read(SourceText(text))
      let patch = Patcher(options).patch(dump)
      #expect(
        patch.remaining.allSatisfy { !$0.reason.isFault },
        "\(options) \(patch.remaining)\n\(text)")
      guard !patch.edits.isEmpty else { continue }
      corrected += 1
      let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
      #expect(Patcher(options).patch(after).edits.isEmpty)
      let known = Set(Audit(options).findings(in: dump.tree).map(Key.init))
      let left = Set(Audit(options).findings(in: after.tree).map(Key.init))
      #expect(left.isSubset(of: known), "\(text)")
      for node in dump.tree.indices where node != 15 {
        let old = try #require(dump.tree.screenFrame(of: node))
        let new = try #require(after.tree.screenFrame(of: node))
        #expect(old.contains(new, tolerance: 0.01) && new.contains(old, tolerance: 0.01))
      }
    }
    #expect(corrected > 10, "\(corrected) of 60 were corrected")
  }
}
