import Formats
import Hierarchy
import TestSupport
import Testing

/// Printed trees come back with the shape that they were printed with, every time.
@Suite struct RandomReadingTests {
  /// The parent of each row, in the order printed.
  private func parents(_ windows: [ModelView]) -> [Int?] {
    var rows: [Int?] = []
    func add(_ view: ModelView, _ parent: Int?) {
      rows.append(parent)
      let index = rows.count - 1
      for child in view.children { add(child, index) }
    }
    for window in windows { add(window, nil) }
    return rows
  }

  @Test(arguments: RandomTree.Style.allCases) func shapeComesBack(style: RandomTree.Style) throws {
    for seed in 0..<400 {
      let random = RandomTree(seed: UInt64(seed), style: style)
      let dump = try Dump.read(SourceText(random.text))
      let parents = parents(random.windows)
      #expect(dump.complaints == [])
      try #require(dump.tree.count == parents.count)
      #expect(dump.tree.indices.map { dump.tree.parent(of: $0) } == parents)
      let lines = random.text.split(separator: "\n")
      for index in dump.tree.indices {
        let node = dump.tree[index]
        #expect(node.isHidden == lines[index].contains("hidden = YES"))
        let frame = lines[index].split(separator: "frame = (").dropFirst().first?
          .split(separator: ")").first.map(String.init)
        #expect(node.string(.frame) == frame)
        let printed = frame.map { $0.split { " ;".contains($0) }.compactMap { Double($0) } }
        #expect(node.frame.map { [$0.left, $0.top, $0.width, $0.height] } == printed)
        let text = dump.tree.source.string(in: node.range)
        #expect(lines[index].hasSuffix(text) || lines[index].hasSuffix(text + " (layer)"))
      }
    }
  }

  private func digest(_ dump: Dump) -> String {
    let tree = dump.tree
    let nodes = tree.indices.map {
      "\(tree.range(of: $0)) \(String(describing: tree.parent(of: $0))) \(tree.depth(of: $0)) "
        + "\(tree.kindIndex(of: $0)) \(String(describing: tree.frame(of: $0))) "
        + "\(tree.flags(of: $0).rawValue) \(tree.alpha(of: $0)) \(tree.boundsOrigin(of: $0))"
    }
    return "\(nodes) \(dump.diagnostics) \(dump.recognizers) \(dump.preparations) \(tree.screens)"
  }

  @Test func readingIsDeterministic() async throws {
    var mutator = Mutator(seed: 5)
    let texts = (Seeds.screens + Seeds.pastes).map { mutator.damage($0) }
    let once = texts.map { bytes in
      (try? Dump.read(SourceText(bytes, name: "a"))).map(digest) ?? "refused"
    }
    let again = await withTaskGroup(of: (Int, String).self) { group in
      for (number, bytes) in texts.enumerated() {
        group.addTask {
          (number, (try? Dump.read(SourceText(bytes, name: "a"))).map(digest) ?? "refused")
        }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for (number, text) in once.enumerated() { #expect(again[number] == text) }
  }
}
