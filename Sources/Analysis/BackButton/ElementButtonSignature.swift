import Hierarchy

/// An app's own back button among accessibility elements: a button of the bar that a name calls back.
enum ElementButtonSignature: Signature {
  /// In hundredths: the first button with one name for going back is one (0.6), another button of
  /// the bar, or one without such a name, is a candidate.
  static let weights: [BackButton.Evidence.Sign: Int] = [
    .isInBar: 10, .leadingItem: 15, .seemsVisible: 5, .accessibilityLabel: 30, .identifier: 30,
  ]
  static let unattested = 10
  static let kind = BackButton.Kind.custom
  static let mark = BackButton.MarkRule.unknown
  static let readsElements = true

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard let elements = bar.elements else { return [] }
    let first = elements.first
    return elements.buttons.compactMap { button in
      let isFirst = button.node == first?.node
      guard isFirst || ElementLook.maySayBack(button.node, context.tree) else { return nil }
      let known = isFirst ? first?.look : nil
      let look = known ?? ElementLook(button.node, context.tree)
      if look.isCommand || look.meaning == .other { return nil }
      // Beside the first only a word for going back counts: an arrow does not say where to.
      guard isFirst || look.meaning == .back else { return nil }
      var find = Find(container: Int32(button.node), signs: .of(.isInBar))
      find.note(.leadingItem, if: isFirst)
      find.note(
        .seemsVisible, if: !context.tree.states(of: button.node).contains(.seemsInvisible))
      if let sign = look.sign { find.note(sign) }
      find.isTrailing = elements.offset(of: button.frame) > elements.bar.width / 2
      return find
    }
  }
}
