import Hierarchy

/// The touch of a test tool's message, made again on the tree beside it.
public struct TouchReplay: Sendable {
  /// Whether the tree bears the message out.
  public enum Verdict: String, Sendable, Hashable {
    /// The touch goes where the message says.
    case agrees
    /// It goes elsewhere.
    case disagrees
    /// The tree does not say where it goes.
    case cannotTell = "cannot-tell"
  }

  /// Where the touch goes, seen from the view that was to get it.
  public enum Course: String, Sendable, Hashable {
    /// The view, a part of it, or the bar that acts for it takes the touch.
    case arrives
    /// A part of the view takes the touch, and the view does not act on it.
    case kept
    /// A view that is neither part of it nor around it takes the touch first.
    case covered
    /// A view around it takes the touch, because something between refused.
    case refused
    /// No view of the screen takes it.
    case nobody
    /// There is no point to touch: no part of the view lies inside its ancestors.
    case unreachable
    /// The place of the view or of the point is not known.
    case unknown
    /// The message names no view, so that nothing can be missed.
    case unnamed
  }

  /// What the tool said.
  public let failure: TouchFailure
  /// The view that it named.
  public let node: Int?
  /// What it said of that view and the tree does not.
  public let doubts: [FailureDoubt]
  /// The view that it found in the way, where the tree has it.
  public let obstructor: Int?
  /// The point of the touch on the screen: the one named, else the middle of what can be reached.
  public let point: Point?
  /// Who gets the touch.
  public let answer: TouchAnswer?
  /// Where it goes.
  public let course: Course
  /// Whether the tree bears the message out.
  public let verdict: Verdict

  /// Makes the touch of a message again.
  ///
  /// - Throws: `FailureReference.Failure` when the message does not lead to one node, and names no
  ///   point on the screen either.
  public init(
    _ failure: TouchFailure, in report: AuditReport
  ) throws(FailureReference.Failure) {
    let tree = report.tree
    let onScreen = failure.isPointInTarget ? nil : failure.point
    let match: FailureReference.Match?
    do throws(FailureReference.Failure) {
      match = try FailureReference.resolve(failure, in: report)
    } catch {
      guard onScreen != nil, case .missing = error else { throw error }
      match = nil
    }
    let node = match?.node
    doubts = match?.doubts ?? []
    if node == nil, onScreen == nil { throw .missing }
    self.failure = failure
    self.node = node
    let others = failure.obstructor?.address.flatMap { FailureReference.nodes(at: $0, tree) } ?? []
    obstructor = others.isEmpty ? nil : PrintPlaces(tree).nearest(others, to: failure)
    var point = onScreen
    var isKnown = true
    if let node, failure.isPointInTarget, let inside = failure.point {
      point = tree.placement(of: node)?.toScreen.apply(to: inside)
      isKnown = point != nil
    }
    let tappability = node.map { Tappability($0, in: report) }
    if let tappability, failure.point == nil {
      point = tappability.middle?.test.point
      isKnown = tappability.own != nil || point != nil
    }
    let root = node.map { tree.root(of: $0) } ?? 0
    let screen = tree.screens.first { $0.roots.contains(root) } ?? Screen(roots: [root])
    let answer = point.map { TouchTracer(report).trace($0, on: screen) }
    self.point = point
    self.answer = answer
    course = Self.course(of: answer, to: node, isKnown: isKnown, failure, report)
    let isUnseen =
      tappability?.obstacles.contains { $0.reason == .hidden || $0.reason == .alpha } ?? false
    verdict = Self.verdict(course, answer, obstructor, failure, isUnseen: isUnseen)
  }

  private static func course(
    of answer: TouchAnswer?, to node: Int?, isKnown: Bool, _ failure: TouchFailure,
    _ report: AuditReport
  ) -> Course {
    guard let answer else { return isKnown ? .unreachable : .unknown }
    let tree = report.tree
    guard let node else { return answer.test.hit == nil ? .nobody : .unnamed }
    guard let hit = answer.test.hit else { return answer.test.isCertain ? .nobody : .unknown }
    if tree.contains(node, hit) {
      let keeps =
        hit != node && report.context.roles.isTarget(node)
        && !answer.isActedOn(for: node, in: report)
      return keeps ? .kept : .arrives
    }
    // Up to iOS 10 a bar acts for its back button, and `viewmend why` says so too.
    if let bar = report.context.backButton(of: node)?.bar, answer.receiver == bar {
      return .arrives
    }
    if !answer.test.isCertain { return .unknown }
    // KIF takes a control around a view for the view.
    let isControl = report.context.roles.role(of: hit).contains(.control)
    if failure.tool == .kif, isControl, tree.contains(hit, node) { return .arrives }
    return tree.contains(hit, node) ? .refused : .covered
  }

  private static func verdict(
    _ course: Course, _ answer: TouchAnswer?, _ obstructor: Int?, _ failure: TouchFailure,
    isUnseen: Bool
  ) -> Verdict {
    // What accessibility makes of a view is not in a tree of views.
    if failure.claim == .notFound { return isUnseen ? .agrees : .cannotTell }
    switch course {
    case .covered, .unreachable, .nobody: return .agrees
    case .refused:
      // A view that takes no touches is seen all the same, and accessibility, by which XCUITest
      // asks, may find it.
      let asksForTouches = failure.tool != .xcuiTest && failure.tool != .appium
      return isUnseen || failure.claim == .notHittable && asksForTouches ? .agrees : .cannotTell
    case .unknown: return .cannotTell
    case .unnamed:
      guard let obstructor else {
        return failure.claim == .outsideWindow ? .disagrees : .cannotTell
      }
      return answer?.test.hit == obstructor ? .agrees : .disagrees
    // Tools count a part for the view, whether or not the view acts.
    case .kept: return failure.claim == .outsideWindow ? .disagrees : .cannotTell
    case .arrives:
      switch failure.claim {
      case .notHittable, .outsideWindow: return .disagrees
      // Pixels are not in a tree of views either.
      case .notVisible, .notInteractable, .notScrolledTo, .notFound: return .cannotTell
      }
    }
  }
}
