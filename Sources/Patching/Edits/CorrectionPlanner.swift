import Analysis
import Formats
import Hierarchy

/// Turns findings into corrections, one for every view, in a dump that has the user's frames.
struct CorrectionPlanner {
  private let report: AuditReport
  private let request: PatchRequest
  private let dump: Dump
  /// Places in the text where rows are missing or damaged.
  private let doubts: [Range<Int>]
  private var tree: ViewTree { report.tree }

  /// Makes a planner for a dump and the report on it.
  init(_ report: AuditReport, of dump: Dump, _ request: PatchRequest) {
    self.report = report
    self.request = request
    self.dump = dump
    doubts = dump.diagnostics.filter { $0.severity > .note }.map(\.range)
  }

  /// What is to be done about a report's findings, views in `excluded` left alone.
  ///
  /// - Returns: The corrections in file order, and reasons for the views that none corrects.
  func plan(
    excluding excluded: [Int: Remainder.Reason]
  ) -> (corrections: [Correction], reasons: [Int: Remainder.Reason]) {
    plan(for: report.findings, excluding: excluded)
  }

  /// What is to be done about some of a report's findings.
  func plan(
    for findings: [Finding], excluding excluded: [Int: Remainder.Reason] = [:]
  ) -> (corrections: [Correction], reasons: [Int: Remainder.Reason]) {
    let demands = demands(of: findings)
    var draft = Draft(reasons: excluded)
    for (node, demand) in demands where excluded[node] == nil { add(demand, for: node, to: &draft) }
    let relocation = Relocation(
      dump, fixes: draft.frames, users: request.frames, carriers: request.carriers)
    for node in relocation.impossible { draft.reasons[node] = .turned }
    for node in relocation.frames.keys {
      let isUsers = request.frames[node] != nil
      draft.corrections.append(
        Correction(
          node: node, findings: isUsers ? [] : demands[node]?.findings ?? [],
          frames: relocation.group(of: node), owner: isUsers ? nil : draft.owners[node],
          isUsers: isUsers))
    }
    return (draft.corrections.sorted { $0.node < $1.node }, draft.reasons)
  }

  /// What findings ask of one view.
  private struct Demand {
    /// What the first of them, the gravest, would do.
    var fix: Finding.Fix
    /// All that this is to cure.
    var findings: [Finding] = []
  }

  private func demands(of findings: [Finding]) -> [Int: Demand] {
    var demands: [Int: Demand] = [:]
    for finding in findings where finding.result == .fail {
      for fix in finding.fixes {
        demands[fix.node, default: Demand(fix: fix)].findings.append(finding)
      }
    }
    return demands
  }

  /// A plan that is being made.
  private struct Draft {
    /// Why no correction is made of a view.
    var reasons: [Int: Remainder.Reason]
    /// Overlays.
    var corrections: [Correction] = []
    /// The frames that views are to get, and whose those are.
    var frames: [Int: Rect] = [:]
    var owners: [Int: Finding.Fix.Owner] = [:]
  }

  /// Decides how a view is corrected, or why it is not.
  private func add(_ demand: Demand, for node: Int, to draft: inout Draft) {
    let fix = demand.fix
    if request.frames[node] != nil {
      draft.reasons[node] = request.carriers.contains(node) ? .mirrored : .usersFrame
    } else if let reason = unreachable(fix) {
      draft.reasons[node] = reason
    } else if request.strategy == .frame || fix.owner == .app {
      guard knowsChildren(of: node) else {
        draft.reasons[node] = .doubtfulRows
        return
      }
      // Prints of one bar stay alike, else each would be judged.
      let copies = report.copies(of: node).filter { request.frames[$0] == nil }
      for print in [node] + copies {
        draft.frames[print] = fix.to
        draft.owners[print] = fix.owner
      }
    } else if let overlay = Overlay(fix, in: report) {
      draft.corrections.append(
        Correction(node: node, findings: demand.findings, overlay: overlay))
    } else {
      draft.reasons[node] = .noBar
    }
  }

  /// Why a correction that is for the running app cannot be made there; nil where it can.
  private func unreachable(_ fix: Finding.Fix) -> Remainder.Reason? {
    guard request.destination == .process else { return nil }
    var nodes = [fix.node]
    if request.strategy == .overlay, fix.owner == .system {
      guard let overlay = Overlay(fix, in: report) else { return .noBar }
      nodes += [overlay.parent, overlay.bar]
    } else {
      nodes += tree.children(of: fix.node).filter { tree.frame(of: $0) != nil }
    }
    return LiveObject.fault(among: nodes, in: tree).map { .unreachable($0.fault, node: $0.node) }
  }

  /// True when every child of a view prints a frame and no row inside the view is in doubt.
  private func knowsChildren(of node: Int) -> Bool {
    for child in tree.children(of: node) {
      let flags = tree.flags(of: child)
      if flags.contains(.isLayer) { continue }
      if tree.frame(of: child) == nil || flags.contains(.belowGap) { return false }
    }
    let end = tree.subtreeEnd(of: node)
    let start = tree.range(of: node).lowerBound
    let next = end < tree.count ? tree.range(of: end).lowerBound : tree.source.count
    return !doubts.contains { $0.lowerBound >= start && $0.lowerBound < next }
  }
}
