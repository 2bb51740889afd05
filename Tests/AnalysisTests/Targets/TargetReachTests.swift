import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

/// What of a target can be reached, against the intersection of all boxes above it.
@Suite struct TargetReachTests {
  @Test func randomTrees() throws {
    var compared = 0
    var cut = 0
    for seed in UInt64(1)...800 {
      let random = RandomTree(seed: seed, style: .exact)
      let text = random.text.replacing("<UIView:", with: "<UIButton:")
      let audited = try Audited(text)
      let tree = audited.tree
      for target in audited.report.targets {
        var boxes: [Rect] = []
        var node: Int? = target.node
        while let current = node, let box = random.screenFrames[current] {
          // React Native's views cut only what they clip.
          let cuts =
            tree[current].className != "RCTView" || tree[current].flags.contains(.clipsToBounds)
          if boxes.isEmpty || cuts { boxes.append(box) }
          node = tree.parent(of: current)
        }
        guard node == nil else {
          #expect(target.own == nil || target.reach == nil, "seed \(seed), node \(target.node)")
          continue
        }
        let own = try #require(target.own)
        #expect(isNear(own, boxes[0]), "seed \(seed), node \(target.node)")
        let expected = boxes.reduce(boxes[0]) { part, box in
          Rect(
            left: max(part.left, box.left), top: max(part.top, box.top),
            right: min(part.right, box.right), bottom: min(part.bottom, box.bottom))
        }
        compared += 1
        if expected.width > 1e-6, expected.height > 1e-6 {
          let reach = try #require(target.reach, "seed \(seed), node \(target.node)")
          #expect(isNear(reach, expected), "seed \(seed), node \(target.node)")
          if !isNear(reach, own) { cut += 1 }
        } else {
          #expect(
            target.reach.map { $0.width < 1e-6 || $0.height < 1e-6 } ?? true,
            "seed \(seed), node \(target.node)")
          #expect(target.obstacle != nil || target.reach != nil)
        }
      }
    }
    #expect(compared > 2000 && cut > 300, "\(compared) compared, \(cut) cut")
  }

  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    one.contains(other, tolerance: 1e-6) && other.contains(one, tolerance: 1e-6)
  }

  @Test func whereATurnHidesTheAreaNothingIsClaimed() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIView: 0x2; frame = (50 50; 100 100); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>
         |    | <UIButton: 0x3; frame = (0 0; 44 44)>
         | <UIButton: 0x4; frame = (nan 0; 44 44)>
      """)
    #expect(audited.report.targets.map(\.own) == [nil, nil])
    #expect(audited.report.targets.map(\.obstacle) == [.noGeometry, .noGeometry])
  }
}
