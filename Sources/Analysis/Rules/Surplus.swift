import Hierarchy

/// What of a back button's region lies past its mark, in the bar's bounds space.
struct Surplus: Sendable {
  /// What is visible.
  let mark: Rect
  /// The container's frame.
  let target: Rect
  /// The region judged: the era model's, or the frame.
  let live: Rect
  /// The region fitted to the mark.
  let fitted: Rect
  /// True when the era's model was used.
  let usesModel: Bool
  /// True when the button stands at the right end, so that the title is to its left.
  let isRight: Bool
  /// The visible title label of the button itself.
  let label: Int?
  /// Marks and items of others that the surplus covers.
  let covered: [Int]

  /// Measures a back button; nil where what its ancestors allow is not known.
  init?(_ button: BackButton, rects: BackButton.BarSpaceRects, mark: Rect, _ context: AuditContext)
  {
    guard let allowed = context.allowedArea(of: button.container),
      let toBar = button.toBarSpace(in: context.tree)
    else { return nil }
    self.mark = mark
    target = rects.target
    usesModel = context.usesModel(button)
    live = usesModel ? rects.assumedLive : rects.target
    fitted = Fit(context.options).region(
      for: mark, within: toBar == .identity ? allowed : toBar.boundingBox(of: allowed))
    isRight = rects.bar.map { rects.target.center.x > $0.center.x } ?? false
    label = button.label.flatMap { context.visibility.mark($0) == nil ? nil : $0 }
    let strip = Self.strip(of: target, past: fitted, isRight: isRight)
    covered = Self.covered(by: strip, button, context)
  }

  /// How far the sides that the frame decides reach past the mark.
  var largestOverhang: Double {
    let overhang = EdgeInsets(of: target, past: mark)
    return usesModel ? (isRight ? overhang.left : overhang.right) : overhang.largest
  }

  /// True when a side that the frame decides lies outside `region` by more than `slack`.
  func sticksOut(of region: Rect, by slack: Double) -> Bool {
    guard usesModel else { return !region.contains(live, tolerance: slack) }
    return isRight ? live.left < region.left - slack : live.right > region.right + slack
  }

  private static func strip(of target: Rect, past fitted: Rect, isRight: Bool) -> Rect {
    isRight
      ? Rect(
        left: target.left, top: target.top, right: min(fitted.left, target.right),
        bottom: target.bottom)
      : Rect(
        left: max(fitted.right, target.left), top: target.top, right: target.right,
        bottom: target.bottom)
  }

  /// The most items that a finding names.
  static let mostNamed = 8

  /// The bar's other items, and the texts of its title, that a strip of the bar covers.
  private static func covered(
    by strip: Rect, _ button: BackButton, _ context: AuditContext
  ) -> [Int] {
    guard let bar = button.bar, !strip.isEmpty else { return [] }
    let tree = context.tree
    var result: [Int] = []
    for child in tree.children(of: bar) where child != button.container {
      if result.count >= mostNamed { break }
      let role = context.roles.role(of: child)
      guard let frame = tree.frame(of: child), frame.intersection(strip) != nil,
        context.visibility.visiblePart(of: child) != nil
      else { continue }
      if role.contains(.barTitle) {
        for label in tree.children(of: child) where context.visibility.mark(label) != nil {
          let place = tree.frame(of: label)?.offset(x: frame.left, y: frame.top)
          if let place, place.intersection(strip) != nil { result.append(label) }
        }
      } else if !role.isDisjoint(with: [.control, .barItem]) {
        result.append(child)
      }
    }
    return result
  }
}
