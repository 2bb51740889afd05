import Arguments
import Reporting

/// A form of report, and where it goes.
struct ReportFormat: Sendable, Hashable {
  /// The forms.
  enum Name: String, Sendable, CaseIterable {
    case text, json, sarif, junit, github, gitlab, checkstyle, markdown
    /// The rows of two trees as a unified diff.
    case unified

    /// The report of findings for another program that this is; nil for what every command writes.
    var findings: FindingReports.Kind? { FindingReports.Kind(rawValue: rawValue) }
    /// True for what only some commands write.
    var isOfFew: Bool { self == .unified }
  }

  var name: Name
  /// The file; nil is standard output.
  var file: String?

  /// Reads every `--format NAME[=FILE]`; text to standard output where none is given.
  ///
  /// - Parameter names: The forms that the command has.
  static func all(
    _ values: [String], output: String?, among names: [Name]
  ) throws(ArgumentError) -> [ReportFormat] {
    var formats: [ReportFormat] = []
    for value in values { formats.append(try one(value, among: names)) }
    if formats.isEmpty { formats = [ReportFormat(name: .text, file: nil)] }
    // As for an input, it is the standard stream; a file of that name is ./-.
    if let output, output != "-" {
      guard let free = formats.firstIndex(where: { $0.file == nil }) else {
        throw ArgumentError(
          message: "--output has nothing to write: every --format names a file of its own.",
          hint: "Leave --output out, or one of the files.")
      }
      formats[free].file = output
    }
    if formats.count(where: { $0.file == nil }) > 1 {
      throw ArgumentError(
        message: "Two formats cannot both go to standard output.",
        hint: "Give one of them a file: --format json=report.json.")
    }
    try checkPlaces(formats)
    return formats
  }

  /// Refuses two reports that would be written to one file, whatever they call it.
  private static func checkPlaces(_ formats: [ReportFormat]) throws(ArgumentError) {
    var names: [PathKey: String] = [:]
    for case let file? in formats.map(\.file) {
      guard let other = names.updateValue(file, forKey: PathKey(Platform.destination(of: file)))
      else {
        continue
      }
      throw ArgumentError(
        message: PathKey(other) == PathKey(file)
          ? "Two formats cannot go to the same file."
          : "Two formats cannot go to the same file, which \"\(other)\" and \"\(file)\" are.",
        hint: "Give each a file of its own.")
    }
  }

  private static func one(
    _ value: String, among known: [Name]
  ) throws(ArgumentError) -> ReportFormat {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    let names = known.map(\.rawValue)
    if let name = Name(rawValue: word), name.findings != nil, !known.contains(name) {
      throw ArgumentError(
        message: "--format \(word) reports findings, which only check has.",
        hint: "Run viewmend check --format \(word); the formats here are "
          + "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "").")
    }
    guard let name = Name(rawValue: word), names.contains(word) else {
      let near = Spelling(word).nearest(among: names)
      throw ArgumentError(
        message: "There is no report format \"\(word)\".",
        hint: near.map { "Did you mean --format \($0)?" }
          ?? "The formats are \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "").")
    }
    guard parts.count == 2 else { return ReportFormat(name: name, file: nil) }
    guard !parts[1].isEmpty else {
      throw ArgumentError(
        message: "--format \(word)= names no file.",
        hint: "Write --format \(word)=FILE, or --format \(word) for standard output.")
    }
    return ReportFormat(name: name, file: parts[1] == "-" ? nil : String(parts[1]))
  }
}
