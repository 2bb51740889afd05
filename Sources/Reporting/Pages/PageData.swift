import Analysis
import Hierarchy

/// What a page shows, as JSON within the page.
enum PageData {
  /// Of a row that is longer, this much is shown.
  private static let mostRow = 2_000

  /// Writes the data. Complexity: O(nodes), and that of a hit map for each screen.
  static func write(_ subject: PictureSubject, to stream: ReportStream) {
    var writer = JSONWriter(stream, isInMarkup: true)
    var table = TextTable()
    let tree = subject.before.tree
    writer.object { json in
      JSONFields.writeHead("render", to: &json)
      json.field("path", subject.path)
      json.field("node", subject.node)
      json.field("screen", subject.screens.first)
      json.field("unit", tree.traits.unit.symbol)
      json.field("touchRule", word(tree.traits.touchRule))
      json.field("siblingOrder", word(tree.traits.siblingOrder))
      json.field("isOnScreen", tree.traits.space == .screen)
      json.field("isOfTools", tree.traits.frames == .accessibility)
      writeNotes(subject.before, &json)
      json.object("tree") { json in writeTree(tree, &json, &table) }
      writeStates(subject, &json, &table)
      json.array("patterns") { json in
        for pieces in table.patterns {
          json.list { json in for piece in pieces { json.element(piece) } }
        }
      }
    }
    writer.finish()
  }

  private static func writeStates(
    _ subject: PictureSubject, _ json: inout JSONWriter, _ table: inout TextTable
  ) {
    let before = PageState(subject.before, subject)
    json.array("states") { json in
      json.row { json in before.write(to: &json, &table) }
      guard let after = subject.after else { return }
      json.row { json in
        PageState(after, subject).write(since: before, to: &json, &table)
      }
    }
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
  private static func writeTree(
    _ tree: ViewTree, _ json: inout JSONWriter, _ table: inout TextTable
  ) {
    writeShape(tree, &json)
    writeTexts(tree, &json)
    writeLines(tree, &json)
    writeRows(tree, &json, &table)
    PageAttributes(tree, except: Set(Selector.attributeNames)).write(to: &json, &table)
  }

  /// The class of each view, and how deep it stands.
  private static func writeShape(_ tree: ViewTree, _ json: inout JSONWriter) {
    json.field("classes", tree.kinds.map { tree.name(in: $0.className) })
    json.array("bases") { json in
      for kind in tree.kinds { json.element(kind.baseClassName.map(tree.name(in:))) }
    }
    json.array("class") { json in
      for node in tree.indices { json.element(tree.kindIndex(of: node)) }
    }
    json.array("depth") { json in
      var depths: [Int] = []
      for node in tree.indices {
        depths.append(tree.parent(of: node).map { depths[$0] + 1 } ?? 0)
        json.element(depths[node])
      }
    }
  }

  /// What is looked for most, of the views that have it.
  private static func writeTexts(_ tree: ViewTree, _ json: inout JSONWriter) {
    let keys: [(String, AttributeKey)] = [
      ("text", .text), ("identifier", .accessibilityIdentifier), ("label", .accessibilityLabel),
      ("tag", .tag), ("image", .image),
    ]
    for (name, key) in keys {
      json.object(name) { json in
        for node in tree.indices {
          if let value = tree[node].string(key) { json.field("\(node)", value) }
        }
      }
    }
  }

  /// How many lines each view stands below the one before it.
  private static func writeLines(_ tree: ViewTree, _ json: inout JSONWriter) {
    var (places, last) = (NodeLocations(tree), 0)
    json.array("lines") { json in
      for node in tree.indices {
        let line = places.location(of: node).line
        json.element(line - last)
        last = line
      }
    }
  }

  /// The row of each view, and its address where the row does not begin with it.
  private static func writeRows(
    _ tree: ViewTree, _ json: inout JSONWriter, _ table: inout TextTable
  ) {
    let rows = tree.indices.map { row(of: $0, tree) }
    json.field("rows", rows, in: &table)
    json.object("address") { json in
      for node in tree.indices {
        let address = tree[node].address
        if address != firstAddress(in: rows[node]) { json.field("\(node)", address) }
      }
    }
  }

  /// What the page's script takes for a view's address unless it is told another: the first run of
  /// hexadecimal digits behind `0x` in its row.
  private static func firstAddress(in row: String) -> String? {
    let bytes = Array(row.utf8)
    var place = 0
    while place + 2 < bytes.count {
      defer { place += 1 }
      guard bytes[place] == UInt8(ascii: "0"), bytes[place + 1] == UInt8(ascii: "x") else {
        continue
      }
      let end = bytes[(place + 2)...].firstIndex { !Character(UnicodeScalar($0)).isHexDigit }
      guard end ?? bytes.count > place + 2 else { continue }
      return String(decoding: bytes[place..<(end ?? bytes.count)], as: UTF8.self)
    }
    return nil
  }

  private static func row(of node: Int, _ tree: ViewTree) -> String {
    let range = tree.range(of: node)
    let isLong = range.count > mostRow
    let end = isLong ? range.lowerBound + mostRow : range.upperBound
    let text = String(decoding: tree.source.bytes(in: range.lowerBound..<end), as: UTF8.self)
    return isLong ? text + "…" : text
  }
}
