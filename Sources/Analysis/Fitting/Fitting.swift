import Hierarchy

/// Where a back button's tap region is to lie: fitted to its mark, inside its ancestors, and beside
/// its neighbours.
///
/// Neighbours are not moved, so each keeps its region. What they leave is less than the size asked
/// for only when moving does not help.
struct Fitting: Sendable {
  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.05
  /// No bar that people can use holds more items that stand in each other's way.
  private static let mostNeighbours = 16

  /// The region in the bounds space of the container's superview, in which its frame is printed.
  let frame: Rect
  /// The region in the bar's bounds space, or on the screen without a bar.
  let inBar: Rect
  /// What keeps it from the size asked for; nil when nothing does.
  let limit: FixLimit?

  /// Fits a back button to a mark on the screen; nil where what its ancestors allow is not known.
  init?(_ button: BackButton, mark: Rect, _ context: AuditContext) {
    let tree = context.tree
    guard let parent = tree.parent(of: button.container),
      let toScreen = tree.placement(of: parent)?.toScreen, let back = toScreen.inverse,
      back.isRectilinear, let toBar = button.toBarSpace(in: tree),
      let whole = context.allowedArea(of: button.container)
    else { return nil }
    let fit = Fit(context.options)
    let own = back.boundingBox(of: mark)
    let safe = context.safeArea(around: button.container).map(back.boundingBox(of:))
    let allowed = whole.inSafeArea(safe, holding: own)
    let alone = fit.region(for: own, within: allowed, toScreen: toScreen)
    let neighbours = context.neighbours(of: button, mark: own, back)
    var area = allowed
    var region = alone
    var inTheWay: [Int] = []
    var overlapped: Int?
    while inTheWay.count < Self.mostNeighbours, overlapped == nil,
      let next = neighbours.first(where: { $0.loses(to: region) && !inTheWay.contains($0.node) })
    {
      inTheWay.append(next.node)
      if next.loses(to: own) {
        overlapped = next.node
      } else {
        area = next.rest(of: area, for: own)
        region = fit.region(for: own, within: area, toScreen: toScreen)
      }
    }
    frame = region
    inBar = toBar == .identity ? region : toBar.boundingBox(of: region)
    let wanted = Self.wanted(fit, button)
    if let overlapped {
      limit = .overlappedMark(by: overlapped)
    } else if Self.isEnough(region.size, wanted) {
      limit = nil
    } else if Self.isEnough(alone.size, wanted) {
      limit = .neighbours(inTheWay.sorted(), left: region.size)
    } else if allowed != whole,
      Self.isEnough(fit.region(for: own, within: whole, toScreen: toScreen).size, wanted)
    {
      limit = .safeArea(left: region.size)
    } else {
      limit = context.narrowest(around: button.container, wanted)
    }
  }

  /// The size that a region must have; in a bar nothing can be higher than the bar.
  private static func wanted(_ fit: Fit, _ button: BackButton) -> Size? {
    guard var wanted = fit.minimum else { return nil }
    if let height = button.inBar?.bar?.height { wanted.height = min(wanted.height, height) }
    return wanted
  }

  private static func isEnough(_ size: Size, _ wanted: Size?) -> Bool {
    guard let wanted else { return true }
    return size.width >= wanted.width - tolerance && size.height >= wanted.height - tolerance
  }

  /// True when a frame is the fitted one as far as six printed digits tell.
  func isReached(by other: Rect) -> Bool {
    frame.contains(other, tolerance: 0.01) && other.contains(frame, tolerance: 0.01)
  }
}

extension AuditContext {
  /// The frame that corrects a back button, and what keeps it from doing so wholly or at all.
  func correction(
    of button: BackButton, _ fitting: Fitting, owner: Finding.Fix.Owner
  ) -> (fix: Finding.Fix?, limit: FixLimit?) {
    guard let from = tree.frame(of: button.container) else { return (nil, nil) }
    if case .overlappedMark = fitting.limit { return (nil, fitting.limit) }
    // A frame that it has already is no correction.
    if fitting.isReached(by: from) { return (nil, fitting.limit) }
    guard options.backButtonOnly || button.confidence >= BackButtonLocator.corrected else {
      return (nil, .confidence(button.confidence))
    }
    let fix = Finding.Fix(node: button.container, owner: owner, from: from, to: fitting.frame)
    return (fix, fitting.limit)
  }

  /// The nearest ancestor that has no room for a size.
  func narrowest(around node: Int, _ wanted: Size?) -> FixLimit? {
    var ancestor = tree.parent(of: node)
    let nearest = ancestor
    while let current = ancestor {
      if let size = tree.placementInSuperview(of: current)?.bounds.standardized.size, let wanted,
        size.width < wanted.width - 0.05 || size.height < wanted.height - 0.05
      {
        return .ancestor(current, of: size)
      }
      ancestor = tree.parent(of: current)
    }
    guard let nearest, let size = tree.placementInSuperview(of: nearest)?.bounds.standardized.size
    else { return nil }
    return .ancestor(nearest, of: size)
  }
}
