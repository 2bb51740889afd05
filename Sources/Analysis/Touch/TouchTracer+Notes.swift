/// The sentences that stand behind answers.
extension TouchTracer {
  static let movingNote =
    "The dump was taken during a push or pop; views that it disabled take touches again when it has "
    + "ended."
  static let uncertainNote =
    "A view whose place is not known was asked first and may take the touch."
  static let barNote = "The bar handles the back button's touches on its own."
  static let orderNote = "The file does not say which of these lies on top."
  static let nothingNote =
    "Nothing at this point is clickable or checkable; all else lets touches through."
  static let disabledNote = "It is disabled: it takes the touch and does nothing."

  /// All of them by a name each, for who asks the same questions elsewhere.
  package var notes: [(name: String, sentence: String)] {
    [
      ("moving", Self.movingNote), ("uncertain", Self.uncertainNote), ("bar", Self.barNote),
      ("order", Self.orderNote), ("nothing", Self.nothingNote),
      ("disabled", Self.disabledNote), ("undecided", undecidedNote),
    ]
  }
}
