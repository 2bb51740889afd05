import Analysis
import Formats
import Hierarchy

/// Turns findings into frames: one group of edits for every view that is to be moved.
struct FramePlanner {
  /// A view that is moved, with the children that keep their place on screen.
  struct Group {
    /// The view.
    var node: Int
    /// The findings that the new frame is to cure.
    var findings: [Finding]
    /// The new frames, in pre-order, each in its parent's bounds space.
    var frames: [(node: Int, frame: Rect)]
  }

  private let report: AuditReport
  private var tree: ViewTree { report.tree }

  /// Places in the text where rows are missing or damaged.
  private let doubts: [Range<Int>]

  /// Makes a planner for a dump and the report on it.
  init(_ report: AuditReport, of dump: Dump) {
    self.report = report
    doubts = dump.diagnostics.filter { $0.severity > .note }.map(\.range)
  }

  /// What is to be done about a report's findings, views in `excluded` left alone.
  ///
  /// - Returns: The groups in file order, and reasons for the views that no frame can correct.
  func plan(excluding excluded: [Int: String]) -> (groups: [Group], reasons: [Int: String]) {
    var wanted: [Int: [Finding]] = [:]
    for finding in report.findings where finding.result == .fail {
      guard let fix = finding.fix else { continue }
      wanted[fix.node, default: []].append(finding)
    }
    var groups: [Group] = []
    var reasons = excluded
    for node in wanted.keys.sorted() where excluded[node] == nil {
      guard let findings = wanted[node], let fix = findings.first?.fix else { continue }
      if !knowsChildren(of: node) {
        reasons[node] =
          "rows inside it are missing or damaged, so what is in it could not be kept in its place"
      } else if let frames = frames(moving: node, to: fix.to) {
        groups.append(Group(node: node, findings: findings, frames: frames))
      } else {
        reasons[node] = "the view is turned or scaled so that no frame can be worked out for it"
      }
    }
    return (groups, reasons)
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

  /// The new frame of a view and of each child, which moves by the opposite amount.
  private func frames(moving node: Int, to frame: Rect) -> [(node: Int, frame: Rect)]? {
    guard frame.isFinite, tree.frame(of: node) != nil,
      let before = tree.placementInSuperview(of: node),
      let after = Placement.inSuperview(
        frame: frame, transform: tree.transform(of: node), boundsOrigin: tree.boundsOrigin(of: node)
      ),
      before.toScreen.isRectilinear, let back = after.toScreen.inverse
    else { return nil }
    let shift = before.toScreen.concatenated(with: back)
    var frames = [(node: node, frame: frame)]
    for child in tree.children(of: node) {
      // Bare layers print no place; they move with their view.
      guard let old = tree.frame(of: child) else { continue }
      let moved = Rect(
        x: old.left + shift.tx, y: old.top + shift.ty, width: old.width, height: old.height)
      frames.append((child, moved))
    }
    return frames
  }

  /// The edits of a group; values that stay as printed make none.
  func edits(of group: Group) -> [Edit] {
    let rules = RuleID.allCases.filter { rule in group.findings.contains { $0.rule == rule } }
    return group.frames.compactMap { node, frame in
      guard let range = tree.syntax.value(of: .frame, in: tree[node]) else { return nil }
      let old = tree.source.string(in: range)
      let text = FrameText.text(frame, like: old)
      guard text != old else { return nil }
      return Edit(
        node: node, rules: rules, range: tree.source.originalRange(of: range), replacement: text)
    }
  }
}
