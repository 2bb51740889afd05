import Hierarchy

/// UIKit's own back button among accessibility elements.
///
/// It is known by its place at the bar's edge (iOS 11 to 18), by UIKit's identifier (iOS 26, where it
/// begins farther in), or by having no name where UIKit's items stand. Up to iOS 10 it begins where
/// other items do, so that one with a title is a candidate and no more.
enum ElementItemSignature: Signature {
  /// In hundredths. The edge, the identifier and having no name exclude each other: any of them makes
  /// a back button of the first button, and none of the other signs does.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .isInBar: 10, .leadingItem: 10, .seemsVisible: 5, .atBarEdge: 55, .identifier: 55,
    .unnamed: 30, .accessibilityLabel: 20,
  ]
  static let unattested = -85
  static let kind = BackButton.Kind.system
  static let mark = BackButton.MarkRule.unknown
  static let readsElements = true

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard let elements = bar.elements, let first = elements.first else { return [] }
    let look = first.look
    if look.isCommand { return [] }
    var find = Find(container: Int32(first.node), signs: .of(.isInBar, .leadingItem))
    find.note(
      .seemsVisible, if: !context.tree.states(of: first.node).contains(.seemsInvisible))
    if look.isSystemBack {
      find.note(.identifier)
    } else if elements.isFlush(first.frame) {
      find.note(.atBarEdge)
      find.note(.accessibilityLabel, if: look.meaning == .back && look.sign == .accessibilityLabel)
    } else if first.offset <= BarElements.systemMargin + BarElements.rounding {
      if look.sign != nil || look.meaning == .other { return [] }
      find.note(.unnamed, if: look.isUnnamed && BarElements.fillsRow(first.frame))
    } else {
      return []
    }
    return [find]
  }
}
