import Hierarchy

extension AuditContext {
  /// A touch on the bar is asked of its last subviews first; an overlay is one of these.
  private static let mostSubviews = 8

  /// The control that is laid over a back button and takes the taps on its mark, while what it
  /// leaves of the container's frame does nothing; nil when there is none.
  ///
  /// Up to iOS 10 the bar acts for a container that takes no touches itself. One that takes them
  /// swallows them: it has no action of its own. From iOS 11 the container is a control with an
  /// action, which does nothing only when it takes no touches. Complexity: O(depth).
  package func overlay(of button: BackButton) -> Int? {
    guard button.kind == .system, let bar = button.bar, let visible = button.visible,
      tree.flags(of: button.container).contains(.interactionDisabled) == button.isControl
    else { return nil }
    var parent = tree.parent(of: button.container)
    var inner = button.container
    while let current = parent {
      let laidOver = lastSubviews(of: current, behind: tree.subtreeEnd(of: inner))
      if let overlay = laidOver.first(where: { takesTouches($0, over: visible) }) { return overlay }
      if current == bar { return nil }
      inner = current
      parent = tree.parent(of: current)
    }
    return nil
  }

  /// Where the bar still goes back beside a button that is laid over, on the screen: the live area
  /// of the era's model outside that button, the container and the bar's other targets. From iOS 11
  /// on there is no such place.
  package func bands(leftBy overlay: Rect, over button: BackButton) -> [Rect] {
    guard !button.isControl, usesModel(button), let live = button.assumedLive,
      let container = button.target
    else { return [] }
    return live.strips(without: [overlay, container] + targets(beside: button).map(\.reach))
  }

  private func takesTouches(_ node: Int, over mark: Rect) -> Bool {
    let role = roles.role(of: node)
    guard role.contains(.control), role.isDisjoint(with: [.barItem, .backContainer]),
      tree.flags(of: node).isDisjoint(with: [.hidden, .interactionDisabled]),
      tree.alpha(of: node) > HitTester.deadAlpha
    else { return false }
    return tree.screenFrame(of: node)?.contains(mark, tolerance: 0.05) ?? false
  }

  /// The last subviews of a view, front to back, as far as they are asked before `first`.
  private func lastSubviews(of parent: Int, behind first: Int) -> [Int] {
    var result: [Int] = []
    var end = tree.subtreeEnd(of: parent)
    while result.count < Self.mostSubviews, end > first {
      var child = end - 1
      while let above = tree.parent(of: child), above != parent { child = above }
      result.append(child)
      end = child
    }
    return result
  }
}

extension BackButton {
  /// True when the container is a control with an action of its own, as it is from iOS 11 on; up
  /// to iOS 10 the bar acts for it.
  package var isControl: Bool { era?.isSinceIOS11 ?? false }
}
