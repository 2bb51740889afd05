import Hierarchy

/// An app's own back button in the place of the system's, or beside it: a custom view or item at the
/// leading end.
enum LeadingItemSignature: Signature {
  /// In hundredths. An image that stands there alone is a candidate (0.4); one name that speaks of
  /// going back makes it a back button (0.5), and each further one adds to it. A title must be a
  /// word for going back, or stand beside an arrow. Further items must say that they go back.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .leadingItem: 24, .furtherItem: 24, .imageOnly: 10, .aloneOnItsSide: 6, .besideBackButtons: 6,
    .backTitle: 20, .imageName: 10, .className: 10, .identifier: 10, .accessibilityLabel: 10,
  ]
  /// A further item is not the first one, and one beside others is not alone: of each two signs a
  /// button has one at most.
  static let unattested = -30
  static let kind = BackButton.Kind.custom
  static let mark = BackButton.MarkRule.parts

  static let isAskedBesideSystemButton = true

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard let sides = BarSides(bar, context) else { return [] }
    let side = BarItems(bar, sides, trailing: false, context)
    guard let first = sides.first(of: side.items, trailing: false) else { return [] }
    let arrow = bar.indicator.flatMap { context.visibility.mark($0) == nil ? nil : $0 }
    var looks: [(node: Int, look: ItemLook)] = []
    for item in side.items {
      // Beside a first item, a system's button or its arrow, only words and names tell.
      let isAlone = item.node == first.node && bar.systemButton == nil
      guard isAlone || !bar.isInTransition && context.mayBeNamed(item.node),
        var look = ItemLook(item.node, context)
      else { continue }
      if isAlone, let arrow {
        // The system's arrow shows: an image beside it is another item, a title may be its own.
        guard look.label != nil else { continue }
        look.noteSystemArrow(arrow)
      }
      let isEnough = isAlone && arrow == nil ? look.meaning != .other : look.meaning == .back
      if isEnough, look.isImageOrTitled { looks.append((item.node, look)) }
    }
    let goesBack = looks.count == side.items.count && !side.hasOtherMark
    return looks.map { node, look in
      var find = Find(container: Int32(node), signs: look.signs)
      find.note(node == first.node ? .leadingItem : .furtherItem)
      find.note(.imageOnly, if: look.isImageOnly)
      find.note(looks.count == 1 ? .aloneOnItsSide : .besideBackButtons, if: goesBack)
      find.label = look.label.map(Int32.init) ?? -1
      find.indicator = look.image.map(Int32.init) ?? -1
      return find
    }
  }
}
