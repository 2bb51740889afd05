import Analysis
import Arguments
import Hierarchy
import Reporting

/// Joins the runs of several SARIF logs into one.
struct SARIFMerge {
  private struct Result {
    var uri: String
    var order: Int
    var bytes: [UInt8]
    var node: JSONNode
  }

  private(set) var joined = JoinedSARIF()
  private var results: [Result] = []
  private var seen: Set<[UInt8]> = []
  private var tool: String?
  private var ruleIndices: [String: Int] = [:]
  /// The gravest of the runs' own statuses that are no verdict on findings.
  private var trouble = ExitStatus.success

  /// Joins logs.
  init(_ reports: [(report: ShardReport, root: JSONNode)]) throws(ArgumentError) {
    for (report, root) in reports {
      for run in root["runs"]?.elements ?? [] { try add(run, of: report) }
    }
    results.sort { one, other in
      one.uri == other.uri
        ? one.order < other.order : one.uri.utf8.lexicographicallyPrecedes(other.uri.utf8)
    }
    joined.results = results.map(\.bytes)
  }

  private mutating func add(_ run: JSONNode, of report: ShardReport) throws(ArgumentError) {
    guard let driver = run["tool"]?["driver"], let name = driver["name"]?.string else {
      throw report.fault(at: run.offset, "A run of this SARIF log does not name its tool.")
    }
    if let tool, tool != name {
      throw report.fault(
        at: driver.offset, "This run is of \(name), and the one before is of \(tool).",
        hint: "Join the logs of one tool.")
    }
    if tool == nil {
      tool = name
      joined.driver = driver.fields.filter { $0.key != "rules" }
        .map { .init(key: $0.key, value: report.written($0.value)) }
    }
    let ids = addRules(driver["rules"]?.elements ?? [], of: report)
    for member in run.fields where !["tool", "results", "invocations"].contains(member.key) {
      if joined.others.contains(where: { $0.key == member.key }) { continue }
      joined.others.append(.init(key: member.key, value: report.written(member.value)))
    }
    for result in run["results"]?.elements ?? [] { try add(result, ids, of: report) }
    for invocation in run["invocations"]?.elements ?? [] {
      add(invocation: invocation, of: report)
    }
  }

  /// Adds the rules that are new, and returns the names of all of the run's.
  private mutating func addRules(_ rules: [JSONNode], of report: ShardReport) -> [String] {
    rules.map { rule in
      let id = rule["id"]?.string ?? ""
      if ruleIndices[id] == nil {
        ruleIndices[id] = joined.rules.count
        joined.rules.append(report.written(rule))
      }
      return id
    }
  }

  private mutating func add(
    _ result: JSONNode, _ ids: [String], of report: ShardReport
  ) throws(ArgumentError) {
    var bytes = report.written(result)
    if let index = result["ruleIndex"], let place = index.whole {
      guard place == -1 || ids.indices.contains(place) else {
        throw report.fault(at: index.offset, "There is no rule \(place) in this run.")
      }
      if place >= 0, let corrected = ruleIndices[ids[place]], corrected != place {
        let range = index.offset - result.offset..<index.end - result.offset
        bytes.replaceSubrange(range, with: String(corrected).utf8)
      }
    }
    guard seen.insert(bytes).inserted else { return }
    let place = result["locations"]?.elements.first?["physicalLocation"]
    results.append(
      Result(
        uri: place?["artifactLocation"]?["uri"]?.string ?? "", order: results.count, bytes: bytes,
        node: result))
  }

  private mutating func add(invocation: JSONNode, of report: ShardReport) {
    if case .bool(false)? = invocation["executionSuccessful"]?.content {
      joined.isComplete = false
      if let code = invocation["exitCode"]?.whole,
        let status = ExitStatus(rawValue: Int32(clamping: code)), status != .findings,
        status != .success
      {
        trouble = trouble.combined(with: status)
      } else {
        trouble = trouble.combined(with: .failure)
      }
    }
    func note(_ key: String, _ notes: inout [[UInt8]]) {
      for one in invocation[key]?.elements ?? [] {
        let bytes = report.written(one)
        if !notes.contains(bytes) { notes.append(bytes) }
      }
    }
    note("toolExecutionNotifications", &joined.executionNotes)
    note("toolConfigurationNotifications", &joined.configurationNotes)
  }

  /// The status of the joined log, which it will carry.
  mutating func conclude(_ threshold: Severity?) -> ExitStatus {
    var status = trouble
    if let threshold {
      let counts = results.contains { result in
        guard result.node["kind"]?.string ?? "fail" == "fail" else { return false }
        if result.node["ruleId"]?.string == RuleID.backButtonMissing.rawValue { return false }
        // SARIF's word for what is not said.
        let level = result.node["level"]?.string ?? "warning"
        return Severity(rawValue: level).map { $0 >= threshold } ?? false
      }
      if counts { status = status.combined(with: .findings) }
    }
    joined.status = Int(status.rawValue)
    joined.meaning = status.meaning
    return status
  }
}
