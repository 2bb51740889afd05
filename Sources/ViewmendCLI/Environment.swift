/// What a command is given besides its options: where output goes, and what the terminal is like.
package struct Environment: Sendable {
  /// True when standard output is a terminal.
  package var outputIsTerminal: Bool
  /// True when standard input is a terminal.
  package var inputIsTerminal: Bool
  /// `NO_COLOR` is set.
  package var forbidsColor: Bool
  /// `CLICOLOR_FORCE` is set to something other than 0.
  package var forcesColor: Bool
  /// `TERM` says that the terminal knows no colours.
  package var isDumbTerminal: Bool

  /// A runner of GitHub's reads the output (`GITHUB_ACTIONS`).
  package var isGitHubRunner = false

  /// Standard error is a terminal, and no machine looks on (`CI`).
  package var showsProgress = false

  /// The columns of the terminal that standard output is; nil where it is none or does not say.
  package var columns: Int?
  /// The locale's characters are those of UTF-8.
  package var knowsUTF8: Bool

  /// What the process finds.
  package static func current() -> Environment {
    Environment(
      outputIsTerminal: Platform.isTerminal(.output), inputIsTerminal: Platform.isTerminal(.input),
      forbidsColor: Platform.variable("NO_COLOR") != nil,
      forcesColor: Platform.variable("CLICOLOR_FORCE").map { $0 != "0" } ?? false,
      isDumbTerminal: Platform.variable("TERM") == "dumb",
      isGitHubRunner: Platform.variable("GITHUB_ACTIONS") != nil,
      showsProgress: Platform.isTerminal(.error) && Platform.variable("CI") == nil,
      columns: Platform.columns(of: .output), knowsUTF8: knowsUTF8())
  }

  /// What the first of these variables says that is set, as in every program.
  private static func knowsUTF8() -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Platform.variable).first ?? ""
    let name = locale.uppercased()
    return name.hasSuffix("UTF-8") || name.hasSuffix("UTF8")
  }

  /// The same, with the terminal as wide as it is by now.
  func measuredAgain() -> Environment {
    var copy = self
    copy.columns = Platform.columns(of: .output)
    return copy
  }

  /// True when text on standard output is to be coloured.
  func usesColor(_ choice: String) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default:
      if forbidsColor { return false }
      return forcesColor || (outputIsTerminal && !isDumbTerminal)
    }
  }

  /// Writes a message to standard error; when that is closed there is nobody to tell.
  func complain(_ message: String) {
    try? Platform.write(Array("\(message)\n".utf8), to: .error)
  }
}
