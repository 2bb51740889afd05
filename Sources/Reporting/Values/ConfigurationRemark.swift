/// Something to be said about a configuration; none of it is part of a status.
package struct ConfigurationRemark: Sendable, Hashable {
  /// The file.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// A sentence, and what to do.
  package var message: String

  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The place as compilers write it.
  package var place: String { "\(path):\(line):\(column)" }
}
