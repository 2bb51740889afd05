import Hierarchy

/// UIKit's own back button on iOS 7 to 10: a `UINavigationItemButtonView` in the bar, its arrow a
/// sibling, its title a label inside it.
enum ItemButtonViewSignature: Signature {
  /// In fiftieths. The class alone makes a back button (0.54); a visible arrow beside it in a bar
  /// makes it one that may be corrected without being asked for (0.8).
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .containerClass: 27, .isInBar: 6, .visibleIndicator: 10, .indicatorAtLeadingEnd: 5,
    .titleLabel: 1, .settled: 1,
  ]
  static let kind = BackButton.Kind.system
  static let mark = BackButton.MarkRule.arrowAndTitle

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard bar.era == .ios7 || bar.era == nil else { return [] }
    let tree = context.tree
    var containers: [Int] = []
    var indicator: Int?
    for child in tree.children(of: bar.node) {
      let role = context.roles.role(of: child)
      if role.contains(.backContainer) { containers.append(child) }
      if indicator == nil, role.contains(.backIndicator),
        context.visibility.mark(child) != nil
      {
        indicator = child
      }
    }
    if containers.isEmpty {
      // A visible arrow without a container: evidence, but no button by itself.
      return indicator.map {
        [
          Find(
            container: Int32($0), indicator: Int32($0),
            signs: [BackButton.Signs(.visibleIndicator), BackButton.Signs(.isInBar)])
        ]
      } ?? []
    }
    // A hidden container without an arrow is what UIKit leaves under a button of the app's own.
    return containers.filter { indicator != nil || context.isShown($0, in: bar.node) }
      .map { find($0, bar: bar, indicator: indicator, context) }
  }

  static func loneFind(_ container: Int, _ context: SignatureContext) -> Find? {
    guard context.roles.role(of: container).contains(.backContainer) else { return nil }
    return find(container, bar: nil, indicator: nil, context)
  }

  private static func find(
    _ container: Int, bar: NavigationBar?, indicator: Int?, _ context: SignatureContext
  ) -> Find {
    let tree = context.tree
    var find = Find(container: Int32(container), signs: BackButton.Signs(.containerClass))
    if let bar {
      find.signs.insert(BackButton.Signs(.isInBar))
      if !bar.isInTransition { find.signs.insert(BackButton.Signs(.settled)) }
    }
    if let indicator {
      find.indicator = Int32(indicator)
      find.signs.insert(BackButton.Signs(.visibleIndicator))
      if isAtLeadingEnd(indicator, of: container, tree) {
        find.signs.insert(BackButton.Signs(.indicatorAtLeadingEnd))
      }
    }
    for child in tree.children(of: container)
    where context.roles.role(of: child).contains(.label) {
      find.label = Int32(child)
      find.signs.insert(BackButton.Signs(.titleLabel))
      break
    }
    return find
  }

  /// True when the arrow starts no farther than 8 points, a bar's margin, from the container's
  /// leading end, and not beyond its middle.
  private static func isAtLeadingEnd(
    _ indicator: Int, of container: Int, _ tree: ViewTree
  ) -> Bool {
    guard let arrow = tree.frame(of: indicator), let frame = tree.frame(of: container) else {
      return false
    }
    let left = abs(arrow.left - frame.left) <= 8 && arrow.center.x <= frame.center.x
    let right = abs(arrow.right - frame.right) <= 8 && arrow.center.x >= frame.center.x
    return left || right
  }
}
