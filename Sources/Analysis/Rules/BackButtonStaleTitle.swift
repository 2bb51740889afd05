import Hierarchy

/// A back button that keeps room for a title that nobody sees.
enum BackButtonStaleTitle: Rule {
  static let id = RuleID.backButtonStaleTitle
  static let severity = Severity.note
  static let summary = "The back button keeps room for a title that nobody sees"
  static let page = """
    The container of the back button is as wide as its arrow and its title label (up to iOS 10 19 \
    pt and the label), whether the title shows or not. An app that empties the title, hides it or \
    moves it away with setBackButtonTitlePositionAdjustment:forBarMetrics: keeps the width, and taps \
    on it go back.

    Reported in every era when no part of the label is visible and the container reaches more than \
    24 pt (half of a 48 pt finger) past the visible mark on the title's side. On iOS 7 to 10 the \
    offset is told as well: the label's normal place is (19 5) on iOS 7 and (19 5.5) on iOS 8 to \
    10, and how far it is parked from there is the adjustment that the app made.
    """
  static let examples = [
    RuleExample(
      "An empty title, parked a thousand points away",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | ✗ <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A title that shows",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (19 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "On iOS 13, moved out of sight",
      """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x11>>
         | <UINavigationBar: 0x12; frame = (0 20; 375 44); layer = <CALayer: 0x13>>
         |    | <_UINavigationBarContentView: 0x14; frame = (0 0; 375 44); layer = <CALayer: 0x15>> layout=0x1f
         |    |    | ✗ <_UIButtonBarButton: 0x16; frame = (0 0; 180 44); layer = <CALayer: 0x17>>
         |    |    |    | <UIImageView: 0x18; frame = (8 11; 13 21); userInteractionEnabled = NO; layer = <CALayer: 0x19>>
         |    |    |    | <UIButtonLabel: 0x1a; frame = (-973 12; 147 20.5); text = 'A Long Back Title'; userInteractionEnabled = NO; layer = <CALayer: 0x1b>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for button in context.backButtons {
      guard let stale = StaleTitle(button, context) else { continue }
      let name = context.tree[stale.label].className
      findings.append(
        Finding(
          id, severity, basis: .frame, node: button.container, related: [stale.label],
          measured: .title(keptWidth: stale.keptWidth, parkedBy: stale.parkedBy)
        ) { wording(stale, name: name) })
    }
  }

  private static func wording(_ stale: StaleTitle, name: String) -> Finding.Wording {
    var message = "The back button's title (\(name), "
    message += stale.text.map { "text '\($0)'" } ?? "no text"
    message += ") shows nothing"
    if let by = stale.parkedBy {
      message += ": it stands at (\(stale.place.x.points) \(stale.place.y.points)), "
      message += "(\(by.x.points) \(by.y.points)) from its normal place"
    }
    message += "; the container still keeps \(stale.keptWidth.points) pt for it."
    var causes: [String] = []
    if let by = stale.parkedBy {
      causes.append(
        "setBackButtonTitlePositionAdjustment:forBarMetrics: with "
          + "(\(by.x.points), \(by.y.points))")
    }
    if stale.text?.isEmpty ?? true {
      causes.append("an empty title of the previous controller's backBarButtonItem")
    }
    return .init(
      message: message,
      cause: causes.isEmpty
        ? "a back button title that is hidden, transparent or moved away "
          + "(setBackButtonTitlePositionAdjustment:forBarMetrics:)"
        : causes.joined(separator: ", and "))
  }
}
