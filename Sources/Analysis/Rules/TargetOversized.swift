import Hierarchy

/// A tap region that reaches far past its visible mark.
enum TargetOversized: Rule {
  static let id = RuleID.targetOversized
  static let severity = Severity.warning
  static let summary = "The tap region reaches far past its visible mark"
  static let needsLiveMap = true
  static let page = """
    People aim at what they see. A back button whose container reaches far past its arrow goes back \
    on taps that were meant for something else, or for nothing.

    Reported when a side of the container reaches more than 24 pt (half of the 48 pt finger of \
    Lighthouse's tap target audit) past the visible mark, and its frame is not inside the fitted \
    region, which is the mark grown to the minimum and moved into what its ancestors allow, grown \
    by 2 pt. With --fit glyph: when its frame is inside neither the mark grown by --pad nor \
    that region moved into what its ancestors allow. On iOS 7 \
    to 10 the bar itself gives the back button its full height and the leading edge, whatever the \
    frame, and from iOS 11 on it stands at the bar's edge in its full height, so only the side \
    towards the title is judged; --era none judges all four, and so is a button of the app's own. \
    The up to 11 pt beside the frame in which iOS 11 to 18 take taps for it too are not counted: \
    UIKit adds them to every frame, so that none is without them.

    The region is fitted between the bar's other targets, each of which keeps its own: moved first, \
    and cut only where that does not help.

    It is an error when the surplus covers the title's text or the mark of another target, at any \
    depth in the bar. From iOS 11 on what stands in front of the button and takes the touches there \
    itself is not covered.

    A back button that takes no touches, or of which other views take all, is not judged, \
    nor is one of which everything is printed \
    and nothing shows: it has no mark to reach past, and --require back-button counts it as none. \
    Where its arrow may be missing from the file, the rule cannot tell.

    A container under a button that covers its mark is no warning when what the button leaves of \
    its frame does nothing: on iOS 7 to 10 when it takes touches itself and so keeps them from the \
    bar, from iOS 11 on when it takes none. On iOS 7 to 10 the bar still goes back above and below \
    that frame, over the container's width; it is a note where that reaches more than 24 pt past \
    the button.

    What can be done to the four children of a bar of iOS 7 to 10: the background \
    (_UINavigationBarBackground) and the arrow (_UINavigationBarBackIndicatorView) take no image \
    themselves; the bar takes both, by setBackgroundImage:forBarMetrics: and by backIndicatorImage \
    with its mask. The title (UINavigationItemView) is the navigation item's. The back button's \
    container (UINavigationItemButtonView) decides the tap region, and its width follows its label \
    alone: it can be hidden (hidesBackButton) and not removed, a size or colour set on it does not \
    last, and a recognizer of its own changes what a tap does and not where. The bar acts for it, \
    so the target and action of a backBarButtonItem are ignored.
    """
  static let examples = [
    RuleExample(
      "The arrow is 12.5 pt wide, the container 60",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | ✗ <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "As wide, around an arrow and a title that shows",
      """
      <UINavigationBar: 0x10; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x11>>
         | <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UILabel: 0x14; frame = (19 5; 41 22); text = 'Trips'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A container pasted without its bar and arrow",
      """
      ? <UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         | <UILabel: 0x14; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
      """),
  ]

  /// Half of a 48 pt finger.
  private static let reach = 24.0
  /// What may stick out of the fitted region without being worth a correction.
  private static let slack = 2.0

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    var crowded: [Int: [Int]] = [:]
    for button in context.backButtons {
      if context.crowd(around: button) != nil {
        crowded[button.bar ?? -1, default: []].append(button.container)
        continue
      }
      guard context.takesTouches(button), !context.isWhollyCovered(button.container) else {
        continue
      }
      if let beside = BandsBesideOverlay(button, context) {
        if beside.overhang.largest > reach { findings.append(overlaid(beside)) }
        continue
      }
      guard let rects = button.inBar, isStraight(button.container, context.tree) else {
        if !isReprinted(button, context) { findings.append(turned(button, context.tree)) }
        continue
      }
      if let label = button.label, context.locator.context.showsOwnTitle(label) {
        if rects.target.width > context.options.minimum.width + slack {
          findings.append(untold(button, label, context.tree))
        }
        continue
      }
      guard let mark = rects.visible else {
        // Where everything is printed and nothing shows, there is no mark to reach past.
        if case .unknown(let missing) = context.showing(button), !isReprinted(button, context) {
          findings.append(unknown(button, missing, context.tree))
        }
        continue
      }
      guard let visible = button.visible, let fitting = Fitting(button, mark: visible, context)
      else { continue }
      let surplus = Surplus(button, rects: rects, mark: mark, fitted: fitting.inBar, context)
      guard isReported(surplus, context) else { continue }
      findings.append(oversized(button, surplus, fitting, context))
    }
    for (_, containers) in crowded.sorted(by: { $0.key < $1.key }) {
      findings.append(crowd(containers, context.tree))
    }
  }

  private static func isReprinted(_ button: BackButton, _ context: AuditContext) -> Bool {
    context.isReprinted(button.container, in: button.bar)
  }

  private static func isReported(_ surplus: Surplus, _ context: AuditContext) -> Bool {
    let tolerance = context.tree.traits.tolerance
    if context.options.fit == .glyph {
      // Beside an edge the fitted region is moved inwards, past what the padding alone reaches.
      return surplus.sticksOut(of: surplus.mark, by: context.options.pad + tolerance)
        && surplus.sticksOut(of: surplus.fitted, by: tolerance)
    }
    return surplus.largestOverhang > reach && surplus.sticksOut(of: surplus.fitted, by: slack)
  }

  /// True when a node's place on screen is known and its edges are parallel to the screen's.
  private static func isStraight(_ node: Int, _ tree: ViewTree) -> Bool {
    tree.placement(of: node)?.toScreen.isRectilinear ?? false
  }

  private static func turned(_ button: BackButton, _ tree: ViewTree) -> Finding {
    let container = button.container
    return Finding(id, severity, .cannotTell, basis: .frame, node: container) {
      .init(
        message:
          "\(tree[container].className) is turned by an angle, or its place on screen is not in "
          + "the file, so how far it reaches past its mark cannot be told.",
        ask: "capture again when no animation is running, from the window: "
          + "po [[UIWindow keyWindow] recursiveDescription]")
    }
  }

  private static func unknown(
    _ button: BackButton, _ missing: BackButton.Unprinted, _ tree: ViewTree
  ) -> Finding {
    Finding(id, severity, .cannotTell, basis: .frame, node: button.container) {
      .init(
        message:
          "Nothing visible of this back button is in the file, neither an arrow nor a title, so "
          + "how far it reaches past its mark cannot be told.",
        ask: button.ask(for: missing, in: tree))
    }
  }

  /// A control with a title of its own: its frame says no more than that the title is in it.
  private static func untold(_ button: BackButton, _ label: Int, _ tree: ViewTree) -> Finding {
    let container = button.container
    return Finding(id, severity, .cannotTell, basis: .frame, node: container) {
      .init(
        message:
          "The title '\(tree[label].text ?? "")' is \(tree[label].className)'s own, and where in "
          + "that it is drawn the file does not say, so how far the back button reaches past it "
          + "cannot be told.",
        ask: button.ask(for: .content, in: tree))
    }
  }

  /// Of so many in one bar it is not worked out which leaves which room.
  private static func crowd(_ containers: [Int], _ tree: ViewTree) -> Finding {
    Finding(
      id, severity, .cannotTell, basis: .frame, node: containers[0],
      related: Array(containers.dropFirst().prefix(8)), measured: .targets(containers.count),
      group: containers
    ) {
      .init(
        message:
          "\(containers.count) back buttons stand in one bar, which no app shows at once: how "
          + "far each reaches past its mark is not worked out, so it cannot be told.",
        ask: "capture again when no animation is running: "
          + "po [[UIWindow keyWindow] recursiveDescription]")
    }
  }

  private static func overlaid(_ beside: BandsBesideOverlay) -> Finding {
    Finding(
      id, .note, basis: .eraModel, node: beside.button.container, related: [beside.overlay],
      measured: .overhang(beside.overhang)
    ) { beside.wording }
  }

  private static func oversized(
    _ button: BackButton, _ surplus: Surplus, _ fitting: Fitting, _ context: AuditContext
  ) -> Finding {
    let from = context.tree.frame(of: button.container) ?? .zero
    let (fix, limit) = context.correction(
      of: button, fitting, owner: button.isAppsOwn ? .app : .system)
    let words = OversizedWords(
      button: button, surplus: surplus, fitted: fitting.inBar, tree: context.tree)
    return Finding(
      id, surplus.covered.isEmpty ? severity : .error,
      basis: surplus.usesModel ? .eraModel : .frame, node: button.container,
      related: [button.indicator, surplus.label].compactMap { $0 } + surplus.covered,
      measured: button.overhang.map { .overhang($0) } ?? .nothing,
      fix: fix, limit: limit, rank: min(from.width, from.height)
    ) { words.wording }
  }
}
