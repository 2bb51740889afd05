import Arguments
import Reporting

/// Commands that print what is made of the declarations alone: `viewmend schema`, `completions` and
/// `manual`.
enum ShippedTextCommands {
  static func schema(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let command = arguments.positionals.first
    let names = OutputSchema.commands
    if let command, !names.contains(command) {
      let near = Spelling(command).nearest(among: names)
      throw ArgumentError(
        message: "No command \"\(command)\" writes JSON.",
        hint: near.map { "Did you mean \($0)?" }
          ?? "Those that do are \(names.joined(separator: ", ")).")
    }
    return try write(arguments, environment) { OutputSchema.write(command, to: &$0) }
  }

  static func completions(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let name = arguments.positionals.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      // Another shell is no misspelt one.
      throw ArgumentError(
        message: "There are no completions for \"\(name)\".",
        hint: "There are some for bash, zsh and fish.")
    }
    return try write(arguments, environment) { out in
      out.write(Array(CommandCatalogue.program.completions(for: shell).utf8))
    }
  }

  static func manual(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    try write(arguments, environment) { $0.write(Array(ManualCatalogue.page.utf8)) }
  }

  private static func write(
    _ arguments: ParsedArguments, _ environment: Environment, _ body: (inout ReportStream) -> Void
  ) throws(ArgumentError) -> ExitStatus {
    let outputs = ReportOutputs(try RunOptions(arguments), command: "", hasFiles: false)
    outputs.write(text: body)
    let failures = outputs.finish()
    let complaints = Complaints(environment)
    for failure in failures { complaints.report(failure, file: "") }
    return failures.isEmpty ? .success : .failure
  }
}
