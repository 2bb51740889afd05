import Hierarchy

/// UIKit's own back button on iOS 11 to 18: the `_UIButtonBarButton` that is a child of the bar's
/// content view itself; every other item stands in a stack. Its arrow lies inside it.
enum ContentItemSignature: Signature {
  /// In fiftieths. The place in the tree alone makes a back button (0.5). A fifth is left open: no
  /// complete dump of one was seen, what is known comes from pieces and from reading the classes.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .containerClass: 6, .directInContent: 19, .visibleIndicator: 5, .backContent: 4, .atBarEnd: 4,
    .titleLabel: 1, .settled: 1,
  ]
  static let unattested = 10
  static let kind = BackButton.Kind.system
  static let mark = BackButton.MarkRule.parts

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard bar.era?.hasItemStacks ?? false, let content = bar.content else {
      return []
    }
    var containers = context.tree.children(of: content).filter {
      context.roles.role(of: $0).contains(.modernItem) && context.isShown($0, in: bar.node)
    }
    // In a push or pop the incoming and the outgoing button are both there: one settles, in front.
    if bar.isInTransition, let last = containers.last { containers = [last] }
    return containers.map { find($0, bar, context) }.filter { !saysOther($0, context) }
  }

  /// True for an item that says Cancel, Done, Menu or the like, and holds nothing that may be an
  /// arrow: beside one, the word is the title of the screen before.
  private static func saysOther(_ find: Find, _ context: SignatureContext) -> Bool {
    guard find.indicator < 0, find.label >= 0, !find.signs.contains(.backContent),
      let text = context.tree[Int(find.label)].text,
      BackWords.meaning(ofTitle: text) == .other
    else { return false }
    return !context.parts(of: Int(find.container)).contains { part in
      context.roles.role(of: part).contains(.itemFace)
        && !context.tree.contains(part, Int(find.label))
    }
  }

  private static func find(
    _ container: Int, _ bar: NavigationBar, _ context: SignatureContext
  ) -> Find {
    var find = Find(container: Int32(container), signs: .of(.containerClass, .directInContent))
    find.note(.settled, if: !bar.isInTransition)
    find.note(.atBarEnd, if: BarSides(bar, context)?.isAtEnd(container) ?? false)
    find.notePartsOfSystemButton(context)
    return find
  }
}
