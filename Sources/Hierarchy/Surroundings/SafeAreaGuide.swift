/// The safe area of a view, as the layout guide states it that the file holds beside the tree.
public struct SafeAreaGuide: Sendable, Hashable {
  /// The view.
  public var owner: ObjectName
  /// What of it is not under bars, notches and home indicators, in its own bounds space.
  public var layoutFrame: Rect
  /// The view's node; nil where the tree has no such view.
  public package(set) var node: Int?

  package init(owner: ObjectName, layoutFrame: Rect, node: Int? = nil) {
    self.owner = owner
    self.layoutFrame = layoutFrame
    self.node = node
  }
}
