import Hierarchy

/// Why one view can or cannot be tapped, and how much of it.
public struct Tappability: Sendable {
  /// Something that keeps touches from the view.
  public struct Obstacle: Sendable, Hashable {
    /// The view, an ancestor of it, or a window.
    public var node: Int
    /// What about it.
    public var reason: RefusalReason
  }

  /// The view.
  public let node: Int
  /// Its bounds in screen space; nil where they are not known or no rectangle.
  public let own: Rect?
  /// The part of them inside every ancestor that cuts touches; nil when nothing is left.
  public let reach: Rect?
  /// The ancestors that cut something off, outermost first.
  public let cutBy: [Int]
  /// What refuses touches on the way to it, outermost first.
  public let obstacles: [Obstacle]
  /// Obstacles that go away when the transition has ended, or that the bar's own handling passes.
  public let isExcused: Bool
  /// A touch on the middle of what can be reached or, where the view is turned, of the view.
  public let middle: TouchAnswer?
  /// True when the view, or the bar for it, acts on that touch, now or once settled.
  public let isTapped: Bool
  /// False where the file does not say what takes that touch, so that `isTapped` says nothing.
  public let isDecided: Bool
  /// True when no part of the view is tapped; else what is not tapped at its middle may be
  /// tapped elsewhere, as what covers a view is not subtracted from it.
  public let isBlocked: Bool
  /// True for a layer and what is printed below one, which take no touches.
  public let isInLayer: Bool
  /// True when the view is meant to be tapped at all.
  public let isTarget: Bool
  /// The back button whose container the view is.
  public let backButton: BackButton?
  /// The other way back, for a back button, its arrow and its parts; empty where the file describes
  /// no recognizer of its navigation controller.
  package let swipes: [SwipeBack]
  /// Where taps are taken for the view by the model of its bar's era, in screen space; nil for
  /// anything but a bar's item, and for one that is off.
  public let assumedLive: Rect?

  /// Examines a node of an audited tree. Complexity: O(depth), plus one hit test.
  public init(_ node: Int, in report: AuditReport) {
    let tree = report.tree
    self.node = node
    var chain = [node]
    while let last = chain.last, let parent = tree.parent(of: last) { chain.append(parent) }
    let path = Array(chain.reversed())
    own = Self.screenRect(of: node, tree)
    (reach, cutBy) = Self.reach(of: own, below: path.dropLast(), in: report)
    let isInLayer = path.contains { tree.flags(of: $0).contains(.isLayer) }
    self.isInLayer = isInLayer
    let obstacles = path.compactMap { ancestor in
      Self.refusal(of: ancestor, tree).map { Obstacle(node: ancestor, reason: $0) }
    }
    self.obstacles = obstacles
    let button = report.context.backButton(of: node)
    backButton = button
    swipes = Self.swipes(beside: node, in: report)
    assumedLive =
      tree.traits.touchRule == .clickable ? nil : report.context.liveScreenArea(of: node)
    let isTarget = report.context.roles.isTarget(node)
    self.isTarget = isTarget
    let tracer = TouchTracer(report)
    let root = path[0]
    let screen = tree.screens.first { $0.roots.contains(root) } ?? Screen(roots: [root])
    let point = own == nil && !isInLayer ? Self.middle(ofTurned: node, tree) : reach?.center
    let middle = point.map { tracer.trace($0, on: screen) }
    self.middle = middle
    isTapped = middle?.isActedOn(for: node, in: report) ?? false
    isExcused = isTapped && !obstacles.isEmpty
    // A bar handles the touches of its back button, wherever that is.
    let isHandled = own == nil && button?.bar != nil
    let isOff = obstacles.contains { Self.keepsOff($0, tracer, isHandled: isHandled) }
    let isAway = own != nil && reach?.isEmpty ?? true
    let isActive =
      isTarget || button != nil || report.context.roles.role(of: node).contains(.control)
    isBlocked = !isTapped && (isInLayer || isOff || isAway || !isActive)
    isDecided =
      tree.traits.touchRule != .unknown
      && (isTapped || isBlocked || middle?.test.isCertain ?? false)
  }

  /// What a view's ancestors, the outermost first, leave of it, and those that cut it.
  private static func reach(
    of own: Rect?, below ancestors: ArraySlice<Int>, in report: AuditReport
  ) -> (reach: Rect?, cutBy: [Int]) {
    guard report.tree.traits.touchRule == .uiKit else { return (own, []) }
    var reach = own
    var cutBy: [Int] = []
    for ancestor in ancestors where report.context.roles.cutsTouches(ancestor) {
      guard let outer = screenRect(of: ancestor, report.tree), let part = reach else { continue }
      if !outer.contains(part, tolerance: 0.01) { cutBy.append(ancestor) }
      reach = part.intersection(outer)
    }
    return (reach, cutBy)
  }

  /// True for an obstacle that stays after a transition, and that no bar passes.
  private static func keepsOff(
    _ obstacle: Obstacle, _ tracer: TouchTracer, isHandled: Bool
  ) -> Bool {
    switch obstacle.reason {
    case .hidden, .alpha: true
    case .interactionDisabled: !isHandled && !tracer.settled.contains(obstacle.node)
    case .outsideBounds, .touchThrough, .noGeometry: false
    }
  }

  /// The middle of a view that is no upright rectangle on the screen; nil where its place is not
  /// known. An odd multiple of 45 degrees hides the size of a view, and not its middle.
  private static func middle(ofTurned node: Int, _ tree: ViewTree) -> Point? {
    guard let placement = tree.placement(of: node) else {
      return tree.screenFrame(of: node)?.center
    }
    return placement.toScreen.apply(to: placement.bounds.center)
  }

  private static func swipes(beside node: Int, in report: AuditReport) -> [SwipeBack] {
    let tree = report.tree
    guard !tree.surroundings.recognizers.isEmpty else { return [] }
    let button = report.backButtons.first {
      $0.indicator == node || tree.contains($0.container, node)
    }
    guard let bar = button?.bar else { return [] }
    return report.context.locator.swipes.filter { $0.leading.bar?.node == bar }
  }

  private static func screenRect(of node: Int, _ tree: ViewTree) -> Rect? {
    guard let placement = tree.placement(of: node), placement.toScreen.isRectilinear else {
      return nil
    }
    return placement.screenRect.standardized
  }

  private static func refusal(of node: Int, _ tree: ViewTree) -> RefusalReason? {
    let flags = tree.flags(of: node)
    if flags.contains(.hidden) { return .hidden }
    if tree.alpha(of: node) <= HitTester.deadAlpha { return .alpha }
    if flags.contains(.interactionDisabled) { return .interactionDisabled }
    return tree.placementInSuperview(of: node) == nil ? .noGeometry : nil
  }
}
