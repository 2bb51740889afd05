import Formats
import Hierarchy

/// `convert --to json`: every node with all that the tree holds of it.
package enum TreeDocument {
  /// Adds one file's entry to the open `files` array.
  package static func write(_ dump: Dump, path: String, to json: inout JSONWriter) {
    let tree = dump.tree
    let lines = LineIndex(tree.source)
    let frames = tree.screenFrames()
    json.row { json in
      json.field("path", path)
      json.field("format", dump.format.rawValue)
      JSONFields.writeUnit(of: tree, to: &json)
      json.field("trees", tree.roots)
      json.array("nodes") { json in
        for index in tree.indices {
          json.row { json in
            JSONFields.write(
              tree[index], screenFrame: frames[index],
              at: lines.location(of: tree.range(of: index).lowerBound), to: &json)
            writeRest(of: tree[index], &json)
          }
        }
      }
    }
  }

  private static func writeRest(of node: Node, _ json: inout JSONWriter) {
    let tree = node.tree
    json.field("base", node.baseClassName)
    json.field("clips", node.flags.contains(.clipsToBounds))
    json.field("opaque", !node.flags.contains(.notOpaque))
    json.field("gestures", node.flags.contains(.hasGestureRecognizers))
    json.field("layer", node.flags.contains(.isLayer))
    json.field(
      "transform",
      numbers: tree.transform(of: node.index).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] })
    let offset = tree.boundsOrigin(of: node.index)
    json.field("contentOffset", numbers: [offset.x, offset.y])
    if tree.traits.frames == .views {
      json.field("identifier", node.string(.accessibilityIdentifier))
      json.field("label", node.string(.accessibilityLabel))
    }
    json.field("tag", node.string(.tag))
    json.field("image", node.string(.image))
  }
}
