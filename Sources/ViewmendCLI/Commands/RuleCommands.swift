import Analysis
import Arguments
import Reporting

/// `viewmend rules` and `viewmend explain`.
enum RuleCommands {
  static func list(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    try write(
      arguments, environment, text: { text, out in text.writeList(to: &out) },
      json: { RuleDocument.writeList(to: $0) })
  }

  static func explain(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let id = try RunOptions.rule(arguments.positionals.first ?? "")
    return try write(
      arguments, environment, text: { text, out in text.writePage(of: id, to: &out) },
      json: { RuleDocument.writePage(of: id, to: $0) })
  }

  private static func write(
    _ arguments: ParsedArguments, _ environment: Environment,
    text body: (RuleText, inout ReportStream) -> Void, json: (ReportStream) -> Void
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let outputs = ReportOutputs(options, command: "rules", hasFiles: false)
    let text = RuleText(style: Style(color: environment.usesColor(options.colorChoice)))
    outputs.write(text: { body(text, &$0) })
    if let stream = outputs.jsonStream { json(stream) }
    let failures = outputs.finish()
    let complaints = Complaints(environment)
    for failure in failures { complaints.report(failure, file: "") }
    return failures.isEmpty ? .success : .failure
  }
}
