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
    case finds(Dump, BackButtonLocator, TargetScenes?, FileOutcome)
    /// The tree that was asked for is not in it.
    case refused(FileFailure)
  }

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    var run = try FileRun(options, files: arguments.positionals, environment)
    let outputs = ReportOutputs(options, command: "inspect")
    let outline = outline(arguments, environment)
    let drawing = DrawingChoice(arguments).look(options, environment)
    let writer = InspectText(
      style: Style(color: environment.usesColor(options.colorChoice)), outline: outline,
      drawing: drawing)
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
        if let window = outline.window, window > dump.tree.roots.count {
          return Work.refused(missing(window, in: name, dump.tree))
        }
        let finds = BackButtonLocator(
          dump.tree, era: options.audit.era, patterns: options.audit.backButtons, memory: memory)
        let outcome = outcome(of: dump, name: name, options)
        if needsLineAlone {
          let line = ReportStream.bytes {
            writer.writeSummary(finds, of: dump, path: name, to: &$0)
          }
          return .line(line, outcome)
        }
        let scenes = isSummary || drawing == nil ? nil : scenes(of: dump.tree, options)
        return .finds(dump, finds, scenes, outcome)
      },
      foresee: { dump, name, options in outcome(of: dump, name: name, options) },
      conclude: { work, name, _ in
        switch work {
        case .refused(let failure): return .failed(failure, endsRun: false)
        case .line(let line, let outcome):
          outputs.write(text: { $0.write(line) })
          return outcome
        case .finds(let dump, let finds, let scenes, let outcome):
          outputs.write(text: { out in
            if isSummary {
              writer.writeSummary(finds, of: dump, path: name, to: &out)
            } else {
              writer.write(finds, of: dump, path: name, scenes: scenes, to: &out)
            }
          })
          outputs.json?.add { InspectDocument.write(finds, of: dump, path: name, to: &$0) }
          return outcome
        }
      })
    outputs.json?.finish(run.tail)
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

  /// How much of trees the command line asks for. Lines are broken on a terminal only.
  private static func outline(_ arguments: ParsedArguments, _ environment: Environment)
    -> TreeOutline
  {
    var outline = TreeOutline()
    outline.depth = arguments.integer("depth")
    outline.window = arguments.integer("window")
    outline.collapses = arguments.isSet("collapse")
    // A narrower terminal breaks words, and better than text for so few columns would.
    outline.columns = environment.outputIsTerminal ? environment.columns.map { max($0, 24) } : nil
    return outline
  }

  private static func scenes(of tree: ViewTree, _ options: RunOptions) -> TargetScenes {
    var audit = options.audit
    audit.measuresLiveAreas = true
    return TargetScenes(Audit(audit).report(on: tree))
  }

  private static func missing(_ window: Int, in name: String, _ tree: ViewTree) -> FileFailure {
    let count = tree.roots.count
    return FileFailure(
      message: "\"\(name)\" holds \(count) tree\(count == 1 ? "" : "s"), and no number \(window); "
        + "--window counts them from 1, in the order of the file.", namesFile: true)
  }
}
