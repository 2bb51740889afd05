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
    are left out of it, when a button is there whose arrow may be missing from the file, when a \
    remote view (_UIRemoteView) has half of the window or more, and \
    when no bar shows and the only content is one opaque renderer (FlutterView, WKWebView, MTKView) \
    of that size, which draws its own bar: nothing else to tap shows beside it. A print behind \
    that, of the same window or of what holds the piece, settles it. For a renderer the answer to po \
    [(UIView *)0x… accessibilityElements] does: an element labelled as one is the back button, and \
    without one it is missing. The exit status is 3 in each case but where one is found.
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

  static func canJudge(_ traits: TreeTraits) -> Bool { traits.pointer == .finger }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard context.options.requiresBackButton, !context.tree.isEmpty,
      !context.locator.showsBackButton
    else { return }
    if context.tree.traits.touchRule == .clickable {
      findings.append(missingOnAndroid(context))
      return
    }
    for button in context.backButtons
    where !context.isReprinted(button.container, in: button.bar) {
      if case .unknown(let missing) = context.showing(button) {
        findings.append(unknown(button, missing, context))
        return
      }
    }
    if context.tree.traits.isDesign {
      findings.append(
        unknown(
          0, "The back button of a pushed controller is made at run time: whether there is one",
          ask: "in the running app: po [[UIWindow keyWindow] recursiveDescription]"))
    } else if context.tree.traits.frames == .accessibility {
      findings.append(findingAmongElements(context))
    } else if let finding = finding(context) {
      findings.append(finding)
    }
  }

  /// Names tell little among elements, and without a bar there is no place to look at.
  private static func findingAmongElements(_ context: AuditContext) -> Finding {
    let shown = context.locator.bars.last {
      context.visibility.visiblePart(of: $0.node, inRoot: true) != nil
    }
    let ask = "po [[UIWindow keyWindow] recursiveDescription]"
    if let weak = context.locator.candidates.first(where: { _ in true }) {
      return unknown(
        weak.bar ?? weak.container, related: [weak.container],
        "\(context.tree[weak.container].className) \((weak.target ?? .zero).text) stands where a back "
          + "button does, and nothing says what it is for: whether it goes back", ask: ask)
    }
    guard let shown else {
      return unknown(
        context.tree.roots.last ?? 0,
        "No element of the file is a navigation bar, and none is named for going back: whether one "
          + "goes back", ask: ask)
    }
    return missing(in: shown.node, context)
  }

  /// Nothing on an Android screen is named for going up or back; the system's own key and gesture
  /// are not in the app's windows.
  private static func missingOnAndroid(_ context: AuditContext) -> Finding {
    let weak = context.locator.candidates.map(\.container)
    return Finding(
      id, severity, basis: .frame, node: context.tree.roots.last ?? 0, related: weak
    ) {
      var message = "A back button is required, and none was found: nothing to tap is named for "
      message += "going up or back"
      if let first = weak.first {
        message += "; the nearest to one is \(context.tree[first].className)"
      }
      return .init(
        message: message + ".",
        cause:
          "the root of the app, a tool bar without setDisplayHomeAsUpEnabled(true), or an icon "
          + "without a content description")
    }
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

  private static func finding(_ context: AuditContext) -> Finding? {
    let (tree, roles) = (context.tree, context.roles)
    // What is printed again later is looked for there.
    let roots = tree.roots.filter { !context.isReprinted($0) }
    let bars = context.locator.bars.filter { !context.isReprinted($0.node, in: $0.node) }
    let root =
      roots.last { roles.role(of: $0).contains(.window) && context.barrier(at: $0) == nil }
      ?? roots.last ?? 0
    if let bar = bars.last(where: \.isInTransition) {
      return unknown(
        bar.node, "The dump was taken during a push or pop: whether this bar has a back button",
        ask: TransitionSigns.ask)
    }
    let screen = DrawnScreen(context)
    if let screen, screen.isRemote { return drawn(screen, root, context) }
    let shown = bars.last {
      context.visibility.visiblePart(of: $0.node, inRoot: true) != nil
    }
    if let shown { return missing(in: shown.node, context) }
    if let screen { return drawn(screen, root, context) }
    let isPiece = !roles.role(of: root).contains(.window)
    if bars.isEmpty, isPiece || hasGaps(roots, tree) {
      return unknown(
        root,
        isPiece
          ? "The file is a piece of a screen without a navigation bar: whether there is a back button"
          : "Parts of the screen are left out of the file: whether there is a back button",
        ask: "po [[UIWindow keyWindow] recursiveDescription]")
    }
    return missing(in: bars.last?.node ?? root, context)
  }

  private static func hasGaps(_ roots: [Int], _ tree: ViewTree) -> Bool {
    let gaps = tree.rowsBeforeGaps
    if gaps.isEmpty { return false }
    let roots = Set(roots)
    return gaps.contains { roots.contains(tree.root(of: $0)) }
  }

  /// What the answers in the file say of a screen that one view draws.
  private static func drawn(
    _ screen: DrawnScreen, _ root: Int, _ context: AuditContext
  ) -> Finding? {
    let name = context.tree[screen.node].className
    switch screen.answer {
    case .named: return nil
    case .notNamed(let count):
      return Finding(id, severity, basis: .frame, node: root, related: [screen.node]) {
        let among =
          count == 0
          ? "it has no accessibility elements"
          : "none of its \(count) accessibility elements is labelled as one"
        return .init(
          message:
            "A back button is required, and none was found: \(name) draws the screen by itself, "
            + "and \(among).",
          cause: "a back button without an accessibility label (or accessibility switched off, as "
            + "Flutter's semantics are until something asks for them), or none at all")
      }
    case .unknown(let ask):
      return unknown(
        root, related: [screen.node],
        "\(name) draws the screen by itself: whether it shows a back button",
        ask: "capture its accessibility tree: \(ask)")
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
