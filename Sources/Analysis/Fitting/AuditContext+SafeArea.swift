import Hierarchy

/// Where corrections may lie besides inside what is around a view: its safe area.
extension AuditContext {
  /// The safe area on the screen around a node: what somebody said of the window's edges, else what a
  /// layout guide in the file states of the nearest view around the node. Nil where neither is so,
  /// for what was said in a piece without its window, and in what scrolls, as content moves through it.
  ///
  /// Complexity: O(depth) where there is any.
  func safeArea(around node: Int) -> Rect? {
    guard options.safeArea != nil || !safeAreas.isEmpty else { return nil }
    var ancestor = tree.parent(of: node)
    var root = node
    var stated: Rect?
    while let current = ancestor {
      if roles.role(of: current).contains(.scrollView) { return nil }
      if stated == nil, options.safeArea == nil, let frame = safeAreas[current],
        let map = tree.placement(of: current)?.toScreen, map.isRectilinear
      {
        stated = map.boundingBox(of: frame)
      }
      root = current
      ancestor = tree.parent(of: current)
    }
    guard let insets = options.safeArea else { return stated }
    guard roles.role(of: root).contains(.window), let window = tree.screenFrame(of: root) else {
      return nil
    }
    let area = Rect(
      left: window.left + insets.left, top: window.top + insets.top,
      right: window.right - insets.right, bottom: window.bottom - insets.bottom)
    return area.isEmpty ? nil : area
  }

  /// That the safe area keeps a target from the size asked for; nil where something else does.
  func safeLimit(of node: Int, _ item: FitItem, _ left: Size) -> FixLimit? {
    guard safeArea(around: node) != nil else { return nil }
    let room = roomOnScreen(of: node)
    let isNarrow = { (length: Double, whole: Double?, wanted: Double) in
      length < wanted - FitRound.tolerance && whole.map { $0 >= wanted } ?? true
    }
    return isNarrow(item.area.width, room?.width, item.minimum.width)
      || isNarrow(item.area.height, room?.height, item.minimum.height)
      ? .safeArea(left: left) : nil
  }
}

extension Rect {
  /// The part inside a safe area, and of what is outside it as much as a mark needs; all of it where
  /// there is no safe area, and where nothing of it lies in that.
  func inSafeArea(_ safe: Rect?, holding mark: Rect) -> Rect {
    guard let safe, let part = intersection(safe) else { return self }
    return part.union(mark).intersection(self) ?? self
  }
}
