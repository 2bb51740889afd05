import Hierarchy

/// Small targets that stand too close to others.
enum TargetSpacing: Rule {
  static let id = RuleID.targetSpacing
  static let severity = Severity.error
  static let summary = "A target below 24 points has another one too near"
  static let page = """
    WCAG 2.2 (2.5.8) lets a target be smaller than 24 x 24 where a circle 24 wide on the middle of it \
    meets no other target, nor the circle of another that is too small: touching is allowed. The \
    middle is that of the smallest rectangle around what of the target takes touches, and the other \
    target counts with what of it does. Six buttons 20 wide pass with 4 between them and fail side by \
    side.

    What UIKit sizes itself, the clear button of a text field and other controls that no app makes, \
    and a link within a run of text are not judged. A field or slider and the row that it lies in do \
    not judge each other, nor do a view that keeps its place (fixed) and one that does not, or what \
    scrolls and a bar. Only WCAG asks for a square in what others leave of a target. Where Android shows only a part \
    of a target at the edge of what scrolls, its size and so this cannot be told. Under --profile \
    wcag-aa this rule decides about sizes, target-too-small does not, and --min sets the size and \
    the circle; under --profile wcag-aaa it has no say. Elsewhere it goes by 24, whatever the \
    minimum.
    """
  static let examples = [
    RuleExample(
      "Side by side, and with 4 points between",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (20 100; 20 20); opaque = NO; layer = <CALayer: 0x13>>
         | ✗ <UIButton: 0x14; frame = (40 100; 20 20); opaque = NO; layer = <CALayer: 0x15>>
         | <UIButton: 0x16; frame = (20 200; 20 20); opaque = NO; layer = <CALayer: 0x17>>
         | <UIButton: 0x18; frame = (44 200; 20 20); opaque = NO; layer = <CALayer: 0x19>>
      """),
    RuleExample(
      "On a row, where a touch beside it opens the row",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UITableViewCell: 0x12; frame = (0 100; 320 44); layer = <CALayer: 0x13>>
         |    | ✗ <UIButton: 0x14; frame = (280 14; 16 16); opaque = NO; layer = <CALayer: 0x15>>
      """),
  ]

  static var needsLiveMap: Bool { true }

  static func canJudge(_ traits: TreeTraits) -> Bool {
    traits.pointer == .finger && !traits.isDesign && traits.touchRule != .unknown
      && traits.frames != .accessibility
  }

  /// The size that is enough; its larger side is the circle's width.
  static func size(_ options: AuditOptions) -> Size {
    options.profile == .wcagAA ? options.minimum : AuditOptions.wcagMinimum
  }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    let tree = context.tree
    let isClickable = tree.traits.touchRule == .clickable
    guard context.live != nil || isClickable else { return }
    if tree.traits.unit == .pixel(density: nil) {
      // Under other profiles target-too-small says so.
      if context.options.profile == .wcagAA { findings += withoutDensity(context) }
      return
    }
    let size = size(context.options)
    let pixel = tree.traits.unit.density.map { 1 / $0.value }
    let tolerance = max(0.05, pixel ?? tree.traits.tolerance)
    let entries = LiveTargets(context).entries
    let diameter = max(size.width, size.height)
    let isStrict = context.options.profile == .wcagAA
    let circles = entries.map { entry in
      isEnough(entry, size, tolerance, isStrict: isStrict)
        ? nil : SpacingCircle(around: entry.bounds, diameter: diameter)
    }
    let judged = entries.indices.filter {
      circles[$0] != nil && isJudged(entries[$0].node, context)
    }
    guard !judged.isEmpty else { return }
    var next = 0
    for screen in tree.screens {
      let nodes = (screen.roots.first ?? 0)..<tree.subtreeEnd(of: screen.roots.last ?? 0)
      let places = entries.places(in: nodes)
      let first = next
      while next < judged.count, judged[next] < places.upperBound { next += 1 }
      if next == first { continue }
      let judged = Array(judged[first..<next])
      let near = neighbours(entries, circles, judged, places, context, tolerance: tolerance)
      findings += judged.compactMap { place in
        near[place].map { others in
          finding(
            entries[place], others.map { (entries[$0.place].node, $0.distance) }, size, context)
        }
      }
    }
  }

  /// Whether a target is large enough; only WCAG asks for a square in what others leave of it, so that
  /// a row around a large button is too small.
  private static func isEnough(
    _ entry: LiveTargets.Entry, _ size: Size, _ tolerance: Double, isStrict: Bool
  ) -> Bool {
    func isEnough(_ rect: Rect) -> Bool {
      rect.width >= size.width - tolerance && rect.height >= size.height - tolerance
    }
    guard isEnough(entry.bounds) else { return false }
    // Most regions are one rectangle, or have one that is enough.
    if !isStrict || entry.region.rects.contains(where: isEnough) { return true }
    return entry.region.largestRect(reaching: size, tolerance: tolerance).map(isEnough) ?? false
  }

  private static func isJudged(_ node: Int, _ context: AuditContext) -> Bool {
    let role = context.roles.role(of: node)
    if !role.isDisjoint(with: [.barItem, .systemSized]) || context.isInlineLink(node)
      || context.isStock(node)
    {
      return false
    }
    return true
  }

  /// A target in a circle, by its place.
  private typealias Near = (place: Int, distance: Double)

  /// The targets that come into each circle, nearest first.
  private static func neighbours(
    _ entries: [LiveTargets.Entry], _ circles: [SpacingCircle?], _ judged: [Int],
    _ places: Range<Int>, _ context: AuditContext, tolerance: Double
  ) -> [Int: [Near]] {
    var near: [Int: [Int: Double]] = [:]
    let count = judged.count
    // Pieces of regions do not overlap each other, as the rectangles around regions may.
    let pieces = places.flatMap { place in entries[place].region.rects.map { (place, $0) } }
    let squares = judged.map { circles[$0]?.neighbourhood ?? .zero }
    func note(_ place: Int, _ beside: Int, _ piece: Rect?) {
      guard place != beside, let circle = circles[place] else { return }
      // Of a region in many pieces those that come near are met one by one.
      let distance = circle.distance(to: piece, circle: circles[beside])
      let known = near[place]?[beside]
      // Two circles may touch, each of which is known to half the tolerance.
      guard distance < min(circle.radius - tolerance / 2, known ?? .infinity),
        known != nil || judgeEachOther(entries[place].node, entries[beside].node, context)
      else { return }
      near[place, default: [:]][beside] = distance
    }
    Overlaps(squares + pieces.map(\.1)).forEachPair { one, other in
      guard one < count else { return }
      guard other < count else {
        let (place, piece) = pieces[other - count]
        return note(judged[one], place, piece)
      }
      note(judged[one], judged[other], nil)
      note(judged[other], judged[one], nil)
    }
    return near.mapValues { others in
      others.map { (place: $0.key, distance: $0.value) }
        .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    }
  }

  /// False for views that pass each other: what scrolls and a bar, what is fixed and what is not,
  /// and views of two screens.
  private static func judgeEachOther(_ one: Int, _ other: Int, _ context: AuditContext) -> Bool {
    let pair = TargetPair(one, other, context)
    return pair.mayMeet && !context.areOfOnePile(min(one, other), max(one, other))
      && context.isFixed(one) == context.isFixed(other)
      && !isInOwnRow(one, other, context) && !isInOwnRow(other, one, context)
  }

  /// True for a field, slider or other control that draws itself, and the row that it lies in: UIKit
  /// decides its height, and a touch on the row beside it opens nothing else.
  private static func isInOwnRow(_ node: Int, _ row: Int, _ context: AuditContext) -> Bool {
    context.roles.role(of: node).isSuperset(of: [.control, .drawsItself])
      && context.roles.role(of: row).contains(.cell) && context.tree.contains(row, node)
  }
}

/// The findings in words.
extension TargetSpacing {
  private static func finding(
    _ entry: LiveTargets.Entry, _ near: [(node: Int, distance: Double)], _ size: Size,
    _ context: AuditContext
  ) -> Finding {
    let tree = context.tree
    let best = entry.region.largestRect(reaching: size) ?? entry.bounds
    let own = entry.target.own ?? entry.bounds
    let cutter =
      tree.traits.frames == .clipped && tree.unclippedSize(of: entry.node) == nil
      ? TargetTooSmall.cutter(
        of: entry.node, own, isNarrow: own.width < size.width, isLow: own.height < size.height, tree
      )
      : nil
    let isWhole = own.width >= size.width && own.height >= size.height
    let isCut = cutter != nil || entry.target.isCutByScrolling && isWhole
    let unit = tree.traits.unit.symbol
    return Finding(
      id, severity, isCut ? .cannotTell : .fail,
      basis: tree.traits.frames == .clipped ? .clippedBounds : .frame, node: entry.node,
      related: near.prefix(8).map(\.node), measured: .size(best.size, minimum: size),
      rank: min(best.width, best.height)
    ) {
      let width = max(size.width, size.height)
      let names = near.prefix(3).map { tree[$0.node].calledByText }.joined(separator: ", ")
      var message =
        "\(tree[entry.node].calledByText) is \(best.size.text) \(unit), and the circle \(width.points) "
        + "\(unit) wide around its middle meets \(names)"
      if near.count > 3 { message += " and \(near.count - 3) more" }
      if isCut {
        return .init(
          message: message + "; the edge of what scrolls cuts it, so this cannot be told.",
          ask: "scroll it away from the edge, and save the hierarchy again")
      }
      let advice = SpacingAdvice(entry, near, size, tree)
      return .init(
        message: message + ": a finger that is meant for one hits the other. \(advice.text)",
        cause: advice.cause)
    }
  }

  private static func withoutDensity(_ context: AuditContext) -> [Finding] {
    let targets = context.targets.filter { $0.obstacle == nil }.map(\.node)
    guard let first = targets.first else { return [] }
    return [
      Finding(
        id, severity, .cannotTell, basis: .clippedBounds, node: first,
        related: Array(targets.dropFirst().prefix(5)), measured: .targets(targets.count),
        group: targets
      ) {
        .init(
          message: "The file gives pixels and no density, so the sizes of "
            + "\(targets.count == 1 ? "its target" : "its \(targets.count) targets") cannot be told.",
          ask: "adb shell wm density, and give --density that number divided by 160")
      }
    ]
  }
}

extension [LiveTargets.Entry] {
  /// The positions of the targets among some nodes, of entries in file order. O(log count).
  fileprivate func places(in nodes: Range<Int>) -> Range<Int> {
    partitioningIndex {
      $0.node >= nodes.lowerBound
    }..<partitioningIndex { $0.node >= nodes.upperBound }
  }
}
