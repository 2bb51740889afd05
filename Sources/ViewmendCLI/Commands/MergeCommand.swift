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
        message: "No FILE is given.", hint: "Name the reports of the shards: viewmend merge *.json")
    }
    for other in reports.dropFirst() where other.content.title != first.content.title {
      throw ArgumentError(
        message: "\"\(first.name)\" is \(first.content.title), and \"\(other.name)\" is "
          + "\(other.content.title).", hint: "Join reports of one kind at a time.")
    }
    let outputs = ReportOutputs(options, command: "merge", hasFiles: false)
    var status = try write(reports, options, complaints, outputs)
    if status == .nothing {
      if options.allowsEmpty {
        status = .success
      } else {
        complaints.report(
          "Nothing was examined, or not all of it, in what the reports are about.",
          hint: "--allow-empty accepts that.")
      }
    }
    let failures = outputs.finish()
    for failure in failures { complaints.report(failure, file: "") }
    return failures.isEmpty ? status : status.combined(with: .failure)
  }

  private static func write(
    _ reports: [ShardReport], _ options: RunOptions, _ complaints: Complaints,
    _ outputs: ReportOutputs
  ) throws(ArgumentError) -> ExitStatus {
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
    if !documents.isEmpty { return try write(documents, options, complaints, outputs) }
    if !logs.isEmpty {
      var merge = try SARIFMerge(logs)
      let status = merge.conclude(options.threshold)
      outputs.write(text: { merge.joined.write(to: &$0) })
      return status
    }
    let merge = try JUnitMerge(outlines)
    outputs.write(text: { merge.joined.write(to: &$0) })
    return merge.status(countsFailures: options.threshold != nil)
  }

  private static func write(
    _ documents: [(report: ShardReport, root: JSONNode)], _ options: RunOptions,
    _ complaints: Complaints, _ outputs: ReportOutputs
  ) throws(ArgumentError) -> ExitStatus {
    let merge = try JSONMerge(documents)
    outputs.write(text: { merge.joined.write(to: &$0) })
    if !options.isQuiet {
      for path in merge.contradictions {
        complaints.note(
          "warning: the reports say different things of \"\(path)\"; all of them are kept.")
      }
    }
    var status = merge.status(options.threshold)
    if merge.missing > 0 {
      complaints.note(
        "warning: \(merge.missing) file\(merge.missing == 1 ? " belongs" : "s belong") to shards "
          + "whose reports are not among these.")
      status = status.combined(with: .nothing)
    }
    return status
  }
}
