/// What one run of a program cost and how it ended.
struct ProcessRun: Sendable {
  /// Wall time from before the spawn to after the wait.
  let seconds: Double
  /// The largest resident size, in bytes.
  let peakBytes: Int
  let ending: ProcessEnding
}
