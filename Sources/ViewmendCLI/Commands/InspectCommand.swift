import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend inspect`.
enum InspectCommand {
  /// What was found in a dump: the summary's line, ready to be written, or what a longer report is
  /// made of.
  private enum Work: Sendable {
    case line([UInt8], FileOutcome)
    case finds(Dump, BackButtonLocator, FileOutcome)
  }

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    var run = try FileRun(options, files: arguments.positionals, environment)
    let outputs = ReportOutputs(options, command: "inspect")
    let writer = InspectText(style: Style(color: environment.usesColor(options.colorChoice)))
    let isSummary = arguments.isSet("summary")
    let needsLineAlone = isSummary && outputs.json == nil
    run.forEachDump(
      failed: { name, failure in
        outputs.json?.add { InspectDocument.write(failure, path: name, to: &$0) }
      },
      empty: { name, dump in
        guard let dump else { return }
        let finds = BackButtonLocator(dump.tree, era: options.audit.era)
        outputs.json?.add { InspectDocument.write(finds, of: dump, path: name, to: &$0) }
      },
      examine: { dump, name, options, memory in
        let finds = BackButtonLocator(
          dump.tree, era: options.audit.era, patterns: options.audit.backButtons, memory: memory)
        let outcome = outcome(of: dump, name: name, options)
        guard needsLineAlone else { return Work.finds(dump, finds, outcome) }
        let line = ReportStream.bytes { writer.writeSummary(finds, of: dump, path: name, to: &$0) }
        return .line(line, outcome)
      },
      conclude: { work, name, _ in
        switch work {
        case .line(let line, let outcome):
          outputs.write(text: { $0.write(line) })
          return outcome
        case .finds(let dump, let finds, let outcome):
          outputs.write(text: { out in
            if isSummary {
              writer.writeSummary(finds, of: dump, path: name, to: &out)
            } else {
              writer.write(finds, of: dump, path: name, to: &out)
            }
          })
          outputs.json?.add { InspectDocument.write(finds, of: dump, path: name, to: &$0) }
          return outcome
        }
      })
    outputs.json?.finish()
    return run.finish(outputs.finish())
  }

  /// Whether a back button is there is for the audit to say, which also knows what answers name.
  private static func outcome(
    of dump: Dump, name: String, _ options: RunOptions
  ) -> FileOutcome {
    if options.audit.requiresBackButton, !Audit(options.audit).findsBackButton(in: dump.tree) {
      return Verdicts.missingBackButton(in: name, dump.tree)
    }
    return .examined(.success)
  }
}
