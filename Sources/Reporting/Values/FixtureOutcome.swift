import Hierarchy

/// What came of one fixture.
package struct FixtureOutcome: Sendable, Hashable {
  /// The outcomes in one word.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// All is as expected.
    case passed
    /// Something is not.
    case differs
    /// It could not be run.
    case failed
    /// Its expectation was written, or written anew.
    case recorded
    /// What is gone was taken out of its expectation, and the rest is as expected.
    case pruned
    /// It has an expectation, and only others were to be recorded.
    case skipped
  }

  /// The folder, as it was named or found.
  package var path: String
  package var state: State
  /// What differs.
  package var differences: [FixtureDifference]
  /// What differed until it was recorded or pruned.
  package var written: [FixtureDifference] = []
  /// Why it could not be run.
  package var failure: FileFailure?
  /// The file that the failure is about.
  package var failedFile: String?

  package init(
    path: String, state: State, differences: [FixtureDifference] = [], failure: FileFailure? = nil,
    failedFile: String? = nil
  ) {
    self.path = path
    self.state = state
    self.differences = differences
    self.failure = failure
    self.failedFile = failedFile
  }

  /// What differs, a sentence each behind its place.
  package var sentences: [String] { differences.map(sentence) }

  /// A difference behind its place.
  func sentence(_ difference: FixtureDifference) -> String {
    "\(place(of: difference)): \(DifferenceText.sentence(difference))"
  }

  /// Where a difference is expected, as compilers write it.
  package func place(of difference: FixtureDifference) -> String {
    let file = path.hasSuffix("/") ? path + difference.file : "\(path)/\(difference.file)"
    return difference.place.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
