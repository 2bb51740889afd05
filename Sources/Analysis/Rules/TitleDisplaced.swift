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
      """)
  ]

  /// How far a title may be off the middle: the bar's margin.
  private static let tolerance = 8.0

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    let tree = context.tree
    for button in context.backButtons {
      guard let bar = button.bar, let stale = StaleTitle(button, context),
        let bounds = button.inBar?.bar
      else { continue }
      for child in tree.children(of: bar) where context.roles.role(of: child).contains(.barTitle) {
        guard let frame = tree.frame(of: child), context.visibility.visiblePart(of: child) != nil
        else { continue }
        let offset = frame.center.x - bounds.center.x
        guard abs(offset) > tolerance else { continue }
        findings.append(
          Finding(
            id, severity, basis: .frame, node: child, related: [button.container],
            measured: .displacement(offset)
          ) {
            .init(
              message:
                "The title's centre is \(abs(offset).points) pt \(offset > 0 ? "right" : "left") of "
                + "the bar's centre, and the back button keeps \(stale.keptWidth.points) pt for a "
                + "title that does not show.",
              cause: "the width that the back button keeps (see back-button-stale-title)")
          })
      }
    }
  }
}
