import Hierarchy

/// A small dump with a mark before every row that a rule must report.
package struct RuleExample: Sendable {
  /// Says what the example shows.
  package let title: String
  /// The rows of the dump; `✗ ` stands before a row that fails, `? ` before one of which the rule
  /// cannot tell.
  package let marked: String
  /// What to judge by.
  package let options: AuditOptions

  package init(_ title: String, options: AuditOptions = AuditOptions(), _ marked: String) {
    self.title = title
    self.marked = marked
    self.options = options
  }

  /// The dump without the marks, and the ids of the rows that carry one.
  package var parts: (dump: String, fails: [Int], cannotTell: [Int]) {
    var fails: [Int] = []
    var unknown: [Int] = []
    var rows: [String] = []
    for (id, row) in marked.split(separator: "\n").enumerated() {
      var text = String(row)
      if let mark = text.firstIndex(of: "✗") {
        fails.append(id)
        text.removeSubrange(mark...text.index(after: mark))
      } else if let less = text.firstIndex(of: "<"),
        let mark = text[..<less].firstIndex(of: "?")
      {
        unknown.append(id)
        text.removeSubrange(mark...text.index(after: mark))
      }
      rows.append(text)
    }
    return (rows.joined(separator: "\n") + "\n", fails, unknown)
  }
}
