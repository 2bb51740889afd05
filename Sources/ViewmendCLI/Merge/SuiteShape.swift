import Arguments
import Formats

/// Checks that a suite of a JUnit report is one that viewmend writes, and that it is whole: its counts
/// are those of what it holds.
enum SuiteShape {
  /// Checks a suite.
  ///
  /// - Parameter elements: The suite's element and those in it, down to what came of its tests.
  static func check(
    _ elements: ArraySlice<XMLOutline.Element>, of outline: XMLOutline, in report: ShardReport
  ) throws(ArgumentError) {
    guard let suite = elements.first else { return }
    for element in elements where !names(atDepth: element.depth).contains(element.name) {
      throw report.fault(
        at: element.tag.lowerBound, "<\(element.name)> stands in no report of viewmend's.",
        hint: "Expected <\(names(atDepth: element.depth).joined(separator: ">, <"))>.")
    }
    for (key, name) in [
      ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
    ] {
      let held = elements.count { $0.name == name }
      guard let text = outline.value(of: key, in: suite) else {
        throw report.fault(at: suite.tag.lowerBound, "The suite does not say how many \(key).")
      }
      guard text == "\(held)" else {
        throw report.fault(
          at: suite.tag.lowerBound,
          "The suite says \(key)=\"\(text)\", and holds \(held): it was changed, or is not whole.")
      }
    }
  }

  private static func names(atDepth depth: Int) -> [String] {
    switch depth {
    case 1: ["testsuite"]
    case 2: ["testcase"]
    default: ["failure", "error", "skipped", "system-out"]
    }
  }
}
