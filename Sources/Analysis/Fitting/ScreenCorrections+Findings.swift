import Hierarchy

/// Which finding takes which of the frames.
extension ScreenCorrections {
  /// Adds the frames to the findings that they cure, and to the others what stands in the way.
  func apply(to findings: inout [Finding]) {
    guard !answers.isEmpty else { return }
    for index in findings.indices where Self.isOpen(index, in: findings) {
      guard let answer = answers[findings[index].node] else { continue }
      let (fixes, limit) = correction(of: findings[index], answer)
      findings[index].correct(fixes, limit)
    }
  }

  private func correction(
    of finding: Finding, _ answer: Answer
  ) -> (fixes: [Finding.Fix], limit: FixLimit?) {
    let own = answer.fix.map { [$0] } ?? []
    switch finding.rule {
    case .targetOverlap: return parting(finding, answer)
    case .targetSpacing:
      let size = TargetSpacing.size(context.options)
      let isCured = answer.region.map { TargetTooSmall.isEnough($0.size, size) } ?? false
      return (isCured ? own : [], answer.limit)
    case .targetOutsideParent:
      // Made as small as what is around it, it would be of no more use.
      return (answer.limit == nil ? own : [], answer.limit)
    default: return (own, answer.limit)
    }
  }

  /// The frames that part two targets or more; none where any two of them stay where they are.
  private func parting(
    _ finding: Finding, _ answer: Answer
  ) -> (fixes: [Finding.Fix], limit: FixLimit?) {
    var fixes = answer.fix.map { [$0] } ?? []
    for node in finding.related {
      let limits = [answer.limit, answers[node]?.limit].compactMap { $0 }
      guard let one = answer.region, let two = region(of: node) else {
        return ([], limits.first ?? .noRoom(beside: node))
      }
      if FitRound.overlap(one, two) {
        return ([], limits.first { !$0.isShortfall } ?? .noRoom(beside: node))
      }
      if let fix = answers[node]?.fix { fixes.append(fix) }
    }
    return (fixes, fixes.isEmpty ? answer.limit : nil)
  }

  /// What a target takes touches over once all is corrected; nil where that is not known.
  private func region(of node: Int) -> Rect? {
    guard let answer = answers[node] else { return context.target(at: node)?.reach }
    return answer.region
  }
}

extension AuditContext {
  /// The target that a node is. Complexity: O(log targets).
  package func target(at node: Int) -> TapTarget? {
    let place = targets.partitioningIndex { $0.node >= node }
    return place < targets.count && targets[place].node == node ? targets[place] : nil
  }
}
