import Analysis

extension Remainder {
  /// Why no edit corrects a finding. A reason is a value here; reports word it.
  public enum Reason: Sendable, Hashable {
    /// The user gives the view a frame.
    case usersFrame
    /// The view is mirrored, which gives it its frame.
    case mirrored
    /// The view is turned or scaled so that no frame can be worked out.
    case turned
    /// No bar is known into which a button could be laid over.
    case noBar
    /// Rows inside the view are missing or damaged, so what is in it could not be kept in place.
    case doubtfulRows
    /// No single frame corrects it.
    case noFrame
    /// It is for the running app, and this node cannot be found or set there.
    case unreachable(LiveFault, node: Int)
    /// What keeps the correction from being enough, or from being made.
    case limited(FixLimit)
    /// The correction was dropped: the corrected file does not read back with the same views.
    case unreadable
    /// The correction was dropped: it would bring about a finding, at the added button for nil.
    case bringsAbout(RuleID, node: Int?)
    /// The correction was dropped: the finding would stay.
    case doesNotCure(RuleID)
    /// The correction was dropped: a view would lose touches that it has.
    case takesTouches(of: Int)
    /// The correction was dropped: a second run would make it again.
    case isRepeated
    /// The correction was dropped: it could not be proved together with the others.
    case notTogether
  }
}
