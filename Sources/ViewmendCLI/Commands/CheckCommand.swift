import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend check`.
enum CheckCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    var run = try FileRun(options, files: arguments.positionals, environment)
    let outputs = ReportOutputs(options, command: "check")
    let withTargets = arguments.isSet("targets")
    let writer = CheckText(
      style: Style(color: environment.usesColor(options.colorChoice)), withTargets: withTargets)
    var summary = CheckSummary()
    let complaints = run.complaints
    let audit = Audit(options.audit)
    run.forEachDump(
      failed: { name, failure in
        outputs.json?.add {
          CheckDocument.write(failure, path: name, withTargets: withTargets, to: &$0)
        }
      },
      empty: { name, dump in
        guard let dump else { return }
        let report = audit.report(on: dump.tree)
        outputs.json?.add {
          CheckDocument.write(report, of: dump, path: name, withTargets: withTargets, to: &$0)
        }
      }
    ) { dump, name in
      let report = audit.report(on: dump.tree)
      summary.add(report)
      if options.isVerbose { complaints.report(dump, name: name) }
      outputs.write(text: { writer.write(report, of: dump, path: name, to: &$0) })
      outputs.json?.add {
        CheckDocument.write(report, of: dump, path: name, withTargets: withTargets, to: &$0)
      }
      return Verdicts.outcome(of: report, name: name, options)
    }
    outputs.write(text: { if summary.files > 0 { writer.write(summary, to: &$0) } })
    outputs.json?.finish { CheckDocument.write(summary, to: &$0) }
    return run.finish(outputs.finish())
  }
}
