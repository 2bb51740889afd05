import Analysis
import Hierarchy

/// `log --format json`.
package enum HistoryDocument {
  /// Writes the document: the commits that were looked at, and what a bisection came to.
  package static func write(
    _ entries: [HistoryEntry], _ bisection: Bisection?, path: String, to stream: ReportStream
  ) {
    var json = JSONWriter(stream)
    json.object { json in
      JSONFields.writeHead("log", to: &json)
      json.field("path", path)
      json.array("commits") { json in
        for entry in entries { json.row { json in write(entry, &json) } }
      }
      guard let bisection else {
        json.field("bisect", String?.none)
        return
      }
      json.object("bisect") { json in write(bisection, &json) }
    }
    json.finish()
  }

  /// Writes the document of a file without a history.
  package static func write(_ failure: FileFailure, path: String, to stream: ReportStream) {
    var json = JSONWriter(stream)
    json.object { json in
      JSONFields.writeHead("log", to: &json)
      json.field("path", path)
      json.array("commits") { _ in }
      json.field("bisect", String?.none)
      JSONFields.write(failure, to: &json)
    }
    json.finish()
  }

  private static func write(_ entry: HistoryEntry, _ json: inout JSONWriter) {
    json.field("hash", entry.hash)
    json.field("shortHash", entry.shortHash)
    json.field("date", entry.date)
    json.field("subject", entry.subject)
    json.field("path", entry.path)
    json.field("trouble", entry.trouble)
    json.field("container", entry.container)
    json.field("overhang", entry.overhang)
    guard let worst = entry.worst else {
      json.field("worst", String?.none)
      return
    }
    json.object("worst") { json in write(worst, &json) }
  }

  private static func write(_ finding: Finding, _ json: inout JSONWriter) {
    json.field("rule", finding.rule.rawValue)
    json.field("severity", finding.severity.rawValue)
    json.field("result", finding.result.rawValue)
    json.field("message", finding.message)
  }

  private static func write(_ bisection: Bisection, _ json: inout JSONWriter) {
    json.field("rule", bisection.rule.rawValue)
    json.field("verdict", bisection.verdict.rawValue)
    json.field("hash", bisection.commit?.hash)
    json.field("message", bisection.finding?.message)
    json.field("doubtful", bisection.doubtful.map(\.hash))
  }
}
