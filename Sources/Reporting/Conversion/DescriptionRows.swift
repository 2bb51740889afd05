import Formats
import Hierarchy

/// Writes a tree as the rows of `recursiveDescription`.
///
/// Whether the rows say what the tree holds is for a reader to find out: `firstDifference` compares.
package enum DescriptionRows {
  /// Writes a document.
  package static func write(_ tree: ViewTree, format: InputFormat, to out: inout ReportStream) {
    for (number, screen) in tree.screens.enumerated() {
      // Without prose between them two windows would be one screen.
      if number > 0 { out.line("\nScreen \(number + 1):\n") }
      for root in screen.roots {
        var levels: [Int] = []
        for node in root..<tree.subtreeEnd(of: root) {
          while let last = levels.last, node >= tree.subtreeEnd(of: last) { levels.removeLast() }
          out.write(String(repeating: "   | ", count: levels.count))
          out.line(row(tree[node], format))
          levels.append(node)
        }
      }
    }
    out.flush()
  }

  /// The names of what views of viewmend's own XML say that a row has no place for, in file order.
  package static func leftOut(of tree: ViewTree, format: InputFormat) -> [String] {
    guard format == .viewmendXML else { return [] }
    var names: [String] = []
    for node in tree.indices.lazy.map({ tree[$0] }) {
      let own = PrintedAttributes(of: node, in: format).named.map(\.0)
      for name in own where !name.hasPrefix("printed:") && !placed.contains(name) {
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// What stands in a row under another name, or follows from where the row stands.
  private static let placed: Set<String> = ["rest", "line", "column"]

  private static func row(_ node: Node, _ format: InputFormat) -> String {
    let head = node.className + (node.address.map { ": \($0)" } ?? "")
    if node.flags.contains(.isLayer) { return "<\(head)> (layer)" }
    var parts = [head]
    if let base = node.baseClassName { parts.append("baseClass = \(base)") }
    if let frame = node.frame { parts.append("frame = (\(numbers(frame)))") }
    if node.flags.contains(.malformedFrame), let frame = node.string(.frame) {
      parts.append("frame = (\(frame))")
    }
    parts += flags(of: node) + words(of: node) + rest(of: node, format)
    return "<\(parts.joined(separator: "; "))>\(suffix(of: node))"
  }

  /// What UIKit prints behind a view; brackets of lists that rows stood in are not that.
  private static func suffix(of node: Node) -> String {
    guard let suffix = node.printedSuffix, suffix.hasPrefix(" ") else { return "" }
    return suffix.dropFirst().hasPrefix("-") || suffix.contains("=") ? suffix : ""
  }

  private static func numbers(_ frame: Rect) -> String {
    let (origin, size) = (frame.origin, frame.size)
    return ViewmendXMLNumbers.text([origin.x, origin.y]) + "; "
      + ViewmendXMLNumbers.text([size.width, size.height])
  }

  private static func flags(of node: Node) -> [String] {
    var parts: [String] = []
    if let text = node.text { parts.append("text = '\(text)'") }
    if node.isHidden { parts.append("hidden = YES") }
    if node.alpha != 1 { parts.append("alpha = \(ViewmendXMLNumbers.text(node.alpha))") }
    if node.flags.contains(.clipsToBounds) { parts.append("clipsToBounds = YES") }
    if node.flags.contains(.notOpaque) { parts.append("opaque = NO") }
    if !node.isInteractive { parts.append("userInteractionEnabled = NO") }
    if let t = node.tree.transform(of: node.index) {
      let list = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(ViewmendXMLNumbers.text)
      parts.append("transform = [\(list.joined(separator: ", "))]")
    }
    return parts
  }

  private static func words(of node: Node) -> [String] {
    var parts: [String] = []
    func add(_ key: String, _ value: String?) {
      if let value { parts.append("\(key) = \(value)") }
    }
    add("accessibilityLabel", node.string(.accessibilityLabel).map { "'\($0)'" })
    add("accessibilityIdentifier", node.string(.accessibilityIdentifier).map { "'\($0)'" })
    add("tag", node.string(.tag))
    add("backgroundColor", node.string(.backgroundColor))
    if let image = node.string(.image), !suffix(of: node).contains(image) {
      add("image", image)
    }
    return parts
  }

  private static func rest(of node: Node, _ format: InputFormat) -> [String] {
    let printed = PrintedAttributes(of: node, in: format)
    var parts: [String] = []
    for (name, value) in printed.named where name.hasPrefix("printed:") {
      parts.append(printed.row(name, value))
    }
    if node.flags.contains(.hasGestureRecognizers), printed["printed:gestureRecognizers"] == nil {
      parts.append("gestureRecognizers = <NSArray>")
    }
    let offset = node.tree.boundsOrigin(of: node.index)
    if offset != .zero {
      let list = [offset.x, offset.y].map(ViewmendXMLNumbers.text)
      parts.append("contentOffset: {\(list.joined(separator: ", "))}")
    }
    if let rest = printed.unnamed ?? printed["rest"] { parts.append(rest) }
    return parts
  }

  /// The first node that two trees say different things of; their common length where one has more.
  package static func firstDifference(_ one: ViewTree, _ other: ViewTree) -> Int? {
    let common = min(one.count, other.count)
    let found = (0..<common).first { index in
      let (a, b) = (one[index], other[index])
      return one.parent(of: index) != other.parent(of: index)
        || a.className != b.className || a.baseClassName != b.baseClassName
        || a.address != b.address || a.text != b.text || a.frame != b.frame
        || a.flags != b.flags
        || a.alpha != b.alpha && !(a.alpha.isNaN && b.alpha.isNaN)
        || one.transform(of: index) != other.transform(of: index)
        || one.boundsOrigin(of: index) != other.boundsOrigin(of: index)
        || a.string(.accessibilityLabel) != b.string(.accessibilityLabel)
        || a.string(.accessibilityIdentifier) != b.string(.accessibilityIdentifier)
        || a.string(.image) != b.string(.image)
    }
    return found ?? (one.count == other.count ? nil : common)
  }
}
