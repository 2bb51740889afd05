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
    let outline = outline(arguments, environment)
    let drawing = DrawingChoice(arguments).look(options, environment)
    let writer = InspectText(
      style: Style(color: environment.usesColor(options.colorChoice)), outline: outline,
      drawing: drawing)
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
      if let window = outline.window, window > dump.tree.roots.count {
        return .failed(missing(window, in: name, dump.tree), endsRun: false)
      }
      let finds = BackButtonLocator(
        dump.tree, era: options.audit.era, patterns: options.audit.backButtons)
      outputs.write(text: { out in
        if isSummary {
          writer.writeSummary(finds, of: dump, path: name, to: &out)
        } else {
          let scenes = drawing == nil ? nil : scenes(of: dump.tree, options)
          writer.write(finds, of: dump, path: name, scenes: scenes, to: &out)
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

  /// How much of trees the command line asks for. Lines are broken on a terminal only.
  private static func outline(_ arguments: ParsedArguments, _ environment: Environment)
    -> TreeOutline
  {
    var outline = TreeOutline()
    outline.depth = arguments.integer("depth")
    outline.window = arguments.integer("window")
    outline.collapses = arguments.isSet("collapse")
    outline.columns = environment.outputIsTerminal ? environment.columns : nil
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
