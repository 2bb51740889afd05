import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// Frames of the user's own on made-up screens with scales, flips and quarter turns.
@Suite struct RandomSettingTests {
  @Test func whatIsNotNamedKeepsItsPlace() throws {
    var moved = 0
    var options = AuditOptions()
    options.rules = []
    for seed in UInt64(1)...400 {
      var random = SplitMix64(seed: seed)
      let dump = try Dump.read(SourceText(RandomTree(seed: seed, style: .exact).text))
      let tree = dump.tree
      let views = tree.indices.filter { tree.frame(of: $0) != nil }
      var frames: [Int: Rect] = [:]
      for _ in 0..<3 {
        guard let node = views.randomElement(using: &random), let old = tree.frame(of: node) else {
          continue
        }
        frames[node] = Rect(
          x: old.left + Double(Int.random(in: -9...9, using: &random)), y: old.top + 2.25,
          width: old.width + 4, height: old.height + 8)
      }
      let patcher = Patcher(options, request: PatchRequest(frames: frames))
      let patch = patcher.patch(dump)
      #expect(patch.refusal == nil, "seed \(seed)")
      let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
      #expect(patcher.patch(after).edits.isEmpty, "seed \(seed): a second run changes nothing")
      for node in views where frames[node] == nil {
        guard let before = tree.screenFrame(of: node) else { continue }
        let now = try #require(after.tree.screenFrame(of: node))
        #expect(
          now.contains(before, tolerance: 0.02) && before.contains(now, tolerance: 0.02),
          "seed \(seed), node \(node): \(before.text) became \(now.text)")
        if tree.parent(of: node).map({ frames[$0] != nil }) ?? false { moved += 1 }
      }
      for (node, frame) in frames {
        #expect(after.tree.frame(of: node) == FrameText.printed(frame), "seed \(seed)")
      }
    }
    #expect(moved > 300, "\(moved) children were to stay")
  }
}
