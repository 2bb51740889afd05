/// What a file says of touches beyond what UIKit prints.
extension ViewTree {
  /// True when the file says more of a node than tools do, in words of viewmend's own XML, or says of
  /// a view of UIKit's whether it takes touches.
  package var hasWords: Bool {
    !storage.columns.words.isEmpty || traits.touchRule == .uiKit && storage.nodes.hasStates
  }

  /// What a file says of a node's touches in numbers. Complexity: O(log nodes with states).
  private func touchDetails(of index: Int) -> TouchDetails? {
    guard states(of: index).contains(.hasTouchDetails) else { return nil }
    return storage.columns.touchDetails[index]
  }

  /// How far inside a view's bounds it takes touches, as UIKit's insets: negative grows; nil for as
  /// far as its bounds reach. Complexity: O(1) for a node of which nothing is said.
  package func hitInsets(of index: Int) -> EdgeInsets? { touchDetails(of: index)?.hitInsets }

  /// What the file says is seen of a view, in screen space.
  package func statedMark(of index: Int) -> Rect? { touchDetails(of: index)?.mark }

  /// The size that a view has where nothing cuts it.
  package func unclippedSize(of index: Int) -> Size? { touchDetails(of: index)?.unclipped }
}
