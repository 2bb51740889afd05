import Analysis
import Formats
import Hierarchy
import Reporting

/// A file that viewmend wrote, or that is written for it, and that is no dump.
///
/// Reports are often written beside the dumps that they are about, and some of them quote dumps: who
/// took them for dumps would judge the examples in a rule's page.
enum OwnFile: Sendable, Hashable {
  /// What a command wrote as JSON.
  case document(command: String)
  /// Accepted findings, which `--write-baseline` wrote.
  case baseline
  /// A `fixture.json`.
  case fixture
  /// What `viewmend schema` or `config --schema` wrote.
  case schema
  /// A report for another program.
  case report(ReportFormat.Name)
  /// What `render` drew; any picture of the form is none of a dump.
  case picture
  /// The page that `render --to html` wrote.
  case page
  /// A unified diff, as `patch` and `diff` write; any of the form is no dump, but parts of two.
  case difference
  /// What `explain` wrote, with its examples.
  case explanation

  /// Recognises a file by what stands in it, never by its name.
  init?(_ source: SourceText) {
    guard let text = try? EncodingDecoder.utf8(source) else { return nil }
    let glance = JSONGlance(text)
    guard let (lead, place) = glance.lead else { return nil }
    let own: Self? =
      switch lead {
      case UInt8(ascii: "{"): Self.document(glance, text)
      case UInt8(ascii: "["): Self.list(glance)
      case UInt8(ascii: "<"): Self.markup(text)
      // Dashes, the colour of a line, or a word of ASCII.
      case UInt8(ascii: "-"), 0x1B, UInt8(ascii: "a")...UInt8(ascii: "z"):
        Self.prose(OpeningLines(text, from: place))
      default: nil
      }
    guard let own else { return nil }
    self = own
  }

  private static func document(_ glance: JSONGlance, _ text: SourceText) -> Self? {
    // Nearly every other document is told here, in one fast look.
    guard text.withBytes({ $0.firstOffset(of: "viewmend", from: 0, to: text.count) }) != nil else {
      return nil
    }
    if glance.text(.key("schema")) == "viewmend/1" {
      if let command = glance.text(.key("command")) { return .document(command: command) }
      return glance.holds(.key("findings")) ? .baseline : .fixture
    }
    let driver = glance.text(.key("runs"), .first, .key("tool"), .key("driver"), .key("name"))
    if driver == "viewmend" { return .report(.sarif) }
    guard glance.holds(.key("$schema")), let title = glance.text(.key("title")) else { return nil }
    let isSchema = title.hasPrefix("What viewmend ") || title.hasPrefix("Configuration of viewmend")
    return isSchema ? .schema : nil
  }

  private static func list(_ glance: JSONGlance) -> Self? {
    guard let rule = glance.text(.first, .key("check_name")),
      glance.holds(.first, .key("fingerprint"))
    else { return nil }
    // What stands there besides rules, for what is said of a file or a configuration.
    let others = ["not-examined", "configuration"]
    return RuleID(rawValue: rule) != nil || others.contains(rule) ? .report(.gitlab) : nil
  }

  private static let roots = ["svg", "testsuites", "checkstyle", "html"]

  private static func markup(_ text: SourceText) -> Self? {
    guard let root = XMLRoot(of: text, named: roots) else { return nil }
    func begins(_ key: String) -> Bool { root.value(of: key)?.hasPrefix("viewmend") ?? false }
    switch root.name {
    case "svg": return .picture
    case "testsuites": return begins("name") ? .report(.junit) : nil
    case "checkstyle": return begins("version") ? .report(.checkstyle) : nil
    case "html":
      let data: StaticString = "id=\"data\">{\"schema\": \"viewmend/1\""
      let place = text.withBytes { $0.firstOffset(of: data, from: 0, to: text.count) }
      return place == nil ? nil : .page
    default: return nil
    }
  }

  private static func prose(_ opening: OpeningLines) -> Self? {
    if opening.isDifference { return .difference }
    return opening.isPageOfRule ? .explanation : nil
  }

  /// Why it cannot be examined, for one that somebody names.
  var failure: FileFailure {
    let name = "Name the dump itself."
    let message =
      switch self {
      case .document("render"):
        "This is the data of a page that viewmend wrote, and no dump. \(name)"
      case .document(let command):
        "This is what `viewmend \(command)` wrote as JSON, and no dump. \(name)"
      case .baseline: "This is a baseline, and no dump. Give it with --baseline."
      case .fixture:
        "This is the description of a fixture, and no dump. Name the folder: viewmend verify FOLDER."
      case .schema: "This is a JSON schema of viewmend's, and no dump. \(name)"
      case .report(let format):
        "This is a report that viewmend wrote (\(format.rawValue)), and no dump. \(name)"
      case .picture: "This is a picture (SVG), and no dump. \(name)"
      case .page: "This is a page that viewmend wrote, and no dump. \(name)"
      case .difference: "This is a unified diff, and no dump. \(name)"
      case .explanation: "This is what `viewmend explain` wrote, and no dump. \(name)"
      }
    return FileFailure(message: message, line: 1, column: 1)
  }
}
