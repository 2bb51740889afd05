import Hierarchy

/// A back button of the app's own at the trailing end of the bar.
enum BackButtonTrailing: Rule {
  static let id = RuleID.backButtonTrailing
  static let severity = Severity.note
  static let summary = "The app's own back button stands at the trailing end"
  static let page = """
    Moving the back button to the other end brings it within reach of the thumb of one hand, and \
    costs what people know: where back is, the system's edge swipe, and VoiceOver's order. Reported \
    for a custom back button whose centre lies in the trailing half of its bar. Where the file \
    describes the swipe's recognizers, it says whether the app kept or replaced the swipe. On the \
    root of a navigation controller that nothing presents there is nothing to go back to: a back \
    button there is a fault and a warning, where rows of _printHierarchy show one controller on \
    the stack.

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
    lazy var swipes = context.locator.swipes
    for button in context.backButtons {
      if let finding = finding(button, context, swipes: { swipes }) { findings.append(finding) }
    }
  }

  /// What is to be said about a back button, or nil; `swipes` are asked for where there is any.
  static func finding(
    _ button: BackButton, _ context: AuditContext, swipes: () -> [SwipeBack] = { [] }
  ) -> Finding? {
    guard let place = Place(button, context) else { return nil }
    let swipe = swipes().first { $0.leading.bar?.node == place.bar }
    let stack = NavigationStack(bar: place.bar, in: context.tree, bars: context.locator.bars)
    // What is presented may be dismissed from its root.
    let isAtRoot = stack.map { $0.isAtRoot && !$0.isPresented } ?? false
    let name = context.tree[button.container].className
    return Finding(
      id, isAtRoot ? .warning : severity, basis: .frame, node: button.container,
      related: [place.bar], measured: .displacement(place.offset)
    ) { wording(name, place, swipe, isAtRoot: isAtRoot) }
  }

  private static func wording(
    _ name: String, _ place: Place, _ swipe: SwipeBack?, isAtRoot: Bool
  ) -> Finding.Wording {
    var message = "The back button (\(name)) stands at the trailing end of the bar, "
    message += "\(place.distance.points) pt from its \(place.isRight ? "right" : "left") edge: "
    let item = "a back item first among rightBarButtonItems"
    if isAtRoot {
      message += "this is the root, the one controller of its navigation stack, where there is "
      message += "nothing to go back to: leave the button out there."
      return .init(message: message, cause: "\(item), set in the root controller too")
    }
    message += "people look for it at the other end, and \(cost(swipe))."
    let revival =
      "; revive the swipe with a UIScreenEdgePanGestureRecognizer, or set "
      + "interactivePopGestureRecognizer.delegate"
    return .init(message: message, cause: (swipe?.isAlive ?? false) ? item : item + revival)
  }

  /// What became of the edge swipe, which goes with the system's button.
  private static func cost(_ swipe: SwipeBack?) -> String {
    switch swipe?.answer {
    case .replaced(let other)?:
      let reach = other.swiping == .fromEdge ? "from the edge" : "from anywhere on the screen"
      return "the system's edge swipe is replaced by \(SwipeBack.name(of: other)), which goes back "
        + reach
    case .alive(.delegate(let object))?, .alive(.allowance(let object))?:
      return "the system's edge swipe is kept alive by its delegate, \(object)"
    default: return "the system's edge swipe is gone with the system's button"
    }
  }

  /// Where a back button stands in its bar; nil unless the app made it and it is at the far end.
  private struct Place: Sendable {
    let bar: Int
    let isRight: Bool
    /// From the button to the edge that it is near.
    let distance: Double
    /// From the bar's middle to the button's.
    let offset: Double

    init?(_ button: BackButton, _ context: AuditContext) {
      guard button.kind != .system, let bar = button.bar, let rects = button.inBar,
        let bounds = rects.bar,
        rects.isRight != isRightToLeft(bar, middle: bounds.center.x, context)
      else { return nil }
      self.bar = bar
      isRight = rects.isRight
      distance = isRight ? bounds.right - rects.target.right : rects.target.left - bounds.left
      offset = rects.target.center.x - bounds.center.x
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
