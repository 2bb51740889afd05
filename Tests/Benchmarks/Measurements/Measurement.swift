/// A row of the report.
struct Measurement: Sendable {
  let name: String
  let target: Target
  var finding: Finding?
  let verdict: Verdict
  /// Why there is no finding.
  var reason: String?
}
