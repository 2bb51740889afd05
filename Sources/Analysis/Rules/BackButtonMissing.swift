import Hierarchy

/// A back button is required, and none was found.
enum BackButtonMissing: Rule {
  static let id = RuleID.backButtonMissing
  static let severity = Severity.error
  static let summary = "A back button is required, and none was found"
  static let page = """
    Asked only with --require back-button: a root screen has none, and that is no fault. Reported \
    once a file, on the front navigation bar or, without one, on the front window. What was found \
    but is too weak to be called a back button is named. One that nobody sees is none: in a bar that \
    is hidden, transparent or out of sight, or with its arrow and its title hidden.

    The rule cannot tell during a push or pop, when the file is a piece without a bar, when levels \
    are left out of it, when a button is there whose arrow may be missing from the file, and when no \
    bar shows and most of the screen is one opaque renderer (FlutterView, WKWebView, MTKView, \
    _UIRemoteView), which draws its own bar. The exit status is 3 in each case.
    """
  private static let required: AuditOptions = {
    var options = AuditOptions()
    options.requiresBackButton = true
    return options
  }()
  static let examples = [
    RuleExample(
      "A bar without one", options: required,
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UINavigationBar: 0x12; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x13>>
         |    | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); alpha = 0; userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A bar with one", options: required,
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (19 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "The only one in a hidden bar", options: required,
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UINavigationBar: 0x12; frame = (0 20; 320 44); hidden = YES; opaque = NO; layer = <CALayer: 0x13>>
         |    | <UINavigationItemButtonView: 0x14; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         |    | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A screen that one view draws", options: required,
      """
      ? <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <FlutterView: 0x12; frame = (0 0; 320 480); layer = <CAMetalLayer: 0x13>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard context.options.requiresBackButton, !context.tree.isEmpty,
      !context.locator.showsBackButton
    else { return }
    for button in context.backButtons {
      if case .unknown(let missing) = context.showing(button) {
        findings.append(unknown(button, missing, context))
        return
      }
    }
    findings.append(finding(context))
  }

  private static func unknown(
    _ button: BackButton, _ missing: BackButton.Unprinted, _ context: AuditContext
  ) -> Finding {
    unknown(
      button.container,
      "Nothing visible of \(context.tree[button.container].className) is in the file: whether it "
        + "shows a back button",
      ask: button.ask(for: missing, in: context.tree))
  }

  private static func finding(_ context: AuditContext) -> Finding {
    let (tree, roles) = (context.tree, context.roles)
    let root =
      tree.roots.last { roles.role(of: $0).contains(.window) && context.barrier(at: $0) == nil }
      ?? tree.roots.last ?? 0
    if let bar = context.locator.bars.last(where: \.isInTransition) {
      return unknown(
        bar.node, "The dump was taken during a push or pop: whether this bar has a back button",
        ask: "capture again when the push or pop has ended")
    }
    let shown = context.locator.bars.last {
      context.visibility.visiblePart(of: $0.node, inRoot: true) != nil
    }
    if let shown { return missing(in: shown.node, context) }
    if let renderer = renderer(context) {
      let name = tree[renderer].className
      return unknown(
        root, related: [renderer],
        "\(name) draws the screen by itself: whether it shows a back button",
        ask: "capture its accessibility tree: po [(UIView *)\(tree[renderer].address ?? name) "
          + "accessibilityElements]")
    }
    let isPiece = !roles.role(of: root).contains(.window)
    if context.locator.bars.isEmpty, isPiece || hasGaps(tree) {
      return unknown(
        root,
        isPiece
          ? "The file is a piece of a screen without a navigation bar: whether there is a back button"
          : "Parts of the screen are left out of the file: whether there is a back button",
        ask: "po [[UIWindow keyWindow] recursiveDescription]")
    }
    return missing(in: context.locator.bars.last?.node ?? root, context)
  }

  /// True when rows are missing: below a gap, at a cut, or where dots stand between or behind rows.
  private static func hasGaps(_ tree: ViewTree) -> Bool {
    tree.indices.contains { node in
      if !tree.flags(of: node).isDisjoint(with: [.belowGap, .isCut]) { return true }
      let start = tree.range(of: node).upperBound
      let end = node + 1 < tree.count ? tree.range(of: node + 1).lowerBound : start + 256
      let limit = min(end, tree.source.count)
      return start < limit && tree.source.string(in: start..<limit).holds("...")
    }
  }

  /// A visible view that draws for itself at least half of its window.
  private static func renderer(_ context: AuditContext) -> Int? {
    guard context.roles.contains(.opaqueRenderer) else { return nil }
    return context.tree.indices.first { node in
      guard context.roles.role(of: node).contains(.opaqueRenderer),
        let part = context.visibility.visiblePart(of: node),
        let whole = context.tree.screenFrame(of: context.tree.root(of: node))
      else { return false }
      return part.area * 2 >= whole.area
    }
  }

  private static func unknown(
    _ node: Int, related: [Int] = [], _ reason: String, ask: String
  ) -> Finding {
    Finding(id, severity, .cannotTell, basis: .frame, node: node, related: related) {
      .init(message: reason + " cannot be told.", ask: ask)
    }
  }

  private static func missing(in node: Int, _ context: AuditContext) -> Finding {
    let unseen = context.backButtons.map(\.container)
    let weak = unseen + context.locator.candidates.map(\.container)
    let tree = context.tree
    let isBar = context.roles.role(of: node).contains(.navigationBar)
    return Finding(id, severity, basis: .frame, node: node, related: weak) {
      var message = "A back button is required, and none was found"
      message += isBar ? " in \(tree[node].className)" : "; the screen has no navigation bar"
      if let first = unseen.first {
        message += "; nobody sees \(tree[first].className)"
        if let address = tree[first].address { message += " \(address)" }
      } else if let first = weak.first {
        message += "; the nearest to one is \(tree[first].className)"
        if let address = tree[first].address { message += " \(address)" }
      }
      return .init(
        message: message + ".",
        cause:
          "the root controller of the stack, hidesBackButton = YES, an empty leftBarButtonItem, "
          + "or a hidden bar without a button of the app's own")
    }
  }
}
