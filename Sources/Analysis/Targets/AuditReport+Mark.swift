import Hierarchy

/// What is visible of a target.
extension AuditReport {
  /// The visible mark of a target in screen space; see `AuditContext.visibleMark(of:)`.
  package func visibleMark(of target: TapTarget) -> Rect? { context.visibleMark(of: target) }
}

extension AuditContext {
  /// The visible mark of a target in screen space: what its back button shows, all of it for what
  /// draws itself, else the labels and images in it; nil when nothing is seen.
  ///
  /// Complexity: O(nodes of the target times depth).
  ///
  /// - Parameter inRoot: Whether the outermost view printed cuts it, where it is no window.
  package func visibleMark(of target: TapTarget, inRoot: Bool = true) -> Rect? {
    visibleMark(ofTarget: target.node, inRoot: inRoot)
  }

  /// True for a target on the screen in which nothing is printed that shows: no label, no picture,
  /// no background; what it draws itself no file tells.
  ///
  /// Complexity: O(nodes of the target times depth).
  func showsNothing(_ target: TapTarget) -> Bool {
    let node = target.node
    guard visibleMark(of: target) == nil, visibility.visiblePart(of: node) != nil,
      !(coverage(of: target)?.isTotal ?? false)
    else { return false }
    return !(node..<tree.subtreeEnd(of: node)).contains { inner in
      (locator.context.drawsOwnBackground(inner)
        || !roles.role(of: inner).isDisjoint(with: [.drawsItself, .platter]))
        && visibility.visiblePart(of: inner) != nil
    }
  }

  /// The visible mark of the target that a node is.
  func visibleMark(ofTarget target: Int, inRoot: Bool = true) -> Rect? {
    if let mark = tree.statedMark(of: target) { return mark }
    if let button = backButton(of: target) { return button.visible }
    if roles.role(of: target).contains(.drawsItself) {
      return visibility.visiblePart(of: target)
    }
    var mark: Rect?
    let hasTitles = tree.syntax.titlesControls
    for node in target..<tree.subtreeEnd(of: target) {
      guard
        roles.role(of: node).contains(.label) || locator.context.isImage(node)
          || hasTitles && locator.context.showsOwnTitle(node),
        let part = visibility.mark(node, inRoot: inRoot)
      else { continue }
      mark = mark?.union(part) ?? part
    }
    return mark
  }
}
