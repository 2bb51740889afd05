import Hierarchy

/// A back button of the app's own at the trailing end of the bar.
enum BackButtonTrailing: Rule {
  static let id = RuleID.backButtonTrailing
  static let severity = Severity.note
  static let summary = "The app's own back button stands at the trailing end"
  static let page = """
    Moving the back button to the other end brings it within reach of the thumb of one hand, and \
    costs what people know: where back is, the system's edge swipe, and VoiceOver's order. Reported \
    for a custom back button whose centre lies in the trailing half of its bar.

    The system's button at the right edge is a right-to-left layout, in which the right edge is the \
    leading one: nothing is reported. Where the system's arrow, shown or not, or its own button \
    stands at the right, a custom button is judged the other way round.
    """
  static let examples = [
    RuleExample(
      "An image button first among the right items",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <_UINavigationBarBackground: 0x12; frame = (0 -20; 320 64); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         | ✗ <UIButton: 0x14; frame = (276 0; 28 44); opaque = NO; layer = <CALayer: 0x15>>
         |    | <UIImageView: 0x16; frame = (8 12; 12 20); image = <UIImage: 0x18 named(main: nav_back)>; userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "The system's at the right edge",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <UINavigationItemButtonView: 0x12; frame = (252 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (0 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (299.5 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for button in context.backButtons {
      if let finding = finding(button, context) { findings.append(finding) }
    }
  }

  /// What is to be said about a back button, or nil.
  static func finding(_ button: BackButton, _ context: AuditContext) -> Finding? {
    guard button.kind != .system, let bar = button.bar, let rects = button.inBar,
      let bounds = rects.bar
    else { return nil }
    let isRight = rects.isRight
    guard isRight != isRightToLeft(bar, middle: bounds.center.x, context) else { return nil }
    let name = context.tree[button.container].className
    return Finding(
      id, severity, basis: .frame, node: button.container, related: [bar],
      measured: .displacement(rects.target.center.x - bounds.center.x)
    ) {
      let distance =
        isRight ? bounds.right - rects.target.right : rects.target.left - bounds.left
      return .init(
        message:
          "The back button (\(name)) stands at the trailing end of the bar, "
          + "\(distance.points) pt from its \(isRight ? "right" : "left") edge: people look for it "
          + "at the other end, and the system's edge swipe is gone with the system's button.",
        cause: "a back item first among rightBarButtonItems; revive the swipe with a "
          + "UIScreenEdgePanGestureRecognizer, or set interactivePopGestureRecognizer.delegate")
    }
  }

  /// True when the system's own arrow, which stays in every bar of iOS 7 to 10, or its own button
  /// stands at the right.
  private static func isRightToLeft(
    _ bar: Int, middle: Double, _ context: AuditContext
  ) -> Bool {
    let arrow = context.tree.children(of: bar).contains { child in
      context.roles.role(of: child).contains(.backIndicator)
        && (context.tree.frame(of: child).map { $0.center.x > middle } ?? false)
    }
    guard !arrow, let own = context.locator.bar(at: bar)?.systemButton else { return arrow }
    return context.locator.context.frame(of: own, in: bar).map { $0.left > middle } ?? false
  }
}
