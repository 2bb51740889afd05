import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend why`.
enum WhyCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let name = arguments.positionals.first ?? ""
    let file = arguments.positionals.dropFirst().first
    return try SingleFile.run(
      options, file, environment, command: "why", refused: { WhyDocument.write($0, to: $1) }
    ) {
      dump, outputs throws(ArgumentError) in
      let node = try NodeArgument.resolve(name, in: dump.tree)
      let answer = Tappability(node, in: Audit(options.audit).report(on: dump.tree))
      let writer = HitText(
        style: Style(color: environment.usesColor(options.colorChoice)), tree: dump.tree)
      outputs.write(text: { writer.write(answer, to: &$0) })
      if let stream = outputs.jsonStream { WhyDocument.write(answer, in: dump.tree, to: stream) }
    }
  }
}
