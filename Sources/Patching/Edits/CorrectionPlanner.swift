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
    var wanted: [Int: [Finding]] = [:]
    var frames: [Int: Finding.Fix] = [:]
    for finding in findings where finding.result == .fail {
      for fix in finding.fixes {
        wanted[fix.node, default: []].append(finding)
        if frames[fix.node] == nil { frames[fix.node] = fix }
      }
    }
    var corrections: [Correction] = []
    var reasons = excluded
    var fixes: [Int: Rect] = [:]
    var owners: [Int: Finding.Fix.Owner] = [:]
    for (node, findings) in wanted where excluded[node] == nil {
      guard let fix = frames[node] else { continue }
      if request.frames[node] != nil {
        reasons[node] = request.carriers.contains(node) ? .mirrored : .usersFrame
      } else if let reason = unreachable(fix) {
        reasons[node] = reason
      } else if request.strategy == .frame || fix.owner == .app {
        if knowsChildren(of: node) {
          fixes[node] = fix.to
          owners[node] = fix.owner
          // Prints of one bar stay alike, else each would be judged.
          for copy in report.copies(of: node) where request.frames[copy] == nil {
            fixes[copy] = fix.to
            owners[copy] = fix.owner
          }
        } else {
          reasons[node] = .doubtfulRows
        }
      } else if let overlay = Overlay(fix, in: report) {
        corrections.append(Correction(node: node, findings: findings, overlay: overlay))
      } else {
        reasons[node] = .noBar
      }
    }
    let relocation = Relocation(
      dump, fixes: fixes, users: request.frames, carriers: request.carriers)
    for node in relocation.impossible { reasons[node] = .turned }
    for node in relocation.frames.keys {
      let isUsers = request.frames[node] != nil
      corrections.append(
        Correction(
          node: node, findings: isUsers ? [] : wanted[node] ?? [],
          frames: relocation.group(of: node), owner: isUsers ? nil : owners[node],
          isUsers: isUsers))
    }
    return (corrections.sorted { $0.node < $1.node }, reasons)
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
