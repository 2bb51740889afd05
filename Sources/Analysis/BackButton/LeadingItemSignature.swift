import Hierarchy

/// An app's own back button in the place of the system's: a custom view or item at the leading end.
enum LeadingItemSignature: Signature {
  /// In hundredths. An image that stands there alone is a candidate (0.4); one name that speaks of
  /// going back makes it a back button (0.5), and each further one adds to it. A title must be a
  /// word for going back, or stand beside an arrow.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .leadingItem: 24, .imageOnly: 10, .aloneOnItsSide: 6, .backTitle: 20, .imageName: 10,
    .className: 10, .identifier: 10, .accessibilityLabel: 10,
  ]
  static let kind = BackButton.Kind.custom
  static let mark = BackButton.MarkRule.parts

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard let sides = BarSides(bar, context) else { return [] }
    let side = BarItems(bar, sides, trailing: false, context)
    guard let first = sides.first(of: side.items, trailing: false),
      var look = ItemLook(first.node, context)
    else { return [] }
    if let arrow = bar.indicator, context.visibility.visiblePart(of: arrow) != nil {
      // The system's arrow shows: an image beside it is another item, a title may be its own.
      guard look.label != nil else { return [] }
      look.noteSystemArrow(arrow)
    }
    guard look.meaning != .other else { return [] }
    let hasTitleWithoutSign = look.label != nil && !look.signs.contains(.backTitle)
    guard !hasTitleWithoutSign, look.isImageOnly || !look.signs.isEmpty else { return [] }
    var find = Find(container: Int32(first.node), signs: .of(.leadingItem))
    find.signs.formUnion(look.signs)
    find.note(.imageOnly, if: look.isImageOnly)
    find.note(.aloneOnItsSide, if: side.items.count == 1 && !side.hasOtherMark)
    find.label = look.label.map(Int32.init) ?? -1
    find.indicator = look.image.map(Int32.init) ?? -1
    return [find]
  }
}
