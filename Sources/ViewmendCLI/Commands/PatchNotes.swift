import Analysis
import Hierarchy
import Patching

/// What `patch` says on standard error about what it did and did not do.
enum PatchNotes {
  static func write(
    _ patch: Patch, _ report: AuditReport, name: String, _ complaints: Complaints
  ) {
    let fixes = report.findings.compactMap(\.fix)
    for edit in patch.edits {
      guard let fix = fixes.first(where: { $0.node == edit.node }) else { continue }
      let view = report.tree[edit.node].className
      var text = "\(name): node \(edit.node) \(view): frame \(fix.from.text) -> \(fix.to.text)"
      if fix.owner == .system {
        text += "; in the running app UIKit lays it out again (see viewmend check)"
      }
      complaints.note(text)
    }
    if !patch.remaining.isEmpty {
      let count = patch.remaining.count
      complaints.note(
        "\(name): \(count) finding\(count == 1 ? "" : "s") left as \(count == 1 ? "it is" : "they are")"
          + " (--emit json lists them)")
    }
  }
}
