import Hierarchy

/// What others show in a bar, at any depth, under a part of a back button's region.
///
/// The texts of the title count, and the marks of other targets. What is hidden or parked shows
/// nothing; what belongs to the button, or to the item that it stands in, is its own look.
struct CoveredMarks {
  /// The most that a finding names.
  static let mostNamed = 8
  /// So many views of a bar are looked at; no bar that people can use holds as many.
  private static let mostLookedAt = 512

  private let button: BackButton
  private let context: AuditContext
  /// The region, in screen space.
  private let strip: Rect
  /// The item of the bar that the button is or stands in.
  private let item: Int
  private var tree: ViewTree { context.tree }

  /// The nodes that are covered, in pre-order. Complexity: O(nodes of the bar times depth).
  static func under(_ strip: Rect, _ button: BackButton, _ context: AuditContext) -> [Int] {
    guard let bar = button.bar, !strip.isEmpty,
      let toScreen = context.tree.placement(of: bar)?.toScreen
    else { return [] }
    return CoveredMarks(
      button: button, context: context, strip: toScreen.boundingBox(of: strip),
      item: item(of: button.container, context)
    ).found(in: bar)
  }

  /// Climbs from a button to what stands in the bar, its content view, a stack or UIKit's wrappers.
  private static func item(of container: Int, _ context: AuditContext) -> Int {
    let holders: ClassRole = [.navigationBar, .barContent, .barItemStack]
    var item = container
    while let parent = context.tree.parent(of: item) {
      let role = context.roles.role(of: parent)
      if !role.isDisjoint(with: holders) { break }
      if role.isSuperset(of: [.systemClass, .container]), !role.contains(.platter) { break }
      item = parent
    }
    return item
  }

  private func found(in bar: Int) -> [Int] {
    let end = min(tree.subtreeEnd(of: bar), bar + Self.mostLookedAt)
    var result: [Int] = []
    var node = bar + 1
    while node < end, result.count < Self.mostNamed {
      let isOutside = node == button.container || isUnseen(node)
      let isTarget =
        !isOutside && !tree.contains(node, button.container)
        && context.roles.isTarget(node)
      if let mark = isOutside ? nil : isTarget ? mark(of: node) : title(node),
        let part = mark.intersection(strip), !part.isEmpty, losesTaps(node, at: part.center)
      {
        result.append(node)
      }
      node = isOutside || isTarget ? tree.subtreeEnd(of: node) : node + 1
    }
    return result
  }

  private func isUnseen(_ node: Int) -> Bool {
    tree.flags(of: node).contains(.hidden) || tree.alpha(of: node) <= HitTester.deadAlpha
  }

  /// What is seen of a text, or of an image in the title's view.
  private func title(_ node: Int) -> Rect? {
    let role = context.roles.role(of: node)
    guard !tree.contains(item, node), !role.isDisjoint(with: [.label, .image]),
      role.contains(.label) || isInTitle(node)
    else { return nil }
    return context.visibility.mark(node)
  }

  private func isInTitle(_ node: Int) -> Bool {
    tree.parent(of: node).map { context.roles.role(of: $0).contains(.barTitle) } ?? false
  }

  /// What is seen of a target: the labels and images in it, or all of one that holds none.
  private func mark(of node: Int) -> Rect? {
    if let other = context.backButton(of: node) { return other.visible }
    var mark: Rect?
    var drawsItself = true
    if !context.roles.role(of: node).contains(.drawsItself) {
      let end = min(tree.subtreeEnd(of: node), node + Self.mostLookedAt)
      for part in node + 1..<end
      where !context.roles.role(of: part).isDisjoint(with: [.label, .image]) {
        drawsItself = false
        guard let seen = context.visibility.mark(part) else { continue }
        mark = mark?.union(seen) ?? seen
      }
    }
    return drawsItself ? context.visibility.visiblePart(of: node) : mark
  }

  /// False when a view in front of the button takes the taps there, as a control beside it does.
  ///
  /// Up to iOS 10 the bar itself acts for its own button, over all of the button's region.
  private func losesTaps(_ node: Int, at point: Point) -> Bool {
    guard button.kind != .system || button.isControl, node > button.container else { return true }
    var front = node
    while let parent = tree.parent(of: front), !tree.contains(parent, button.container) {
      front = parent
    }
    return context.barrier(at: front) != nil
      || !(tree.screenFrame(of: front)?.contains(point) ?? false)
  }
}
