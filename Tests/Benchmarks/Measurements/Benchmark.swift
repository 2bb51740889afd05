/// One row of the report: what is measured and what it is held to.
protocol Benchmark: Sendable {
  var name: String { get }
  var target: Target { get }
  /// True when the result is a time, which a loaded machine spoils; counts and sizes repeat.
  var isTimed: Bool { get }

  func measure() throws(Hindrance) -> Finding
}

extension Benchmark {
  var isTimed: Bool { true }

  /// The row with its verdict; a hindrance becomes one too, so that no row is lost in silence.
  func judged() -> Measurement {
    do throws(Hindrance) {
      let finding = try measure()
      let verdict = target.verdict(on: finding.result.value)
      return Measurement(
        name: name, target: target, isTimed: isTimed, finding: finding, verdict: verdict)
    } catch {
      switch error {
      case .skipped(let reason):
        return Measurement(
          name: name, target: target, isTimed: isTimed, verdict: .skipped, reason: reason)
      case .failed(let reason):
        return Measurement(
          name: name, target: target, isTimed: isTimed, verdict: .failed, reason: reason)
      }
    }
  }
}
