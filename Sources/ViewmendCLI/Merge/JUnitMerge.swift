import Arguments
import Formats
import Reporting

/// Joins the suites of several JUnit reports.
struct JUnitMerge {
  private struct Suite {
    var name: String
    var order: Int
    var bytes: [UInt8]
  }

  private(set) var joined = JoinedJUnit()
  private var suites: [Suite] = []
  private var seen: Set<[UInt8]> = []

  /// Joins reports.
  init(_ reports: [(report: ShardReport, outline: XMLOutline)]) throws(ArgumentError) {
    for (report, outline) in reports { try add(outline, of: report) }
    suites.sort { one, other in
      one.name == other.name
        ? one.order < other.order : one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
    joined.suites = suites.map(\.bytes)
  }

  private mutating func add(_ outline: XMLOutline, of report: ShardReport) throws(ArgumentError) {
    guard let root = outline.elements.first else { return }
    let level = root.name == "testsuite" ? 0 : 1
    let siblings = outline.elements.filter { $0.depth == level }
    let end = level == 0 ? report.bytes.count : Self.endTag(in: report.bytes)
    for (place, suite) in siblings.enumerated() where suite.name == "testsuite" {
      let limit = place + 1 < siblings.count ? siblings[place + 1].tag.lowerBound : end
      let bytes = outline.bytes(of: suite, before: limit)
      guard seen.insert(bytes).inserted else { continue }
      suites.append(
        Suite(
          name: outline.value(of: "name", in: suite) ?? "", order: suites.count, bytes: bytes))
      joined.tests += try count("tests", of: suite, outline, report)
      joined.failures += try count("failures", of: suite, outline, report)
      joined.errors += try count("errors", of: suite, outline, report)
      joined.skipped += try count("skipped", of: suite, outline, report)
    }
  }

  /// Where the root's end tag begins: the last tag of a well-formed document, but for comments.
  private static func endTag(in bytes: [UInt8]) -> Int {
    let tag = Array("</testsuites".utf8)
    var place = bytes.count - tag.count
    while place > 0, !bytes[place...].starts(with: tag) { place -= 1 }
    // An empty root has no end tag, and no suites.
    return max(0, place)
  }

  private func count(
    _ key: String, of suite: XMLOutline.Element, _ outline: XMLOutline, _ report: ShardReport
  ) throws(ArgumentError) -> Int {
    guard let text = outline.value(of: key, in: suite) else { return 0 }
    guard let count = Int(text), count >= 0 else {
      throw report.fault(
        at: suite.tag.lowerBound, "The suite's count \(key)=\"\(text)\" is no number.")
    }
    return count
  }

  /// The status of the joined report.
  ///
  /// - Parameter countsFailures: False where findings are not to change the status.
  func status(countsFailures: Bool) -> ExitStatus {
    if joined.errors > 0 { return .failure }
    if joined.failures > 0, countsFailures { return .findings }
    return joined.tests > 0 ? .success : .nothing
  }
}
