import Hierarchy

/// UIKit's own back button up to iOS 6: a `UINavigationItemButtonView` in the bar that draws its
/// arrow into its own background.
enum LegacyItemButtonSignature: Signature {
  /// In fiftieths. The class is what iOS 7 to 10 have too; no dump of one of these bars with a back
  /// button was seen, so a fifth is left open.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .containerClass: 27, .isInBar: 6, .atBarEnd: 5, .titleLabel: 1, .settled: 1,
  ]
  static let unattested = 10
  static let kind = BackButton.Kind.system
  static let mark = BackButton.MarkRule.whole

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard bar.era == .ios6 else { return [] }
    return context.tree.children(of: bar.node).compactMap { child in
      context.roles.role(of: child).contains(.backContainer) ? find(child, bar, context) : nil
    }
  }

  private static func find(
    _ container: Int, _ bar: NavigationBar, _ context: SignatureContext
  ) -> Find {
    var find = Find(container: Int32(container), signs: .of(.containerClass, .isInBar))
    find.note(.settled, if: !bar.isInTransition)
    find.note(.atBarEnd, if: BarSides(bar, context)?.isAtEnd(container) ?? false)
    if let label = context.parts(of: container).first(where: {
      context.roles.role(of: $0).contains(.label)
    }) {
      find.label = Int32(label)
      find.note(.titleLabel)
    }
    return find
  }
}
