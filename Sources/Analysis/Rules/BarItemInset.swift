import Hierarchy

/// A back button's mark that is nearer to the bar's end, or farther from it, than expected.
enum BarItemInset: Rule {
  static let id = RuleID.barItemInset
  static let severity = Severity.note
  static let summary = "The back button's mark is not where a back button's mark is expected"
  static let page = """
    The system's arrow begins 8 pt from the bar's leading end, 12 on phones 414 pt wide. Reported \
    when the visible mark of a back button begins more than 4 pt elsewhere; its frame plays no part, \
    since an image may lie anywhere in it. An item behind another is not judged.

    Where UIKit puts a whole item is never reported by itself: on iOS 7 to 10 a custom view at 16 \
    (20 at 414 pt), a text item at 8, an image item at 5; on iOS 11 to 18 a custom view at 16 or \
    20; 16 on iOS 26; and from iOS 11 on everything that UIKit lays out itself. A mark that begins \
    there in a larger frame stands where it would without the frame's surplus, and is not either.

    Up to iOS 10 a fixed space before the item moves it, by expected minus measured. From iOS 11 on \
    a fixed space is at least 8 pt wide and moves nothing towards the edge: there, insets inside the \
    custom view do.
    """
  static let examples = [
    RuleExample(
      "A container that was moved",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <_UINavigationBarBackground: 0x18; frame = (0 -20; 320 64); userInteractionEnabled = NO; layer = <CALayer: 0x19>>
         | ✗ <UINavigationItemButtonView: 0x12; frame = (20 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (19 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (20 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "Where UIKit puts it",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (19 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for button in context.backButtons {
      if let finding = finding(button, context) { findings.append(finding) }
    }
  }

  /// What is to be said about a back button, or nil.
  static func finding(_ button: BackButton, _ context: AuditContext) -> Finding? {
    guard let bar = button.bar, !context.settled.contains(bar),
      let place = ItemPlace(button, isUIKits: isUIKits(button, context)), !place.isNormal
    else { return nil }
    guard !isBehindAnother(button, in: bar, isRight: place.isRight, context) else { return nil }
    let name = context.tree[button.container].className
    let transparency = BarTransparency(bar, context)
    return Finding(
      id, severity, basis: .frame, node: button.container,
      related: [button.indicator].compactMap { $0 },
      measured: .inset(place.inset, expected: place.expected), limit: place.limit
    ) {
      var message =
        "The mark of the back button (\(name)) begins \(place.inset.points) pt from the bar's "
        + "\(place.isRight ? "right" : "left") end; \(place.expected.points) is expected."
      message += place.cure + (transparency.map { " " + $0.remark } ?? "")
      return .init(message: message, cause: place.cause)
    }
  }

  /// True when UIKit's own layout accounts for where a back button is.
  static func isUIKitsDoing(_ button: BackButton, _ context: AuditContext) -> Bool {
    ItemPlace(button, isUIKits: isUIKits(button, context))?.isUIKitsDoing ?? false
  }

  /// True when another item shows between the button and the bar's end.
  private static func isBehindAnother(
    _ button: BackButton, in bar: Int, isRight: Bool, _ context: AuditContext
  ) -> Bool {
    let (tree, roles) = (context.tree, context.roles)
    guard let frame = button.inBar?.target,
      let back = tree.placement(of: bar)?.toScreen.inverse
    else { return false }
    return (bar..<tree.subtreeEnd(of: bar)).contains { node in
      guard roles.isTarget(node), !tree.contains(button.container, node),
        !tree.contains(node, button.container),
        let other = context.visibility.visiblePart(of: node).map(back.boundingBox(of:))
      else { return false }
      return isRight ? other.left >= frame.right : other.right <= frame.left
    }
  }

  /// True when UIKit lays the item out, so that its place is not the app's.
  private static func isUIKits(_ button: BackButton, _ context: AuditContext) -> Bool {
    button.kind == .system || context.roles.role(of: button.container).contains(.barItem)
  }
}
