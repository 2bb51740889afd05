import Analysis
import Hierarchy

/// Prints a dump's history: a line a commit, the newest first.
package struct HistoryText {
  private let style: Style

  package init(style: Style) { self.style = style }

  /// Writes the commits in columns.
  package func write(_ entries: [HistoryEntry], to out: inout ReportStream) {
    let rows = entries.map { entry in
      [
        entry.shortHash, String(entry.date.prefix(10)),
        entry.container.map(\.size.text) ?? "-", overhang(of: entry), worst(of: entry),
      ]
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var name = entries.first.map { PathKey($0.path) }
    for (entry, row) in zip(entries, rows) {
      var cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      cells[0] = style.bold(cells[0])
      var line = cells.joined(separator: "  ") + "  " + Style.inline(entry.subject)
      if PathKey(entry.path) != name { line += style.dim(" (in \(Style.inline(entry.path)))") }
      name = PathKey(entry.path)
      out.line(line)
      if let trouble = entry.trouble { out.line("    " + style.dim(Style.inline(trouble))) }
    }
  }

  private func overhang(of entry: HistoryEntry) -> String {
    guard let insets = entry.overhang else { return "-" }
    let parts = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].filter { $0.1 != 0 }.map { "\($0.0) \($0.1.points)" }
    return parts.isEmpty ? "no overhang" : parts.joined(separator: ", ")
  }

  private func worst(of entry: HistoryEntry) -> String {
    if entry.trouble != nil { return "not judged" }
    guard let worst = entry.worst else { return "no finding" }
    let grade = worst.result == .cannotTell ? "cannot tell" : worst.severity.rawValue
    return "\(grade) \(worst.rule.rawValue)"
  }

  /// Writes since when a rule is broken.
  package func write(_ bisection: Bisection, path: String, to out: inout ReportStream) {
    let (name, rule) = (Style.inline(path), bisection.rule.rawValue)
    guard let commit = bisection.commit else {
      out.line("\(name): \(rule): the newest commit does not have this finding.")
      return
    }
    let words =
      "\(style.bold(commit.shortHash)) \(commit.date.prefix(10)) \(Style.inline(commit.subject))"
    out.line(
      bisection.verdict == .always
        ? "\(name): \(rule): there since the oldest commit looked at: \(words)"
        : "\(name): \(rule): brought in by \(words)")
    if let finding = bisection.finding { out.line("    \(Style.inline(finding.message))") }
    for doubt in bisection.doubtful {
      out.line(
        "    or by \(style.bold(doubt.shortHash)) \(doubt.date.prefix(10)) "
          + "\(Style.inline(doubt.subject)): \(Style.inline(doubt.trouble ?? "not judged"))")
    }
  }
}
