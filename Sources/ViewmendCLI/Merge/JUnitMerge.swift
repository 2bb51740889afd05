import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// Joins the suites of several JUnit reports.
struct JUnitMerge {
  private struct Suite {
    var name: String
    var bytes: [UInt8]
    /// True for what was not read or examined, which stands behind the files.
    var isTrouble: Bool
  }

  private(set) var joined = JoinedJUnit()
  private var suites: [Suite] = []
  private var repeats = RepeatedEntries<[UInt8]>()
  /// True when something was examined.
  private var hasTests = false
  /// The gravest of what the suites say.
  private var trouble = ExitStatus.success
  /// How grave the gravest failure is; nil where there is none.
  private var gravest: Severity?

  /// Joins reports.
  ///
  /// - Parameter shard: The parts that they are about; nil where none says one.
  init(
    _ reports: [(report: ShardReport, outline: XMLOutline)], _ shard: ShardNumbers?
  ) throws(ArgumentError) {
    for (report, outline) in reports { try add(outline, of: report) }
    if reports.count > 1 {
      let sorted = suites.sortedByPath(\.name)
      suites = sorted.filter { !$0.isTrouble } + sorted.filter(\.isTrouble)
    }
    joined.suites = suites.map(\.bytes)
    if let shard, !shard.missing.isEmpty { joined.shard = shard }
  }

  private mutating func add(_ outline: XMLOutline, of report: ShardReport) throws(ArgumentError) {
    let siblings = outline.elements.indices.filter { outline.elements[$0].depth == 1 }
    let end = Self.endTag(in: report.bytes)
    repeats.beginReport()
    for (place, index) in siblings.enumerated() {
      let suite = outline.elements[index]
      let next = place + 1 < siblings.count ? siblings[place + 1] : nil
      let limit = next.map { outline.elements[$0].tag.lowerBound } ?? end
      let bytes = outline.bytes(of: suite, before: limit)
      let inner = outline.elements[index..<(next ?? outline.elements.count)]
      try SuiteShape.check(inner, of: outline, in: report)
      let hasErrors = inner.contains { $0.name == "error" }
      // Without a rule that was asked a suite has no test, and is examined all the same.
      hasTests = true
      gravest = [gravest, Self.severity(ofFailuresIn: inner, outline)].compactMap { $0 }.max()
      if hasErrors {
        trouble = trouble.combined(with: Self.status(ofErrorsIn: inner, outline))
      }
      guard repeats.isNew(bytes) else { continue }
      suites.append(
        Suite(
          name: outline.value(of: "name", in: suite) ?? "", bytes: bytes, isTrouble: hasErrors))
    }
  }

  /// The severity of the gravest failure that can make the status 1. A missing back button has a status
  /// of its own, which an error behind the suites tells.
  private static func severity(
    ofFailuresIn elements: ArraySlice<XMLOutline.Element>, _ outline: XMLOutline
  ) -> Severity? {
    let failures = elements.indices.filter { place in
      guard elements[place].name == "failure" else { return false }
      let test = elements[..<place].last { $0.name == "testcase" }
      let name = test.flatMap { outline.value(of: "name", in: $0) }
      return name != RuleID.backButtonMissing.rawValue
    }
    // One that does not say is not passed over.
    return failures.map { place in
      outline.value(of: "type", in: elements[place]).flatMap(Severity.init(rawValue:)) ?? .error
    }.max()
  }

  /// What a suite with errors comes to: 3 where each says that there was nothing to examine.
  private static func status(
    ofErrorsIn elements: ArraySlice<XMLOutline.Element>, _ outline: XMLOutline
  ) -> ExitStatus {
    let errors = elements.filter { $0.name == "error" }
    let isEmpty = errors.allSatisfy { outline.value(of: "type", in: $0) == "not-examined" }
    return !errors.isEmpty && isEmpty ? .nothing : .failure
  }

  /// Where the root's end tag begins: the last tag of a well-formed document, but for comments.
  private static func endTag(in bytes: [UInt8]) -> Int {
    let tag = Array("</testsuites".utf8)
    var place = bytes.count - tag.count
    while place > 0, !bytes[place...].starts(with: tag) { place -= 1 }
    // An empty root has no end tag, and no suites.
    return max(0, place)
  }

  /// The status of the joined report.
  ///
  /// - Parameter given: From what on a failure counts where the command line says that, inside nil for
  ///   none; else each does, since a run calls nothing a failure that does not count.
  func status(_ given: Severity??) -> ExitStatus {
    var counts = gravest != nil
    if let given {
      counts = gravest.map { severity in given.map { severity >= $0 } ?? false } ?? false
    }
    let status = trouble.combined(with: counts ? .findings : .success)
    return hasTests ? status : status.combined(with: .nothing)
  }
}
