import Analysis
import Formats
import Hierarchy

/// What a patch comes to in the code of the app: numbers that were measured, and what to make of them.
///
/// A frame that UIKit decides does not last, so such a view gets a button of the app's own in its
/// place or over it; a view of the app's own takes touches past its frame, and what is drawn stays.
package struct AppCode {
  /// What is to be done about one view.
  enum Measure {
    /// It takes touches so far inside its bounds; negative numbers are past them.
    case insets(EdgeInsets)
    /// It gets a frame of the user's own.
    case frame(Rect)
    /// An item of the app's own in place of a back button: the size of its region, and how far from
    /// its end of the bar the arrow begins.
    case item(Size, arrow: Double, isRight: Bool)
    /// A button over it: in the bar's content view, which exists from iOS 11 on, or in the bar.
    case overlay(Rect, isInContent: Bool)
    /// Nothing that could be written down.
    case none
  }

  /// One view, with what is said of it.
  struct Part {
    var node: Int
    /// The UIKit class that it is, or descends from as far as its name tells.
    var base: String
    /// Lines without a sign before them, in which nothing ends a line.
    var comments: [String]
    var measure: Measure
  }

  /// What comments call the file.
  let name: String
  /// The views, in file order.
  let parts: [Part]
  /// The findings whose corrections no code is written for, only what was measured.
  package let unwritten: [Finding]

  /// Works out what the app's code needs.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - report: The report on the file that it corrects.
  ///   - path: What comments call the file.
  package init(_ patch: Patch, _ report: AuditReport, path: String) {
    name = CommentText.inline(path)
    var known: Set<String> = []
    var unwritten: [Finding] = []
    parts = patch.corrections.compactMap { correction in
      let part = Self.part(for: correction, report)
      if case .none = part.measure { unwritten += correction.findings }
      // What a file prints twice is one view of the app.
      let address = report.tree[correction.node].address
      if let address, !known.insert(address).inserted { return nil }
      return part
    }
    self.unwritten = unwritten
  }

  /// The classes that need a subclass with insets, each once.
  var basesWithInsets: [String] {
    var bases: [String] = []
    for part in parts {
      if case .insets = part.measure, !bases.contains(part.base) { bases.append(part.base) }
    }
    return bases
  }

  /// The source in one of the languages; a comment alone where nothing is to be done.
  ///
  /// - Parameters:
  ///   - head: What it begins with.
  ///   - insetClass: Writes the subclass with insets of a class.
  ///   - block: Writes what is done about a view.
  func text(
    behind head: String, insetClass: (String) -> String, block: (Part) -> String
  ) -> String {
    guard !parts.isEmpty else { return "// viewmend: nothing to change for \(name)\n" }
    let blocks = [head] + basesWithInsets.map(insetClass) + parts.map(block)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// What the subclass with insets of a class is called.
  static func insetClassName(_ base: String) -> String { "TouchInset\(base.dropFirst(2))" }

  private static func part(for correction: Correction, _ report: AuditReport) -> Part {
    let tree = report.tree
    let node = tree[correction.node]
    var part = Part(
      node: correction.node, base: base(of: node),
      comments: ["Node \(correction.node), \(CommentText.inline(node.className))."], measure: .none)
    for finding in correction.findings {
      part.comments += CommentText.wrapped("\(finding.rule.rawValue): \(finding.message)")
    }
    if let overlay = correction.overlay {
      if !overlay.coversControl, !overlay.rest.isEmpty {
        part.comments += CommentText.wrapped(
          "What the button leaves of the view, \(overlay.rest.map(\.text).joined(separator: " and ")) "
            + "on screen, still goes back; with isUserInteractionEnabled on, the view keeps that from "
            + "the bar.")
      }
      part.measure = .overlay(overlay.frame, isInContent: overlay.coversControl)
      return part
    }
    guard let frame = correction.frames.first?.frame, let from = tree.frame(of: correction.node)
    else { return part }
    part.comments += CommentText.wrapped(
      "Frame (\(FrameText.recursiveDescription(from))), wanted "
        + "(\(FrameText.recursiveDescription(frame))), in its superview.")
    if tree.transform(of: correction.node) != nil {
      part.comments += CommentText.wrapped(
        "It has a transform: work the region out in its own bounds.")
    } else if correction.isUsers {
      part.measure = .frame(frame)
    } else if correction.owner == .system {
      part.measure = item(frame, report.context.backButton(of: correction.node))
    } else {
      part.measure = .insets(insets(from, to: frame))
    }
    return part
  }

  /// How far inside its bounds a view takes touches that has one frame and is to answer for another.
  private static func insets(_ from: Rect, to: Rect) -> EdgeInsets {
    let (from, to) = (from.standardized, to.standardized)
    return EdgeInsets(
      top: to.top - from.top, left: to.left - from.left, bottom: from.bottom - to.bottom,
      right: from.right - to.right)
  }

  private static func item(_ frame: Rect, _ button: BackButton?) -> Measure {
    guard let places = button?.inBar, let mark = places.visible, let bar = places.bar else {
      return .item(frame.size, arrow: 0, isRight: false)
    }
    let arrow = places.isRight ? bar.right - mark.right : mark.left - bar.left
    return .item(frame.size, arrow: max(0, arrow), isRight: places.isRight)
  }

  private static func base(of node: Node) -> String {
    let known = [
      "UIButton", "UIControl", "UISwitch", "UISlider", "UIStepper", "UITextField", "UIView",
    ]
    for name in [node.className, node.baseClassName].compactMap(\.self) where known.contains(name) {
      return name
    }
    if node.className.hasSuffix("Button") { return "UIButton" }
    return node.className.hasSuffix("Control") ? "UIControl" : "UIView"
  }

  /// A number as both languages write it.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
