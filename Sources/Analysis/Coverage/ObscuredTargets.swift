import Hierarchy

/// The targets of a tree that something lies on, those that nobody sees counted together.
struct ObscuredTargets {
  private let context: AuditContext
  private let live: LiveMap
  /// What is said of one target by itself.
  private var single: [Finding] = []
  /// Targets that are covered all over and not seen, and those of which that is not known.
  private var hidden = CoveredGroups()
  private var unknown = CoveredGroups()
  /// Targets whose live region is not known exactly: in turned views, by their root, and in crowds.
  private var turned: [Int: [Int]] = [:]
  private var crowded: [Int] = []
  /// Made with the first target that asks for them.
  private lazy var sinks = Sinks(context)

  init(_ context: AuditContext, _ live: LiveMap) {
    self.context = context
    self.live = live
  }

  /// What is found, in the order in which it was met; what is said of several targets comes last.
  var all: [Finding] {
    var all = single + hidden.notes(context.tree) + unknown.questions(context.tree)
    if !crowded.isEmpty { all.append(CoveredGroups.crowded(crowded, context.tree)) }
    for (_, nodes) in turned.sorted(by: { $0.key < $1.key }) {
      all.append(CoveredGroups.turned(nodes, context.tree))
    }
    return all
  }

  /// Looks at a target that would take touches.
  mutating func look(at target: TapTarget) {
    guard live.isExact(target.node) else { return addInexact(target.node) }
    guard let coverage = context.coverage(of: target), let first = coverage.covers.first,
      let aim = context.aim(of: target)
    else { return }
    let obscured = ObscuredTarget(target, coverage, aim: aim, context)
    if coverage.isTotal, obscured.equivalent == nil {
      let branch = CoverBranch(first.node, on: target.node, context)
      switch obscured.visibility(under: branch) {
      case .hidden: hidden.add(target.node, under: branch.outermost)
      case .unknown: unknown.add(target.node, under: branch.outermost)
      case .seen: single.append(obscured.finding(.error))
      }
    } else if let severity = obscured.severity, !isSaidElsewhere(obscured, coverage, of: target) {
      single.append(obscured.finding(severity))
    }
  }

  private mutating func addInexact(_ node: Int) {
    if live.isCrowded(node) {
      crowded.append(node)
    } else if !context.isInTransition(node) {
      turned[context.tree.root(of: node), default: []].append(node)
    }
  }

  /// True where another rule names what lies on a target: overlaps, and views that swallow touches.
  private mutating func isSaidElsewhere(
    _ obscured: ObscuredTarget, _ coverage: Coverage, of target: TapTarget
  ) -> Bool {
    guard obscured.equivalent == nil else { return false }
    if TargetOverlap.names(coverage.covers, on: target, context) { return true }
    guard !obscured.leavesTooLittle, context.options.applies(.touchSink) else { return false }
    return coverage.covers.allSatisfy { sinks.sink(of: $0.node) != nil }
  }
}
