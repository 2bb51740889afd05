import Analysis

/// A table for the summary of a job, or a comment.
struct MarkdownReport: FindingReport {
  private var stream: ReportStream
  private var hasTable = false

  init(_ stream: ReportStream) { self.stream = stream }

  mutating func add(_ finding: PlacedFinding, path: String) {
    let place = "\(path):\(finding.start.line):\(finding.start.column)"
    row(finding.grade, place, "`\(finding.rule)`", finding.sentences)
  }

  mutating func add(_ failure: FileFailure, path: String) {
    var place = path
    if let line = failure.line { place += ":\(line)" }
    if failure.line != nil, let column = failure.column { place += ":\(column)" }
    row("error", place, "not examined", [failure.message])
  }

  mutating func finish(_ end: RunEnd) {
    for remark in end.remarks {
      row(remark.severity.rawValue, remark.place, "configuration", [remark.message])
    }
    if hasTable { stream.line() }
    stream.line("**viewmend**: \(MarkdownText.escaped(end.summary.sentence))")
    stream.flush()
  }

  private mutating func row(
    _ grade: String, _ place: String, _ rule: String, _ sentences: [String]
  ) {
    if !hasTable {
      stream.line("| severity | where | rule | what |")
      stream.line("| --- | --- | --- | --- |")
      hasTable = true
    }
    let words = sentences.map { MarkdownText.escaped($0) }.joined(separator: "<br>")
    stream.line("| \(grade) | \(MarkdownText.escaped(place)) | \(rule) | \(words) |")
  }
}
