import Analysis
import Hierarchy

/// The first lines of a text, for what is told by them.
struct OpeningLines: Sendable {
  /// Up to three, without their ends; the last may be cut.
  let lines: [String]

  /// No line that is asked for is longer.
  private static let longest = 1 << 12

  /// Of a text in UTF-8, from its first character that is no blank.
  init(_ text: SourceText, from start: Int) {
    let part = text.string(in: start..<min(text.count, start + Self.longest))
    lines = part.split(maxSplits: 3, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(3).map(String.init)
  }

  /// True for a unified diff: two names and the head of a change.
  var isDifference: Bool {
    guard lines.count == 3 else { return false }
    let leads = ["--- ", "+++ ", "@@ -"]
    return zip(lines, leads).allSatisfy { $0.utf8.starts(with: $1.utf8) }
  }

  /// True for a rule's page: the rule and how severe it is, a sentence, and an empty line.
  var isPageOfRule: Bool {
    guard lines.count == 3, lines[2].isEmpty, let first = lines.first else { return false }
    let parts = first.split(separator: " ", omittingEmptySubsequences: false)
    return parts.count == 2 && RuleID(rawValue: String(parts[0])) != nil
      && Severity.allCases.contains { parts[1] == "(\($0.rawValue))" }
  }
}
