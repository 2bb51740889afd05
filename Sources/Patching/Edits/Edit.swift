import Analysis

/// One value to be replaced: a range of the file and what is to stand there.
public struct Edit: Sendable, Hashable {
  /// The node whose value it is.
  public var node: Int
  /// The rules that ask for it, those of the corrected view also for its children.
  public var rules: [RuleID]
  /// The bytes replaced, in the original file.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: String
}
