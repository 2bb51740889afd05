import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend why`.
enum WhyCommand {
  /// What to do where nothing says which view is meant.
  private static let hint =
    "Name a view, or a FILE in which a message of Detox, EarlGrey, KIF, XCUITest or Appium stands "
    + "beside the tree. See `viewmend why --help`."

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let (name, file) = try split(arguments.positionals)
    return try SingleFile.run(
      options, file, environment, command: "why", refused: { WhyDocument.write($0, to: $1) }
    ) {
      dump, outputs, options throws(ArgumentError) in
      let report = Audit(options.audit).report(on: dump.tree)
      let writer = HitText(
        style: Style(color: environment.usesColor(options.colorChoice)), tree: dump.tree)
      guard let name else {
        return try replay(report, file ?? "-", writer, outputs)
      }
      let node = try NodeArgument.resolve(name, in: dump.tree)
      let answer = Tappability(node, in: report)
      let share = LiveShare(node, in: report)
      outputs.write(text: { writer.write(answer, share, to: &$0) })
      if let stream = outputs.jsonStream {
        WhyDocument.write(answer, share, in: dump.tree, to: stream)
      }
    }
  }

  /// Tells NODE and FILE apart: a lone argument is a file when there is one of that name, or when
  /// it is written as no view's name is, so that a mistyped path is not looked for in a terminal.
  private static func split(
    _ positionals: [String]
  ) throws(ArgumentError) -> (node: String?, file: String?) {
    guard let first = positionals.first else {
      throw ArgumentError(
        message: "Argument NODE is missing: why expects `NODE [FILE]`, or a FILE with a message "
          + "of a touch that failed.",
        hint: hint)
    }
    guard positionals.count == 1 else { return (first, positionals[1]) }
    return isFile(first) ? (nil, first) : (first, nil)
  }

  private static func isFile(_ name: String) -> Bool {
    if name == "-" { return true }
    // A number is an id, whatever files there are.
    if name.allSatisfy(\.isNumber) { return false }
    if name.contains("/") || name.hasSuffix(".txt") || name.hasSuffix(".log") { return true }
    do throws(Platform.Failure) {
      _ = try Platform.kind(of: name)
      return true
    } catch {
      return false
    }
  }

  /// Replays the last message about a touch that stands in the file.
  private static func replay(
    _ report: AuditReport, _ file: String, _ writer: HitText, _ outputs: ReportOutputs
  ) throws(ArgumentError) {
    let tree = report.tree
    let failures = tree.surroundings.failures
    guard let failure = failures.last else {
      throw ArgumentError(
        message: "Argument NODE is missing: no message of a touch that failed stands in "
          + "\(SingleFile.name(of: file)).",
        hint: hint)
    }
    let lines = LineIndex(tree.source)
    let place = lines.location(of: failure.range.lowerBound)
    let name = "\(SingleFile.name(of: file)):\(place.line):\(place.column)"
    let replay = try FailureArgument.replay(failure, in: report, at: name)
    // A tool's log says the same thing several times.
    let others = failures.dropLast().filter { !$0.says(whatIsSaidBy: failure) }
      .map { lines.location(of: $0.range.lowerBound).line }
    let answer = replay.node.map { Tappability($0, in: report) }
    let share = replay.node.map { LiveShare($0, in: report) }
    outputs.write(text: { out in
      writer.write(replay, at: name, others: others, to: &out)
      if let answer, let share { writer.write(answer, share, withMiddle: false, to: &out) }
    })
    if let stream = outputs.jsonStream {
      WhyDocument.write(answer, share, replay: replay, at: place, in: tree, to: stream)
    }
  }
}
