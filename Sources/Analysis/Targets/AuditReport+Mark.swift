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
  package func visibleMark(of target: TapTarget) -> Rect? { visibleMark(ofTarget: target.node) }

  /// The visible mark of the target that a node is.
  func visibleMark(ofTarget target: Int) -> Rect? {
    if let button = backButton(of: target) { return button.visible }
    if roles.role(of: target).contains(.drawsItself) {
      return visibility.visiblePart(of: target)
    }
    var mark: Rect?
    for node in target..<tree.subtreeEnd(of: target) {
      let role = roles.role(of: node)
      guard !role.isDisjoint(with: [.label, .image]), let part = visibility.mark(node) else {
        continue
      }
      mark = mark?.union(part) ?? part
    }
    return mark
  }
}
