/// What a run came to.
package struct RunEnd: Sendable, Hashable {
  /// The exit status.
  package var status: Int
  /// What the status means.
  package var meaning: String
  /// True when every file was read and examined.
  package var isComplete: Bool
  /// What was examined and found.
  package var summary: CheckSummary
  /// What is to be said about the configurations.
  package var remarks: [ConfigurationRemark]

  package init(
    status: Int, meaning: String, isComplete: Bool, summary: CheckSummary,
    remarks: [ConfigurationRemark]
  ) {
    self.status = status
    self.meaning = meaning
    self.isComplete = isComplete
    self.summary = summary
    self.remarks = remarks
  }
}
