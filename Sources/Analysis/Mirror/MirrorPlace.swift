import Hierarchy

/// Where the pieces of a back button stand in their bar, and how far each is moved.
struct MirrorPlace: Sendable {
  /// A view that is moved, with all that is in it.
  struct Piece: Sendable {
    let node: Int
    /// Its frame in the bar's bounds space.
    let frame: Rect
    /// How far it is moved to the right.
    var shift = 0.0
  }

  let bar: Int
  /// The bar's bounds.
  let bounds: Rect
  /// True when the button stands at the right end.
  let isRight: Bool
  /// What the button lies in, its arrow beside that, and a button that is laid over it.
  private(set) var pieces: [Piece]

  /// Where its pieces come to stand.
  var destination: Rect {
    let places = pieces.map { $0.frame.offset(x: $0.shift, y: 0) }
    return places.dropFirst().reduce(places.first ?? .zero) { $0.union($1) }
  }

  /// Measures a back button. Complexity: O(depth), plus the views around it.
  init(_ button: BackButton, _ context: AuditContext) throws(MirroredBackButton.Failure) {
    guard let bar = button.bar else { throw .init(.noBar) }
    guard let bounds = context.tree.placementInSuperview(of: bar)?.bounds, !bounds.isEmpty
    else { throw .init(.noPlace) }
    self.bar = bar
    self.bounds = bounds
    let roots = try Self.roots(of: button, in: bar, context)
    pieces = []
    for root in roots {
      guard let frame = context.locator.context.frame(of: root, in: bar), frame.isFinite,
        let map = context.tree.superviewMap(of: root, to: bar),
        map.a == 1, map.b == 0, map.c == 0, map.d == 1
      else { throw .init(.noPlace) }
      pieces.append(Piece(node: root, frame: frame))
    }
    if pieces.isEmpty { throw .init(.noPlace) }
    let mark = button.indicator ?? button.container
    let anchor = context.locator.context.frame(of: mark, in: bar) ?? pieces[0].frame
    isRight = BackButton.BarSpaceRects.isRight(anchor, in: bounds)
    mirror(button, context)
    // A view that reaches to both ends stays where it is.
    if abs(pieces[0].shift) < 1 { throw .init(.inTheMiddle) }
  }

  private func shift(of frame: Rect) -> Double {
    bounds.left + bounds.right - frame.right - frame.left
  }

  /// Mirrors each piece, or all as one where the arrow would come to lie on the title.
  private mutating func mirror(_ button: BackButton, _ context: AuditContext) {
    for index in pieces.indices { pieces[index].shift = shift(of: pieces[index].frame) }
    guard button.labelIsVisible, pieces.count > 1, let label = button.label,
      let title = context.locator.context.frame(of: label, in: bar)
    else { return }
    let there = title.offset(x: pieces[0].shift, y: 0)
    let covers = pieces.dropFirst().contains { piece in
      piece.frame.offset(x: piece.shift, y: 0).meets(there) && !piece.frame.meets(title)
    }
    guard covers else { return }
    let whole = pieces.dropFirst().reduce(pieces[0].frame) { $0.union($1.frame) }
    for index in pieces.indices { pieces[index].shift = shift(of: whole) }
  }

  // MARK: What is moved

  private static func roots(
    of button: BackButton, in bar: Int, _ context: AuditContext
  ) throws(MirroredBackButton.Failure) -> [Int] {
    var roots: [Int] = []
    for part in [button.container, button.indicator, context.overlay(of: button)] {
      guard let part, context.tree.contains(bar, part), part != bar else { continue }
      if roots.contains(where: { context.tree.contains($0, part) }) { continue }
      roots.append(try root(of: part, in: bar, own: roots, context))
    }
    return roots
  }

  /// The view right in the bar, or in its content view, that a part lies in.
  private static func root(
    of part: Int, in bar: Int, own: [Int], _ context: AuditContext
  ) throws(MirroredBackButton.Failure) -> Int {
    var root = part
    while let outer = context.tree.parent(of: root), outer != bar,
      !context.roles.role(of: outer).contains(.barContent)
    {
      if holdsOthers(outer, than: root, own, context) { throw .init(.shared(outer)) }
      root = outer
    }
    return root
  }

  /// True when a view holds targets beside one of its subviews.
  private static func holdsOthers(
    _ view: Int, than root: Int, _ own: [Int], _ context: AuditContext
  ) -> Bool {
    var node = view + 1
    while node < context.tree.subtreeEnd(of: view) {
      if node == root || own.contains(node) {
        node = context.tree.subtreeEnd(of: node)
        continue
      }
      if context.roles.isTarget(node), context.locator.context.isShown(node, in: view) {
        return true
      }
      node += 1
    }
    return false
  }
}
