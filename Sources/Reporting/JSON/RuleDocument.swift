import Analysis

/// `rules --format json` and `explain --format json`.
package enum RuleDocument {
  /// Writes the catalogue.
  package static func writeList(to stream: ReportStream) {
    var json = JSONWriter(stream)
    json.object { json in
      JSONFields.writeHead("rules", to: &json)
      json.array("rules") { json in
        for rule in RuleCatalogue.rules { json.row { json in writeHead(of: rule, to: &json) } }
      }
    }
    json.finish()
  }

  /// Writes one rule's page; the examples are dumps as a file has them, with the nodes that the rule
  /// reports and of which it cannot tell.
  package static func writePage(of id: RuleID, to stream: ReportStream) {
    guard let rule = RuleCatalogue.rule(id) else { return }
    var json = JSONWriter(stream)
    json.object { json in
      JSONFields.writeHead("explain", to: &json)
      json.object("rule") { json in
        writeHead(of: rule, to: &json)
        json.field("page", rule.page)
        json.array("examples") { json in
          for example in rule.examples {
            let parts = example.parts
            json.row { json in
              json.field("title", example.title)
              json.field("dump", parts.dump)
              json.field("fails", parts.fails)
              json.field("cannotTell", parts.cannotTell)
            }
          }
        }
      }
    }
    json.finish()
  }

  private static func writeHead(of rule: any Rule.Type, to json: inout JSONWriter) {
    json.field("id", rule.id.rawValue)
    json.field("severity", rule.severity.rawValue)
    json.field("summary", rule.summary)
  }
}
