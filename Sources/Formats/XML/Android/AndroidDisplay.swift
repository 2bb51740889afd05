import Hierarchy

/// The display that a tree was read from, in pixels.
enum AndroidDisplay {
  /// What the root says, grown to hold every window: some tools leave the navigation bar out of
  /// the root's size. nil where neither is known.
  static func bounds(of tree: ViewTree) -> Bounds? {
    let density = tree.traits.unit.density?.value ?? 1
    var bounds = stated(in: tree)
    for root in tree.roots {
      guard let frame = tree.printedFrame(of: root),
        let window = Bounds(frame, density: density)
      else { continue }
      bounds = bounds?.union(window) ?? window
    }
    return bounds
  }

  /// The display that the root gives.
  static func stated(in tree: ViewTree) -> Bounds? {
    guard tree.traits.touchRule == .clickable, let opening = XMLOpening(of: tree.source) else {
      return nil
    }
    return tree.source.withBytes { bytes in
      if opening.root.isNamed("viewmend", in: bytes) { return kept(opening.root, in: bytes) }
      guard opening.root.isNamed("hierarchy", in: bytes),
        let width = opening.root.value(of: "width", in: bytes),
        let height = opening.root.value(of: "height", in: bytes),
        let right = Int(tree.source.string(in: width)), right > 0,
        let bottom = Int(tree.source.string(in: height)), bottom > 0
      else { return nil }
      return Bounds(left: 0, top: 0, right: right, bottom: bottom)
    }
  }

  /// The display in viewmend's own XML, where that is in pixels.
  private static func kept(_ root: XMLTag, in bytes: RawSpan) -> Bounds? {
    guard root.word("unit", in: bytes) == "px", let value = root.value(of: "screen", in: bytes),
      let sides = ViewmendXMLNumbers.read(4, value, in: bytes), sides.lowHalf.z > 0,
      sides.lowHalf.w > 0
    else { return nil }
    return Bounds(
      Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), density: 1)
  }
}
