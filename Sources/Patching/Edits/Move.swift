import Analysis
import Hierarchy

/// A view to which a patch gives another frame, without the children that keep their place.
public struct Move: Sendable, Hashable {
  /// The view, in the file as it was.
  public var node: Int
  /// The frame as it is written, in the file's own space.
  public var frame: Rect
  /// Who decides it in the running app; nil for a frame of the user's own.
  public var owner: Finding.Fix.Owner?
}
