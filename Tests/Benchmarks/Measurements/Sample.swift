/// Numbers of repeated runs, smallest first.
struct Sample: Sendable {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double { quantile(0.5) }

  var quartiles: ClosedRange<Double>? {
    sorted.isEmpty ? nil : quantile(0.25)...quantile(0.75)
  }

  /// Between two values in proportion to the distance; not a number when there are no values.
  private func quantile(_ part: Double) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let place = part * Double(last)
    let below = Int(place)
    let above = min(below + 1, last)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }
}
