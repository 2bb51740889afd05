import Hierarchy

/// Something to be said about a configuration or a baseline; none of it is part of a status.
package struct ConfigurationRemark: Sendable, Hashable {
  /// The file.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// A sentence, and what to do.
  package var message: String
  /// How much it matters.
  package var severity: Severity

  package init(
    path: String, line: Int, column: Int, message: String, severity: Severity = .warning
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.severity = severity
  }

  /// The place as compilers write it.
  package var place: String { "\(path):\(line):\(column)" }
}
