import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend merge`.
enum MergeCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let complaints = Complaints(environment)
    var reports: [ShardReport] = []
    for path in arguments.positionals {
      let report = try ShardReport(path)
      // The same report twice says nothing twice.
      if !reports.contains(where: { $0.bytes == report.bytes }) { reports.append(report) }
    }
    guard let first = reports.first else {
      throw ArgumentError(
        message: "No FILE is given.",
        hint: "Name the reports of the shards: viewmend merge shard-*.json")
    }
    for other in reports.dropFirst() where other.content.title != first.content.title {
      throw ArgumentError(
        message: "\"\(first.name)\" is \(first.content.title), and \"\(other.name)\" is "
          + "\(other.content.title).", hint: "Join reports of one kind at a time.")
    }
    let outputs = ReportOutputs(options, command: "merge", hasFiles: false)
    let shard = try shard(of: reports)
    var answer = try write(reports, shard, options, complaints, outputs)
    var status = answer.status
    if let shard, !shard.missing.isEmpty {
      status = status.combined(with: .nothing)
      answer.reasons.append(Self.missing(shard, files: answer.missingFiles))
    }
    if status == .nothing, options.allowsEmpty { status = .success }
    say(answer.reasons, status, options, complaints)
    let failures = outputs.finish()
    for failure in failures { complaints.report(failure, file: "") }
    return failures.isEmpty ? status : status.combined(with: .failure)
  }

  /// What the reports come to.
  private struct Answer {
    var status: ExitStatus
    /// Why the status would be 3.
    var reasons: [String] = []
    /// Files of parts whose reports are not here; nil where nobody can tell.
    var missingFiles: Int?
  }

  /// The parts that the reports are about; nil where none says one.
  private static func shard(of reports: [ShardReport]) throws(ArgumentError) -> ShardNumbers? {
    var all: (shard: ShardNumbers, name: String)?
    for report in reports {
      guard let shard = report.shard else { continue }
      guard let known = all else {
        all = (shard, report.name)
        continue
      }
      guard known.shard.count == shard.count else {
        throw ArgumentError(
          message: "\"\(known.name)\" is of a run in \(known.shard.count) shards, and "
            + "\"\(report.name)\" of one in \(shard.count).",
          hint: "Join the shards of one run.")
      }
      all?.shard.add(shard)
    }
    return all?.shard
  }

  private static func missing(_ shard: ShardNumbers, files: Int?) -> String {
    let numbers = shard.missing
    let shown = numbers.prefix(10).map(String.init).joined(separator: ", ")
    let more = numbers.count > 10 ? " and \(numbers.count - 10) more" : ""
    var held = ""
    if let files, files > 0 {
      held =
        ", and \(files) file\(files == 1 ? "" : "s") with \(numbers.count == 1 ? "it" : "them")"
    }
    return numbers.count == 1
      ? "The report of shard \(shown) of \(shard.count) is missing\(held)."
      : "The reports of shards \(shown)\(more) of \(shard.count) are missing\(held)."
  }

  /// Says what makes the status 3, or would.
  private static func say(
    _ reasons: [String], _ status: ExitStatus, _ options: RunOptions, _ complaints: Complaints
  ) {
    if status == .nothing {
      let all = reasons.isEmpty ? ["Nothing was examined in what the reports are about."] : reasons
      for reason in all {
        complaints.report(reason, hint: reason == all.last ? "--allow-empty accepts that." : nil)
      }
    } else if !options.isQuiet {
      for reason in reasons { complaints.note("warning: \(reason)") }
    }
  }

  private static func write(
    _ reports: [ShardReport], _ shard: ShardNumbers?, _ options: RunOptions,
    _ complaints: Complaints, _ outputs: ReportOutputs
  ) throws(ArgumentError) -> Answer {
    var documents: [(report: ShardReport, root: JSONNode)] = []
    var logs: [(report: ShardReport, root: JSONNode)] = []
    var outlines: [(report: ShardReport, outline: XMLOutline)] = []
    for report in reports {
      switch report.content {
      case .json(let root): documents.append((report, root))
      case .sarif(let root): logs.append((report, root))
      case .junit(let outline): outlines.append((report, outline))
      }
    }
    if !documents.isEmpty { return try write(documents, shard, options, complaints, outputs) }
    var thresholds = try Thresholds(options)
    if !logs.isEmpty {
      var merge = try SARIFMerge(logs, shard)
      let status = try merge.conclude(&thresholds)
      try check(options, thresholds)
      outputs.write(text: { merge.joined.write(to: &$0) })
      return Answer(status: status)
    }
    let merge = try JUnitMerge(outlines, shard)
    outputs.write(text: { merge.joined.write(to: &$0) })
    return Answer(status: merge.status(thresholds.given))
  }

  /// Refuses a report that would take the place of a configuration.
  private static func check(
    _ options: RunOptions, _ thresholds: Thresholds
  ) throws(ArgumentError) {
    var files = ReadFiles()
    for one in thresholds.configurations { files.add(one.path, "the configuration") }
    try files.check(options.formats)
  }

  private static func write(
    _ documents: [(report: ShardReport, root: JSONNode)], _ shard: ShardNumbers?,
    _ options: RunOptions, _ complaints: Complaints, _ outputs: ReportOutputs
  ) throws(ArgumentError) -> Answer {
    let merge = try JSONMerge(documents, shard)
    var thresholds = try Thresholds(options)
    let status = try merge.status(&thresholds)
    try check(options, thresholds)
    outputs.write(text: { merge.joined.write(to: &$0) })
    if !options.isQuiet {
      for path in merge.contradictions {
        complaints.note(
          "warning: the reports say different things of \"\(path)\"; all of them are kept.")
      }
    }
    var reasons: [String] = []
    if !merge.shortfalls.isEmpty {
      let names = merge.shortfalls.prefix(10).map { "\"\($0)\"" }.joined(separator: ", ")
      let more = merge.shortfalls.count - 10
      reasons = ["There was nothing to examine in \(names)\(more > 0 ? " and \(more) more" : "")."]
    }
    return Answer(
      status: status, reasons: reasons,
      missingFiles: merge.joined.skipped == nil ? nil : merge.missing)
  }
}
