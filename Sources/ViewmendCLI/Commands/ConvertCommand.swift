import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend convert`.
enum ConvertCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    var options = try RunOptions(arguments)
    let complaints = Complaints(environment)
    let isQuiet = options.isQuiet
    // What is converted is the result, and no report.
    options.isQuiet = false
    guard let form = arguments.value("to") else {
      throw ArgumentError(
        message: "Option --to is missing.", hint: "Say what to convert to: xml, json, dot or text.")
    }
    let file = arguments.positionals.first
    return try SingleFile.run(
      options, file, environment, command: "convert", refused: { _, _ in }
    ) { dump, outputs, _ throws(ArgumentError) in
      let path = SingleFile.name(of: file)
      let rows = form == "text" ? try rows(of: dump) : []
      var notes: [String] = []
      outputs.write(text: { out in
        switch form {
        case "text": out.write(rows)
        case "json":
          var document = JSONDocument(command: "convert", to: out)
          document.add { TreeDocument.write(dump, path: path, to: &$0) }
          document.finish()
        case "dot": DOTText.write(dump, path: path, to: &out)
        default:
          let replaced = ViewmendXMLText.write(dump, to: &out)
          if replaced > 0 { notes.append(ConversionLoss.characters(replaced)) }
        }
      })
      notes += ConversionLoss.notes(on: dump, form)
      if !isQuiet { for note in notes { complaints.note(note) } }
    }
  }

  /// The rows of a tree, once a reader has found the same tree in them.
  private static func rows(of dump: Dump) throws(ArgumentError) -> [UInt8] {
    let tree = dump.tree
    guard tree.traits == .uiKit else {
      throw ArgumentError(
        message:
          "--to text writes UIKit's views, and this is \(dump.format.title), which says less.",
        hint: "Use --to xml, which says what the numbers are.")
    }
    let collected = Collected()
    var out = ReportStream { collected.bytes += $0 }
    DescriptionRows.write(tree, format: dump.format, to: &out)
    let bytes = collected.bytes
    let again = try? Dump.read(SourceText(bytes, name: ""), as: .recursiveDescription)
    let node = again.map { DescriptionRows.firstDifference(tree, $0.tree) } ?? 0
    guard let node else { return bytes }
    let name = node < tree.count ? "node \(node) \(tree[node].className)" : "its end"
    throw ArgumentError(
      message: "--to text cannot say of \(name) what the tree holds: read again it is another.",
      hint: "Use --to xml.")
  }

  private final class Collected {
    var bytes: [UInt8] = []
  }
}
