/// A computation within this process, against a plainer way to the same result, or a bound in
/// seconds.
struct Computation: Benchmark {
  /// What the row says.
  enum Result: Sendable {
    /// The seconds of the candidate.
    case time
    /// How many times as long as the candidate the yardstick takes.
    case speedup
    /// How many times as much a piece costs in the larger of two, by the pieces of the two.
    case growth(pieces: Int, of: Int)
  }

  let name: String
  let target: Target
  let result: Result
  let rounds: Int
  /// Does the work, and gives a number that tells whether it was done.
  let candidate: @Sendable () -> Int
  var yardstick: (@Sendable () -> Int)?
  /// Whether both give the same number.
  var isCompared = false

  func measure() throws(Hindrance) -> Finding {
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<rounds {
      let (seconds, found) = Self.time(candidate)
      ours.append(seconds)
      guard let yardstick else { continue }
      let (others, expected) = Self.time(yardstick)
      theirs.append(others)
      if isCompared, found != expected {
        throw .failed("\(found) were found, and \(expected) by the yardstick")
      }
    }
    let candidate = Sample(ours).median
    let other = yardstick == nil ? nil : Sample(theirs).median
    return Finding(
      candidate: Quantity(candidate, .seconds), yardstick: other.map { Quantity($0, .seconds) },
      result: quantity(candidate, other ?? .nan), pairs: rounds)
  }

  private func quantity(_ ours: Double, _ theirs: Double) -> Quantity {
    switch result {
    case .time: Quantity(ours, .seconds)
    case .speedup: Quantity(theirs / ours, .ratio)
    case .growth(let pieces, let others):
      Quantity(ours / Double(pieces) / (theirs / Double(others)), .ratio)
    }
  }

  private static func time(_ work: () -> Int) -> (seconds: Double, result: Int) {
    let clock = ContinuousClock()
    var found = 0
    let (seconds, rest) = clock.measure { found = work() }.components
    return (Double(seconds) + Double(rest) * 1e-18, found)
  }
}
