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

  private static func stated(in tree: ViewTree) -> Bounds? {
    guard let opening = XMLOpening(of: tree.source) else { return nil }
    return tree.source.withBytes { bytes in
      guard opening.root.isNamed("hierarchy", in: bytes),
        let width = opening.root.value(of: "width", in: bytes),
        let height = opening.root.value(of: "height", in: bytes),
        let right = Int(tree.source.string(in: width)), right > 0,
        let bottom = Int(tree.source.string(in: height)), bottom > 0
      else { return nil }
      return Bounds(left: 0, top: 0, right: right, bottom: bottom)
    }
  }
}
