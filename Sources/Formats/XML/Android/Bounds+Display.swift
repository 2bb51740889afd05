import Hierarchy

/// Frames as whole pixels of the display that a tree was taken from.
extension Bounds {
  /// The pixels of a frame in points, cut at the display's edges; nil for what is no frame.
  init?(_ frame: Rect, onDisplayOf node: Node) {
    let density = node.tree.traits.unit.density?.value ?? 1
    guard var bounds = Bounds(frame, density: density) else { return nil }
    if let display = AndroidDisplay.bounds(of: node.tree) {
      guard let part = bounds.clamped(to: display) else { return nil }
      bounds = part
    }
    self = bounds
  }

  /// The frame in points that is read back once a frame was written so.
  static func printed(_ frame: Rect, of node: Node) -> Rect {
    let density = node.tree.traits.unit.density?.value ?? 1
    guard let f = Bounds(frame, onDisplayOf: node)?.frame else { return frame }
    return Rect(
      x: f.x / density, y: f.y / density, width: f.z / density, height: f.w / density)
  }
}
