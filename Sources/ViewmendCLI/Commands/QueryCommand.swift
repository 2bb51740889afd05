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
    let query = try QueryArgument(arguments)
    let question = query.question
    var run = try FileRun(options, files: query.files, environment)
    let outputs = ReportOutputs(options, command: "query")
    let answers = QueryAnswers(
      query, options, outputs, run.complaints,
      InspectText(style: Style(color: environment.usesColor(options.colorChoice))))
    run.forEachDump(
      failed: { name, failure in
        outputs.json?.add { QueryDocument.write(failure, by: question, path: name, to: &$0) }
      },
      empty: { name, dump in
        guard let dump else { return }
        outputs.json?.add { QueryDocument.write([], by: question, of: dump, path: name, to: &$0) }
      },
      examine: { dump, _, options, _ in
        (dump: dump, found: QueryAnswers.find(query, in: dump, options))
      },
      foresee: { dump, name, options in
        answers.outcome(of: QueryAnswers.find(query, in: dump, options), name: name)
      },
      conclude: { work, name, _ in answers.report(work.found, in: work.dump, name: name) })
    outputs.json?.finish(run.tail)
    return run.finish(outputs.finish())
  }
}
