import Arguments
import Reporting

/// The command line: parses, runs a command, and ends the process with its status.
package enum Program {
  /// Runs the arguments of the process.
  package static func main() -> Never {
    Platform.reportFaults()
    let environment = Environment.current()
    Platform.exit(run(Platform.arguments(), environment).rawValue)
  }

  /// Runs arguments and returns the status.
  package static func run(_ arguments: [String], _ environment: Environment) -> ExitStatus {
    let complaints = Complaints(environment)
    do throws(ArgumentError) {
      switch try CommandCatalogue.program.parse(arguments) {
      case .help(let text): return say(text, complaints)
      case .version(let text): return say(text, complaints)
      case .run(let command, let parsed):
        try refuse(Platform.escapedArguments(), among: arguments, of: command, parsed)
        return try run(command, parsed, environment)
      }
    } catch {
      complaints.report(error)
      return .failure
    }
  }

  /// Refuses arguments with bytes that are no UTF-8: what they are called here is the name of another
  /// file, which would be read or written in their place.
  ///
  /// Names of inputs are left to whoever reads those, since the others can be read all the same;
  /// unless somebody typed as text what one of them is called.
  private static func refuse(
    _ escaped: [String], among arguments: [String], of command: CommandSpec,
    _ parsed: ParsedArguments
  ) throws(ArgumentError) {
    let inputs = ["merge", "verify", "log"].contains(command.name) ? [] : parsed.positionals
    for argument in escaped {
      func count(in list: [String]) -> Int { list.count { PathKey($0) == PathKey(argument) } }
      let bytes = count(in: escaped)
      if bytes == count(in: inputs), bytes == count(in: arguments) { continue }
      throw ArgumentError(
        message: "The argument \"\(argument)\" is no UTF-8.",
        hint: "Give it in UTF-8; a file whose name is not has to be renamed first.")
    }
  }

  private static func say(_ text: String, _ complaints: Complaints) -> ExitStatus {
    do throws(Platform.Failure) {
      try Platform.write(Array("\(text)\n".utf8), to: .output)
      return .success
    } catch {
      if error.isBrokenPipe { Platform.endByBrokenPipe() }
      complaints.report("Standard output could not be written: \(error.reason).")
      return .failure
    }
  }

  private static func run(
    _ command: CommandSpec, _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    switch command.name {
    case "inspect": try InspectCommand.run(arguments, environment)
    case "check": try CheckCommand.run(arguments, environment)
    case "patch": try PatchCommand.run(arguments, environment)
    case "hit": try HitCommand.run(arguments, environment)
    case "why": try WhyCommand.run(arguments, environment)
    case "query": try QueryCommand.run(arguments, environment)
    case "diff": try DiffCommand.run(arguments, environment)
    case "convert": try ConvertCommand.run(arguments, environment)
    case "normalize": try NormalizeCommand.run(arguments, environment)
    case "log": try LogCommand.run(arguments, environment)
    case "render": try RenderCommand.run(arguments, environment)
    case "config": try ConfigCommand.run(arguments, environment)
    case "verify": try VerifyCommand.run(arguments, environment)
    case "rules": try RuleCommands.list(arguments, environment)
    case "explain": try RuleCommands.explain(arguments, environment)
    case "schema": try ShippedTextCommands.schema(arguments, environment)
    case "completions": try ShippedTextCommands.completions(arguments, environment)
    case "manual": try ShippedTextCommands.manual(arguments, environment)
    case "merge": try MergeCommand.run(arguments, environment)
    case "lldb": try LLDBCommand.run(arguments, environment)
    default: .fault
    }
  }
}
