import Hierarchy

/// Who takes a touch at one point of one screen, and who was asked before and refused.
public struct HitTest: Sendable, Hashable {
  /// The point that was asked about, in screen space and points.
  public let point: Point
  /// The views that contain the point, or pass it on, and let it through, from the root of the window that was
  /// hit down to the hit view; empty when no window takes the touch.
  public internal(set) var path: [Int] = []
  /// Every view that was asked and refused, in the order asked; those whose bounds do not hold the
  /// point are among them, as only the caller knows whether they are worth a word.
  public internal(set) var refusals: [Refusal] = []
  /// In a tree that does not say what lies on top, every node whose frame holds the point, in file
  /// order: any of them may take the touch, and so may a view that the file does not list. nil where
  /// UIKit's rule decides.
  public internal(set) var candidates: [Int]?
  /// False when a view was asked whose geometry is not known: on the device it may take the touch,
  /// so the true answer may be another one.
  public internal(set) var isCertain = true

  /// The view that takes the touch, or nil when no window does.
  public var hit: Int? { path.last }

  init(point: Point) { self.point = point }
}
