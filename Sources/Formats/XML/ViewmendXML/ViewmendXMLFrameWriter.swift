import Hierarchy

/// Writes frames of viewmend's own XML: `frame`, or in a file of places on the screen
/// `screenFrame`; where both stand, `screenFrame` follows, of the view and of all in it.
struct ViewmendXMLFrameWriter: FrameWriter {
  func printed(_ frame: Rect, of node: Node) -> Rect { frame }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let tree = node.tree
    guard node.printedFrame != frame else { return [] }
    let key = tree.traits.space == .screen ? "screenFrame" : "frame"
    let text = ViewmendXMLNumbers.text(frame, in: tree)
    return tree.source.withBytes { bytes in
      guard let tag = XMLTag(of: node, in: bytes) else { return nil }
      if let value = tag.value(of: key, in: bytes) { return [(value, text)] }
      let attribute = "\(key)=\"\(text)\""
      if let bad = tag.attributes.first(where: { tree.source.string(in: $0.key) == "badFrame" }) {
        return [(bad.key.lowerBound..<bad.value.upperBound + 1, attribute)]
      }
      return [(tag.name.upperBound..<tag.name.upperBound, " \(attribute)")]
    }
  }

  func copies(
    of frames: [Int: Rect], in tree: ViewTree
  ) -> [(node: Int, range: Range<Int>, text: String)] {
    guard tree.traits.space == .superview else { return [] }
    let (before, after) = (tree.screenFrames(), tree.with(frames: frames).screenFrames())
    return tree.source.withBytes { bytes in
      tree.indices.compactMap { node in
        guard let place = after[node], before[node] != place,
          let value = XMLTag(of: tree[node], in: bytes)?.value(of: "screenFrame", in: bytes)
        else { return nil }
        return (node, value, ViewmendXMLNumbers.text(place, in: tree))
      }
    }
  }
}
