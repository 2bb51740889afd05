import Analysis
import Formats
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

  /// Writes the notes.
  func write(_ complaints: Complaints) {
    writeMirrored(complaints)
    for move in patch.moves where !isCarried(move.node) { complaints.note(sentence(about: move)) }
    for overlay in patch.overlays { complaints.note(sentence(about: overlay)) }
    for finding in patch.introduced ?? [] {
      let answer = finding.result == .fail ? finding.severity.rawValue : finding.result.rawValue
      complaints.note(
        "\(title(finding.node)): \(cause) brings about: \(answer): \(finding.message) [\(finding.rule.rawValue)]"
      )
    }
    for loss in patch.lostTouches ?? [] {
      complaints.note(
        "\(title(loss.node)): loses touches to node \(loss.taker) "
          + "\(report.tree[loss.taker].className), by \(cause)")
    }
    for left in patch.remaining {
      guard left.reason.needsWords else { continue }
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

  /// What became of each back button that was to be mirrored, and what it meets.
  private func writeMirrored(_ complaints: Complaints) {
    guard let buttons = patch.mirrored else { return }
    if buttons.isEmpty { complaints.note("\(name): --mirror finds no back button") }
    for button in buttons {
      complaints.note("\(title(button.container)): \(MirrorText.sentence(button, in: report))")
      for meeting in button.met {
        complaints.note(
          "\(title(meeting.node)): meets the mirrored node \(button.container): "
            + MirrorText.reason(meeting.reason))
      }
    }
  }

  /// What gives frames of the user's own.
  private var cause: String {
    guard patch.mirrored != nil else { return "--set" }
    let isMixed = patch.moves.contains { $0.owner == nil && !isMirrored($0.node) }
    return isMixed ? "--set or --mirror" : "--mirror"
  }

  /// True for what is mirrored or makes room, and all that is in it.
  private func isMirrored(_ node: Int) -> Bool {
    carriers.contains { report.tree.contains($0, node) }
  }

  /// True for what goes along in it; in files of places on the screen that gets frames too.
  private func isCarried(_ node: Int) -> Bool {
    report.tree.traits.space == .screen && isMirrored(node) && !carriers.contains(node)
  }

  private var carriers: [Int] { (patch.mirrored ?? []).flatMap { $0.pieces + $0.moved } }

  private func title(_ node: Int) -> String {
    "\(name): node \(node) \(report.tree[node].className)"
  }

  private func sentence(about move: Move) -> String {
    let change =
      "\(title(move.node)): frame \(printedFrame(of: move.node)) -> \(Self.text(move.frame))"
    switch move.owner {
    case nil: return change + ", by \(isMirrored(move.node) ? "--mirror" : "--set")"
    case .app: return change
    case .system:
      return change + "; in the running app UIKit lays it out again (see viewmend check)"
    }
  }

  /// The frame that a view prints, be it four numbers or not.
  private func printedFrame(of node: Int) -> String {
    if let frame = report.tree.printedFrame(of: node) { return Self.text(frame) }
    return report.tree[node].string(.frame).map { "(\($0))" } ?? "none"
  }

  /// A frame in as many digits as are written.
  private static func text(_ frame: Rect) -> String {
    "(\(FrameText.recursiveDescription(frame)))"
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
    if !overlay.rest.isEmpty {
      text += "; what it leaves of the container, "
      text += overlay.rest.map(\.text).joined(separator: " and ")
      text += " on screen, \(overlay.coversControl ? "takes no" : "swallows") touches"
    }
    if !overlay.bands.isEmpty {
      text += "; beside the container the bar still goes back, in "
      text += overlay.bands.map(\.text).joined(separator: " and ") + " on screen"
    }
    return text
  }
}

extension Remainder.Reason {
  /// True for a reason that nobody would guess from the finding.
  fileprivate var needsWords: Bool {
    switch self {
    case .limited, .unreachable: true
    default: false
    }
  }
}
