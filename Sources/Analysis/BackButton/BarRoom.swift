import Hierarchy

/// What stands in a bar, by which it is told how far an item takes touches beside its frame.
///
/// It is the same for each item of a bar, and worked out once.
struct BarRoom: Sendable {
  /// The frames of titles and controls right in the bar.
  var beside: [Rect]
  /// The frame of the bar's content view; nil where it has none.
  var content: Rect?
  /// What stands in that, in the bar's bounds space.
  var inContent: [Rect] = []
}
