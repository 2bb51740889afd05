import Analysis
import Arguments
import Reporting

/// `viewmend rules` and `viewmend explain`.
enum RuleCommands {
  static func list(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    try write(arguments, environment) { text, out in text.writeList(to: &out) }
  }

  static func explain(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let id = try RunOptions.rule(arguments.positionals.first ?? "")
    return try write(arguments, environment) { text, out in text.writePage(of: id, to: &out) }
  }

  private static func write(
    _ arguments: ParsedArguments, _ environment: Environment,
    _ body: (RuleText, inout ReportStream) -> Void
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let outputs = ReportOutputs(options, command: "rules", hasFiles: false)
    let text = RuleText(style: Style(color: environment.usesColor(options.colorChoice)))
    outputs.write(text: { body(text, &$0) })
    let failures = outputs.finish()
    let complaints = Complaints(environment)
    for failure in failures { complaints.report(failure, file: "") }
    return failures.isEmpty ? .success : .failure
  }
}
