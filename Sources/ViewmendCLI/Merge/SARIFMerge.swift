import Analysis
import Arguments
import Hierarchy
import Reporting

/// Joins the runs of several SARIF logs into one.
struct SARIFMerge {
  private struct Result {
    var path: PathKey
    var bytes: [UInt8]
    var node: JSONNode
  }

  private(set) var joined = JoinedSARIF()
  private var results: [Result] = []
  private var repeats = RepeatedEntries<[UInt8]>()
  private var ruleIndices: [String: Int] = [:]
  /// The gravest of the runs' own statuses that are no verdict on findings.
  private var trouble = ExitStatus.success

  /// Joins logs.
  ///
  /// - Parameter shard: The parts that they are about; nil where none says one.
  init(
    _ reports: [(report: ShardReport, root: JSONNode)], _ shard: ShardNumbers?
  ) throws(ArgumentError) {
    var notes = Notes()
    for (report, root) in reports {
      repeats.beginReport()
      for run in root["runs"]?.elements ?? [] { try add(run, of: report, &notes) }
    }
    joined.executionNotes = notes.execution.sortedByPath(\.path).map(\.bytes)
    joined.configurationNotes = notes.configuration.map(\.bytes)
    if let shard, !shard.missing.isEmpty { joined.shard = shard }
    if reports.count > 1 { results = results.sortedByPath(\.path) }
    joined.results = results.map(\.bytes)
  }

  private mutating func add(
    _ run: JSONNode, of report: ShardReport, _ notes: inout Notes
  ) throws(ArgumentError) {
    do throws(ConfigurationFault) {
      try LogShape.check(run)
    } catch {
      throw report.fault(at: error.offset, error.message, hint: error.hint)
    }
    let driver = run["tool"]?["driver"]
    if let driver, !joined.hasRun {
      joined.driver = driver.fields.filter { $0.key != "rules" }
        .map { .init(key: $0.key, value: report.written($0.value)) }
    }
    joined.hasRun = true
    let ids = addRules(driver?["rules"]?.elements ?? [], of: report)
    for member in run.fields
    where !["tool", "results", "invocations", "properties"].contains(member.key) {
      if joined.others.contains(where: { $0.key == member.key }) { continue }
      joined.others.append(.init(key: member.key, value: report.written(member.value)))
    }
    for member in run["properties"]?.fields ?? [] where member.key != "shard" {
      if joined.properties.contains(where: { $0.key == member.key }) { continue }
      joined.properties.append(.init(key: member.key, value: report.written(member.value)))
    }
    for result in run["results"]?.elements ?? [] { try add(result, ids, of: report) }
    for invocation in run["invocations"]?.elements ?? [] {
      add(status: invocation)
      notes.add(invocation, of: report)
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
    guard repeats.isNew(bytes) else { return }
    let place = result["locations"]?.elements.first?["physicalLocation"]
    results.append(
      Result(
        path: ReportURI.order(of: place?["artifactLocation"]?["uri"]?.string ?? ""), bytes: bytes,
        node: result))
  }

  /// Adds what an invocation says that is no verdict on findings.
  private mutating func add(status invocation: JSONNode) {
    // Each notification tells the status that it makes, even where findings are graver.
    for note in invocation["toolExecutionNotifications"]?.elements ?? [] {
      if let code = note["properties"]?["exitCode"]?.whole,
        let status = ExitStatus(rawValue: Int32(clamping: code))
      {
        trouble = trouble.combined(with: status)
      }
    }
    guard case .bool(false)? = invocation["executionSuccessful"]?.content else { return }
    guard let code = invocation["exitCode"]?.whole,
      let status = ExitStatus(rawValue: Int32(clamping: code)), status != .findings,
      status != .success
    else {
      trouble = trouble.combined(with: .failure)
      return
    }
    // What was not examined is in the notifications; what was joined without all parts has the status
    // too.
    if status == .nothing { return }
    trouble = trouble.combined(with: status)
  }

  /// The status of the joined log, which it will carry.
  mutating func conclude(_ thresholds: inout Thresholds) throws(ArgumentError) -> ExitStatus {
    var status = joined.hasRun ? trouble : trouble.combined(with: .nothing)
    for result in results {
      guard let severity = Self.severity(ofCounted: result.node),
        let threshold = try thresholds.threshold(of: result.path.path)
      else { continue }
      if severity >= threshold { status = status.combined(with: .findings) }
    }
    if joined.shard != nil { status = status.combined(with: .nothing) }
    joined.isComplete = status == .success || status == .findings
    joined.status = Int(status.rawValue)
    joined.meaning = status.meaning
    return status
  }

  /// The severity of a result that can make the status 1; nil for any other.
  private static func severity(ofCounted result: JSONNode) -> Severity? {
    guard result["kind"]?.string ?? "fail" == "fail" else { return nil }
    // What somebody accepts, unless that was declined or is not decided yet.
    let accepted = (result["suppressions"]?.elements ?? []).contains { suppression in
      suppression["status"]?.string ?? "accepted" == "accepted"
    }
    if accepted || result["ruleId"]?.string == RuleID.backButtonMissing.rawValue { return nil }
    // SARIF's word for what is not said.
    return Severity(rawValue: result["level"]?.string ?? "warning")
  }
}

extension SARIFMerge {
  /// The notifications of invocations, each once.
  private struct Notes {
    typealias Note = (path: PathKey, bytes: [UInt8])
    var execution: [Note] = []
    var configuration: [Note] = []
    private var known: Set<[UInt8]> = []

    mutating func add(_ invocation: JSONNode, of report: ShardReport) {
      var new = Self.notes(invocation["toolExecutionNotifications"], of: report)
        .filter { !known.contains($0.bytes) }
      execution += new
      known.formUnion(new.map(\.bytes))
      new = Self.notes(invocation["toolConfigurationNotifications"], of: report)
        .filter { !known.contains($0.bytes) }
      configuration += new
      known.formUnion(new.map(\.bytes))
    }

    private static func notes(_ list: JSONNode?, of report: ShardReport) -> [Note] {
      (list?.elements ?? []).map { one in
        let place = one["locations"]?.elements.first?["physicalLocation"]
        let uri = place?["artifactLocation"]?["uri"]?.string ?? ""
        return (ReportURI.order(of: uri), report.written(one))
      }
    }
  }
}
