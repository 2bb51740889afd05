import Hierarchy

/// A view that takes touches, has nothing to do with them, and lies where others would act.
struct Sink: Sendable {
  /// The outermost such view.
  let node: Int
  /// The targets that it takes touches from, in file order, with the share of what is seen of each.
  var robbed: [(target: Int, share: Double)] = []
  /// The bar of which it lies over more than a quarter, and the share.
  var bar: (node: Int, share: Double)?
  /// What acts in it, in file order.
  var children: [Int] = []
  /// What it takes touches over, in screen space.
  var area: Rect?
  /// True for a view inside the control that it takes the touches of.
  var isInside = false

  /// What acts in it, on the screen; nil where nothing does.
  func acting(in tree: ViewTree) -> Rect? {
    let frames = children.compactMap { tree.screenFrame(of: $0) }
    return frames.first.map { first in frames.dropFirst().reduce(first) { $0.union($1) } }
  }
}
