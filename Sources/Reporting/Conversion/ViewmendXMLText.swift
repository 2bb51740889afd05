import Formats
import Hierarchy

/// Writes a tree as viewmend's own XML, from which it reads back with nothing lost that it holds.
package struct ViewmendXMLText {
  private let dump: Dump
  private let tree: ViewTree
  private let lines: LineIndex
  private let screenFrames: [Rect?]
  private var tags = XMLTagWriter()

  /// Where attributes stand that the model has no name for: as the source printed them.
  package static let printedNamespace = "urn:viewmend:printed"

  private init(_ dump: Dump) {
    self.dump = dump
    tree = dump.tree
    lines = LineIndex(dump.tree.source)
    screenFrames = dump.tree.screenFrames()
  }

  /// Writes a document.
  ///
  /// - Returns: The number of characters that XML cannot hold, each replaced by U+FFFD.
  package static func write(_ dump: Dump, to out: inout ReportStream) -> Int {
    var text = ViewmendXMLText(dump)
    out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    text.writeRoot()
    text.writeScreens(to: &out)
    text.tags.write(text.tree.surroundings)
    text.tags.end("viewmend", level: 0)
    text.tags.drain(to: &out)
    out.flush()
    return text.tags.replaced
  }

  private mutating func writeRoot() {
    let traits = tree.traits
    tags.open("viewmend", level: 0)
    tags.attribute("xmlns:printed", Self.printedNamespace)
    tags.attribute("version", "1")
    tags.attribute("source", dump.sourceFormat)
    switch traits.unit {
    case .point: tags.attribute("unit", "pt")
    case .pixel(let density):
      tags.attribute("unit", "px")
      tags.attribute("density", density.map { ViewmendXMLNumbers.text($0.value) })
      tags.attribute("densitySource", density?.source.rawValue)
    }
    tags.attribute("space", traits.space == .screen ? "screen" : "superview")
    switch traits.rounding {
    case .none: break
    case .outward: tags.attribute("rounding", "outward")
    case .truncated: tags.attribute("rounding", "truncated")
    }
    switch traits.frames {
    case .views: break
    case .accessibility: tags.attribute("frames", "accessibility")
    case .clipped: tags.attribute("frames", "clipped")
    }
    switch traits.touchRule {
    case .uiKit: tags.attribute("touch", "uiKit")
    case .unknown: tags.attribute("touch", "unknown")
    case .clickable: tags.attribute("touch", "clickable")
    }
    if traits.siblingOrder == .drawingOrder { tags.attribute("order", "drawing") }
    if traits.pointer == .mouse { tags.attribute("pointer", "mouse") }
    if traits.hidesOffsets { tags.attribute("offsets", "hidden") }
    if traits.isDesign { tags.attribute("design", "true") }
    if traits.isCut { tags.attribute("cut", "true") }
    for (key, value) in dump.otherRootAttributes { tags.attribute(key, value) }
    tags.close(isEmpty: false)
  }

  /// One screen needs no element of its own.
  private mutating func writeScreens(to out: inout ReportStream) {
    let screens = tree.screens
    let level = screens.count > 1 ? 2 : 1
    for screen in screens {
      if level > 1 {
        tags.open("screen", level: 1)
        tags.close(isEmpty: false)
      }
      for root in screen.roots { writeViews(of: root, level: level, to: &out) }
      if level > 1 { tags.end("screen", level: 1) }
    }
  }

  private mutating func writeViews(of root: Int, level: Int, to out: inout ReportStream) {
    var open: [Int] = []
    func closed(before node: Int, _ tags: inout XMLTagWriter) {
      while let last = open.last, node >= tree.subtreeEnd(of: last) {
        open.removeLast()
        tags.end("view", level: level + open.count)
      }
    }
    for node in root..<tree.subtreeEnd(of: root) {
      closed(before: node, &tags)
      tags.open("view", level: level + open.count)
      writeAttributes(of: tree[node])
      let isEmpty = tree.subtreeEnd(of: node) == node + 1
      tags.close(isEmpty: isEmpty)
      if !isEmpty { open.append(node) }
      // What judges a tree looks for the dots that stand where rows were left out.
      if isFollowedByDots(node) { tags.comment("...", level: level + open.count) }
      tags.drain(to: &out)
    }
    closed(before: tree.subtreeEnd(of: root), &tags)
  }

  /// True when dots stand between a node and the next: rows were left out there.
  private func isFollowedByDots(_ node: Int) -> Bool {
    let start = tree.range(of: node).upperBound
    let end = node + 1 < tree.count ? tree.range(of: node + 1).lowerBound : start + 256
    let limit = min(end, tree.source.count)
    return start < limit
      && tree.source.withBytes { $0.firstOffset(of: "...", from: start, to: limit) != nil }
  }

  private mutating func writeAttributes(of node: Node) {
    tags.attribute("class", node.className)
    tags.attribute("base", node.baseClassName)
    tags.attribute("address", node.address)
    for (key, value) in placeFields(of: node) { tags.attribute(key, value) }
    for (key, value) in flagFields(of: node) { tags.attribute(key, value) }
    // Where nothing is in the text, the label is shown for it in such trees.
    let goesByClicks = tree.traits.touchRule == .clickable
    tags.attribute("text", node.string(goesByClicks ? .named("text") : .text))
    for (key, name) in Self.strings { tags.attribute(name, node.string(key)) }
    tags.attribute("suffix", node.printedSuffix)
    let printed = PrintedAttributes(of: node, in: dump.format)
    for (key, value) in printed.named { tags.attribute(key, value) }
    tags.attribute("rest", printed.unnamed)
    if printed["line"] == nil {
      let place = lines.location(of: node.range.lowerBound)
      tags.attribute("line", String(place.line))
      tags.attribute("column", String(place.column))
    }
  }

  var dumpFormat: InputFormat { dump.format }

  func screenFrame(of node: Node) -> Rect? { screenFrames[node.index]?.rounded() }

  private static let strings: [(AttributeKey, String)] = [
    (.accessibilityLabel, "label"), (.accessibilityIdentifier, "identifier"),
    (.tag, "tag"), (.image, "image"), (.backgroundColor, "backgroundColor"),
  ]
}
