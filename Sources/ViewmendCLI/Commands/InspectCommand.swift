import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend inspect`.
enum InspectCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    var run = try FileRun(options, files: arguments.positionals, environment)
    let outputs = ReportOutputs(options, command: "inspect")
    let writer = InspectText(style: Style(color: environment.usesColor(options.colorChoice)))
    let isSummary = arguments.isSet("summary")
    run.forEachDump(
      failed: { name, failure in
        outputs.json?.add { InspectDocument.write(failure, path: name, to: &$0) }
      },
      empty: { name, dump in
        guard let dump else { return }
        let finds = BackButtonLocator(dump.tree, era: options.audit.era)
        outputs.json?.add { InspectDocument.write(finds, of: dump, path: name, to: &$0) }
      }
    ) { dump, name, options in
      let finds = BackButtonLocator(
        dump.tree, era: options.audit.era, patterns: options.audit.backButtons)
      outputs.write(text: { out in
        if isSummary {
          writer.writeSummary(finds, of: dump, path: name, to: &out)
        } else {
          writer.write(finds, of: dump, path: name, to: &out)
        }
      })
      outputs.json?.add { InspectDocument.write(finds, of: dump, path: name, to: &$0) }
      // Whether one is there is for the audit to say, which also knows what answers name.
      if options.audit.requiresBackButton, !Audit(options.audit).findsBackButton(in: dump.tree) {
        return Verdicts.missingBackButton(in: name, dump.tree)
      }
      return .examined(.success)
    }
    outputs.json?.finish()
    return run.finish(outputs.finish())
  }
}
