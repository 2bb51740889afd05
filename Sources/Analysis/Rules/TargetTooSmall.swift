import Hierarchy

/// A tap region that is smaller than a finger needs.
enum TargetTooSmall: Rule {
  static let id = RuleID.targetTooSmall
  static let severity = Severity.warning
  static let summary = "The tap region is smaller than a finger needs"
  static let page = """
    Apple's Human Interface Guidelines ask for 44 x 44 pt, WCAG 2.2 (2.5.8) for 24 x 24 CSS px. \
    Judged is what of the target lies inside all its ancestors and the window: UIKit never asks a \
    view for a touch outside its superview. --min sets another size; --fit wcag asks for 24, \
    --fit glyph for none.

    Items that UIKit itself sizes in a bar are judged on the live area that the era's model gives, \
    and the height asked for is at most the bar's. What they lack is a note, never a failure; so \
    is what UIKit's own switches, steppers, page controls and the fields of search bars lack. A \
    target that the edge of a scroll view cuts cannot be judged: scrolling shows the rest. A side \
    that is long enough but for an ancestor that cuts it is left to target-outside-parent. Views \
    on top are not subtracted. In a navigation bar nothing can be higher than the bar, so more is \
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
  ]

  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.05
  /// A phone's navigation bar in landscape, in points; what is lower is no whole bar.
  private static let lowestBar = 32.0

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard let minimum = context.options.requiredSize else { return }
    for target in context.targets where target.obstacle == nil {
      judge(target, minimum: minimum, context, into: &findings)
    }
  }

  @inline(__always)
  private static func judge(
    _ target: TapTarget, minimum: Size, _ context: AuditContext, into findings: inout [Finding]
  ) {
    guard let own = target.own, let reach = target.reach else { return }
    // A negative size is invalid-frame's business, and what it comes to is anybody's guess.
    if let frame = context.tree.frame(of: target.node), frame.width < 0 || frame.height < 0 {
      return
    }
    let role = context.roles.role(of: target.node)
    if !role.contains(.barItem), isEnough(reach.size, minimum) { return }
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
    guard !isEnough(judged.size, wanted) else { return }
    if !role.contains(.barItem), own.width > judged.width || own.height > judged.height,
      TargetOutsideParent.reportsSize(of: target, context), let cut = ParentCut(target, context)
    {
      // A side that only an ancestor makes short is what target-outside-parent reports.
      if cut.falls(below: minimum, \.width) { judged = judged.widened(to: own) }
      if cut.falls(below: minimum, \.height) { judged = judged.heightened(to: own) }
      guard !isEnough(judged.size, wanted) else { return }
    }
    let isLost = target.isCutByScrolling && isEnough(own.size, wanted)
    let isUIKits = !role.isDisjoint(with: [.barItem, .systemSized])
    let words = Words(
      cure: GrowthCure(context: context, node: target.node, judged: judged, wanted: wanted),
      own: own, judged: judged, wanted: wanted, isUIKits: isUIKits, isLost: isLost,
      scroll: isLost ? scrollView(around: target.node, context) : nil, basis: basis)
    let (fix, limit) = isLost || isUIKits ? (nil, nil) : correction(of: target, context)
    findings.append(
      Finding(
        id, isUIKits ? .note : severity, isLost ? .cannotTell : .fail, basis: basis,
        node: target.node, measured: .size(judged.size, minimum: wanted),
        fix: fix, limit: limit, rank: min(judged.width, judged.height)
      ) { words.wording })
  }

  private static func scrollView(around node: Int, _ context: AuditContext) -> Int? {
    var ancestor = context.tree.parent(of: node)
    while let current = ancestor, !context.roles.role(of: current).contains(.scrollView) {
      ancestor = context.tree.parent(of: current)
    }
    return ancestor
  }

  /// The height of the navigation bar that a target is in: no touch above or below it arrives.
  private static func barHeight(around target: TapTarget, _ context: AuditContext) -> Double? {
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
  private static func isEnough(_ size: Size, _ minimum: Size) -> Bool {
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
    if let button = context.backButton(of: target.node), let rects = button.inBar {
      usesModel = context.usesModel(button)
      live = usesModel ? rects.assumedLive : reach
      height = rects.bar?.height
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
  let judged: Rect
  let wanted: Size
  let isUIKits: Bool
  let isLost: Bool
  /// The scroll view whose edge cuts the target.
  let scroll: Int?
  let basis: Finding.Basis

  private var tree: ViewTree { cure.context.tree }

  var wording: Finding.Wording {
    var message: Phrase = "\(tree[cure.node].className) "
    if basis == .eraModel {
      message += "takes taps over \(judged.size) pt"
    } else if judged.size == own.size {
      message += "is \(own.size) pt"
    } else {
      message += "is \(own.size) pt, but only \(judged.size) of it lies inside its ancestors"
    }
    if isLost {
      message.add("; the edge of a scroll view cuts it, so its size cannot be judged.")
      return .init(
        message: message.text,
        ask: "scroll it into view and capture again: \(scrolling)"
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
