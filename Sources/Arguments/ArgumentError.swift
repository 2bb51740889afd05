/// Something wrong with a command line, in words for the person who typed it.
package struct ArgumentError: Error, Equatable {
  /// One sentence on what is wrong.
  package var message: String
  /// What to do about it.
  package var hint: String?
  /// The value that was typed, to be shown with a caret under the place that is wrong.
  package var marked: MarkedText?
  /// The file, line and column that it is about, as `file:line:column`; nil for the command line.
  package var place: String?

  package init(
    message: String, hint: String? = nil, marked: MarkedText? = nil, place: String? = nil
  ) {
    self.place = place
    self.message = message
    self.hint = hint
    self.marked = marked
  }
}
