import Hierarchy

/// A target that loses touches to views on it, and how grave that is.
struct ObscuredTarget: Sendable {
  let target: TapTarget
  private(set) var coverage: Coverage
  /// What people aim at.
  let aim: Rect
  let context: AuditContext
  /// The control that lies on most of the mark and does the same.
  let equivalent: Int?
  /// What the size rule asks for; nil where it asks for nothing.
  private let wanted: Size?
  private var tree: ViewTree { context.tree }

  init(_ target: TapTarget, _ coverage: Coverage, aim: Rect, _ context: AuditContext) {
    self.target = target
    self.coverage = coverage
    self.aim = aim
    self.context = context
    equivalent = Self.equivalent(of: target, coverage, aim, context)
    wanted = context.options.requiredSize.map {
      TargetTooSmall.wanted(of: target, minimum: $0, context)
    }
  }

  /// True when what is left is smaller than the minimum, and the whole is not.
  var leavesTooLittle: Bool {
    guard let wanted, TargetTooSmall.isEnough(coverage.area.size, wanted) else { return false }
    return !TargetTooSmall.isEnough(best?.size ?? .zero, wanted)
  }

  /// True when the target is too small even where nothing lies on it.
  private var isTooSmallItself: Bool {
    guard let wanted, context.options.applies(.targetTooSmall) else { return false }
    return !TargetTooSmall.isEnough(coverage.area.size, wanted)
  }

  private var best: Rect? { coverage.best(reaching: wanted ?? .zero) }

  private var ratio: Double { coverage.fingerRatio(at: aim.center) }

  /// How grave it is that a part is lost; nil where target-too-small says it.
  var severity: Severity? {
    if equivalent != nil { return .note }
    if leavesTooLittle { return isUIKits ? .note : TargetTooSmall.severity }
    if isTooSmallItself { return nil }
    return ratio >= Coverage.muchOfAFinger ? .warning : .note
  }

  private var isUIKits: Bool {
    !context.roles.role(of: target.node).isDisjoint(with: [.barItem, .systemSized])
  }

  /// Whether people see the target, so that they miss it.
  func visibility(under branch: CoverBranch) -> CoverBranch.Look {
    if branch.isInside { return .seen }
    if branch.look == .hidden { return .hidden }
    if branch.isScreen { return .unknown }
    // A control on its own over another one is no panel.
    if branch.look == .unknown, branch.hasContent,
      !(branch.cover == branch.outermost && context.roles.isTarget(branch.cover))
    {
      return .unknown
    }
    return .seen
  }

  func finding(_ severity: Severity) -> Finding {
    let usesModel = context.modelledArea(of: target.node) != nil
    var shortened = self
    shortened.coverage = coverage.shortened
    let words = ObscuredWords(
      tree: tree, obscured: shortened, coverCount: coverage.covers.count, best: best,
      wanted: leavesTooLittle ? wanted : nil,
      ratio: ratio)
    let size = best?.size ?? .zero
    return Finding(
      .targetObscured, severity, basis: usesModel ? .eraModel : .frame, node: target.node,
      related: coverage.covers.prefix(8).map(\.node),
      measured: .obscured(share: coverage.lostShare), rank: min(size.width, size.height)
    ) { words.wording }
  }

  /// The control that takes most of the taps on a mark and does the same: one of the same class and
  /// superview with the same identifier or text, or any that lies on a back button.
  private static func equivalent(
    of target: TapTarget, _ coverage: Coverage, _ aim: Rect, _ context: AuditContext
  ) -> Int? {
    coverage.covers.first { cover in
      guard context.roles.role(of: cover.node).contains(.control),
        context.roles.isTarget(cover.node),
        coverage.share(of: aim, takenBy: [cover]) > 0.9
      else { return false }
      return context.backButton(of: target.node)?.kind == .system
        || context.doesTheSame(cover.node, target.node)
    }?.node
  }
}

extension AuditContext {
  /// True for two targets of one class in one superview that carry the same identifier or, where
  /// neither has one, the same text or label.
  func doesTheSame(_ one: Int, _ other: Int) -> Bool {
    guard tree.parent(of: one) == tree.parent(of: other),
      tree[one].className == tree[other].className
    else { return false }
    for key in [AttributeKey.accessibilityIdentifier, .accessibilityLabel, .text] {
      let (first, second) = (tree[one].string(key) ?? "", tree[other].string(key) ?? "")
      if first.isEmpty, second.isEmpty { continue }
      return first == second
    }
    let (first, second) = (shownText(in: one), shownText(in: other))
    return first != nil && first == second
  }

  /// The first text that a label in a target shows.
  private func shownText(in target: Int) -> String? {
    let end = min(tree.subtreeEnd(of: target), target + 64)
    for node in target + 1..<max(end, target + 1) where roles.role(of: node).contains(.label) {
      if let text = tree[node].text, !text.isEmpty { return text }
    }
    return nil
  }
}
