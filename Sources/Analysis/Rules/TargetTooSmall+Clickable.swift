import Hierarchy

/// Sizes in a tree that was read in pixels.
extension TargetTooSmall {
  /// Judges each target by its bounds. Without a density nothing can be said of any. A side that is
  /// short may be cut: where the bounds are only what can be seen, and lie at the edge of what
  /// scrolls or of the display, the file does not tell, unless it gives the size uncut. Across an
  /// edge of the screen less is enough on Android, which is a note.
  static func checkClickable(
    _ context: AuditContext, minimum: Size, into findings: inout [Finding]
  ) {
    let tree = context.tree
    let targets = context.targets.filter {
      $0.obstacle == nil && $0.own != nil && !context.isInlineLink($0.node)
    }
    let isInPixels = tree.traits.unit != .point
    guard let density = isInPixels ? tree.traits.unit.density : Density(1, .file) else {
      if let first = targets.first {
        findings.append(withoutDensity(first.node, targets.map(\.node)))
      }
      return
    }
    let isClipped = tree.traits.frames == .clipped
    let scale = DisplayScale(
      // Edges in pixels are whole, so that a length may be off by one.
      slack: isInPixels ? 1 / density.value : tree.traits.tolerance,
      roundsToDp: context.options.rounding == .dp)
    for target in targets {
      guard let own = target.own else { continue }
      let unclipped = tree.unclippedSize(of: target.node)
      let size = unclipped.map { own.size.extended(to: $0) } ?? own.size
      let isNarrow = scale.isLess(size.width, than: minimum.width)
      let isLow = scale.isLess(size.height, than: minimum.height)
      guard isNarrow || isLow else { continue }
      let atEdge = isEnoughAtEdge(target.node, own, size, minimum, scale, context)
      let cutter =
        isClipped && unclipped == nil && !atEdge
        ? cutter(of: target.node, own, isNarrow: isNarrow, isLow: isLow, tree) : nil
      let (fix, limit) =
        cutter == nil && !atEdge ? growth(of: target.node, minimum, context) : (nil, nil)
      let isSystems = context.roles.role(of: target.node).contains(.systemSized)
      findings.append(
        Finding(
          id, atEdge || isSystems ? .note : severity, cutter == nil ? .fail : .cannotTell,
          basis: isClipped ? .clippedBounds : .frame, node: target.node,
          related: cutter.map { [$0] } ?? [], measured: .size(size, minimum: minimum),
          fix: fix, limit: limit, rank: min(size.width, size.height)
        ) {
          wording(
            target.node, size, minimum, (isNarrow, isLow), cutter, density, atEdge: atEdge, tree)
        })
    }
  }

  /// True where every side that is short ends exactly at an edge of the screen, and is what is
  /// enough there: a finger cannot slip past it.
  private static func isEnoughAtEdge(
    _ node: Int, _ own: Rect, _ size: Size, _ minimum: Size, _ scale: DisplayScale,
    _ context: AuditContext
  ) -> Bool {
    guard let share = context.options.profile?.edgeShare,
      let screen = context.tree.screenFrame(of: context.tree.root(of: node))
    else { return false }
    let isBeside = own.left == screen.left || own.right == screen.right
    let isAcross = own.top == screen.top || own.bottom == screen.bottom
    return !scale.isLess(size.width, than: minimum.width * (isBeside ? share : 1))
      && !scale.isLess(size.height, than: minimum.height * (isAcross ? share : 1))
  }

  /// The frame for a back button: grown to the minimum around its middle, moved into what its
  /// ancestors and the window leave, and no further.
  private static func growth(
    of node: Int, _ minimum: Size, _ context: AuditContext
  ) -> (fix: Finding.Fix?, limit: FixLimit?) {
    guard let button = context.backButton(of: node), let from = context.tree.frame(of: node),
      let area = context.allowedArea(of: node)
    else { return (nil, nil) }
    guard context.options.backButtonOnly || button.confidence >= BackButtonLocator.corrected else {
      return (nil, .confidence(button.confidence))
    }
    let width = min(max(from.width, minimum.width), max(area.width, from.width))
    let height = min(max(from.height, minimum.height), max(area.height, from.height))
    let to = Rect(
      x: min(max(from.center.x - width / 2, area.left), max(area.right - width, area.left)),
      y: min(max(from.center.y - height / 2, area.top), max(area.bottom - height, area.top)),
      width: width, height: height)
    let isWhole = width >= minimum.width && height >= minimum.height
    let limit = isWhole ? nil : context.narrowest(around: node, minimum)
    guard width > from.width || height > from.height else { return (nil, limit) }
    return (Finding.Fix(node: node, owner: .app, from: from, to: to), limit)
  }

  /// Says of a tree in pixels that it cannot be judged.
  static func askForDensity(_ context: AuditContext, into findings: inout [Finding]) {
    let judged = context.targets.filter { $0.obstacle == nil }.map(\.node)
    guard context.options.requiredSize != nil, let first = judged.first else { return }
    findings.append(withoutDensity(first, judged))
  }

  private static func withoutDensity(_ node: Int, _ all: [Int]) -> Finding {
    Finding(
      id, severity, .cannotTell, basis: .clippedBounds, node: node,
      related: Array(all.dropFirst().prefix(5)), measured: .targets(all.count), group: all
    ) {
      .init(
        message: "The file gives pixels and no density, so the sizes of "
          + "\(all.count == 1 ? "its target" : "its \(all.count) targets") cannot be told.",
        ask: "adb shell wm density, and give --density that number divided by 160")
    }
  }

  /// What may cut a short side: the outermost view of the window, or one that scrolls, with an edge
  /// in common.
  static func cutter(
    of node: Int, _ own: Rect, isNarrow: Bool, isLow: Bool, _ tree: ViewTree
  ) -> Int? {
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      ancestor = tree.parent(of: current)
      guard ancestor == nil || tree.states(of: current).contains(.scrolls),
        let outer = tree.screenFrame(of: current)
      else { continue }
      let states = tree.states(of: current)
      let isSaid = ancestor != nil && states.contains(.saysScroll)
      let hidesBefore = !isSaid || states.contains(.scrollsBackward)
      let hidesBehind = !isSaid || states.contains(.scrollsForward)
      let cutsWidth =
        hidesBefore && own.left <= outer.left || hidesBehind && own.right >= outer.right
      let cutsHeight =
        hidesBefore && own.top <= outer.top || hidesBehind && own.bottom >= outer.bottom
      if isNarrow && cutsWidth || isLow && cutsHeight { return current }
    }
    return nil
  }

  private static func wording(
    _ node: Int, _ size: Size, _ minimum: Size, _ lacks: (width: Bool, height: Bool),
    _ cutter: Int?, _ density: Density, atEdge: Bool, _ tree: ViewTree
  ) -> Finding.Wording {
    let view = tree[node]
    let unit = tree.traits.unit.symbol
    var message = view.className
    if let text = view.text, !text.isEmpty { message += " '\(text.prefix(40))'" }
    message += " is \(size.text) \(unit)"
    if density.source == .inferred {
      message += " (at the inferred density of \(density.value.text(places: 4)))"
    }
    if let cutter {
      return .init(
        message: message + " where it can be seen, at the edge of "
          + (tree.parent(of: cutter) == nil ? "the window" : tree[cutter].className)
          + ", which may cut it, so its size cannot be told.",
        ask: "scroll it away from the edge, and save the hierarchy again")
    }
    if atEdge {
      return .init(
        message: message + "; \(minimum.text) is asked for, and this is enough at the edge of the "
          + "screen, past which no finger slips.")
    }
    var missing: [String] = []
    if lacks.width { missing.append("\((minimum.width - size.width).points) \(unit) more width") }
    if lacks.height {
      missing.append("\((minimum.height - size.height).points) \(unit) more height")
    }
    message += "; \(minimum.text) asks for \(missing.joined(separator: " and "))."
    return .init(
      message: message,
      cause: "a size or padding of its own; minWidth and minHeight, or in Compose "
        + "minimumInteractiveComponentSize(), make it larger. A TouchDelegate would not show here")
  }
}

/// How two lengths of a tree in pixels are compared.
private struct DisplayScale {
  /// Lengths that differ by no more are alike, in dp.
  let slack: Double
  let roundsToDp: Bool

  /// True when a length, in dp, is less than what is asked for.
  func isLess(_ length: Double, than wanted: Double) -> Bool {
    roundsToDp ? length.rounded() < wanted.rounded() : length < wanted - slack
  }
}

extension Size {
  /// The larger of two sizes on each axis.
  fileprivate func extended(to other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
