import Analysis
import Arguments
import Formats
import Hierarchy
import Patching
import Reporting

/// `viewmend render`.
enum RenderCommand {
  /// So many screens are drawn unasked.
  private static let mostScreens = 12

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    var options = try RunOptions(arguments)
    let complaints = Complaints(environment)
    let isQuiet = options.isQuiet
    // What is drawn is the result, and no report.
    options.isQuiet = false
    options.audit.measuresLiveAreas = true
    guard let form = arguments.value("to") else {
      throw ArgumentError(
        message: "Option --to is missing.", hint: "Say what to draw: --to svg or --to html.")
    }
    let file = arguments.positionals.first
    return try SingleFile.run(
      options, file, environment, command: "render", refused: { _, _ in }
    ) { dump, outputs, options throws(ArgumentError) in
      let report = Audit(options.audit).report(on: dump.tree)
      let path = SingleFile.name(of: file)
      var subject = try subject(arguments, report, path: path)
      if arguments.isSet("fix") {
        let note = correct(&subject, dump, options)
        if let note, !isQuiet { complaints.note(note) }
      }
      if form == "html" {
        outputs.write(text: { HTMLPage.write(subject, ShippedPage.parts, to: &$0) })
        return
      }
      if subject.moreScreens > 0, !isQuiet {
        complaints.note(
          "\(subject.moreScreens) more screens are not drawn; --screen N draws one of them.")
      }
      outputs.write(text: { SVGPicture.write(subject, to: &$0) })
    }
  }

  /// What is drawn: one view's screen, the screen that is asked for, or all.
  private static func subject(
    _ arguments: ParsedArguments, _ report: AuditReport, path: String
  ) throws(ArgumentError) -> PictureSubject {
    let screens = report.tree.screens
    if let number = arguments.integer("screen"), number > screens.count {
      throw ArgumentError(
        message: "--screen is \(number), and the file has \(screens.count) "
          + "screen\(screens.count == 1 ? "" : "s").",
        hint: "Give a number from 1 to \(screens.count).")
    }
    guard let name = arguments.value("node") else {
      if let number = arguments.integer("screen") {
        return PictureSubject(path: path, before: report, screens: [number - 1])
      }
      var subject = PictureSubject(
        path: path, before: report, screens: Array(screens.indices.prefix(mostScreens)))
      subject.moreScreens = max(0, screens.count - mostScreens)
      return subject
    }
    let node = try NodeArgument.resolve(name, in: report.tree)
    let root = report.tree.root(of: node)
    let screen = screens.firstIndex { $0.roots.contains(root) } ?? 0
    if let number = arguments.integer("screen"), number - 1 != screen {
      throw ArgumentError(
        message: "Node \(node) is on screen \(screen + 1), and --screen is \(number).",
        hint: "Leave --screen out.")
    }
    guard let frame = report.tree.screenFrame(of: node), !frame.isEmpty, frame.isFinite else {
      throw ArgumentError(
        message: "Node \(node) \(report.tree[node].className) has no known place with a size.",
        hint: "Name a view around it; `viewmend inspect` shows frames on screen.")
    }
    var subject = PictureSubject(path: path, before: report, screens: [screen])
    subject.node = node
    return subject
  }

  /// Adds the corrected tree; a sentence where it cannot be made.
  private static func correct(
    _ subject: inout PictureSubject, _ dump: Dump, _ options: RunOptions
  ) -> String? {
    let patch = Patcher(
      options.audit, limits: options.limits, threshold: options.threshold ?? .error
    ).patch(dump, report: subject.before)
    if let refusal = patch.refusal {
      return "Not corrected: \(FailureWording.refused(subject.path, refusal).message)"
    }
    guard let result = patch.result, !patch.edits.isEmpty else {
      return "Nothing is corrected, so that there is no picture after it."
    }
    subject.after = result
    subject.moves = patch.moves
    return nil
  }
}
