import Analysis

/// GitLab's code quality report: an array with an object for every finding.
struct GitLabReport: FindingReport {
  static let showsFingerprints = true

  private var json: JSONWriter

  init(_ stream: ReportStream) {
    json = JSONWriter(stream)
    json.open("[")
  }

  mutating func add(_ finding: PlacedFinding, path: String) {
    let prefix = finding.cannotTell ? "Cannot tell: " : ""
    write(
      prefix + finding.sentences.joined(separator: " "), finding.rule, Self.severity(finding),
      path, line: finding.start.line, detail: finding.fingerprint)
  }

  mutating func add(_ failure: FileFailure, path: String) {
    write(
      Style.inline(failure.message), "not-examined", "blocker", path, line: failure.line ?? 1,
      detail: "")
  }

  mutating func finish(_ end: RunEnd) {
    for remark in end.remarks {
      write(
        Style.inline(remark.message), "configuration",
        remark.severity == .note ? "info" : "minor", remark.path, line: remark.line,
        detail: remark.message)
    }
    json.close("]")
    json.finish()
  }

  private static func severity(_ finding: PlacedFinding) -> String {
    if finding.cannotTell { return "info" }
    return switch finding.finding.severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }

  private mutating func write(
    _ description: String, _ check: String, _ severity: String, _ path: String, line: Int,
    detail: String
  ) {
    // GitLab wants them to differ in the whole report.
    var hash = FNVHash()
    for part in [path, check, detail] { hash.add(part) }
    json.row { json in
      json.field("description", description)
      json.field("check_name", check)
      json.field("fingerprint", hash.text)
      json.field("severity", severity)
      json.object("location") { json in
        json.field("path", ReportURI.plain(path))
        json.object("lines") { json in
          json.field("begin", line)
          json.field("end", line)
        }
      }
    }
  }
}
