import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend query`.
enum QueryCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let text = arguments.positionals.first ?? ""
    let selector = try selector(text)
    var run = try FileRun(options, files: Array(arguments.positionals.dropFirst()), environment)
    let outputs = ReportOutputs(options, command: "query")
    let writer = InspectText(style: Style(color: environment.usesColor(options.colorChoice)))
    run.forEachDump(
      failed: { name, failure in
        outputs.json?.add { QueryDocument.write(failure, by: text, path: name, to: &$0) }
      },
      empty: { name, dump in
        guard let dump else { return }
        outputs.json?.add { QueryDocument.write([], by: text, of: dump, path: name, to: &$0) }
      }
    ) { dump, name, options in
      let nodes = SelectorMatcher(dump.tree, for: selector, options: options.audit)
        .nodes(selectedBy: selector)
      outputs.write(text: { writer.write(nodes, of: dump.tree, path: name, to: &$0) })
      outputs.json?.add { QueryDocument.write(nodes, by: text, of: dump, path: name, to: &$0) }
      if nodes.isEmpty {
        return .nothing(
          "No view of \"\(name)\" is selected.",
          hint: "`viewmend inspect` shows what there is; --allow-empty accepts it.")
      }
      return .examined(.success)
    }
    outputs.json?.finish()
    return run.finish(outputs.finish())
  }

  /// A selector as it was typed, or what is wrong with it.
  private static func selector(_ text: String) throws(ArgumentError) -> Selector {
    do throws(SelectorError) {
      return try Selector(text)
    } catch {
      throw ArgumentError(
        message: error.message, hint: error.expected, marked: MarkedText(text, at: error.place))
    }
  }
}
