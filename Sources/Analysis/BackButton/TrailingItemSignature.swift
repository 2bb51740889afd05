import Hierarchy

/// An app's own back button on the trailing side, where one thumb reaches it on a large phone.
///
/// Most items there are something else, so only a word or name for going back counts: an arrow does
/// not say where to, and an image without a name is not even a candidate.
enum TrailingItemSignature: Signature {
  /// In hundredths: an image with one name for going back is a back button (0.5), and so is a title
  /// that is a word for it.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .trailingItem: 30, .imageOnly: 10, .backTitle: 20, .imageName: 10, .className: 10,
    .identifier: 10, .accessibilityLabel: 10,
  ]
  static let kind = BackButton.Kind.custom
  static let mark = BackButton.MarkRule.parts
  static let isAskedBesideSystemButton = true

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard let sides = BarSides(bar, context) else { return [] }
    return BarItems(bar, sides, trailing: true, context).items.compactMap { item in
      guard context.mayBeNamed(item.node), let look = ItemLook(item.node, context),
        look.meaning == .back
      else { return nil }
      guard look.label == nil || look.signs.contains(.backTitle) else { return nil }
      var find = Find(container: Int32(item.node), signs: .of(.trailingItem))
      find.signs.formUnion(look.signs)
      find.note(.imageOnly, if: look.isImageOnly)
      find.label = look.label.map(Int32.init) ?? -1
      find.indicator = look.image.map(Int32.init) ?? -1
      find.isTrailing = true
      return find
    }
  }
}
