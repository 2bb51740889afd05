import Hierarchy

/// Finds what test tools say about touches that failed, on lines that hold no view.
enum FailureScanner {
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

  /// One word of every message; a line without any of them is passed over.
  static func mayHold(_ line: Range<Int>, _ bytes: RawSpan) -> Bool {
    guard line.count < longestLine else { return false }
    let words: [StaticString] = [
      "ot hittable", "ot visible", "(by AX action)", "Failed to ", "ccessibility element",
      "Cannot perform ", "\"Element Description\"",
    ]
    return words.contains {
      bytes.firstOffset(of: $0, from: line.lowerBound, to: line.upperBound) != nil
    }
  }

  /// The message that a line begins, or is.
  static func failure(in text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    DetoxFailure.read(text, range) ?? KIFFailure.read(text, range)
      ?? XCUITestFailure.read(text, range) ?? AppiumFailure.read(text, range)
      ?? EarlGreyFailure.read(text, range)
  }

  /// Adds a line to the message above it.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> Step {
    switch failure.tool {
    case .detox: DetoxFailure.goOn(&failure, text) ? .taken : .other
    case .xcuiTest: XCUITestFailure.goOn(&failure, text) ? .taken : .other
    case .earlGrey: EarlGreyFailure.goOn(&failure, text).map { $0 ? .taken : .other } ?? .withdrawn
    case .kif, .appium: .other
    }
  }
}
