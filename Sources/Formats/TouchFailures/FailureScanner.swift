import Hierarchy

/// Finds what test tools say about touches that failed, on lines that hold no view.
enum FailureScanner {
  /// The tools, in the order in which they are asked about a line.
  static let tools: [any ToolMessages.Type] = [
    DetoxMessages.self, KIFMessages.self, XCUITestMessages.self, AppiumMessages.self,
    EarlGreyMessages.self,
  ]

  /// A line is not looked at beyond this length: messages are short, and pasted data may be long.
  static let longestLine = 1 << 16

  /// What becomes of a line below a message's first one.
  enum Step {
    /// It belongs to the message.
    case taken
    /// It does not, and may say anything.
    case other
    /// It shows that the message is about no touch.
    case withdrawn
  }

  private static let words = tools.flatMap { $0.words }

  /// True when a line holds a word that begins a message.
  static func mayHold(_ line: Range<Int>, _ bytes: RawSpan) -> Bool {
    guard line.count < longestLine else { return false }
    return words.contains {
      bytes.firstOffset(of: $0, from: line.lowerBound, to: line.upperBound) != nil
    }
  }

  /// The message that a line begins, or is.
  static func failure(in text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    for tool in tools {
      if let failure = tool.read(text, range) { return failure }
    }
    return nil
  }

  /// Adds a line to the message above it.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> Step {
    messages(of: failure.tool)?.goOn(&failure, text) ?? .other
  }

  /// True when a message that ends here says enough to be kept.
  static func isWhole(_ failure: TouchFailure) -> Bool {
    messages(of: failure.tool)?.isWhole(failure) ?? true
  }

  private static func messages(of tool: TouchFailure.Tool) -> (any ToolMessages.Type)? {
    tools.first { $0.tool == tool }
  }
}
