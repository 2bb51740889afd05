import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend check`.
enum CheckCommand {
  /// What was found in a dump.
  private struct Work: Sendable {
    var dump: Dump
    var report: AuditReport
    var forecasts: [Forecast]?
  }

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    if arguments.isSet("watch") { try Watch(arguments, environment).run(runOnce) }
    return try runOnce(arguments, environment)
  }

  private static func runOnce(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    var options = try RunOptions(arguments, hasFindings: true)
    let drawing = DrawingChoice(arguments).look(options, environment)
    if arguments.isSet("targets") || drawing != nil { options.audit.measuresLiveAreas = true }
    var run = try FileRun(options, files: arguments.positionals, environment)
    var baselines = try BaselineRun(options, for: run.completed)
    let outputs = ReportOutputs(options, command: "check", shard: run.shard)
    let withTargets = arguments.isSet("targets")
    let style = Style(color: environment.usesColor(options.colorChoice))
    let writer = CheckText(style: style, withTargets: withTargets, drawing: drawing)
    let withForecasts = !options.circumstances.isEmpty
    var summary = CheckSummary()
    let complaints = run.complaints
    var usage = IgnoreUsage()
    let circumstances = withForecasts ? options.circumstances : nil
    let forecasts: @Sendable (AuditReport) -> [Forecast]? = { report in
      circumstances?.map { Forecast($0, of: report) }
    }
    run.forEachDump(
      failed: { name, failure in
        outputs.findings?.add(failure, path: name)
        outputs.json?.add {
          CheckDocument.write(
            failure, path: name, withTargets: withTargets, withForecasts: withForecasts,
            hand: options.hand, to: &$0)
        }
      },
      empty: { name, dump in
        guard let dump else { return }
        let report = Audit(options.audit).report(on: dump.tree)
        outputs.json?.add {
          CheckDocument.write(
            report, of: dump, path: name, withTargets: withTargets,
            forecasts: forecasts(report), hand: options.hand, to: &$0)
        }
      },
      examine: { dump, _, options, memory in
        let report = Audit(options.audit).report(on: dump.tree, memory: memory)
        return Work(dump: dump, report: report, forecasts: forecasts(report))
      },
      foresee: { dump, name, options in
        let report = Audit(options.audit).report(on: dump.tree)
        let left = baselines.match(report, name: name, options)?.report ?? report
        return Verdicts.outcome(of: left, name: name, options)
      }
    ) { work, name, options in
      let dump = work.dump
      var (report, forecasts) = (work.report, work.forecasts)
      if let match = baselines.match(report, name: name, options) {
        baselines.add(match, options)
        report = match.report
        forecasts =
          options.circumstances.isEmpty
          ? nil : options.circumstances.map { Forecast($0, of: match.report) }
      }
      summary.add(report)
      usage.add(report, options)
      if options.isVerbose { complaints.report(dump, name: name, options.audit) }
      outputs.write(text: { out in
        writer.write(report, of: dump, path: name, to: &out)
        if let forecasts {
          ForecastText(style: style).write(forecasts, on: dump.tree, path: name, to: &out)
        }
        if let hand = options.hand {
          let reaches = HandReach.all(hand, in: report, withTargets: withTargets)
          HandText(hand, style: style).write(reaches, on: dump.tree, path: name, to: &out)
        }
      })
      outputs.json?.add {
        CheckDocument.write(
          report, of: dump, path: name, withTargets: withTargets, forecasts: forecasts,
          hand: options.hand, to: &$0)
      }
      outputs.findings?.add(report, of: dump, path: name, threshold: options.threshold)
      return Verdicts.outcome(of: report, name: name, options)
    }
    let remarks = usage.remarks + baselines.remarks
    summary.skipped = run.skippedOfSelection
    finish(outputs, run, summary, remarks)
    outputs.write(text: { out in
      writer.write(remarks, to: &out)
      if summary.files > 0 { writer.write(summary, to: &out) }
    })
    outputs.json?.finish(run.tail) {
      CheckDocument.write(summary, to: &$0)
      if usage.hasConfiguration || !baselines.isEmpty { CheckDocument.write(remarks, to: &$0) }
    }
    let unwritten = baselines.finish(run.status, run.complaints, isQuiet: options.isQuiet)
    return run.finish(outputs.finish() + unwritten)
  }

  /// Ends the reports for other programs; each also names what there was nothing to examine in.
  private static func finish(
    _ outputs: ReportOutputs, _ run: FileRun, _ summary: CheckSummary,
    _ remarks: [ConfigurationRemark]
  ) {
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
}
