/// A command line shown in a help text, and what it does.
package struct Example: Sendable, Equatable {
  /// The whole line as it is typed, with the program's name.
  package var command: String
  /// One sentence on what the line does.
  package var explanation: String

  package init(command: String, explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
