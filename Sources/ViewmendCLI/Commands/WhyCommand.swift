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
      let node = try resolve(name, in: dump.tree)
      let answer = Tappability(node, in: Audit(options.audit).report(on: dump.tree))
      let writer = HitText(
        style: Style(color: environment.usesColor(options.colorChoice)), tree: dump.tree)
      outputs.write(text: { writer.write(answer, to: &$0) })
      if let stream = outputs.jsonStream { WhyDocument.write(answer, in: dump.tree, to: stream) }
    }
  }

  private static func resolve(_ name: String, in tree: ViewTree) throws(ArgumentError) -> Int {
    do throws(NodeReference.Failure) {
      return try NodeReference.resolve(name, in: tree)
    } catch {
      throw wording(of: error, name, in: tree)
    }
  }

  private static func wording(
    of failure: NodeReference.Failure, _ name: String, in tree: ViewTree
  ) -> ArgumentError {
    switch failure {
    case .missing:
      return ArgumentError(
        message: "No node is called \"\(name)\"; the file holds nodes 0 to \(tree.count - 1).",
        hint: "Give an id or an address that `viewmend inspect` shows, or a class name.")
    case .ambiguous(let nodes, let count):
      let ids = nodes.map(String.init).joined(separator: ", ")
      return ArgumentError(
        message:
          "\(count) nodes are called \"\(name)\": \(ids)\(count > nodes.count ? ", …" : "").",
        hint: "Give the id of one of them.")
    }
  }
}
