import Hierarchy

/// One difference between two trees, of one view.
package struct TreeChange: Sendable, Hashable {
  /// What kind of difference it is.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The view is in the new tree only, with what is in it.
    case added
    /// The view is in the old tree only, with what is in it.
    case removed
    /// The view has another superview.
    case reparented
    /// The view has another place among its siblings.
    case reordered
    /// The view's origin in its superview is another.
    case moved
    /// The view's size is another.
    case resized
    /// A flag, or a number like alpha, is another.
    case flag
    /// A text, label, identifier, tag or image is another.
    case text
    /// The view is of another class.
    case classChanged = "class"
  }

  /// What was and what is.
  package enum Detail: Sendable, Hashable {
    /// How many views came or went, the view itself and what is in it.
    case views(Int)
    /// The frames in the superviews' bounds spaces, in points.
    case frame(from: Rect, to: Rect)
    /// Places among the children of the superview, from 0.
    case order(from: Int, to: Int)
    /// The superviews; nil for a root.
    case superview(from: Int?, to: Int?)
    /// A value by its name; nil where none is given.
    case value(name: String, from: String?, to: String?)
  }

  /// The kind.
  package var kind: Kind
  /// The view in the old tree; nil for one that was added.
  package var old: Int?
  /// The view in the new tree; nil for one that was removed.
  package var new: Int?
  /// What was and what is.
  package var detail: Detail
}
