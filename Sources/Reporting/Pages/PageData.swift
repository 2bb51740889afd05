import Analysis
import Hierarchy

/// What a page shows, as JSON within the page.
enum PageData {
  /// Of a row that is longer, this much is shown.
  private static let mostRow = 2_000

  /// Writes the data. Complexity: O(nodes), and that of a hit map for each screen.
  static func write(_ subject: PictureSubject, to stream: ReportStream) {
    var writer = JSONWriter(stream, isInMarkup: true)
    let tree = subject.before.tree
    writer.object { json in
      JSONFields.writeHead("render", to: &json)
      json.field("path", subject.path)
      json.field("node", subject.node)
      json.field("screen", subject.screens.first)
      json.field("unit", tree.traits.unit.symbol)
      json.field("touchRule", word(tree.traits.touchRule))
      json.field("siblingOrder", word(tree.traits.siblingOrder))
      writeNotes(subject.before, &json)
      json.object("tree") { json in writeTree(tree, &json) }
      json.array("states") { json in
        for (name, report) in [("before", subject.before), ("after", subject.after)] {
          guard let report else { continue }
          json.row { json in PageState(report, subject, name: name).write(to: &json) }
        }
      }
    }
    writer.finish()
  }

  private static func word(_ rule: TreeTraits.TouchRule) -> String {
    switch rule {
    case .uiKit: "uiKit"
    case .clickable: "clickable"
    case .unknown: "unknown"
    }
  }

  private static func word(_ order: TreeTraits.SiblingOrder) -> String {
    switch order {
    case .backToFront: "backToFront"
    case .drawingOrder: "drawingOrder"
    }
  }

  /// The sentences that stand behind answers.
  private static func writeNotes(_ report: AuditReport, _ json: inout JSONWriter) {
    json.object("notes") { json in
      for (name, sentence) in TouchTracer(report).notes { json.field(name, sentence) }
    }
  }

  /// What is the same before and after a correction.
  private static func writeTree(_ tree: ViewTree, _ json: inout JSONWriter) {
    json.field("classes", tree.kinds.map { tree.name(in: $0.className) })
    json.array("class") { json in
      for node in tree.indices { json.element(tree.kindIndex(of: node)) }
    }
    json.array("parent") { json in
      for node in tree.indices { json.element(tree.parent(of: node) ?? -1) }
    }
    json.array("end") { json in
      for node in tree.indices { json.element(tree.subtreeEnd(of: node)) }
    }
    let keys: [(String, AttributeKey)] = [
      ("text", .text), ("address", .address), ("identifier", .accessibilityIdentifier),
      ("label", .accessibilityLabel),
    ]
    for (name, key) in keys {
      json.object(name) { json in
        for node in tree.indices {
          if let value = tree[node].string(key) { json.field("\(node)", value) }
        }
      }
    }
    var places = NodeLocations(tree)
    json.array("line") { json in
      for node in tree.indices { json.element(places.location(of: node).line) }
    }
    json.array("row") { json in
      for node in tree.indices { json.element(row(of: node, tree)) }
    }
  }

  private static func row(of node: Int, _ tree: ViewTree) -> String {
    let range = tree.range(of: node)
    let isLong = range.count > mostRow
    let end = isLong ? range.lowerBound + mostRow : range.upperBound
    let text = String(decoding: tree.source.bytes(in: range.lowerBound..<end), as: UTF8.self)
    return isLong ? text + "…" : text
  }
}
