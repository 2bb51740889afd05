import Analysis
import Hierarchy

/// Turns findings and the user's frames into corrections: one for every view.
struct CorrectionPlanner {
  private let report: AuditReport
  private let request: PatchRequest
  private var tree: ViewTree { report.tree }

  /// Why a rule's correction gives way.
  private static let usersWins = "--set gives this view its frame"
  private static let isTurned =
    "the view is turned or scaled so that no frame can be worked out for it"
  private static let hasNoBar = "no bar is known into which a button could be laid over it"

  init(_ report: AuditReport, _ request: PatchRequest) {
    self.report = report
    self.request = request
  }

  /// What is to be done about a report's findings, views in `excluded` left alone.
  ///
  /// - Returns: The corrections in file order, and reasons for the views that none corrects.
  func plan(
    excluding excluded: [Int: String]
  ) -> (corrections: [Correction], reasons: [Int: String]) {
    var wanted: [Int: [Finding]] = [:]
    for finding in report.findings where finding.result == .fail {
      guard let fix = finding.fix else { continue }
      wanted[fix.node, default: []].append(finding)
    }
    var corrections: [Correction] = []
    var reasons = excluded
    var fixes: [Int: Rect] = [:]
    for (node, findings) in wanted where excluded[node] == nil {
      guard let fix = findings.first?.fix else { continue }
      if request.frames[node] != nil {
        reasons[node] = Self.usersWins
      } else if request.strategy == .frame || fix.owner == .app {
        fixes[node] = fix.to
      } else if let overlay = Overlay(fix, in: report) {
        corrections.append(Correction(node: node, findings: findings, overlay: overlay))
      } else {
        reasons[node] = Self.hasNoBar
      }
    }
    let relocation = Relocation(tree, fixes: fixes, users: request.frames)
    for node in relocation.impossible { reasons[node] = Self.isTurned }
    for node in relocation.frames.keys {
      let isUsers = request.frames[node] != nil
      corrections.append(
        Correction(
          node: node, findings: isUsers ? [] : wanted[node] ?? [],
          frames: relocation.group(of: node), isUsers: isUsers))
    }
    return (corrections.sorted { $0.node < $1.node }, reasons)
  }

  /// The user's frames alone.
  func usersCorrections() -> [Correction] {
    let relocation = Relocation(tree, fixes: [:], users: request.frames)
    return request.frames.keys.sorted().map {
      Correction(node: $0, findings: [], frames: relocation.group(of: $0), isUsers: true)
    }
  }
}
