import Hierarchy

/// The frames that a bar and what is in it would have on another screen.
///
/// Items keep their distance from the end that they stand at, titles theirs from the middle; in a
/// lower bar items are centred again and cut to it. What lies around the bar grows with it, so
/// that it cuts nothing.
struct BarLayout: Sendable {
  /// A phone's bar on its side, in points: what UIKit lays it out to from iPhone OS 3 to iOS 18.
  static let lowHeight = 32.0
  /// A bar of one row upright, in points, by the same layout; large titles, prompts and search
  /// fields make it higher.
  private static let plainHeight = 44.0
  /// Between the widest phone upright (440 pt) and the narrowest iPad (744 pt), where screens tell
  /// the two apart.
  private static let padWidth = 600.0
  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.5

  /// The frames that differ, in their superviews' bounds space.
  private(set) var frames: [Int: Rect] = [:]
  private let context: AuditContext
  /// The containers of back buttons, of which the arrow tells the end that they stand at.
  private let isRight: [Int: Bool]

  /// Lays a bar out under a circumstance; another era changes no frame.
  ///
  /// - Throws: Why that cannot be told.
  init(
    _ bar: NavigationBar, _ circumstance: Circumstance, sides: [Int: Bool],
    _ context: AuditContext
  ) throws(ForecastGap.Failure) {
    self.context = context
    isRight = sides
    guard Self.isPlaced(bar.node, context.tree), let frame = context.tree.frame(of: bar.node)
    else { throw .init(.noFrame) }
    switch circumstance {
    case .era: break
    case .mirrored: mirror(bar.node)
    case .width(let width):
      resize(bar.node, frame, to: Size(width: width, height: frame.height), screen: nil)
    case .landscape:
      let screen = try Self.upright(bar, frame, context)
      resize(
        bar.node, frame, to: Size(width: screen.height, height: Self.lowHeight),
        screen: Size(width: screen.height, height: screen.width))
    }
  }

  /// For each back button's container, whether it stands at the right end of its bar.
  static func sides(of buttons: [BackButton]) -> [Int: Bool] {
    var sides: [Int: Bool] = [:]
    for button in buttons { sides[button.container] = button.inBar?.isRight }
    return sides
  }

  /// True when a bar has an area and lies upright at a place that is known.
  static func isPlaced(_ bar: Int, _ tree: ViewTree) -> Bool {
    guard let frame = tree.frame(of: bar), !frame.isEmpty, let place = tree.placement(of: bar)
    else { return false }
    return place.toScreen.isMove
  }

  /// The size of the upright phone's screen that a bar is on.
  private static func upright(
    _ bar: NavigationBar, _ frame: Rect, _ context: AuditContext
  ) throws(ForecastGap.Failure) -> Size {
    let tree = context.tree
    switch context.locator.context.modelEra(of: bar) {
    case .ios26: throw .init(.glass)
    case nil: throw .init(.eraUnknown)
    default: break
    }
    let root = tree.root(of: bar.node)
    guard root != bar.node, let screen = tree.frame(of: root),
      abs(screen.width - frame.width) < tolerance
    else { throw .init(.noWindow) }
    if screen.width >= screen.height { throw .init(.isWide) }
    if screen.width >= padWidth { throw .init(.isPad) }
    if abs(frame.height - plainHeight) > tolerance { throw .init(.otherHeight) }
    return screen.size
  }

  // MARK: Mirroring

  /// Mirrors everything in a bar in its superview's width.
  private mutating func mirror(_ bar: Int) {
    let tree = context.tree
    for node in bar + 1..<tree.subtreeEnd(of: bar) {
      guard let frame = tree.frame(of: node), let parent = tree.parent(of: node),
        let bounds = tree.placementInSuperview(of: parent)?.bounds
      else { continue }
      frames[node] = Rect(
        x: mirroredTitle(node, frame, in: parent, width: bounds.width)
          ?? bounds.left + bounds.right - frame.right, y: frame.top, width: frame.width,
        height: frame.height)
    }
  }

  /// The place of a back button's title: UIKit mirrors where it stands and adds the app's
  /// adjustment to it as it is. Nil for any other view.
  private func mirroredTitle(
    _ node: Int, _ frame: Rect, in container: Int, width: Double
  ) -> Double? {
    guard context.roles.role(of: container).contains(.backContainer),
      context.roles.role(of: node).contains(.label)
    else { return nil }
    return StaleTitle.mirroredX(
      of: frame, in: Size(width: width, height: frame.height),
      isRight: isRight[container] ?? false)
  }

  // MARK: Another size

  private mutating func resize(_ bar: Int, _ frame: Rect, to size: Size, screen: Size?) {
    frames[bar] = Rect(
      x: frame.left, y: frame.top, width: size.width, height: size.height)
    var ancestor = context.tree.parent(of: bar)
    while let node = ancestor, let outer = context.tree.frame(of: node) {
      frames[node] = Rect(
        x: outer.left, y: outer.top, width: max(outer.width + size.width - frame.width, 0),
        height: min(outer.height, screen?.height ?? outer.height))
      ancestor = context.tree.parent(of: node)
    }
    layOut(bar, from: frame.size, to: size)
  }

  /// Places the children of a view whose size changes.
  private mutating func layOut(_ node: Int, from old: Size, to new: Size) {
    guard old != new else { return }
    for child in context.tree.children(of: node) {
      guard let frame = context.tree.frame(of: child) else { continue }
      let (x, width) = across(child, frame, from: old.width, to: new.width)
      let (y, height) = along(frame, from: old.height, to: new.height)
      frames[child] = Rect(x: x, y: y, width: width, height: height)
      layOut(child, from: frame.size, to: Size(width: width, height: height))
    }
  }

  private func across(
    _ child: Int, _ frame: Rect, from old: Double, to new: Double
  ) -> (Double, Double) {
    let growth = new - old
    if frame.left <= Self.tolerance, frame.right >= old - Self.tolerance {
      return (frame.left, max(frame.width + growth, 0))
    }
    let middle = frame.center.x - old / 2
    let isTitle = !context.roles.role(of: child).isDisjoint(with: [.barTitle, .label, .searchBar])
    if isRight[child] == nil, isTitle || abs(middle) <= 1 {
      return (frame.left + growth / 2, frame.width)
    }
    return (isRight[child] ?? (middle > 0) ? frame.left + growth : frame.left, frame.width)
  }

  private func along(_ frame: Rect, from old: Double, to new: Double) -> (Double, Double) {
    if frame.bottom <= 0 || old == new { return (frame.top, frame.height) }
    if frame.top >= old - Self.tolerance { return (frame.top + new - old, frame.height) }
    if frame.top <= Self.tolerance, frame.bottom >= old - Self.tolerance {
      return (frame.top, max(frame.height + new - old, 0))
    }
    let height = min(frame.height, new)
    return ((new - height) / 2, height)
  }
}
