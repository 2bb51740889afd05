import Hierarchy

/// Sizes of targets that others lie on, or that hold others.
extension TargetTooSmall {
  /// The size asked of a target: the minimum, in a bar at most the bar's height.
  static func wanted(
    of target: TapTarget, minimum: Size, _ context: AuditContext
  ) -> Size {
    guard let height = barHeight(around: target, context) else { return minimum }
    return Size(width: minimum.width, height: min(minimum.height, height))
  }

  /// Judges a target by what is left of it.
  ///
  /// What is too small only since others lie on it is target-obscured's; what is left beside a
  /// target inside is the outer one's, where that is a control.
  static func judge(
    _ target: TapTarget, under coverage: Coverage, _ own: Rect, minimum: Size,
    _ context: AuditContext, into findings: inout [Finding]
  ) {
    let isObscured = !coverage.covers.isEmpty
    if isObscured, coverage.isTotal, context.options.applies(.targetObscured) { return }
    let before = findings.count
    judge(target, own, target.reach ?? own, minimum: minimum, context, into: &findings)
    let base = findings.count > before ? findings.last : nil
    let wanted = wanted(of: target, minimum: minimum, context)
    let holdsOthers = !isObscured && context.losesToPlainViews(target.node)
    guard isObscured || holdsOthers else { return }
    guard let best = coverage.best(reaching: wanted, isWhole: isObscured) else { return }
    if let base {
      guard base.result == .fail, isObscured else { return }
      findings[findings.count - 1] = covered(base, coverage, best, wanted, context)
    } else if !isEnough(best.size, wanted), isEnough(coverage.area.size, wanted),
      holdsOthers || !context.options.applies(.targetObscured)
    {
      findings.append(
        rest(target, coverage, best, wanted, isObscured ? severity : .note, context))
    }
  }

  /// True for a target that takes touches on what sticks out of it too, where nothing cuts that off,
  /// and is enough with it: React Native's views do.
  static func isEnoughBeyondItsEdges(
    _ target: TapTarget, _ reach: Rect, _ wanted: Size, _ context: AuditContext
  ) -> Bool {
    guard let live = context.live, live.isExact(target.node),
      live.area(of: target.node) > reach.area + 0.5
    else { return false }
    let best = live.region(of: target.node).bestRect(reaching: wanted)
    return best.map { isEnough($0.size, wanted) } ?? false
  }

  /// What is said of a target that is too small by itself, and loses a part of that.
  private static func covered(
    _ base: Finding, _ coverage: Coverage, _ best: Rect, _ wanted: Size, _ context: AuditContext
  ) -> Finding {
    let covers = coverage.covers.map(\.node)
    return Finding(
      id, base.severity, basis: base.basis, node: base.node,
      related: base.related + covers.prefix(8),
      measured: .size(best.size, minimum: wanted), fix: base.fix, limit: base.limit,
      rank: min(best.width, best.height)
    ) {
      var wording = base.wording
      wording.message +=
        " Of that only \(best.size.text) pt are left: "
        + "\(names(covers, context.tree)) on it takes the touches elsewhere."
      return wording
    }
  }

  /// What is said of a target that is large enough, of which too little is left.
  private static func rest(
    _ target: TapTarget, _ coverage: Coverage, _ best: Rect, _ wanted: Size,
    _ severity: Severity, _ context: AuditContext
  ) -> Finding {
    let tree = context.tree
    let isInside = coverage.covers.isEmpty
    let others = (isInside ? coverage.contained : coverage.covers).map(\.node)
    return Finding(
      id, severity, basis: .frame, node: target.node, related: Array(others.prefix(8)),
      measured: .size(best.size, minimum: wanted), rank: min(best.width, best.height)
    ) {
      .init(
        message: "\(tree[target.node].className) is \(coverage.area.size.text) pt, and only "
          + "\(best.size.text) of it is left beside \(names(others, tree))"
          + (isInside ? " in it" : " on it") + "; \(wanted.text) is asked for.")
    }
  }

  private static func names(_ nodes: [Int], _ tree: ViewTree) -> String {
    let names = nodes.prefix(3).map { tree[$0].className }
    let more = nodes.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

/// Controls that do the same as a larger one.
extension TargetTooSmall {
  /// So many views of a row are looked at.
  private static let mostLookedAt = 128

  /// True when a target of the same class in the same superview carries the
  /// same identifier, or the same label or text, and is large enough.
  static func hasEquivalent(
    _ target: TapTarget, _ wanted: Size, _ context: AuditContext
  ) -> Bool {
    let tree = context.tree
    guard let row = tree.parent(of: target.node) else { return false }
    let end = min(tree.subtreeEnd(of: row), row + mostLookedAt)
    for node in row + 1..<max(end, row + 1)
    where node != target.node && tree.parent(of: node) == row && context.roles.isTarget(node) {
      guard let size = tree.screenFrame(of: node)?.size, isEnough(size, wanted),
        context.takesTouches(node)
      else { continue }
      if context.doesTheSame(node, target.node) { return true }
    }
    return false
  }
}

extension AuditContext {
  /// True when nothing at or above a node keeps every touch from it. Complexity: O(depth).
  fileprivate func takesTouches(_ node: Int) -> Bool {
    var current: Int? = node
    while let view = current {
      if barrier(at: view) != nil { return false }
      current = tree.parent(of: view)
    }
    return true
  }
}
