import Hierarchy

/// A back button of iOS 11 and later pasted without its bar: a `_UIButtonBarButton` that holds what
/// only back buttons hold.
///
/// Every bar item has that class, so without this sign it is a candidate and no more.
enum PastedItemSignature: Signature {
  /// In tenths; four stand for the bar that is not there.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .containerClass: 2, .backContent: 4,
  ]
  static let unattested = 4
  static let kind = BackButton.Kind.system
  static let mark = BackButton.MarkRule.parts

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] { [] }

  static func loneFind(_ container: Int, _ context: SignatureContext) -> Find? {
    guard context.roles.role(of: container).contains(.modernItem) else { return nil }
    var find = Find(container: Int32(container), signs: .of(.containerClass))
    find.notePartsOfSystemButton(context)
    // Without the bar nothing says that an image in it is an arrow.
    find.indicator = -1
    find.signs.formIntersection(.of(.containerClass, .backContent))
    return find
  }
}
