import Analysis
import Hierarchy

/// The catalogue of rules and a rule's page, for people.
package struct RuleText {
  private let style: Style

  package init(style: Style) { self.style = style }

  /// One line a rule.
  package func writeList(to out: inout ReportStream) {
    let width = RuleID.allCases.map(\.rawValue.count).max() ?? 0
    for rule in RuleCatalogue.rules {
      let name = rule.id.rawValue
      let severity = rule.severity.rawValue
      let pad = String(repeating: " ", count: width - name.count)
      let coloured = style.severity(rule.severity, severity)
      let gap = String(repeating: " ", count: 7 - severity.count)
      out.line(
        "\(style.bold(name))\(pad)  \(coloured)\(gap)  \(rule.summary)"
      )
    }
  }

  /// The lines that a rule's page begins with, by which it can be told.
  package func opening(of rule: any Rule.Type) -> [String] {
    ["\(style.bold(rule.id.rawValue)) (\(rule.severity.rawValue))", rule.summary + "."]
  }

  /// A rule's page, with its examples.
  package func writePage(of id: RuleID, to out: inout ReportStream) {
    guard let rule = RuleCatalogue.rule(id) else { return }
    for line in opening(of: rule) { out.line(line) }
    for paragraph in rule.page.split(separator: "\n\n") {
      out.line()
      for line in Self.wrapped(String(paragraph), width: 80) { out.line(line) }
    }
    for example in rule.examples {
      out.line()
      out.line(style.bold("Example: \(example.title)"))
      for row in example.marked.split(separator: "\n") { out.line("    \(row)") }
    }
    if rule.examples.contains(where: { !$0.parts.fails.isEmpty || !$0.parts.cannotTell.isEmpty }) {
      out.line()
      out.line(style.dim("✗ marks a row that is reported, ? one that the rule cannot tell about."))
    }
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
