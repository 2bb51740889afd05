/// A text that was typed, and the place in it that is wrong.
package struct MarkedText: Sendable, Equatable {
  /// The text.
  package var text: String
  /// How many characters stand before the place.
  package var place: Int

  package init(_ text: String, at place: Int) {
    self.text = text
    self.place = place
  }
}
