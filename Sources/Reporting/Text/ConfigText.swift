import Hierarchy

/// The effective configuration for people: a line a value, with where it comes from.
package struct ConfigText {
  private let style: Style

  package init(style: Style) { self.style = style }

  /// Writes the values.
  ///
  /// - Parameter absence: Why there is no file, where there is none.
  package func write(
    _ entries: [ConfigurationEntry], path: String?, absence: String, to out: inout ReportStream
  ) {
    let name = path.map(Style.inline)
    out.line("configuration: \(name ?? "none; \(absence)")")
    let width = entries.map(\.key.count).max() ?? 0
    for entry in entries {
      let pad = String(repeating: " ", count: width - entry.key.count)
      let head = "\(style.bold(entry.key))\(pad)  "
      let source = style.dim(
        "(\(words(entry.source, name ?? ""))\(entry.note.map { "; \($0)" } ?? ""))")
      guard case .rows(let rows) = entry.value, !rows.isEmpty else {
        out.line("\(head)\(Style.inline(Self.text(entry.value)))  \(source)")
        continue
      }
      out.line("\(head)\(source)")
      for row in rows { out.line("  \(Style.inline(Self.text(.fields(row))))") }
    }
  }

  private func words(_ source: ConfigurationEntry.Source, _ name: String) -> String {
    switch source {
    case .standard: "default"
    case .input: "the file"
    case .option(let name): name
    case .file(let line, let column): "\(name):\(line):\(column)"
    }
  }

  private static func text(_ value: ConfigurationEntry.Value) -> String {
    switch value {
    case .none: "none"
    case .number(let number): number.text(places: 6)
    case .text(let text): text
    case .numbers(let numbers): numbers.map { $0.text(places: 6) }.joined(separator: " ")
    case .texts(let texts): texts.joined(separator: ", ")
    case .fields(let fields):
      fields.isEmpty
        ? "none" : fields.map { "\($0.key): \(text($0.value))" }.joined(separator: "; ")
    case .rows: "none"
    }
  }
}
