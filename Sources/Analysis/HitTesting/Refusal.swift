/// A view that was asked for a touch and refused it together with everything below it.
public struct Refusal: Sendable, Hashable {
  /// The view's index in the tree.
  public let node: Int
  /// The first reason that applied; a hidden view is not asked for its bounds any more.
  public let reason: RefusalReason

  /// Makes a refusal of a view and its reason.
  package init(node: Int, reason: RefusalReason) {
    self.node = node
    self.reason = reason
  }
}
