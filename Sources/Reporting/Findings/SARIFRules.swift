import Analysis

/// The program and its rules, as SARIF describes them.
enum SARIFRules {
  private static let indices = Dictionary(
    uniqueKeysWithValues: RuleCatalogue.rules.enumerated().map { ($1.id, $0) })

  /// The place of a rule in the list.
  static func index(of rule: RuleID) -> Int? { indices[rule] }

  /// Writes the field `tool`.
  static func write(version: String, to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.field("name", "viewmend")
        json.field("version", version)
        json.field("semanticVersion", version)
        json.array("rules") { json in
          for rule in RuleCatalogue.rules { write(rule, to: &json) }
        }
      }
    }
  }

  private static func write(_ rule: any Rule.Type, to json: inout JSONWriter) {
    let paragraphs = rule.page.split(separator: "\n\n").map(String.init)
    json.row { json in
      json.field("id", rule.id.rawValue)
      json.field("name", name(of: rule.id))
      SARIFText.write("shortDescription", "\(rule.summary).", to: &json)
      SARIFText.write("fullDescription", paragraphs.first ?? rule.summary, to: &json)
      json.object("defaultConfiguration") { json in json.field("level", rule.severity.rawValue) }
      SARIFText.write(
        "help", paragraphs.joined(separator: "\n\n"), markdown: markdown(rule, paragraphs),
        to: &json)
    }
  }

  /// `target-dead` as `TargetDead`.
  private static func name(of rule: RuleID) -> String {
    rule.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func markdown(_ rule: any Rule.Type, _ paragraphs: [String]) -> String {
    var parts = paragraphs.map(MarkdownText.escaped)
    for example in rule.examples {
      parts.append("**Example: \(MarkdownText.escaped(example.title))**")
      parts.append("```text\n\(example.marked)\n```")
    }
    return parts.joined(separator: "\n\n")
  }
}
