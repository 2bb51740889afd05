import Hierarchy

/// A tap region that is smaller than a finger needs.
enum TargetTooSmall: Rule {
  static let id = RuleID.targetTooSmall
  static let severity = Severity.warning
  static let summary = "The tap region is smaller than a finger needs"
  static let needsLiveMap = true
  static let page = """
    Apple's Human Interface Guidelines ask for 44 x 44 pt, WCAG 2.2 (2.5.8) for 24 x 24 CSS px. \
    Judged is what of the target lies inside all its ancestors and the window: UIKit never asks a \
    view for a touch outside its superview. --min sets another size; --fit wcag asks for 24, \
    --fit glyph for none.

    Items that UIKit itself sizes in a bar are judged on the live area that the era's model gives, \
    and the height asked for is at most the bar's. What they lack is a note, never a failure; so \
    is what UIKit's own switches, steppers, page controls and the fields of search bars lack, a \
    field, slider, segmented control or date picker of the height that UIKit gives it, the parts of \
    these, UIKit's private controls and row accessories, a player's buttons, and pins on a map. A \
    target that the edge of a scroll view cuts cannot be judged, unless another capture in the file \
    shows all of it: then it is judged by that, found by its class and address, or where these were \
    elided by its class path and what it is called or shows, when one view of each screen fits. \
    Showing other content, it is a view that was used again, and is not taken. One that \
    is turned by an angle is judged by its own size; whose place the file does not give, since \
    levels or frames are left out or an odd multiple of 45 degrees hides the size, cannot be \
    judged, and that is one finding for each cause. A side \
    that is long enough but for an ancestor that cuts it is left to target-outside-parent, and a target \
    that is large enough but for what lies on it to target-obscured. One that is too small by itself \
    is judged by the largest rectangle that others leave of it. A button that holds another target is \
    judged by what that leaves, as a note; the inner one by its own size; a cell, or a view that is a \
    target by its recognizer, may be full of others. A note as well where a target of the same class \
    in the same superview carries the same identifier or text and is large enough. In a tree of \
    accessibility elements a frame that is too small is a \
    question, never a failure: what takes touches can be larger. In a tree of Android's, \
    sizes are dp, and cannot be told without a density, or where the edge of what scrolls or of \
    the window may cut a side. In a navigation bar nothing can be higher than the bar, so more is \
    not asked.
    """
  static let examples = [
    RuleExample(
      "A 30 x 30 button and one of 44 x 44",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (20 100; 30 30); opaque = NO; layer = <CALayer: 0x13>>
         | <UIButton: 0x14; frame = (20 200; 44 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "Half of it outside its superview, and too narrow anyhow",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIView: 0x12; frame = (0 100; 320 20); layer = <CALayer: 0x13>>
         |    | ✗ <UIButton: 0x14; frame = (20 0; 30 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "Cut by the edge of a scroll view",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIScrollView: 0x12; frame = (0 100; 320 200); layer = <CALayer: 0x13>; contentOffset: {0, 100}>
         |    | ? <UIButton: 0x14; frame = (20 80; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "Cut, and whole in a second capture behind it",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIScrollView: 0x12; frame = (0 100; 320 200); layer = <CALayer: 0x13>; contentOffset: {0, 100}>
         |    | <UIButton: 0x14; frame = (20 80; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      (lldb) po [[UIWindow keyWindow] recursiveDescription]
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIScrollView: 0x12; frame = (0 100; 320 200); layer = <CALayer: 0x13>; contentOffset: {0, 60}>
         |    | <UIButton: 0x14; frame = (20 80; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
  ]

  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.05
  /// A phone's navigation bar in landscape; what is lower is no whole bar.
  private static let lowestBar = BarLayout.lowHeight

  static func canJudge(_ traits: TreeTraits) -> Bool { traits.pointer == .finger }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    let minimum = context.options.requiredSize
    if context.tree.traits.frames == .accessibility {
      guard let minimum else { return }
      return checkAccessibilityFrames(context, minimum: minimum, into: &findings)
    }
    if context.tree.traits.touchRule == .clickable {
      guard let minimum else { return }
      return checkClickable(context, minimum: minimum, into: &findings)
    }
    if context.tree.traits.unit == .pixel(density: nil) {
      return askForDensity(context, into: &findings)
    }
    judgeUnplaced(minimum: minimum, context, into: &findings)
    guard let minimum else { return }
    for target in context.targets
    where target.obstacle == nil && !context.isInlineLink(target.node) {
      judge(target, minimum: minimum, context, into: &findings)
    }
  }

  /// Judges what is turned by its size, and says of what else cannot be judged why.
  private static func judgeUnplaced(
    minimum: Size?, _ context: AuditContext, into findings: inout [Finding]
  ) {
    let unplaced = UnplacedTargets(context) { target, size in
      guard let minimum, !isEnough(size, minimum) else { return false }
      findings.append(small(target, size, minimum: minimum, context))
      return true
    }
    findings += unplaced.findings(id, severity)
  }

  /// What is to be said about a turned target that is too small, whatever its ancestors cut off.
  private static func small(
    _ target: TapTarget, _ size: Size, minimum: Size, _ context: AuditContext
  ) -> Finding {
    let isUIKits = context.roles.role(of: target.node).contains(.systemSized)
    let region = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let words = Words(
      cure: GrowthCure(context: context, node: target.node, judged: region, wanted: minimum),
      own: region, judged: size, wanted: minimum,
      isUIKits: isUIKits, isLost: false, scroll: nil, whole: nil, basis: .frame)
    return Finding(
      id, isUIKits ? .note : severity, basis: .frame, node: target.node,
      measured: .size(size, minimum: minimum), rank: min(size.width, size.height)
    ) { words.wording }
  }

  @inline(__always)
  private static func judge(
    _ target: TapTarget, minimum: Size, _ context: AuditContext, into findings: inout [Finding]
  ) {
    guard let own = target.own, let reach = target.reach else { return }
    if let coverage = context.coverage(of: target) {
      return judge(target, under: coverage, own, minimum: minimum, context, into: &findings)
    }
    judge(target, own, reach, minimum: minimum, context, into: &findings)
  }

  /// Judges a target on which nothing lies, or what is left of one.
  static func judge(
    _ target: TapTarget, _ own: Rect, _ reach: Rect, minimum: Size, _ context: AuditContext,
    into findings: inout [Finding]
  ) {
    // A negative size is invalid-frame's business, and what it comes to is anybody's guess.
    if let frame = context.tree.frame(of: target.node), frame.width < 0 || frame.height < 0 {
      return
    }
    let role = context.roles.role(of: target.node)
    // What a model gives an item of UIKit's holds its frame.
    if !role.contains(.barItem) || role.contains(.modernItem), isEnough(reach.size, minimum) {
      return
    }
    var judged = reach
    var wanted = minimum
    var basis = Finding.Basis.frame
    if role.contains(.barItem) {
      let bar = BarItem(target, context)
      judged = bar.live
      wanted.height = min(wanted.height, bar.height ?? wanted.height)
      if bar.usesModel { basis = .eraModel }
    } else if let height = barHeight(around: target, context) {
      wanted.height = min(wanted.height, height)
    }
    guard !isEnough(judged.size, wanted), !isEnoughBeyondItsEdges(target, reach, wanted, context)
    else { return }
    if !role.contains(.barItem), own.width > judged.width || own.height > judged.height,
      TargetOutsideParent.reportsSize(of: target, context), let cut = ParentCut(target, context)
    {
      // A side that only an ancestor makes short is what target-outside-parent reports.
      if cut.falls(below: minimum, \.width) { judged = judged.widened(to: own) }
      if cut.falls(below: minimum, \.height) { judged = judged.heightened(to: own) }
      guard !isEnough(judged.size, wanted) else { return }
    }
    if let finding = finding(target, own, judged, wanted, basis, context) {
      findings.append(finding)
    }
  }

  /// What is said of a target that is less than what is wanted; nil where another print of it shows
  /// that it is enough.
  private static func finding(
    _ target: TapTarget, _ own: Rect, _ reach: Rect, _ wanted: Size, _ basis: Finding.Basis,
    _ context: AuditContext
  ) -> Finding? {
    let isCut = target.isCutByScrolling && isEnough(own.size, wanted)
    // What scrolling shows is no part of what it lacks.
    let reach = target.isCutByScrolling && !isCut ? own : reach
    let whole = isCut ? context.wholePrints[target.node] : nil
    if let whole, isEnough(whole.size, wanted) { return nil }
    let judged = whole?.size ?? reach.size
    if isCut, whole == nil, TargetClipped.reportsSize(of: target, context) { return nil }
    let isLost = isCut && whole == nil
    let role = context.roles.role(of: target.node)
    if context.isPartOfAnother(target.node) { return nil }
    let isUIKits =
      !role.isDisjoint(with: [.barItem, .systemSized]) || context.isStock(target.node)
      || context.hasStockHeight(target.node, judged, wanted: wanted)
    let words = Words(
      cure: GrowthCure(
        context: context, node: target.node,
        judged: whole.map {
          Rect(x: own.left, y: own.top, width: $0.size.width, height: $0.size.height)
        } ?? reach, wanted: wanted),
      own: own, judged: judged, wanted: wanted, isUIKits: isUIKits, isLost: isLost,
      scroll: isLost ? context.scrollView(around: target.node) : nil, whole: whole?.node,
      basis: basis)
    let (fix, limit) = isLost || isUIKits ? (nil, nil) : correction(of: target, context)
    let isEased = isUIKits || hasEquivalent(target, wanted, context)
    return Finding(
      id, isEased ? .note : severity, isLost ? .cannotTell : .fail, basis: basis,
      node: target.node, related: whole.map { [$0.node] } ?? [],
      measured: .size(judged, minimum: wanted),
      fix: fix, limit: limit, rank: min(judged.width, judged.height)
    ) { words.wording }
  }

  /// The height of the navigation bar that a target is in: no touch above or below it arrives.
  static func barHeight(around target: TapTarget, _ context: AuditContext) -> Double? {
    guard !context.locator.bars.isEmpty else { return nil }
    return BarItem(target, context).height.map { max($0, lowestBar) }
  }

  /// The frame for a back button that the app made: its mark grown to the minimum.
  private static func correction(
    of target: TapTarget, _ context: AuditContext
  ) -> (fix: Finding.Fix?, limit: FixLimit?) {
    guard let button = context.backButton(of: target.node), button.kind != .system,
      let mark = button.visible ?? button.target,
      let fitting = Fitting(button, mark: mark, context)
    else { return (nil, nil) }
    return context.correction(of: button, fitting, owner: .app)
  }

  @inline(__always)
  static func isEnough(_ size: Size, _ minimum: Size) -> Bool {
    size.width >= minimum.width - tolerance && size.height >= minimum.height - tolerance
  }
}

extension Rect {
  /// The rectangle with the horizontal extent of another.
  fileprivate func widened(to other: Rect) -> Rect {
    Rect(x: other.left, y: top, width: other.width, height: height)
  }

  /// The rectangle with the vertical extent of another.
  fileprivate func heightened(to other: Rect) -> Rect {
    Rect(x: left, y: other.top, width: width, height: other.height)
  }
}

/// The live area of an item that UIKit sizes.
private struct BarItem {
  let live: Rect
  /// The bar's height; nil outside a bar.
  let height: Double?
  let usesModel: Bool

  init(_ target: TapTarget, _ context: AuditContext) {
    let reach = target.reach ?? .zero
    if let (bar, area) = context.modelledArea(of: target.node) {
      usesModel = true
      live = area
      height = context.tree.placement(of: bar)?.bounds.height
      return
    }
    usesModel = false
    var ancestor = context.tree.parent(of: target.node)
    while let node = ancestor,
      context.roles.role(of: node).isDisjoint(with: [.navigationBar, .itemBar])
    {
      ancestor = context.tree.parent(of: node)
    }
    // Up to iOS 7 a landscape bar is turned on the screen: width and height are the bar's.
    let bar = ancestor.flatMap { context.tree.placement(of: $0) }
    live = bar?.toScreen.inverse?.boundingBox(of: reach) ?? reach
    height = bar?.bounds.height
  }
}

/// What the finding says, put together when it is shown.
private struct Words: Sendable {
  let cure: GrowthCure
  let own: Rect
  let judged: Size
  let wanted: Size
  let isUIKits: Bool
  let isLost: Bool
  /// The scroll view whose edge cuts the target.
  let scroll: Int?
  /// The other print of the target that it was judged by.
  let whole: Int?
  let basis: Finding.Basis

  private var tree: ViewTree { cure.context.tree }

  var wording: Finding.Wording {
    var message: Phrase = "\(tree[cure.node].className) "
    if basis == .eraModel {
      message += "takes taps over \(judged) pt"
    } else if let whole {
      message += """
        is cut by the edge of a scroll view here and judged by node \(String(whole)), another print \
        of it that shows all: it is \(judged) pt there
        """
    } else if judged.isAlike(own.size) {
      message += "is \(own.size) pt"
    } else {
      message += "is \(own.size) pt, but only \(judged) of it lies inside its ancestors"
    }
    if isLost {
      message.add("; the edge of a scroll view cuts it, so its size cannot be judged.")
      return .init(
        message: message.text,
        ask: "scroll it into view, capture again, and paste that into the same file: \(scrolling)"
          + "po [[UIWindow keyWindow] recursiveDescription]")
    }
    message += "; \(wanted) asks for \(missing)."
    if isUIKits {
      message.add(" UIKit sizes it, so this is no fault of the app's.")
    } else {
      message += cure.sentences
    }
    return .init(message: message.text)
  }

  /// The expression that scrolls the target into view; empty where its address is not printed.
  private var scrolling: String {
    guard let scroll, let address = tree[scroll].address,
      let toScreen = tree.placement(of: scroll)?.toScreen,
      let content = toScreen.inverse?.boundingBox(of: own)
    else { return "" }
    let numbers = [content.left, content.top, content.width, content.height].map(\.points)
    return "expr (void)[(UIScrollView *)\(address) scrollRectToVisible:"
      + "(CGRect){\(numbers.joined(separator: ", "))} animated:NO], then "
  }

  private var missingWidth: Double { max(wanted.width - judged.width, 0) }
  private var missingHeight: Double { max(wanted.height - judged.height, 0) }

  private var missing: Phrase {
    if missingWidth > 0.05, missingHeight > 0.05 {
      return "\(missingWidth) pt more width and \(missingHeight) pt more height"
    }
    return missingWidth > 0.05
      ? "\(missingWidth) pt more width" : "\(missingHeight) pt more height"
  }
}
