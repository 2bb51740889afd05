import Hierarchy

/// How the thumb of one hand gets to one target.
package struct HandReach: Sendable {
  /// The target.
  package let node: Int
  /// True for a back button, which can be put to the other end of its bar.
  package let isBackButton: Bool
  /// The screen it is on; nil where that is not known.
  package private(set) var screen: PhoneScreen?
  /// Its reach; nil where that cannot be told.
  package private(set) var reach: ThumbReach?
  /// The reach at the other end of its bar, of a back button at the end that is away from the hand.
  package private(set) var mirrored: ThumbReach?
  /// Why it cannot be told.
  package private(set) var gap: ReachGap?

  /// Measures the reach of a target. Complexity: O(depth), plus the items of its bar.
  ///
  /// - Parameter target: The target that the node is; nil for an arrow without a container.
  private init(_ node: Int, _ target: TapTarget?, _ hand: Hand, _ context: AuditContext) {
    self.node = node
    let button = context.backButton(of: node)
    isBackButton = button != nil
    do throws(ReachGap) {
      let (frame, screen) = try Self.screen(of: node, context)
      self.screen = screen
      let area = try Self.liveArea(of: node, target, button, context)
      let scale = screen.millimetersPerPoint
      reach = ThumbReach(area, on: frame, hand, scale: scale)
      if let button, let other = Self.mirrored(area, button, away: hand, context) {
        mirrored = ThumbReach(other, on: frame, hand, scale: scale)
      }
    } catch {
      gap = error
    }
  }

  /// The reach of every back button of a report, and of all other targets where these are wanted; in
  /// file order.
  package static func all(
    _ hand: Hand, in report: AuditReport, withTargets: Bool
  ) -> [HandReach] {
    var targets: [Int: TapTarget?] = [:]
    for button in report.backButtons { targets[button.container] = .some(nil) }
    for target in report.targets where withTargets || targets[target.node] != nil {
      targets[target.node] = target
    }
    return targets.sorted { $0.key < $1.key }.map {
      HandReach($0.key, $0.value, hand, report.context)
    }
  }

  /// The window that a node is in, and the phone that has one of that size.
  static func screen(
    of node: Int, _ context: AuditContext
  ) throws(ReachGap) -> (Rect, PhoneScreen) {
    let tree = context.tree
    guard tree.traits.unit == .point, tree.traits.pointer == .finger else { throw .noPhone }
    let root = tree.root(of: node)
    // Elements are those of a running app, whose outermost one is as large as the screen.
    guard
      context.roles.role(of: root).contains(.window) || tree.traits.frames == .accessibility,
      let frame = tree.screenFrame(of: root), !frame.isEmpty
    else { throw .noWindow }
    if frame.width > frame.height { throw .isWide }
    guard let screen = PhoneScreen(frame.size) else { throw .otherScreen(frame.size) }
    return (frame, screen)
  }

  /// Where touches are taken for a target, in screen space.
  private static func liveArea(
    of node: Int, _ target: TapTarget?, _ button: BackButton?, _ context: AuditContext
  ) throws(ReachGap) -> Rect {
    let isByFrame = context.options.era == .none && button?.followsModel ?? false
    if let button, !isByFrame {
      if let overlay = context.overlay(of: button),
        let frame = context.tree.screenFrame(of: overlay)
      {
        return frame
      }
      if let obstacle = target?.obstacle, obstacle != .noGeometry { throw .takesNone }
      if button.assumedLive != nil {
        guard let area = context.liveScreenArea(of: button.container) else { throw .takesNone }
        return area
      }
    } else if button == nil, let area = context.liveScreenArea(of: node) {
      return area
    }
    if target?.obstacle == .noGeometry { throw .noPlace }
    guard let target, target.obstacle == nil, let area = target.reach else { throw .takesNone }
    return area
  }

  /// A back button's live area at the other end of its bar; nil where it is at the hand's end.
  private static func mirrored(
    _ area: Rect, _ button: BackButton, away hand: Hand, _ context: AuditContext
  ) -> Rect? {
    guard let bar = button.bar.flatMap(context.tree.screenFrame(of:)), bar.width > bar.height,
      bar.contains(area.center)
    else { return nil }
    let isRight = (button.visible ?? area).center.x > bar.center.x
    guard isRight != (hand == .right) else { return nil }
    return area.offset(x: bar.left + bar.right - area.right - area.left, y: 0)
  }
}
