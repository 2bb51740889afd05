import Analysis

/// Checkstyle's XML, which most servers and editors read.
struct CheckstyleReport: FindingReport {
  private var stream: ReportStream
  private var xml = XMLTagWriter()

  init(_ stream: ReportStream, version: String) {
    self.stream = stream
    self.stream.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    xml.open("checkstyle", level: 0)
    xml.attribute("version", "viewmend \(version)")
    xml.close(isEmpty: false)
  }

  mutating func begin(_ report: AuditReport, path: String) { open(path) }

  mutating func add(_ finding: PlacedFinding, path: String) {
    let severity = finding.cannotTell ? .note : finding.finding.severity
    let prefix = finding.cannotTell ? "Cannot tell: " : ""
    write(
      severity == .note ? "info" : severity.rawValue, finding.start.line, finding.start.column,
      prefix + finding.sentences.joined(separator: "\n"), finding.rule)
    if xml.bytes.count > 1 << 15 { xml.drain(to: &stream) }
  }

  mutating func endFile() {
    xml.end("file", level: 1)
    xml.drain(to: &stream)
  }

  mutating func add(_ failure: FileFailure, path: String) {
    open(path)
    write(
      "error", failure.line, failure.column, Style.inline(failure.message), "not-examined")
    endFile()
  }

  mutating func finish(_ end: RunEnd) {
    for remark in end.remarks {
      open(remark.path)
      write(
        remark.severity == .note ? "info" : "warning", remark.line, remark.column,
        Style.inline(remark.message), "configuration")
      endFile()
    }
    xml.end("checkstyle", level: 0)
    xml.drain(to: &stream)
    stream.flush()
  }

  private mutating func open(_ path: String) {
    xml.open("file", level: 1)
    xml.attribute("name", Style.inline(path))
    xml.close(isEmpty: false)
  }

  private mutating func write(
    _ severity: String, _ line: Int?, _ column: Int?, _ message: String, _ source: String
  ) {
    xml.element(
      "error", level: 2,
      [
        ("line", line.map(String.init)), ("column", column.map(String.init)),
        ("severity", severity), ("message", message), ("source", "viewmend.\(source)"),
      ])
  }
}
