import Analysis
import Hierarchy
import Patching
import Reporting

/// What `patch` says on standard error about what it did and did not do.
struct PatchNotes {
  private let patch: Patch
  private let report: AuditReport
  private let name: String

  init(_ patch: Patch, _ report: AuditReport, name: String) {
    self.patch = patch
    self.report = report
    self.name = name
  }

  /// Writes the notes; `frames` are those of the user's own.
  func write(_ frames: [Int: Rect], _ complaints: Complaints) {
    let fixes = Dictionary(
      report.findings.compactMap(\.fix).map { ($0.node, $0) },
      uniquingKeysWith: { first, _ in first })
    let covered = Set(patch.overlays.map(\.container))
    // An element has a value for each number of its frame.
    var noted: Set<Int> = []
    for edit in patch.edits where !covered.contains(edit.node) {
      if let frame = frames[edit.node] {
        if !noted.insert(edit.node).inserted { continue }
        let from = report.tree.printedFrame(of: edit.node)?.text ?? "none"
        complaints.note("\(title(edit.node)): frame \(from) -> \(frame.text), by --set")
      } else if let fix = fixes[edit.node], noted.insert(edit.node).inserted {
        var text = "\(title(edit.node)): frame \(fix.from.text) -> \(fix.to.text)"
        if fix.owner == .system {
          text += "; in the running app UIKit lays it out again (see viewmend check)"
        }
        complaints.note(text)
      }
    }
    for overlay in patch.overlays { complaints.note(sentence(about: overlay)) }
    for finding in patch.introduced ?? [] {
      let answer = finding.result == .fail ? finding.severity.rawValue : finding.result.rawValue
      complaints.note(
        "\(title(finding.node)): --set brings about: \(answer): \(finding.message) [\(finding.rule.rawValue)]"
      )
    }
    for left in patch.remaining {
      guard case .limited = left.reason else { continue }
      complaints.note(
        "\(title(left.node)): \(left.rule.rawValue) is left: \(RemainderText(left.reason).sentence)"
      )
    }
    if !patch.remaining.isEmpty {
      let count = patch.remaining.count
      complaints.note(
        "\(name): \(count) finding\(count == 1 ? "" : "s") left as \(count == 1 ? "it is" : "they are")"
          + " (--emit json lists them)")
    }
  }

  private func title(_ node: Int) -> String {
    "\(name): node \(node) \(report.tree[node].className)"
  }

  private func sentence(about overlay: Overlay) -> String {
    let parent = report.tree[overlay.parent].className
    var text = "\(title(overlay.container)): "
    if overlay.coversControl {
      text += "what lasts is backButtonDisplayMode = .minimal (iOS 14), backAction (iOS 16) or a "
      text += "custom item; "
    }
    text += "a UIButton \(overlay.frame.text) is laid over it, the last subview of "
    text += "\(parent) (node \(overlay.parent))"
    guard !overlay.rest.isEmpty else { return text }
    text += "; what it leaves of the container, "
    text += overlay.rest.map(\.text).joined(separator: " and ")
    text += overlay.coversControl ? " on screen, takes no touches" : " on screen, swallows touches"
    return text
  }
}
