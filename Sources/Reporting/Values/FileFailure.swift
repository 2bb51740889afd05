/// Why a file could not be processed, in words.
package struct FileFailure: Sendable, Hashable {
  /// The line, from 1; nil where the file was not read at all.
  package var line: Int?
  /// The column, from 1.
  package var column: Int?
  /// A sentence, and what to do.
  package var message: String
  /// True when the message says which file it is about.
  package var namesFile: Bool
  /// The line with a caret below it, where there is one to show.
  package var excerpt: String?

  package init(
    message: String, line: Int? = nil, column: Int? = nil, namesFile: Bool = false,
    excerpt: String? = nil
  ) {
    self.namesFile = namesFile
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
  }
}
