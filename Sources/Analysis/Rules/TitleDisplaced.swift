import Hierarchy

/// A page title that is off the bar's middle because a back button keeps invisible width.
enum TitleDisplaced: Rule {
  static let id = RuleID.titleDisplaced
  static let severity = Severity.note
  static let summary = "The title is off the bar's middle because of invisible width"
  static let page = """
    UIKit centres a title in the bar as long as the items beside it leave room. A back button that \
    keeps width for a title nobody sees pushes the page's title aside, or did so before the \
    button was changed. Reported when the title's centre is more than 8 pt (a bar's margin) off the \
    bar's centre while the back button holds invisible width (see back-button-stale-title).
    """
  static let examples = [
    RuleExample(
      "Pushed to the right",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | ✗ <UINavigationItemView: 0x18; frame = (130 8; 100 27); userInteractionEnabled = NO; layer = <CALayer: 0x19>>
         | <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "On iOS 13, where the title is a label of the content view",
      """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x11>>
         | <UINavigationBar: 0x12; frame = (0 20; 375 44); layer = <CALayer: 0x13>>
         |    | <_UINavigationBarContentView: 0x14; frame = (0 0; 375 44); layer = <CALayer: 0x15>> layout=0x1f
         |    |    | <_UIButtonBarButton: 0x16; frame = (0 0; 180 44); layer = <CALayer: 0x17>>
         |    |    |    | <UIImageView: 0x18; frame = (8 11; 13 21); userInteractionEnabled = NO; layer = <CALayer: 0x19>>
         |    |    |    | <UIButtonLabel: 0x1a; frame = (-973 12; 147 20.5); text = 'A Long Back Title'; userInteractionEnabled = NO; layer = <CALayer: 0x1b>>
         |    |    | ✗ <UILabel: 0x1c; frame = (186 11; 120 22); text = 'Page'; userInteractionEnabled = NO; layer = <CALayer: 0x1d>>
      """),
  ]

  /// How far a title may be off the middle: the bar's margin.
  private static let tolerance = 8.0

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for button in context.backButtons {
      guard let bar = button.bar, let stale = StaleTitle(button, context),
        let bounds = button.inBar?.bar
      else { continue }
      for title in titles(in: bar, context) {
        guard let frame = context.locator.context.frame(of: title, in: bar),
          context.visibility.visiblePart(of: title) != nil
        else { continue }
        let offset = frame.center.x - bounds.center.x
        guard abs(offset) > tolerance else { continue }
        findings.append(finding(title, offset: offset, button.container, stale))
      }
    }
  }

  /// The titles of a bar: its own children up to iOS 10, those of its content view later, where a
  /// title is a bare label or lies in a view of its own.
  private static func titles(in bar: Int, _ context: AuditContext) -> [Int] {
    let content = context.locator.bar(at: bar)?.content
    let wanted: ClassRole = content == nil ? .barTitle : [.barTitle, .label]
    return context.tree.children(of: content ?? bar).filter {
      !context.roles.role(of: $0).isDisjoint(with: wanted)
    }
  }

  private static func finding(
    _ title: Int, offset: Double, _ container: Int, _ stale: StaleTitle
  ) -> Finding {
    Finding(
      id, severity, basis: .frame, node: title, related: [container],
      measured: .displacement(offset)
    ) {
      .init(
        message:
          "The title's centre is \(abs(offset).points) pt \(offset > 0 ? "right" : "left") of "
          + "the bar's centre, and the back button keeps \(stale.keptWidth.points) pt for a "
          + "title that does not show.",
        cause: "the width that the back button keeps (see back-button-stale-title)")
    }
  }
}
