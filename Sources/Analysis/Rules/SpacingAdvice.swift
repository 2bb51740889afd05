import Hierarchy

/// What helps a small target that others are too near to.
///
/// Two side by side can be moved apart. Where one lies on the other, as a button does on its row, no
/// distance between them helps: the one has to grow, or the other has to leave more of it.
struct SpacingAdvice: Sendable {
  /// How a target and one too near to it lie.
  private enum Lie {
    case beside, around, on
  }

  /// The sentence.
  let text: String
  /// What brings it about, in words that can be searched for.
  let cause: String

  /// Looks at the targets in a circle, nearest first.
  init(
    _ entry: LiveTargets.Entry, _ near: [(node: Int, distance: Double)], _ size: Size,
    _ tree: ViewTree
  ) {
    let unit = tree.traits.unit.symbol
    let lies = near.map { Self.lie(of: $0.node, to: entry, tree) }
    let beside = zip(near, lies).first { $0.1 == .beside }?.0
    var advice = "Enlarge it to \(size.text)"
    if let beside {
      let lack = (max(size.width, size.height) / 2 - max(beside.distance, 0)).points
      if lies.allSatisfy({ $0 == .beside }) {
        advice += ", or move them \(lack) \(unit) further apart."
      } else {
        advice += ": moving it \(lack) \(unit) away from \(tree[beside.node].calledByText) is not "
        advice += "enough, as another lies \(lies.contains(.around) ? "around" : "on") it."
      }
    } else if let first = lies.first {
      let other = tree[near[0].node].calledByText
      advice +=
        first == .around
        ? ": it lies on \(other), from which no distance keeps it."
        : ", or let \(other), which lies on it, leave as much of it in one piece."
    }
    text = advice
    cause =
      beside == nil
      ? "a control on a row or another control (contentView.addSubview, an accessory view) that is "
        + "too small, or leaves too little of what is below it"
      : "a spacing, inset or stack view's spacing that is too small for targets of this size"
  }

  /// How another target lies to one: around it, on it, or beside it.
  private static func lie(of other: Int, to entry: LiveTargets.Entry, _ tree: ViewTree) -> Lie {
    if tree.contains(other, entry.node) { return .around }
    if tree.contains(entry.node, other) { return .on }
    guard let own = entry.target.own?.standardized,
      let theirs = tree.screenFrame(of: other)?.standardized
    else { return .beside }
    let tolerance = tree.traits.tolerance
    if theirs.contains(own, tolerance: tolerance) { return .around }
    return own.contains(theirs, tolerance: tolerance) ? .on : .beside
  }
}
