import Formats
import Hierarchy

/// Writes a tree for Graphviz: a box a view, its children in order, back to front.
package enum DOTText {
  /// Writes a document; what nobody sees is dashed, and what takes no touches grey.
  package static func write(_ dump: Dump, path: String, to out: inout ReportStream) {
    let tree = dump.tree
    out.line("digraph \(quoted(path)) {")
    out.line("  rankdir=LR; ordering=out;")
    out.line("  node [shape=box, fontname=\"Helvetica\", fontsize=10];")
    for index in tree.indices {
      out.line("  n\(index) [\(attributes(of: tree[index]))];")
      if let parent = tree.parent(of: index) { out.line("  n\(parent) -> n\(index);") }
    }
    out.line("}")
    out.flush()
  }

  private static func attributes(of node: Node) -> String {
    var rows = ["\(node.index) \(node.className)"]
    rows.append(node.printedFrame?.text ?? "no frame")
    if let text = node.text, !text.isEmpty { rows.append("'\(text)'") }
    var result = "label=\(quoted(rows.joined(separator: "\n")))"
    if node.isHidden || node.alpha == 0 { result += ", style=dashed" }
    if !node.isInteractive { result += ", color=gray, fontcolor=gray" }
    return result
  }

  /// A quoted string of the language; what would be an escape of it or a break is written as one.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    // What a tree holds is on one line each.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for scalar in lines.map({ Style.inline(String($0)) }).joined(separator: "\n").unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
