/// A section of a manual page that no command declares, such as the files a program reads.
package struct ManualSection: Sendable, Equatable {
  /// A thing and what is to be said of it.
  package struct Row: Sendable, Equatable {
    /// The thing as it is typed.
    package var label: String
    /// A sentence or more.
    package var text: String

    package init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The heading.
  package var title: String
  /// Paragraphs, separated by blank lines, above the rows.
  package var prose: String
  /// The rows, in order.
  package var rows: [Row]

  package init(title: String, prose: String = "", rows: [Row] = []) {
    self.title = title
    self.prose = prose
    self.rows = rows
  }
}
