import Analysis

/// JUnit's XML: a suite for every file, and in it a test for every rule that was asked.
///
/// Tests are named for rules and not for findings, so that a server that keeps their history knows
/// them again. A finding that makes the status 1 is a failure, of several all are in its text; what
/// cannot be told skips the test; what does not count is its output. What was not read or examined
/// stands behind the files, in the order of the paths, in which the reports of parts are joined too.
struct JUnitReport: FindingReport {
  /// A file or a folder of which there is no verdict.
  private struct Trouble {
    var path: String
    var failure: FileFailure
    /// `not-read` or `not-examined`.
    var type: String
  }

  private var stream: ReportStream
  private var xml = XMLTagWriter()
  private var path = ""
  private var rules: [RuleID] = []
  private var findings: [RuleID: [PlacedFinding]] = [:]
  /// What was not read, and what was not examined.
  private var troubles: [Trouble] = []

  init(_ stream: ReportStream, shard: ShardNumbers? = nil) {
    self.stream = stream
    self.stream.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    xml.open("testsuites", level: 0)
    xml.attribute("name", ShardNumbers.title(shard))
    xml.close(isEmpty: false)
  }

  mutating func begin(_ report: AuditReport, path: String) {
    self.path = Style.inline(path)
    rules = report.askedRules.map { $0.id }
    findings = [:]
  }

  mutating func add(_ finding: PlacedFinding, path: String) {
    findings[finding.finding.rule, default: []].append(finding)
  }

  mutating func endFile() {
    let failures = rules.count { findings[$0]?.contains { $0.counts } ?? false }
    let skipped = rules.count { Self.isSkipped(findings[$0] ?? []) }
    openSuite(path, tests: rules.count, failures: failures, errors: 0, skipped: skipped)
    for rule in rules { write(rule, findings[rule] ?? []) }
    xml.end("testsuite", level: 1)
    xml.drain(to: &stream)
    findings = [:]
  }

  mutating func add(_ failure: FileFailure, path: String) {
    troubles.append(Trouble(path: path, failure: failure, type: "not-read"))
  }

  mutating func add(_ shortfall: Shortfall) {
    troubles.append(
      Trouble(
        path: shortfall.path, failure: FileFailure(message: shortfall.message),
        type: "not-examined"))
  }

  private mutating func write(_ trouble: Trouble) {
    let failure = trouble.failure
    let path = Style.inline(trouble.path)
    let place = failure.line.map { ":\($0)\(failure.column.map { ":\($0)" } ?? "")" } ?? ""
    let message = Style.inline(failure.message)
    openSuite(path, tests: 1, failures: 0, errors: 1, skipped: 0)
    openCase("examined", path)
    xml.element(
      "error", level: 3, [("message", message), ("type", trouble.type)],
      text: "\(path)\(place): \(message)")
    xml.end("testcase", level: 2)
    xml.end("testsuite", level: 1)
    xml.drain(to: &stream)
  }

  mutating func finish(_ end: RunEnd) {
    for trouble in troubles.sortedByPath(\.path) { write(trouble) }
    xml.end("testsuites", level: 0)
    xml.drain(to: &stream)
    stream.flush()
  }

  private static func isSkipped(_ findings: [PlacedFinding]) -> Bool {
    !findings.contains { $0.counts } && findings.contains { $0.cannotTell }
  }

  private mutating func openSuite(
    _ name: String, tests: Int, failures: Int, errors: Int, skipped: Int
  ) {
    xml.open("testsuite", level: 1)
    xml.attribute("name", name)
    for (key, count) in [
      ("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped),
    ] {
      xml.attribute(key, String(count))
    }
    xml.close(isEmpty: false)
  }

  private mutating func openCase(_ name: String, _ path: String, isEmpty: Bool = false) {
    xml.open("testcase", level: 2)
    xml.attribute("classname", path)
    xml.attribute("name", name)
    xml.close(isEmpty: isEmpty)
  }

  private mutating func write(_ rule: RuleID, _ findings: [PlacedFinding]) {
    openCase(rule.rawValue, path, isEmpty: findings.isEmpty)
    guard !findings.isEmpty else { return }
    let failing = findings.filter(\.counts)
    let unknown = findings.filter { $0.cannotTell }
    if !failing.isEmpty {
      let severity = failing.map(\.finding.severity).max() ?? .error
      xml.element(
        "failure", level: 3,
        [("message", Self.title(failing)), ("type", severity.rawValue)], text: text(failing))
    } else if !unknown.isEmpty {
      xml.element(
        "skipped", level: 3, [("message", "Cannot tell: \(Self.title(unknown))")],
        text: text(unknown))
    }
    let rest = findings.filter { finding in
      !finding.counts && !(failing.isEmpty && finding.cannotTell)
    }
    if !rest.isEmpty { xml.element("system-out", level: 3, [], text: text(rest)) }
    xml.end("testcase", level: 2)
  }

  private static func title(_ findings: [PlacedFinding]) -> String {
    let first = Style.inline(findings.first?.wording.message ?? "")
    return findings.count > 1 ? "\(first) (and \(findings.count - 1) more)" : first
  }

  private func text(_ findings: [PlacedFinding]) -> String {
    findings.map { finding in
      let place = "\(path):\(finding.start.line):\(finding.start.column)"
      return "\(place): \(finding.grade): \(finding.sentences.joined(separator: "\n    "))\n"
    }.joined()
  }
}
