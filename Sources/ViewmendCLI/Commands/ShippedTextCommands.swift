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
      throw refused(
        "No command \"\(command)\" writes JSON.", command, names,
        otherwise: "Those that do are \(names.joined(separator: ", ")).")
    }
    return try write(arguments, environment) { OutputSchema.write(command, to: &$0) }
  }

  static func completions(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let name = arguments.positionals.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw refused(
        "There are no completions for \"\(name)\".", name, Shell.allCases.map(\.rawValue),
        otherwise: "There are some for bash, zsh and fish.")
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

  private static func refused(
    _ message: String, _ word: String, _ names: [String], otherwise: String
  ) -> ArgumentError {
    let near = Spelling(word).nearest(among: names)
    return ArgumentError(message: message, hint: near.map { "Did you mean \($0)?" } ?? otherwise)
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
