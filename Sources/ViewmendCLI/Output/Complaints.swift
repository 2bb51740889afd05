import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// Messages on standard error, in the form of compilers.
struct Complaints: Sendable {
  private let environment: Environment
  /// What stands on the terminal and is to be taken away first.
  private let progress: Progress?

  init(_ environment: Environment, _ progress: Progress? = nil) {
    self.environment = environment
    self.progress = progress
  }

  /// A failure of one file.
  func report(_ failure: FileFailure, file: String) {
    var place = ""
    if let line = failure.line, let column = failure.column {
      place = "\(file):\(line):\(column): "
    } else if !file.isEmpty, !failure.namesFile {
      place = "\(file): "
    }
    complain("\(place)error: \(failure.message)")
    if let excerpt = failure.excerpt { environment.complain(quoted(excerpt)) }
  }

  /// Rows that may be what a file holds. GitHub's runner takes a row that begins with two colons for a command to it.
  private func quoted(_ excerpt: String) -> String {
    guard environment.isGitHubRunner else { return excerpt }
    return excerpt.split(separator: "\n").map { "|\($0)" }.joined(separator: "\n")
  }

  /// A failure of the run.
  func report(_ message: String, hint: String? = nil) {
    report(ArgumentError(message: message, hint: hint))
  }

  /// What is wrong with the command line, or with a configuration.
  func report(_ error: ArgumentError) {
    complain("\(error.place.map { "\($0): " } ?? "")error: \(error.message)")
    if let marked = error.marked {
      let before = Style.inline(String(marked.text.prefix(marked.place)))
      let columns = before.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
      let caret = "  \(String(repeating: " ", count: columns))^"
      environment.complain(quoted("  \(Style.inline(marked.text))\n\(caret)"))
    }
    if let hint = error.hint { environment.complain(quoted("  \(Style.inline(hint))")) }
  }

  /// What was not understood of a file, what had to be undone to read it, and what is not asked of
  /// its targets.
  func report(_ dump: Dump, name: String, _ options: AuditOptions) {
    for sentence in Self.unasked(options.resolved(for: dump.tree.traits)) {
      note("\(name): \(sentence)")
    }
    for preparation in dump.preparations { note("\(name): \(preparation.sentence)") }
    guard !dump.diagnostics.isEmpty else { return }
    let lines = LineIndex(dump.tree.source)
    for diagnostic in dump.diagnostics {
      let place = lines.location(of: diagnostic.range.lowerBound)
      let severity = diagnostic.severity.rawValue
      note("\(name):\(place.line):\(place.column): \(severity): \(diagnostic.message)")
    }
  }

  /// What a fit and a profile leave unasked, a sentence each.
  private static func unasked(_ options: AuditOptions) -> [String] {
    var sentences: [String] = []
    if options.fit == .glyph, options.applies(.targetTooSmall) {
      sentences.append(
        "The fit to the mark alone (glyph) asks for no least size, so target-too-small says nothing."
      )
    }
    let leftOut = options.profile?.leftOut.filter { !options.applies($0) } ?? []
    for rule in RuleID.allCases where leftOut.contains(rule) {
      sentences.append(
        "Profile \(options.profile?.rawValue ?? "") leaves \(rule.rawValue) out; --rules can name it."
      )
    }
    return sentences
  }

  /// Something worth knowing.
  func note(_ message: String) { complain(message) }

  /// What comes from files and names is shown, not sent: no control character reaches a terminal.
  private func complain(_ message: String) {
    progress?.erase()
    environment.complain("viewmend: \(Style.inline(message))")
  }
}
