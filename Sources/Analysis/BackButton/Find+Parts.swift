import Hierarchy

extension Find {
  /// Keeps a sign, if there is cause.
  mutating func note(_ sign: BackButton.Evidence.Sign, if holds: Bool = true) {
    if holds { signs.insert(BackButton.Signs(sign)) }
  }

  /// Looks for what a back button of iOS 11 and later holds: its title label, an image that can be
  /// seen, and the view that only back buttons hold.
  mutating func notePartsOfSystemButton(_ context: SignatureContext) {
    for part in context.parts(of: Int(container)) {
      let role = context.roles.role(of: part)
      if role.contains(.backContent) { note(.backContent) }
      if role.contains(.label), label < 0 {
        label = Int32(part)
        note(.titleLabel)
      }
      if indicator < 0, context.isImage(part), context.visibility.mark(part) != nil {
        indicator = Int32(part)
        note(.visibleIndicator)
      }
    }
  }
}
