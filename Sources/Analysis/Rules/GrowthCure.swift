import Hierarchy

/// How a target that is too small is made larger, in words: by touches around it on each side, as
/// far as what is around it allows, or with its superview where that leaves no room.
struct GrowthCure: Sendable {
  let context: AuditContext
  let node: Int
  /// What of it takes touches, on the screen.
  let judged: Rect
  let wanted: Size

  private static let tolerance = 0.05
  /// The least that is not written as 0, in points.
  private static let least = 0.005
  private var tree: ViewTree { context.tree }

  /// The cure, as sentences behind others.
  var sentences: Phrase {
    guard let allowed, !allowed.isEmpty else { return around(symmetric) }
    let fitting = context.backButton(of: node).flatMap { button in
      button.visible.flatMap { Fitting(button, mark: $0, context) }
    }
    if case .overlappedMark = fitting?.limit { return noRoom(fitting?.limit) }
    let region = fitting.flatMap(onScreen) ?? grown(within: allowed)
    let insets = EdgeInsets(of: region, past: judged)
    let union = region.union(judged)
    let isShort =
      union.width < wanted.width - Self.tolerance || union.height < wanted.height - Self.tolerance
    guard isShort else { return around(insets) }
    let limit = fitting?.limit ?? context.narrowest(around: node, wanted)
    guard insets.largest >= Self.least else { return noRoom(limit) }
    return "\(around(insets)) That comes to \(union.size) pt: \(reason(limit))."
  }

  /// What the ancestors allow on the screen, up to a scroll view, whose content moves.
  private var allowed: Rect? {
    var area: Rect?
    var ancestor = tree.parent(of: node)
    while let current = ancestor, !context.roles.role(of: current).contains(.scrollView) {
      guard let placement = tree.placement(of: current), placement.toScreen.isRectilinear else {
        return nil
      }
      let outer = placement.screenRect.standardized
      area = area.map { $0.intersection(outer) ?? .zero } ?? outer
      ancestor = tree.parent(of: current)
    }
    return area
  }

  private func onScreen(_ fitting: Fitting) -> Rect? {
    tree.parent(of: node).flatMap { tree.placement(of: $0) }?.toScreen
      .boundingBox(of: fitting.frame)
  }

  private func grown(within allowed: Rect) -> Rect {
    var options = context.options
    (options.pad, options.scale) = (0, nil)
    return Fit(options).region(for: judged, within: allowed)
  }

  private var symmetric: EdgeInsets {
    let x = (wanted.width - judged.width) / 2
    let y = (wanted.height - judged.height) / 2
    return EdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  private func around(_ insets: EdgeInsets) -> Phrase {
    var phrase: Phrase = " Enlarge it, or let it take touches past its frame by "
    let isBeside = Self.add(insets.left, "left", insets.right, "right", to: &phrase)
    if isBeside, max(insets.top, insets.bottom) >= Self.least { phrase.add(" and ") }
    _ = Self.add(insets.top, "above", insets.bottom, "below", to: &phrase)
    phrase.add(" (override point(inside:with:)), as far as its superview reaches.")
    return phrase
  }

  /// Adds two opposite insets; what is written as 0 is none.
  ///
  /// - Returns: True where one of them is something.
  private static func add(
    _ one: Double, _ first: String, _ other: Double, _ second: String, to phrase: inout Phrase
  ) -> Bool {
    let (isOne, isOther) = (one >= least, other >= least)
    let areAlike = isOne && isOther && one.isWritten(like: other, places: 2)
    if isOne {
      phrase.add(one)
      phrase.add(" pt ")
      phrase.add(first)
    }
    if isOne, isOther { phrase.add(" and ") }
    if isOther {
      if !areAlike {
        phrase.add(other)
        phrase.add(" pt ")
      }
      phrase.add(second)
    }
    return isOne || isOther
  }

  private func noRoom(_ limit: FixLimit?) -> Phrase {
    guard case .ancestor(let ancestor, let size) = limit else {
      return " There is no room for more: \(reason(limit))."
    }
    let name = tree[ancestor].className
    if isCustomItem {
      return """
         What it lies in (\(name), \(size)) leaves no room around it: give the custom view \
        \(wanted) pt itself, and the bar makes room for it.
        """
    }
    return " What it lies in (\(name), \(size)) leaves no room around it: enlarge both."
  }

  private func reason(_ limit: FixLimit?) -> Phrase {
    switch limit {
    case .neighbours(let nodes, _):
      let names = nodes.prefix(3).map { tree[$0].className }.joined(separator: ", ")
      return "\(names) beside it keep\(nodes.count == 1 ? "s" : "") the rest; move it away for more"
    case .overlappedMark(let other):
      return "the mark of \(tree[other].className) lies over its own; move one of them"
    case .ancestor(let ancestor, let size):
      let cure: Phrase = isCustomItem ? "give the custom view \(wanted) pt itself" : "enlarge both"
      return "\(tree[ancestor].className) (\(size)) leaves no more; \(cure)"
    case .safeArea:
      return "the safe area leaves no more; move it away from the edge"
    case .overlapped, .insets, .markOutside, .markOffscreen, .noRoom, .idle, .crowd, .unplaced,
      .laidOut, .confidence, .place, .systemPlace, nil:
      return "what it lies in leaves no more"
    }
  }

  /// True for a custom view of a bar's stack, which sizes what it wraps around it.
  private var isCustomItem: Bool {
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      let role = context.roles.role(of: current)
      if role.contains(.barItemStack) { return true }
      if role.contains(.navigationBar) { return false }
      ancestor = tree.parent(of: current)
    }
    return false
  }
}
