/// A baseline: a finding a line, in a fixed order, so that branches merge.
package enum BaselineDocument {
  /// Writes the whole document.
  package static func write(_ findings: [KnownFinding], to stream: ReportStream) {
    var json = JSONWriter(stream)
    json.object { json in
      json.field("schema", "viewmend/1")
      json.array("findings") { json in
        for finding in KnownFinding.sorted(findings) {
          json.row { json in
            json.field("path", finding.path)
            json.field("rule", finding.rule.rawValue)
            json.field("severity", finding.grade.rawValue)
            json.field("view", finding.view)
            json.field("fingerprint", finding.fingerprint)
          }
        }
        // The last finding's line ends as the others do.
        json.lineBreak()
      }
    }
    json.finish()
  }
}
