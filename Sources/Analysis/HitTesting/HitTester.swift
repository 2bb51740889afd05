import Hierarchy

/// Answers which view takes a touch, by the rule that UIKit's `hitTest(_:with:)` documents.
///
/// Windows are asked from the top down. A view refuses, with everything below it, when it is
/// hidden, too transparent, not interactive, of unknown geometry, or when the point is not within
/// its bounds. Otherwise its subviews are asked, the last one first, and it takes what no subview
/// takes. So a view that accepts decides the matter: the search goes down and never comes back from
/// it. What is drawn plays no part: neither `clipsToBounds`, transparent pixels and z positions,
/// nor a child that is visible outside its parent.
///
/// React Native's views override the rule: one that does not clip asks its subviews for a touch
/// outside its bounds too, and refuses when none of them takes it. Their `pointerEvents` are not
/// printed, save that `none` prints as interaction that is off.
///
/// Bare layers are no views; neither they nor what is printed below them are asked.
public struct HitTester: Sendable {
  /// The largest alpha at which a view takes no touches: 0.01.
  ///
  /// UIKit's documentation excludes alpha *below* 0.01. A layer keeps its opacity as a `Float`,
  /// and 0.01 as a `Float` is 0.0099999998, so that a view whose alpha was set to 0.01, and prints
  /// it, is excluded as well. 0.02 takes touches.
  package static let deadAlpha = 0.01

  /// The tree whose views are asked.
  public let tree: ViewTree
  private let roles: RoleTable
  private let insets: HitInsets
  /// The subviews of each large root: every touch asks them, however many they are.
  private var families: [Int: [Int]] = [:]

  /// A root with so many views in it is large.
  private static let largeRoot = 1_000

  /// Makes a tester of a tree. Complexity: O(classes + subviews of the roots).
  public init(_ tree: ViewTree) { self.init(tree, insets: HitInsets([], in: tree)) }

  /// Makes a tester of a tree in which some views take touches around their bounds.
  package init(_ tree: ViewTree, insets: HitInsets) {
    self.tree = tree
    self.insets = insets
    roles = RoleTable(tree)
    for root in tree.roots where tree.subtreeEnd(of: root) - root > Self.largeRoot {
      families[root] = Array(tree.children(of: root))
    }
  }

  /// Asks the views of a screen for a touch.
  ///
  /// Complexity: O(depth of the hit view + subviews of the views on the path to it), and what lies
  /// in React Native's views beside it, each with a factor of O(log nodes) where an alpha, transform
  /// or content offset is printed. Nothing recurses, and the memory it takes is that of the answer
  /// and of the views still to ask.
  ///
  /// - Parameters:
  ///   - point: The point in screen space, in points.
  ///   - screen: The windows to ask, back to front.
  ///   - assumingInteractive: Views to ask as if their user interaction were on; it says nothing
  ///     about the views below them.
  /// - Returns: The answer, with every view that refused on the way to it.
  public func test(
    _ point: Point, on screen: Screen, assumingInteractive: Set<Int> = []
  ) -> HitTest {
    var answer = HitTest(point: point)
    var search = Search(candidates: screen.roots, place: point)
    while true {
      guard let node = search.next() else {
        // Nobody in the last view that passed the point on has taken it.
        guard let detour = search.goBack() else { return answer }
        answer.path.removeLast()
        let reason: RefusalReason =
          roles.letsTouchesThrough(detour) ? .touchThrough : .outsideBounds
        answer.refusals.append(Refusal(node: detour, reason: reason))
        continue
      }
      let flags = tree.flags(of: node)
      if flags.contains(.isLayer) { continue }
      if let reason = refusal(of: node, flags: flags, assumingInteractive: assumingInteractive) {
        answer.refusals.append(Refusal(node: node, reason: reason))
        continue
      }
      guard let placement = tree.placementInSuperview(of: node),
        let inside = placement.boundsPoint(of: search.place)
      else {
        answer.refusals.append(Refusal(node: node, reason: .noGeometry))
        answer.isCertain = false
        continue
      }
      if insets.region(of: node, placement.bounds.standardized).contains(inside) {
        if roles.letsTouchesThrough(node) {
          search.detour(into: node)
        } else {
          search.settle()
        }
      } else if roles.cutsTouches(node) {
        answer.refusals.append(Refusal(node: node, reason: .outsideBounds))
        continue
      } else {
        search.detour(into: node)
      }
      answer.path.append(node)
      search.place = inside
      collectChildren(of: node, into: &search.candidates)
    }
  }

  /// Where a point of the screen lies in a node's bounds space, both in points.
  ///
  /// Complexity: O(depth), with a factor of O(log nodes) where a transform or content offset is
  /// printed.
  ///
  /// - Parameters:
  ///   - screenPoint: The point in screen space.
  ///   - node: The node's index.
  /// - Returns: nil when the geometry of the node or of a view above it is not known.
  public func point(_ screenPoint: Point, in node: Int) -> Point? {
    var path = [node]
    var current = node
    while let parent = tree.parent(of: current) {
      path.append(parent)
      current = parent
    }
    var place = screenPoint
    for level in path.reversed() {
      guard let inside = tree.placementInSuperview(of: level)?.boundsPoint(of: place) else {
        return nil
      }
      place = inside
    }
    return place
  }

  /// Why a view refuses every touch, wherever it is; nil when it refuses none for such a reason.
  private func refusal(
    of node: Int, flags: NodeFlags, assumingInteractive: Set<Int>
  ) -> RefusalReason? {
    if flags.contains(.hidden) { return .hidden }
    if flags.contains(.hasAlpha), tree.alpha(of: node) <= Self.deadAlpha { return .alpha }
    if flags.contains(.interactionDisabled), !assumingInteractive.contains(node) {
      return .interactionDisabled
    }
    return nil
  }

  /// Appends a node's children, back to front: each child begins where the one before it ends.
  private func collectChildren(of node: Int, into children: inout [Int]) {
    if let family = families[node] {
      children += family
      return
    }
    let end = tree.subtreeEnd(of: node)
    var child = node + 1
    while child < end {
      children.append(child)
      child = tree.subtreeEnd(of: child)
    }
  }
}

/// The views that are still to be asked.
private struct Search {
  /// A view that passes on a point outside its bounds.
  private struct Detour {
    let node: Int
    /// How many candidates were left beside it.
    let left: Int
    /// The point in the space of those.
    let place: Point
  }

  /// Back to front: the last is asked first.
  var candidates: [Int]
  /// The point in the common space of those that are asked now.
  var place: Point
  private var detours: [Detour] = []

  init(candidates: [Int], place: Point) {
    self.candidates = candidates
    self.place = place
  }

  /// The next to ask; nil when all in the view that was entered last have refused.
  mutating func next() -> Int? {
    candidates.count > detours.last?.left ?? 0 ? candidates.removeLast() : nil
  }

  /// Notes that a view holds the point: it takes what nothing in it takes, and nobody else is asked.
  mutating func settle() {
    candidates.removeAll(keepingCapacity: true)
    detours.removeAll(keepingCapacity: true)
  }

  mutating func detour(into node: Int) {
    detours.append(Detour(node: node, left: candidates.count, place: place))
  }

  /// Leaves the view that was entered last for what is beside it; nil when it holds the point.
  mutating func goBack() -> Int? {
    guard let detour = detours.popLast() else { return nil }
    place = detour.place
    return detour.node
  }
}
