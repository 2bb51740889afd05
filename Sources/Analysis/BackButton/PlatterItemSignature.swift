import Hierarchy

/// UIKit's own back button on iOS 26: a `_UIButtonBarButton` in a glass platter at the bar's end.
///
/// Every item lies in a platter, so it takes the identifier `BackButton`, or the image that UIKit
/// gives it, to tell it from an app's own.
enum PlatterItemSignature: Signature {
  /// In fiftieths; a fifth is left open, because no dump of one was seen as text.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .containerClass: 4, .inPlatter: 6, .atBarEnd: 3, .identifier: 15, .imageName: 8,
    .visibleIndicator: 3, .settled: 1,
  ]
  static let unattested = 10
  static let kind = BackButton.Kind.system
  static let mark = BackButton.MarkRule.parts

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard bar.era == .ios26, let sides = BarSides(bar, context) else { return [] }
    let leading = systemItems(bar, sides, trailing: false, context)
    let all = leading + systemItems(bar, sides, trailing: true, context)
    let finds = all.map { find($0, bar, sides, context) }
    for sign in [BackButton.Evidence.Sign.identifier, .imageName] {
      let sure = finds.filter { $0.signs.contains(sign) }
      if !sure.isEmpty { return sure }
    }
    // Without a sign of its own an item that shows only an image at the leading end is a candidate.
    guard let first = sides.first(of: leading, trailing: false),
      let look = ItemLook(first.node, context), look.isImageOnly, look.meaning != .other
    else { return [] }
    return finds.filter { Int($0.container) == first.node }
  }

  private static func systemItems(
    _ bar: NavigationBar, _ sides: BarSides, trailing: Bool, _ context: SignatureContext
  ) -> [ItemInBar] {
    BarItems(bar, sides, trailing: trailing, context).items.filter {
      context.roles.role(of: $0.node).contains(.modernItem)
    }
  }

  private static func find(
    _ item: ItemInBar, _ bar: NavigationBar, _ sides: BarSides, _ context: SignatureContext
  ) -> Find {
    var find = Find(container: Int32(item.node), signs: .of(.containerClass, .inPlatter))
    find.note(.settled, if: !bar.isInTransition)
    find.note(.atBarEnd, if: sides.isAtEnd(item.root))
    find.note(.identifier, if: context.systemIdentifier(of: item.node, below: bar.node) != nil)
    find.notePartsOfSystemButton(context)
    find.signs.formIntersection(BackButton.Signs(weights.keys))
    if find.indicator >= 0,
      context.tree[Int(find.indicator)].string(.image)?.holds("chevron.backward") ?? false
    {
      find.note(.imageName)
    }
    return find
  }
}
