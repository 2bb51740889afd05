import Hierarchy

/// Two back buttons that can be tapped in one bar.
enum BackButtonDuplicate: Rule {
  static let id = RuleID.backButtonDuplicate
  static let severity = Severity.warning
  static let summary = "One bar shows two back buttons"
  static let page = """
    Pushing again before the last push has ended leaves the buttons of both in the bar, and so does \
    a button of the app's own beside the system's. Reported when one settled bar holds two back \
    buttons that are visible and take touches; the finding stands on the one in front.

    None: a native button hidden under a custom one, an arrow at alpha 0, two bars, two prints of \
    one bar, and a bar during a push or pop, which holds both controllers' items for a while.
    """
  static let examples = [
    RuleExample(
      "Two containers with their titles",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
         | <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (19 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | ✗ <UINavigationItemButtonView: 0x18; frame = (8 6; 70 30); userInteractionEnabled = NO; layer = <CALayer: 0x19>>
         |    | <UILabel: 0x1a; frame = (19 5; 51 22); text = 'Routes'; userInteractionEnabled = NO; layer = <CALayer: 0x1b>>
      """),
    RuleExample(
      "The second is hidden",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
         | <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (19 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <UINavigationItemButtonView: 0x18; frame = (8 6; 70 30); hidden = YES; userInteractionEnabled = NO; layer = <CALayer: 0x19>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard context.backButtons.count > 1 else { return }
    var shownByBar: [Int: [BackButton]] = [:]
    for button in context.backButtons {
      guard let bar = button.bar, !context.settled.contains(bar), isShown(button, context) else {
        continue
      }
      shownByBar[bar, default: []].append(button)
    }
    for (_, buttons) in shownByBar.sorted(by: { $0.key < $1.key }) where buttons.count > 1 {
      var addresses: Set<String> = []
      let distinct = buttons.filter { button in
        context.tree[button.container].address.map { addresses.insert($0).inserted } ?? true
      }
      if distinct.count > 1 { findings.append(finding(distinct, context.tree)) }
    }
  }

  /// True when a button's container is visible, shows something, and takes touches.
  private static func isShown(_ button: BackButton, _ context: AuditContext) -> Bool {
    button.visible != nil && context.visibility.visiblePart(of: button.container) != nil
      && context.takesTouches(button) && !hasHiddenArrow(button, context)
  }

  /// True for a container of iOS 7 to 10 whose arrow is printed and cannot be seen: UIKit is putting
  /// it away.
  private static func hasHiddenArrow(_ button: BackButton, _ context: AuditContext) -> Bool {
    guard button.kind == .system, button.indicator == nil, let bar = button.bar,
      context.roles.role(of: button.container).contains(.backContainer)
    else { return false }
    return context.tree.children(of: bar).contains {
      context.roles.role(of: $0).contains(.backIndicator)
    }
  }

  private static func finding(_ buttons: [BackButton], _ tree: ViewTree) -> Finding {
    let nodes = buttons.map(\.container)
    let front = nodes[nodes.count - 1]
    return Finding(id, severity, basis: .frame, node: front, related: nodes.dropLast()) {
      let names = buttons.map { button in
        "\(tree[button.container].className) \((button.target ?? .zero).text)"
      }
      return .init(
        message:
          "The bar shows \(nodes.count) back buttons that take taps: "
          + "\(names.joined(separator: ", ")). Which of them is hit depends on the point, and one of "
          + "them leads somewhere else than its title says.",
        cause: "a push that began before the last had ended (guard it with a flag that "
          + "navigationController:didShowViewController:animated: clears), or a left item beside the "
          + "system's button (leftItemsSupplementBackButton; set hidesBackButton)")
    }
  }
}
