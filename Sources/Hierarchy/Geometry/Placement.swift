/// Where a view's bounds lie on the screen: the map from its bounds space, and the bounds.
public struct Placement: Sendable, Hashable {
  /// From the view's bounds space to screen space, both in points.
  public var toScreen: AffineTransform
  /// The view's bounds; the origin is the content offset of a scroll view, else zero.
  public var bounds: Rect

  /// Makes a placement of its map and bounds.
  package init(toScreen: AffineTransform, bounds: Rect) {
    self.toScreen = toScreen
    self.bounds = bounds
  }

  /// The bounding box of the bounds on the screen; the exact region when the map is rectilinear.
  public var screenRect: Rect { toScreen.boundingBox(of: bounds) }

  /// The bounds that a view has under a transform, from the frame that it prints.
  ///
  /// A printed frame is the bounding box after the transform. With the linear part [a b c d]
  /// and bounds (w, h): F.w = |a| w + |c| h and F.h = |b| w + |d| h. Solved for w and h this
  /// needs |ad| - |bc|, which is zero for odd multiples of 45 degrees: then the size is lost.
  ///
  /// - Returns: nil where the size cannot be recovered, or would be negative.
  package static func boundsSize(of frame: Rect, under transform: AffineTransform) -> Size? {
    let t = transform
    let determinant = abs(t.a * t.d) - abs(t.b * t.c)
    let scale = max(max(abs(t.a), abs(t.b)), max(abs(t.c), abs(t.d)))
    guard abs(determinant) > 1e-9 * scale * scale, determinant.isFinite else { return nil }
    let width = (abs(t.d) * frame.width - abs(t.c) * frame.height) / determinant
    let height = (abs(t.a) * frame.height - abs(t.b) * frame.width) / determinant
    // Six printed digits leave an error of this order in a size that should be zero.
    let slack = 1e-5 * (abs(frame.width) + abs(frame.height)) * scale / abs(determinant)
    guard width >= -slack, height >= -slack else { return nil }
    return Size(width: max(width, 0), height: max(height, 0))
  }

  /// The map from a view's bounds space to its superview's, from what the view prints.
  ///
  /// A point q goes to L (q - boundsOrigin) + F.origin - min over the corners of L [0,w] x [0,h].
  /// Translation and anchor point never enter: the printed frame contains them.
  ///
  /// - Returns: nil where the bounds' size cannot be recovered from the frame.
  package static func inSuperview(
    frame: Rect, transform: AffineTransform?, boundsOrigin: Point
  ) -> Placement? {
    guard let transform = transform?.withoutRounding else {
      return Placement(
        toScreen: .translation(x: frame.left - boundsOrigin.x, y: frame.top - boundsOrigin.y),
        bounds: Rect(
          x: boundsOrigin.x, y: boundsOrigin.y, width: frame.width, height: frame.height))
    }
    guard let size = boundsSize(of: frame, under: transform) else { return nil }
    let bounds = Rect(
      x: boundsOrigin.x, y: boundsOrigin.y, width: size.width, height: size.height)
    var map = transform
    map.tx = 0
    map.ty = 0
    let box = map.boundingBox(of: bounds)
    map.tx = frame.left - box.left
    map.ty = frame.top - box.top
    return Placement(toScreen: map, bounds: bounds)
  }
}
