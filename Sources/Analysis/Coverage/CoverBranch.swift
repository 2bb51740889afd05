import Hierarchy

/// A view on a target together with what it belongs to.
struct CoverBranch: Sendable {
  /// Whether people see a target through what lies on it, as far as a file tells.
  enum Look: Sendable {
    /// It is seen: what lies on it is clear, or inside it.
    case seen
    /// It is hidden: something with a background or a picture lies on it.
    case hidden
    /// The file does not tell: UIKit prints no background before iOS 13, and few tools do.
    case unknown
  }

  /// The view that takes the touches.
  let cover: Int
  /// The outermost view around it that is not around the target too.
  let outermost: Int
  /// True for a view inside the target.
  let isInside: Bool
  /// What of the target is seen through it.
  let look: Look
  /// True when it shows or holds something to tap, so that it may be a panel drawn over the target.
  let hasContent: Bool
  /// True when it lies over most of the window, as a screen of its own or a veil does.
  let isScreen: Bool

  /// Looks at a cover. Complexity: O(depth), and a look at a fixed number of views in it.
  init(_ cover: Int, on target: Int, _ context: AuditContext) {
    let tree = context.tree
    self.cover = cover
    isInside = tree.contains(target, cover)
    var outermost = cover
    var path = [cover]
    while let parent = tree.parent(of: outermost), !tree.contains(parent, target),
      parent != target
    {
      outermost = parent
      path.append(parent)
    }
    self.outermost = outermost
    look = isInside ? .seen : Self.look(of: path, context)
    hasContent = Self.hasContent(outermost, context)
    isScreen = !isInside && Self.isScreen(outermost, context)
  }

  private static let mostLookedAt = 256

  private static func look(of path: [Int], _ context: AuditContext) -> Look {
    let tree = context.tree
    if path.contains(where: { tree.alpha(of: $0) < 0.99 }) { return .seen }
    var isVeil = false
    for node in path {
      let role = context.roles.role(of: node)
      if !role.isDisjoint(with: [.image, .opaqueRenderer]) { return .hidden }
      if tree[node].className.hasPrefix("UIVisualEffect") { return .hidden }
      guard context.locator.context.drawsOwnBackground(node) else { continue }
      if !isSeeThrough(tree[node].string(.backgroundColor)) { return .hidden }
      isVeil = true
    }
    return isVeil || context.printsBackgrounds ? .seen : .unknown
  }

  /// True for a plain colour with an alpha below 1, which is its last number.
  private static func isSeeThrough(_ color: String?) -> Bool {
    guard let color, let last = color.split(separator: " ").last, let alpha = Double(last) else {
      return false
    }
    return alpha < 0.99
  }

  private static func hasContent(_ node: Int, _ context: AuditContext) -> Bool {
    let end = min(context.tree.subtreeEnd(of: node), node + 1 + mostLookedAt)
    return (node + 1..<max(end, node + 1)).contains { inner in
      context.roles.isTarget(inner)
        || !context.roles.role(of: inner).isDisjoint(with: [.label, .image])
    }
  }

  private static func isScreen(_ node: Int, _ context: AuditContext) -> Bool {
    let root = context.tree.root(of: node)
    guard let window = context.tree.screenFrame(of: root), root != node,
      let part = context.tree.screenFrame(of: node)?.intersection(window)
    else { return false }
    return part.area > 0.8 * window.area
  }
}
