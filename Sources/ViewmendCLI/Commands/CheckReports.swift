import Analysis
import Reporting

/// What `check` says of the files of a run, in all the forms that are asked for.
struct CheckReports {
  private let options: RunOptions
  private let outputs: ReportOutputs
  private let complaints: Complaints
  private let style: Style
  private let writer: CheckText
  private let withTargets: Bool
  private var summary = CheckSummary()

  /// Opens the reports.
  ///
  /// - Parameter drawing: How targets are drawn behind findings; nil where they are not.
  init(
    _ options: RunOptions, _ run: FileRun, _ drawing: DrawingLook?, _ environment: Environment
  ) {
    self.options = options
    outputs = ReportOutputs(options, command: "check", shard: run.shard)
    complaints = run.complaints
    style = Style(color: environment.usesColor(options.colorChoice))
    withTargets = options.arguments.isSet("targets")
    writer = CheckText(style: style, withTargets: withTargets, drawing: drawing)
  }

  // MARK: A file

  /// Adds a file that could not be read.
  func add(_ failure: FileFailure, name: String) {
    outputs.findings?.add(failure, path: name)
    outputs.json?.add {
      CheckDocument.write(
        failure, path: name, withTargets: withTargets,
        withForecasts: !options.circumstances.isEmpty, hand: options.hand, to: &$0)
    }
  }

  /// Adds a file that was named, and in which there is no view.
  func add(empty checked: CheckedDump, name: String) { writeJSON(checked, name: name) }

  /// Adds a file that was checked.
  mutating func add(_ checked: CheckedDump, name: String) {
    let (dump, report, options) = (checked.dump, checked.report, checked.options)
    summary.add(report)
    if options.isVerbose { complaints.report(dump, name: name, options.audit) }
    writeText(checked, name: name)
    writeJSON(checked, name: name)
    outputs.findings?.add(report, of: dump, path: name, threshold: options.threshold)
  }

  private func writeText(_ checked: CheckedDump, name: String) {
    let (dump, report) = (checked.dump, checked.report)
    outputs.write(text: { out in
      writer.write(report, of: dump, path: name, to: &out)
      if let forecasts = checked.forecasts {
        ForecastText(style: style).write(forecasts, on: dump.tree, path: name, to: &out)
      }
      if let hand = options.hand {
        let reaches = HandReach.all(hand, in: report, withTargets: withTargets)
        HandText(hand, style: style).write(reaches, on: dump.tree, path: name, to: &out)
      }
    })
  }

  private func writeJSON(_ checked: CheckedDump, name: String) {
    outputs.json?.add {
      CheckDocument.write(
        checked.report, of: checked.dump, path: name, withTargets: withTargets,
        forecasts: checked.forecasts, hand: options.hand, to: &$0)
    }
  }

  // MARK: The end

  /// Ends every report.
  ///
  /// - Parameters:
  ///   - remarks: What there is to say of configurations and baselines.
  ///   - tellsRemarks: True when JSON is to hold them even where there are none, as the run goes by a
  ///     configuration or a baseline.
  mutating func finish(_ run: FileRun, _ remarks: [ConfigurationRemark], tellsRemarks: Bool) {
    summary.skipped = run.skippedOfSelection
    finishFindings(run, remarks)
    outputs.write(text: { out in
      writer.write(remarks, to: &out)
      if summary.files > 0 { writer.write(summary, to: &out) }
    })
    outputs.json?.finish(run.tail) {
      CheckDocument.write(summary, to: &$0)
      if tellsRemarks { CheckDocument.write(remarks, to: &$0) }
    }
  }

  /// Ends the reports for other programs; each also names what there was nothing to examine in.
  private func finishFindings(_ run: FileRun, _ remarks: [ConfigurationRemark]) {
    guard let findings = outputs.findings else { return }
    for shortfall in run.shortfalls { findings.add(shortfall) }
    let status = run.status
    findings.finish(
      RunEnd(
        status: Int(status.rawValue),
        meaning: status == .success && run.options.exitsZero
          ? "Examined; findings do not count (--exit-zero)." : status.meaning,
        isComplete: status == .success || status == .findings, summary: summary, remarks: remarks))
  }

  /// Writes what is left, and the files.
  ///
  /// - Returns: What could not be written.
  func close() -> [FileFailure] { outputs.finish() }
}
