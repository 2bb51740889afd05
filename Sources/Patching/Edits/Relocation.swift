import Formats
import Hierarchy

/// Where views that are moved come to lie, and how far what is in them moves to stay in place.
///
/// A moved view's children keep their place on screen. When a child is moved too, by a rule, its
/// new frame is meant in its superview as it was; one that the user gives is written as it is. All
/// is worked out from frames as they will be printed, so that a second run finds nothing to move.
struct Relocation {
  private let tree: ViewTree
  /// The new frames, each in its superview's new bounds space.
  private(set) var frames: [Int: Rect] = [:]
  /// Views of the rules for which no frame can be worked out.
  private(set) var impossible: Set<Int> = []
  /// From each moved view's bounds space as it was to what it becomes; the same place on screen.
  private var shifts: [Int: AffineTransform] = [:]

  /// Works out the moves.
  ///
  /// - Parameters:
  ///   - fixes: The frames of rules, by node.
  ///   - users: The frames of the user's own, by node; they win.
  init(_ tree: ViewTree, fixes: [Int: Rect], users: [Int: Rect]) {
    self.tree = tree
    for node in Set(fixes.keys).union(users.keys).sorted() {
      let outer = tree.parent(of: node).flatMap { shifts[$0] }
      if let frame = users[node].map(FrameText.printed) {
        frames[node] = frame
        shifts[node] = shift(of: node, to: frame, outer)
      } else if let fix = fixes[node] {
        let frame = FrameText.printed(fix.offset(x: outer?.tx ?? 0, y: outer?.ty ?? 0))
        guard frame.isFinite, tree.frame(of: node) != nil,
          let shift = shift(of: node, to: frame, outer)
        else {
          impossible.insert(node)
          continue
        }
        frames[node] = frame
        shifts[node] = shift
      }
    }
  }

  /// The shift of one view; nil where its place is not known or turned by an angle.
  private func shift(
    of node: Int, to frame: Rect, _ outer: AffineTransform?
  ) -> AffineTransform? {
    guard let before = tree.placementInSuperview(of: node),
      let after = Placement.inSuperview(
        frame: frame, transform: tree.transform(of: node), boundsOrigin: tree.boundsOrigin(of: node)
      ),
      before.toScreen.isRectilinear, let back = after.toScreen.inverse
    else { return nil }
    let place = outer.map(before.toScreen.concatenated(with:)) ?? before.toScreen
    return place.concatenated(with: back)
  }

  /// The new frame of a moved view, and of each child that is not moved itself.
  func group(of node: Int) -> [(node: Int, frame: Rect)] {
    guard let frame = frames[node] else { return [] }
    var group = [(node: node, frame: frame)]
    guard let shift = shifts[node], shift.tx != 0 || shift.ty != 0 else { return group }
    for child in tree.children(of: node) where frames[child] == nil {
      guard let old = tree.frame(of: child), !tree.flags(of: child).contains(.belowGap) else {
        continue
      }
      group.append((child, old.offset(x: shift.tx, y: shift.ty)))
    }
    return group
  }
}
