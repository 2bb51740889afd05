import Hierarchy

/// Sizes in a tree that was read in pixels.
extension TargetTooSmall {
  /// Judges each target by its bounds. Without a density nothing can be said of any. A side that is
  /// short may be cut: where the bounds are only what can be seen, and lie at the edge of what
  /// scrolls or of the display, the file does not tell.
  static func checkClickable(
    _ context: AuditContext, minimum: Size, into findings: inout [Finding]
  ) {
    let tree = context.tree
    let targets = context.targets.filter { $0.obstacle == nil && $0.own != nil }
    guard let density = tree.traits.unit.density else {
      if let first = targets.first {
        findings.append(withoutDensity(first.node, targets.map(\.node)))
      }
      return
    }
    let isClipped = tree.traits.frames == .clipped
    // Edges are whole pixels.
    let slack = 1 / density.value
    for target in targets {
      guard let own = target.own else { continue }
      let isNarrow = own.width < minimum.width - slack
      let isLow = own.height < minimum.height - slack
      guard isNarrow || isLow else { continue }
      let cutter =
        isClipped ? cutter(of: target.node, own, isNarrow: isNarrow, isLow: isLow, tree) : nil
      let (fix, limit) = cutter == nil ? growth(of: target.node, minimum, context) : (nil, nil)
      findings.append(
        Finding(
          id, severity, cutter == nil ? .fail : .cannotTell,
          basis: isClipped ? .clippedBounds : .frame, node: target.node,
          related: cutter.map { [$0] } ?? [], measured: .size(own.size, minimum: minimum),
          fix: fix, limit: limit, rank: min(own.width, own.height)
        ) {
          wording(target.node, own, minimum, (isNarrow, isLow), cutter, density, tree)
        })
    }
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
  private static func cutter(
    of node: Int, _ own: Rect, isNarrow: Bool, isLow: Bool, _ tree: ViewTree
  ) -> Int? {
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      ancestor = tree.parent(of: current)
      guard ancestor == nil || tree.states(of: current).contains(.scrolls),
        let outer = tree.screenFrame(of: current)
      else { continue }
      let cutsWidth = own.left <= outer.left || own.right >= outer.right
      let cutsHeight = own.top <= outer.top || own.bottom >= outer.bottom
      if isNarrow && cutsWidth || isLow && cutsHeight { return current }
    }
    return nil
  }

  private static func wording(
    _ node: Int, _ own: Rect, _ minimum: Size, _ lacks: (width: Bool, height: Bool),
    _ cutter: Int?, _ density: Density, _ tree: ViewTree
  ) -> Finding.Wording {
    let view = tree[node]
    var message = view.className
    if let text = view.text, !text.isEmpty { message += " '\(text.prefix(40))'" }
    message += " is \(own.size.text) dp"
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
    var missing: [String] = []
    if lacks.width { missing.append("\((minimum.width - own.width).points) dp more width") }
    if lacks.height { missing.append("\((minimum.height - own.height).points) dp more height") }
    message += "; \(minimum.text) asks for \(missing.joined(separator: " and "))."
    return .init(
      message: message,
      cause: "a size or padding of its own; minWidth and minHeight, or in Compose "
        + "minimumInteractiveComponentSize(), make it larger. A TouchDelegate would not show here")
  }
}
