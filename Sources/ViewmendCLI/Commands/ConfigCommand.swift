import Arguments
import CShippedText
import Hierarchy
import Reporting

/// `viewmend config`.
enum ConfigCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let printsSchema = arguments.isSet("schema")
    guard arguments.isSet("print") != printsSchema else {
      throw ArgumentError(
        message: "config expects one of --print and --schema.",
        hint: "--print shows what a run goes by, --schema the form of .viewmend.json.")
    }
    if !printsSchema { try checkReports(options, arguments.positionals) }
    let outputs = ReportOutputs(options, command: "config", hasFiles: false)
    if printsSchema {
      outputs.write(text: { $0.write(schema) })
    } else {
      let effective = try completed(options, arguments.positionals.first)
      let path = effective.configuration?.name
      let entries = EffectiveConfiguration(
        effective, for: traits(of: arguments.positionals.first, effective)
      ).entries
      let text = ConfigText(style: Style(color: environment.usesColor(options.colorChoice)))
      let absence =
        arguments.isSet("no-config")
        ? "--no-config was given" : "there is no .viewmend.json here or above"
      outputs.write(text: { text.write(entries, path: path, absence: absence, to: &$0) })
      if let stream = outputs.jsonStream {
        ConfigDocument.write(entries, path: path, to: stream)
      }
    }
    let failures = outputs.finish()
    for failure in failures { Complaints(environment).report(failure, file: "") }
    return failures.isEmpty ? .success : .failure
  }

  /// Refuses a report that would take the place of what it is about.
  private static func checkReports(
    _ options: RunOptions, _ paths: [String]
  ) throws(ArgumentError) {
    var files = ReadFiles()
    files.add(inputs: paths)
    if let name = try completed(options, paths.first).configuration?.name {
      files.add(name, "the configuration")
    }
    try files.check(options.formats)
  }

  /// The options that hold for a file, or for what lies in a folder.
  private static func completed(
    _ options: RunOptions, _ path: String?
  ) throws(ArgumentError) -> RunOptions {
    var finder = ConfigurationFinder(try ConfigurationChoice(options.arguments))
    let path = path == nil || path == "-" ? "." : path ?? "."
    let folder: String
    do throws(Platform.Failure) {
      folder =
        try Platform.kind(of: path) == .directory ? path : ConfigurationFinder.folder(of: path)
    } catch {
      throw ArgumentError(message: FailureWording.unreadable(path, error).message)
    }
    return options.completed(by: try finder.configuration(below: folder))
  }

  /// What the tree of a file is like; nil where none is given, or it holds no tree.
  private static func traits(of path: String?, _ options: RunOptions) -> TreeTraits? {
    guard let path, path != "-", (try? Platform.kind(of: path)) == .file else { return nil }
    let file = InputFile(origin: .path(path), name: path)
    let content = FileReader().read(file, options, nil)
    return if case .dump(let dump) = content { dump.tree.traits } else { nil }
  }

  private static var schema: [UInt8] {
    let text = shipped_configuration_schema()
    return Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
