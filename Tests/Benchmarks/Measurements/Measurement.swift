/// A row of the report.
struct Measurement: Sendable {
  let name: String
  let target: Target
  /// True when the result is a time.
  let isTimed: Bool
  var finding: Finding?
  let verdict: Verdict
  /// Why there is no finding.
  var reason: String?
}
