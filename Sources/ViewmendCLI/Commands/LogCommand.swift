import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend log`.
enum LogCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let given = try RunOptions(arguments)
    let rule = try arguments.value("bisect").map { name throws(ArgumentError) in
      try RunOptions.rule(name)
    }
    let path = try file(arguments)
    let options = try completed(given, for: path, bisecting: rule)
    let outputs = ReportOutputs(options, command: "log", hasFiles: false)
    let complaints = Complaints(environment)
    let walk: HistoryWalk
    do throws(GitHistory.Failure) {
      // git has the words of a link, and the file that it leads to under its own name.
      let isLink = Platform.isLink(path)
      walk = try HistoryWalk(
        of: isLink ? Platform.wholePath(of: path) ?? path : path, options,
        limit: arguments.integer("max"), bisecting: rule)
    } catch {
      let failure = FailureWording.noHistory(path, error)
      complaints.report(failure, file: path)
      if let stream = outputs.jsonStream { HistoryDocument.write(failure, path: path, to: stream) }
      for failure in outputs.finish() { complaints.report(failure, file: "") }
      return .failure
    }
    write(walk, path, outputs, Style(color: environment.usesColor(options.colorChoice)))
    let failures = outputs.finish()
    for failure in failures { complaints.report(failure, file: "") }
    if !options.isQuiet { noteUnjudged(walk, path, complaints) }
    return failures.isEmpty ? status(of: walk, path, options, complaints) : .failure
  }

  /// The file that is asked about.
  private static func file(_ arguments: ParsedArguments) throws(ArgumentError) -> String {
    let path = arguments.positionals.first ?? ""
    guard path != "-", (try? Platform.kind(of: path)) != .directory else {
      throw ArgumentError(
        message:
          "`log` takes a file that git has, and \"\(path)\" is \(path == "-" ? "standard input" : "a folder").",
        hint: "Name a committed dump.")
    }
    return path
  }

  /// The options completed by a configuration: every commit is judged by what holds today.
  private static func completed(
    _ options: RunOptions, for path: String, bisecting rule: RuleID?
  ) throws(ArgumentError) -> RunOptions {
    var finder = ConfigurationFinder(try ConfigurationChoice(options.arguments))
    let options = options.completed(
      by: try finder.configuration(below: ConfigurationFinder.folder(of: path)))
    if let rule, !options.audit.applies(rule) {
      throw ArgumentError(
        message: "--bisect asks about \(rule.rawValue), which is not among the rules applied.",
        hint: "Leave out --rules, name it there, or switch it on in the configuration.")
    }
    return options
  }

  private static func write(
    _ walk: HistoryWalk, _ path: String, _ outputs: ReportOutputs, _ style: Style
  ) {
    let text = HistoryText(style: style)
    outputs.write(text: { out in
      if let bisection = walk.bisection {
        text.write(bisection, path: path, to: &out)
      } else {
        text.write(walk.entries, to: &out)
      }
    })
    if let stream = outputs.jsonStream {
      HistoryDocument.write(walk.entries, walk.bisection, path: path, to: stream)
    }
  }

  /// Says of a bisection that it began before the newest commit.
  private static func noteUnjudged(
    _ walk: HistoryWalk, _ path: String, _ complaints: Complaints
  ) {
    guard walk.bisection != nil, let newest = walk.entries.first, let trouble = newest.trouble
    else { return }
    complaints.note("\(path): newest commit \(newest.shortHash) was not judged: \(trouble)")
  }

  /// A commit to blame counts as a finding.
  private static func status(
    of walk: HistoryWalk, _ path: String, _ options: RunOptions, _ complaints: Complaints
  ) -> ExitStatus {
    guard walk.entries.contains(where: { $0.trouble == nil }) else {
      if options.allowsEmpty { return .success }
      complaints.report(
        "No commit looked at has a dump in \"\(path)\" that could be judged.",
        hint: "--allow-empty accepts that.")
      return .nothing
    }
    return walk.bisection.map { $0.verdict != .absent } == true ? .findings : .success
  }
}
