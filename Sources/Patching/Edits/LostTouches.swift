/// Touches that a target loses to a view with a frame of the user's own.
public struct LostTouches: Sendable, Hashable {
  /// The target that got them, in the file as it was.
  public var node: Int
  /// The view whose frame takes them.
  public var taker: Int
}
