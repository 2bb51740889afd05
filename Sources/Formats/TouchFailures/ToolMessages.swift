import Hierarchy

/// What one test tool says about touches that failed.
///
/// To read another tool: a case in `TouchFailure.Tool`, a type with this protocol in a file of its
/// own, a line in `FailureScanner.tools`.
protocol ToolMessages: Sendable {
  /// Who says it.
  static var tool: TouchFailure.Tool { get }
  /// Literals of which each first line of a message holds one; a line without any is passed over,
  /// so the fewer and the rarer the better.
  static var words: [StaticString] { get }

  /// The message that a line begins, or is.
  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure?

  /// Adds a line to the message above it.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> FailureScanner.Step

  /// True when a message that ends here says enough to be kept.
  static func isWhole(_ failure: TouchFailure) -> Bool
}

extension ToolMessages {
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> FailureScanner.Step {
    .other
  }

  static func isWhole(_ failure: TouchFailure) -> Bool { true }
}
