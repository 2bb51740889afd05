import Analysis
import Formats
import Hierarchy

/// A patch as commands for LLDB, which make it in the process that printed the dump.
///
/// The patch must have been asked for with `PatchRequest.Destination.process`, so that every view in
/// it can be found there.
package struct LLDBCommands {
  private let patch: Patch
  private let tree: ViewTree
  private let path: String

  /// Makes commands of a patch.
  ///
  /// - Parameter path: What comments call the file.
  package init(_ patch: Patch, of dump: Dump, path: String) {
    self.patch = patch
    tree = dump.tree
    self.path = CommentText.inline(path)
  }

  /// The commands, each behind the comments that say what it does. Comments alone where nothing is
  /// to be changed.
  package var text: String {
    var commands: [String] = []
    var look = LLDBExpression(answer: "all views are those of the dump")
    var views = 0
    var known: Set<[String]> = []
    for correction in patch.corrections {
      // What a file prints twice is one view of the process.
      guard let (command, objects) = command(for: correction),
        known.insert(objects.map(\.address) + frames(in: correction)).inserted
      else { continue }
      commands.append(command)
      views += objects.count
      for object in objects { look.check(object) }
    }
    guard !commands.isEmpty else { return "# viewmend: nothing to change for \(path)\n" }
    let head = """
      # viewmend: \(commands.count) correction\(commands.count == 1 ? "" : "s") of \(path), \
      \(views) view\(views == 1 ? "" : "s"), in the process that printed it.
      # Paste this where it is stopped in LLDB, or `command source` a file of it. Every command looks at
      # its objects first; where one is not what the dump shows, it changes nothing and says "refused".
      # What is set holds until the app lays these views out again.

      # Looks at all of them, and changes nothing.
      \(look.text)
      """
    let end = "# Shows it, while the process is stopped.\n\(LLDBExpression.flush)\n"
    return ([head] + commands + [end]).joined(separator: "\n\n")
  }

  private func frames(in correction: Correction) -> [String] {
    (correction.frames.map(\.frame) + [correction.overlay?.frame].compactMap(\.self))
      .map(FrameText.recursiveDescription)
  }

  /// The command for one correction and the comments before it; nil where a view is not to be found.
  private func command(for correction: Correction) -> (String, [LiveObject])? {
    var lines: [String] = []
    var expression = LLDBExpression(answer: "set")
    var objects: [LiveObject] = []
    do throws(LiveFault) {
      for (place, (node, frame)) in correction.frames.enumerated() {
        let object = try LiveObject(node, in: tree)
        objects.append(object)
        lines.append(comment(on: node, frame, correction, isMoved: place == 0))
        expression.setFrame(frame, of: object)
        if place == 0, correction.frames.count > 1 { expression.layOut(object) }
      }
      if let overlay = correction.overlay {
        let parts = [overlay.container, overlay.parent, overlay.bar]
        let found = try located(parts)
        objects += found
        expression.setInteraction(!overlay.coversControl, of: found[0])
        expression.addButton(overlay.frame, to: found[1], in: found[2])
        lines += comments(on: overlay, correction)
      }
    } catch {
      return nil
    }
    if correction.owner == .system {
      lines.append("#   UIKit decides this frame: it shows what would be, and does not last.")
    }
    return ((lines + [expression.text]).joined(separator: "\n"), objects)
  }

  private func located(_ nodes: [Int]) throws(LiveFault) -> [LiveObject] {
    var found: [LiveObject] = []
    for node in nodes { found.append(try LiveObject(node, in: tree)) }
    return found
  }

  private func comment(
    on node: Int, _ frame: Rect, _ correction: Correction, isMoved: Bool
  ) -> String {
    let from = tree.frame(of: node).map { "(\(FrameText.recursiveDescription($0)))" } ?? "none"
    let change = "frame \(from) -> (\(FrameText.recursiveDescription(frame)))"
    guard isMoved else {
      return
        "# node \(node) \(tree[node].className), in it: \(change), to stay where it is on screen"
    }
    return "# node \(node) \(tree[node].className): \(change), \(reason(for: correction))"
  }

  private func comments(on overlay: Overlay, _ correction: Correction) -> [String] {
    let container = "\(tree[overlay.container].className)"
    let state =
      overlay.coversControl
      ? "off, so that the button alone acts"
      : "on, so that it keeps "
        + "what the button leaves of it from the bar"
    return [
      "# node \(overlay.parent) \(tree[overlay.parent].className): a UIButton "
        + "(\(FrameText.recursiveDescription(overlay.frame))) as its last subview, "
        + reason(for: correction),
      "# node \(overlay.container) \(container): userInteractionEnabled \(state)",
    ]
  }

  private func reason(for correction: Correction) -> String {
    correction.isUsers
      ? "asked for" : "for \(correction.rules.map(\.rawValue).joined(separator: ", "))"
  }
}
