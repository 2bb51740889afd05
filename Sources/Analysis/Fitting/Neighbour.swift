import Hierarchy

/// Another target near a back button, and what of it must stay its own.
struct Neighbour: Sendable {
  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.05

  /// The target.
  let node: Int
  /// What it keeps, in the space that the back button is fitted in: all that can be reached of it,
  /// or its mark where it reaches over the other's mark.
  let kept: Rect
  /// What is visible of it, or else what it keeps.
  private let mark: Rect

  /// Looks at a target; nil when it keeps nothing.
  ///
  /// - Parameters:
  ///   - reach: What can be reached of it.
  ///   - mark: What is visible of it.
  ///   - other: The mark of the back button.
  init?(_ node: Int, reach: Rect, mark: Rect?, beside other: Rect) {
    self.node = node
    if !Self.overlap(reach, other) {
      kept = reach
    } else if let mark {
      kept = mark
    } else {
      return nil
    }
    self.mark = mark ?? kept
  }

  /// True when two rectangles share more than what rounding may have made.
  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    guard let shared = one.intersection(other) else { return false }
    return shared.width > tolerance && shared.height > tolerance
  }

  /// True when a region takes something of what the target keeps.
  func loses(to region: Rect) -> Bool { Self.overlap(kept, region) }

  /// What is left of an area for a mark on its side of the target: cut at the target's edge, on the
  /// axis on which the two marks are farther apart.
  func rest(of area: Rect, for own: Rect) -> Rect {
    let apart = Self.gaps(between: own, mark)
    let gaps = Self.gaps(between: own, kept)
    let isSideways =
      gaps.y < -Self.tolerance || apart.x >= apart.y && gaps.x >= -Self.tolerance
    var (left, top, right, bottom) = (area.left, area.top, area.right, area.bottom)
    if isSideways {
      if kept.center.x > own.center.x {
        right = min(right, kept.left)
      } else {
        left = max(left, kept.right)
      }
    } else {
      if kept.center.y > own.center.y {
        bottom = min(bottom, kept.top)
      } else {
        top = max(top, kept.bottom)
      }
    }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// How far two rectangles are apart on each axis; negative where they overlap on it.
  private static func gaps(between one: Rect, _ other: Rect) -> Point {
    Point(
      x: max(other.left - one.right, one.left - other.right),
      y: max(other.top - one.bottom, one.top - other.bottom))
  }
}

extension AuditContext {
  /// The targets beside a back button that keep something of their own; see `Neighbour`.
  ///
  /// - Parameters:
  ///   - own: The back button's mark, in the space that it is fitted in.
  ///   - back: From the screen to that space.
  func neighbours(of button: BackButton, mark own: Rect, _ back: AffineTransform) -> [Neighbour] {
    targets(beside: button).compactMap { node, reach in
      let mark = visibleMark(ofTarget: node).map(back.boundingBox(of:))
      return Neighbour(node, reach: back.boundingBox(of: reach), mark: mark, beside: own)
    }
  }

  /// The targets beside a back button in its bar, or where there is none in its superview, with what
  /// can be reached of them on the screen.
  ///
  /// Containers that the bar acts for are no neighbours of each other: it takes all their taps.
  /// Complexity: O(views of the bar), times depth for targets.
  package func targets(beside button: BackButton) -> [(node: Int, reach: Rect)] {
    guard let root = button.bar ?? tree.parent(of: button.container) else { return [] }
    let overlay = overlay(of: button)
    var result: [(node: Int, reach: Rect)] = []
    var node = root + 1
    let end = tree.subtreeEnd(of: root)
    while node < end {
      if node == button.container || node == overlay || barrier(at: node) != nil {
        node = tree.subtreeEnd(of: node)
        continue
      }
      guard roles.isTarget(node), !tree.contains(node, button.container) else {
        node += 1
        continue
      }
      if !roles.role(of: node).contains(.backContainer), let reach = reach(of: node) {
        result.append((node, reach))
      }
      node = tree.subtreeEnd(of: node)
    }
    return result
  }

  /// The part of a node inside all its ancestors, in screen space; nil when nothing is left.
  private func reach(of node: Int) -> Rect? {
    guard let own = tree.placement(of: node), own.toScreen.isRectilinear else { return nil }
    var reach = own.toScreen.boundingBox(of: insets.region(of: node, own.bounds)).standardized
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      guard let outer = tree.placement(of: current),
        let part = reach.intersection(
          outer.toScreen.boundingBox(of: insets.region(of: current, outer.bounds)).standardized)
      else { return nil }
      reach = part
      ancestor = tree.parent(of: current)
    }
    return reach
  }
}
