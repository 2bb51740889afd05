import Hierarchy

/// Fields that several documents share.
enum JSONFields {
  /// How every document begins.
  static func writeHead(_ command: String, to json: inout JSONWriter) {
    json.field("schema", "viewmend/1")
    json.field("command", command)
  }

  /// The error of a file that could not be processed.
  static func write(_ failure: FileFailure, to json: inout JSONWriter) {
    json.object("error") { json in writePlace(of: failure, to: &json) }
  }

  /// What went wrong, and where.
  static func writePlace(of failure: FileFailure, to json: inout JSONWriter) {
    json.field("line", failure.line)
    json.field("column", failure.column)
    json.field("message", failure.message)
  }

  /// The unit of a tree's numbers, and for one that was read in pixels how it came to be.
  static func writeUnit(of tree: ViewTree, to json: inout JSONWriter) {
    let unit = tree.traits.unit
    json.field("unit", unit.symbol)
    json.field("density", unit.density?.value)
    if unit != .point { json.field("densitySource", unit.density?.source.rawValue) }
  }

  /// One diagnostic.
  static func write(
    _ severity: Severity, _ message: String, _ place: SourceLocation, to json: inout JSONWriter
  ) {
    json.row { json in
      json.field("line", place.line)
      json.field("column", place.column)
      json.field("severity", severity.rawValue)
      json.field("message", message)
    }
  }

  /// What every document says of a node.
  static func write(
    _ node: Node, screenFrame: Rect?, at place: SourceLocation, to json: inout JSONWriter
  ) {
    json.field("id", node.index)
    json.field("parent", node.tree.parent(of: node.index))
    json.field("depth", node.tree.depth(of: node.index))
    json.field("class", node.className)
    json.field("address", node.address)
    json.field("text", node.text)
    json.field("frame", node.printedFrame)
    json.field("screenFrame", screenFrame)
    if node.tree.traits.touchRule != .uiKit {
      writeStates(of: node, &json)
    } else {
      json.field("hidden", node.isHidden)
      json.field("alpha", node.alpha)
      json.field("interactive", node.isInteractive)
    }
    json.field("line", place.line)
    json.field("column", place.column)
  }

  /// What an accessibility element says; UIKit's flags are not in such a file.
  private static func writeStates(of node: Node, _ json: inout JSONWriter) {
    let states = node.tree.states(of: node.index)
    for key in ["hidden", "alpha", "interactive"] { json.field(key, String?.none) }
    json.field("enabled", !states.contains(.disabled))
    json.field("visible", !states.contains(.seemsInvisible) && !node.isHidden)
    if node.tree.traits.touchRule == .clickable {
      json.field("takesTouches", node.tree.takesTouches(node.index))
    }
    json.field("identifier", node.string(.accessibilityIdentifier))
    json.field("label", node.string(.accessibilityLabel))
  }
}
