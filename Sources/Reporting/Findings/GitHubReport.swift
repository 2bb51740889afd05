import Analysis

/// Workflow commands of GitHub Actions, which show findings beside the lines of a file.
struct GitHubReport: FindingReport {
  private var stream: ReportStream

  init(_ stream: ReportStream) { self.stream = stream }

  mutating func add(_ finding: PlacedFinding, path: String) {
    let start = finding.start
    let suffix = finding.cannotTell ? " (cannot tell)" : ""
    write(
      Self.command(finding),
      [
        ("file", ReportURI.plain(path)), ("line", "\(start.line)"), ("endLine", "\(start.line)"),
        ("col", "\(start.column)"), ("endColumn", "\(finding.endColumn)"),
        ("title", "viewmend: \(finding.rule)\(suffix)"),
      ], finding.sentences)
  }

  mutating func add(_ failure: FileFailure, path: String) {
    write(
      "error", Self.place(path, failure.line, failure.column), [Style.inline(failure.message)])
  }

  mutating func finish(_ end: RunEnd) {
    for remark in end.remarks {
      write(
        remark.severity == .note ? "notice" : "warning",
        Self.place(remark.path, remark.line, remark.column),
        [Style.inline(remark.message)])
    }
    stream.flush()
  }

  private static func command(_ finding: PlacedFinding) -> String {
    if finding.cannotTell { return "notice" }
    return switch finding.finding.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// What names a place in a file.
  static func place(
    _ path: String, _ line: Int?, _ column: Int?
  ) -> [(String, String)] {
    var fields = [("file", ReportURI.plain(path))]
    if let line { fields += [("line", "\(line)"), ("endLine", "\(line)")] }
    if let column { fields.append(("col", "\(column)")) }
    return fields + [("title", "viewmend")]
  }

  private mutating func write(
    _ command: String, _ fields: [(String, String)], _ sentences: [String]
  ) {
    stream.line(Self.line(command, fields, sentences))
  }

  /// A command.
  static func line(
    _ command: String, _ fields: [(String, String)], _ sentences: [String]
  ) -> String {
    let properties = fields.map { "\($0)=\(escaped(Style.inline($1), isProperty: true))" }
    let message = escaped(sentences.joined(separator: "\n"), isProperty: false)
    return "::\(command) \(properties.joined(separator: ","))::\(message)"
  }

  /// A value as the runner decodes it: a line of output is one command, and a property ends at a
  /// comma or colon.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
