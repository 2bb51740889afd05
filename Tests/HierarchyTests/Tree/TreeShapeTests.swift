import Formats
import Hierarchy
import TestSupport
import Testing

/// Parents, depths, children and subtrees against a list of parents that is worked out plainly.
@Suite struct TreeShapeTests {
  /// A random forest in pre-order: the level of each row.
  private func levels(_ random: inout SplitMix64) -> [Int] {
    var levels = [0]
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      levels.append(Int.random(in: 0...(levels[levels.count - 1] + 1), using: &random))
    }
    return levels
  }

  private func read(_ levels: [Int]) throws -> ViewTree {
    let rows = levels.enumerated().map { number, level in
      String(repeating: "   | ", count: level) + "<A: 0x\(number + 1); frame = (0 0; 1 1)>\n"
    }
    return try Dump.read(SourceText(rows.joined())).tree
  }

  @Test func agreesWithTheListOfParents() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<400 {
      let levels = levels(&random)
      let tree = try read(levels)
      try #require(tree.count == levels.count)
      let parents = levels.indices.map { index in
        levels[index] == 0 ? nil : levels[..<index].lastIndex { $0 == levels[index] - 1 }
      }
      #expect(tree.indices.map { tree.parent(of: $0) } == parents)
      #expect(tree.indices.map { tree.depth(of: $0) } == levels)
      #expect(tree.roots == levels.indices.filter { levels[$0] == 0 })
      for index in levels.indices {
        #expect(Array(tree.children(of: index)) == parents.indices.filter { parents[$0] == index })
        let behind = levels[(index + 1)...].firstIndex { $0 <= levels[index] } ?? levels.count
        #expect(tree.subtreeEnd(of: index) == behind)
        #expect(tree.root(of: index) == tree.roots.last { $0 <= index })
        #expect(tree[index].parent?.index == parents[index])
        for other in levels.indices {
          #expect(tree.contains(index, other) == (other >= index && other < behind))
        }
      }
    }
  }

  @Test func emptyTree() throws {
    let tree = try Dump.read(SourceText("")).tree
    #expect(tree.isEmpty && tree.indices.isEmpty && tree.roots.isEmpty && tree.screens.isEmpty)
  }

  @Test func placesOnScreenAddUp() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<100 {
      let tree = RandomTree(seed: random.next(), style: .exact)
      let read = try Dump.read(SourceText(tree.text)).tree
      let frames = read.screenFrames()
      #expect(frames == tree.screenFrames)
      #expect(read.indices.map { read.screenFrame(of: $0) } == frames)
    }
  }
}
