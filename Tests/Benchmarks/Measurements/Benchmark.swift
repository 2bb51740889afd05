/// One row of the report: what is measured and what it is held to.
protocol Benchmark: Sendable {
  var name: String { get }
  var target: Target { get }

  func measure() throws(Hindrance) -> Finding
}

extension Benchmark {
  /// The row with its verdict; a hindrance becomes one too, so that no row is lost in silence.
  func judged() -> Measurement {
    do throws(Hindrance) {
      let finding = try measure()
      let verdict = target.verdict(on: finding.result.value)
      return Measurement(name: name, target: target, finding: finding, verdict: verdict)
    } catch {
      switch error {
      case .skipped(let reason):
        return Measurement(name: name, target: target, verdict: .skipped, reason: reason)
      case .failed(let reason):
        return Measurement(name: name, target: target, verdict: .failed, reason: reason)
      }
    }
  }
}
