/// What a measurement found, before it is judged.
struct Finding: Sendable {
  /// The program under test.
  let candidate: Quantity?
  /// What it is compared with.
  let yardstick: Quantity?
  /// The number the target is about.
  let result: Quantity
  /// The quartiles of the pairwise ratios, a sign of how calm the machine was.
  var quartiles: ClosedRange<Double>?
  var pairs: Int?
  var notes: [String] = []
}
