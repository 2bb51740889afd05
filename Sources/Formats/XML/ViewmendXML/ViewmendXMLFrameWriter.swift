import Hierarchy

/// Writes frames of viewmend's own XML: `frame`, or in a file of places on the screen
/// `screenFrame`; where both stand, `screenFrame` follows, of the view and of all in it.
///
/// A file that was made of another, as its root says, keeps to the numbers of that: whole pixels
/// within the display, or whole points.
struct ViewmendXMLFrameWriter: FrameWriter {
  func printed(_ frame: Rect, of node: Node) -> Rect {
    let tree = node.tree
    guard let dialect = Self.sourceDialect(of: tree) else {
      return frame.rounded(like: node.printedFrame)
    }
    if case .point = tree.traits.unit, let old = node.printedFrame,
      FrameAttributesWriter.integral(old) != old
    {
      return frame
    }
    return dialect.frameWriter.printed(frame, of: node)
  }

  /// The dialect of XML that a tree was first read from.
  private static func sourceDialect(of tree: ViewTree) -> (any XMLDialect)? {
    guard let root = XMLOpening(of: tree.source)?.root,
      let word = tree.source.withBytes({ root.word("source", in: $0) }),
      let format = InputFormat(rawValue: word), format != .viewmendXML
    else { return nil }
    return XMLDialects.dialect(of: format)
  }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let tree = node.tree
    let frame = printed(frame, of: node)
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
        return (node, value, ViewmendXMLNumbers.text(place.rounded(like: before[node]), in: tree))
      }
    }
  }
}
