import Hierarchy

/// A tap region that is to be fitted beside others, or that stands in their way.
package struct FitItem: Sendable, Hashable {
  /// What is visible of the target, which its region must contain.
  package var mark: Rect
  /// What the region grows from, the mark included: the mark, or the region that it has now.
  package var base: Rect
  /// What its ancestors, the window and the safe area allow.
  package var area: Rect
  /// The least size; zero hugs the base.
  package var minimum: Size
  /// True for a target that keeps its region, which is the base.
  package var isPinned: Bool
  /// The places of items that are not kept apart from this one: what it lies in, or passes under.
  package var unjudged: Set<Int> = []

  /// Makes an item; all rectangles are in one space, in points.
  package init(mark: Rect, base: Rect, area: Rect, minimum: Size, isPinned: Bool = false) {
    self.mark = mark
    self.base = base.union(mark)
    self.area = area
    self.minimum = minimum
    self.isPinned = isPinned
  }

  /// True when a region is as large as asked for.
  func isEnough(_ region: Rect) -> Bool {
    region.width >= minimum.width - FitRound.tolerance
      && region.height >= minimum.height - FitRound.tolerance
  }
}
