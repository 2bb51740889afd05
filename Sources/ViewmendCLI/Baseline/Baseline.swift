import Analysis
import Arguments
import Hierarchy
import Reporting

/// The findings that somebody accepts for now, as a file holds them.
struct Baseline {
  /// An entry, and where it stands in the file.
  struct Entry: Sendable {
    var finding: KnownFinding
    var place: SourceLocation
  }

  /// The file, as messages call it and as it can be opened.
  let path: String
  /// In the order of the file.
  let entries: [Entry]
  /// The numbers of the entries about a file, by its path.
  private let byPath: [PathKey: [Int]]
  private let paths: BaselinePaths

  /// The largest baseline, in bytes.
  private static let largest = 256 << 20

  init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
    byPath = Dictionary(grouping: entries.indices) { PathKey(entries[$0].finding.path) }
    paths = BaselinePaths(baseline: path)
  }

  /// Reads a file; none where there is no such file, and `isNew` allows it.
  static func read(_ path: String, place: String?, isNew: Bool) throws(ArgumentError) -> Baseline {
    do throws(Platform.Failure) {
      _ = try Platform.kind(of: path)
    } catch {
      if error.isMissing, isNew { return Baseline(path: path, entries: []) }
      if error.isMissing {
        throw ArgumentError(
          message: "There is no baseline \"\(path)\".",
          hint: "Check the path, or make it with --write-baseline.", place: place)
      }
    }
    let file = try JSONFile(path, name: path, limit: largest, purpose: "baseline")
    return try file.read { root throws(ConfigurationFault) in
      Baseline(path: path, entries: try BaselineReader.entries(of: root, in: file))
    }
  }

  /// What there is about a file of a run by a report on it, which is not changed by what other
  /// files hold.
  ///
  /// - Parameters:
  ///   - name: What the run calls the file.
  ///   - accepts: True to accept every finding, since all of them are to be written.
  func match(
    _ report: AuditReport, name: String, _ options: RunOptions, acceptsAll: Bool
  ) -> BaselineMatch {
    let path = paths.path(of: name)
    var numbers: [String: [Int]] = [:]
    for number in byPath[PathKey(path)] ?? [] {
      let known = entries[number].finding
      numbers["\(known.rule.rawValue) \(known.fingerprint)", default: []].append(number)
    }
    var prints = Fingerprints(report.tree)
    var match = BaselineMatch(path: path, report: report)
    var isKnown: [Bool] = []
    for finding in report.findings {
      let grade = KnownFinding.Grade(finding)
      var isWhole = true
      for fingerprint in prints.fingerprints(of: finding) {
        let found = numbers["\(finding.rule.rawValue) \(fingerprint)"] ?? []
        if !found.contains(where: { !entries[$0].finding.grade.isBelow(grade) }) { isWhole = false }
        match.found.append(
          KnownFinding(
            path: path, rule: finding.rule, grade: grade, view: prints.name(of: finding.node),
            fingerprint: fingerprint))
      }
      isKnown.append(isWhole || acceptsAll)
    }
    match.report = report.accepting(isKnown)
    if !options.audit.backButtonOnly { match.asked = Set(report.askedRules.map { $0.id }) }
    return match
  }

  /// The entries about files that are not there any more.
  func stale(besides examined: Set<PathKey>) -> [Int] {
    byPath.keys.filter { !examined.contains($0) && paths.isGone($0.path) }.flatMap {
      byPath[$0] ?? []
    }
  }
}
