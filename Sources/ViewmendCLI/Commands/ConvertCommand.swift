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
    ) { dump, outputs throws(ArgumentError) in
      var notes: [String] = []
      let path = file == nil || file == "-" ? "stdin" : file ?? "stdin"
      outputs.write(text: { out in
        switch form {
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
}
