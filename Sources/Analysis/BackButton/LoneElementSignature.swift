import Hierarchy

/// A back button among accessibility elements without a navigation bar: at the upper end of the
/// screen, where reading begins, by its name alone.
enum LoneElementSignature: Signature {
  /// In hundredths; what a bar would tell is missing, so that a name makes 0.6, and a button without
  /// one is a candidate.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .inScreenCorner: 20, .seemsVisible: 5, .accessibilityLabel: 35, .identifier: 35,
  ]
  static let unattested = 5
  static let kind = BackButton.Kind.custom
  static let mark = BackButton.MarkRule.unknown
  static let readsElements = true

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] { [] }

  static func loneFind(_ container: Int, _ context: SignatureContext) -> Find? {
    let look = ElementLook(container, context.tree)
    guard look.sign != nil || look.isUnnamed, !look.isCommand else { return nil }
    var find = Find(container: Int32(container), signs: .of(.inScreenCorner))
    find.note(
      .seemsVisible, if: !context.tree.states(of: container).contains(.seemsInvisible))
    // One name, so that no more is claimed than without a bar can be known.
    if let sign = look.sign { find.note(sign) }
    return find
  }
}
