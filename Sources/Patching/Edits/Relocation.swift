import Formats
import Hierarchy

/// Where views that are moved come to lie, and how far what is in them moves to stay in place.
///
/// A moved view's children keep their place on screen. When a child is moved too, by a rule, its
/// new frame is meant in its superview as it was; one that the user gives is written as it is. All
/// is worked out from frames as they will be printed, so that a second run finds nothing to move.
struct Relocation {
  private let tree: ViewTree
  private let writer: any FrameWriter
  private let carriers: Set<Int>
  /// The new frames, each in the file's own space: its superview's new bounds space, or the screen.
  private(set) var frames: [Int: Rect] = [:]
  /// Views of the rules for which no frame can be worked out.
  private(set) var impossible: Set<Int> = []
  /// From each moved view's bounds space as it was to what it becomes; the same place on screen.
  private var shifts: [Int: AffineTransform] = [:]

  /// Works out the moves.
  ///
  /// - Parameters:
  ///   - fixes: The frames of rules, by node.
  ///   - users: The frames of the user's own, by node and in the file's own space; they win.
  ///   - carriers: Those of these views that take what is in them along.
  init(_ dump: Dump, fixes: [Int: Rect], users: [Int: Rect], carriers: Set<Int> = []) {
    tree = dump.tree
    writer = dump.frameWriter
    self.carriers = carriers
    if tree.traits.space == .screen {
      moveOnScreen(fixes: fixes, users: users)
    } else {
      moveInSuperviews(fixes: fixes, users: users)
    }
  }

  private mutating func moveInSuperviews(fixes: [Int: Rect], users: [Int: Rect]) {
    for node in Set(fixes.keys).union(users.keys).sorted() {
      let outer = tree.parent(of: node).flatMap { shifts[$0] }
      if let frame = users[node].map({ writer.printed($0, of: tree[node]) }) {
        frames[node] = frame
        if !carriers.contains(node) { shifts[node] = shift(of: node, to: frame, outer) }
      } else if let fix = fixes[node] {
        let frame = writer.printed(
          fix.offset(x: outer?.tx ?? 0, y: outer?.ty ?? 0), of: tree[node])
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

  /// Places on the screen are absolute: what is in a moved view stays where it is by itself.
  private mutating func moveOnScreen(fixes: [Int: Rect], users: [Int: Rect]) {
    for (node, fix) in fixes where users[node] == nil {
      guard fix.isFinite, tree.frame(of: node) != nil else {
        impossible.insert(node)
        continue
      }
      frames[node] = writer.printed(tree.printedFrame(fix, of: node), of: tree[node])
    }
    for (node, frame) in users { frames[node] = writer.printed(frame, of: tree[node]) }
  }

  /// The shift of one view; nil where its place is not known or turned by an angle.
  private func shift(
    of node: Int, to frame: Rect, _ outer: AffineTransform?
  ) -> AffineTransform? {
    guard let before = place(of: node),
      let after = Placement.inSuperview(
        frame: frame, transform: tree.transform(of: node), boundsOrigin: tree.boundsOrigin(of: node)
      ),
      before.toScreen.isRectilinear, let back = after.toScreen.inverse
    else { return nil }
    let place = outer.map(before.toScreen.concatenated(with:)) ?? before.toScreen
    return place.concatenated(with: back)
  }

  /// Where a view lies in its superview, which is known in a scroll view too whose content offset is
  /// not in the file.
  private func place(of node: Int) -> Placement? {
    guard tree.traits.hidesOffsets, let frame = tree.frame(of: node) else {
      return tree.placementInSuperview(of: node)
    }
    return Placement.inSuperview(
      frame: frame, transform: tree.transform(of: node), boundsOrigin: tree.boundsOrigin(of: node))
  }

  /// The new frame of a moved view, and of each child that is not moved itself.
  func group(of node: Int) -> [(node: Int, frame: Rect)] {
    guard let frame = frames[node] else { return [] }
    var group = [(node: node, frame: frame)]
    guard let shift = shifts[node], shift.tx != 0 || shift.ty != 0 else { return group }
    for child in tree.children(of: node) where frames[child] == nil {
      let isPlaced = tree.traits.hidesOffsets || !tree.flags(of: child).contains(.belowGap)
      guard isPlaced, let old = tree.frame(of: child) else { continue }
      group.append((child, old.offset(x: shift.tx, y: shift.ty)))
    }
    return group
  }
}
