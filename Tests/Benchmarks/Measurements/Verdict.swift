/// How a measurement ended.
enum Verdict: String, Sendable, CaseIterable {
  case met, missed, failed, skipped, reported
}
