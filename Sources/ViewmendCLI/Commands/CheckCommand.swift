import Arguments

/// `viewmend check`.
enum CheckCommand {
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
    var usage = IgnoreUsage()
    var reports = CheckReports(options, run, drawing, environment)
    run.forEachDump(
      failed: { name, failure in reports.add(failure, name: name) },
      empty: { name, dump in
        if let dump { reports.add(empty: CheckedDump(dump, options), name: name) }
      },
      examine: { dump, _, options, memory in CheckedDump(dump, options, memory) },
      foresee: { dump, name, options in
        var checked = CheckedDump(dump, options)
        _ = checked.accept(baselines, name: name)
        return checked.outcome(name: name)
      }
    ) { checked, name, options in
      var checked = checked
      if let match = checked.accept(baselines, name: name) { baselines.add(match, options) }
      usage.add(checked.report, options)
      reports.add(checked, name: name)
      return checked.outcome(name: name)
    }
    reports.finish(
      run, usage.remarks + baselines.remarks,
      tellsRemarks: usage.hasConfiguration || !baselines.isEmpty)
    let unwritten = baselines.finish(run.status, run.complaints, isQuiet: options.isQuiet)
    return run.finish(reports.close() + unwritten)
  }
}
