import Analysis
import Hierarchy

/// `hit` and `why` for people.
package struct HitText {
  private let style: Style
  private let tree: ViewTree

  package init(style: Style, tree: ViewTree) {
    self.style = style
    self.tree = tree
  }

  /// Who gets one touch.
  package func write(
    _ answer: TouchAnswer, namesScreen: Bool, all: Bool, to out: inout ReportStream
  ) {
    let screen = namesScreen ? " on the screen of node \(answer.screen)" : ""
    out.line(
      "\(style.bold(answer.test.point.text))\(screen): hits \(name(answer.test.hit) ?? "no view")")
    out.line("  acts on it: \(name(answer.receiver) ?? "no view")")
    if answer.receiverWhenSettled != answer.receiver {
      out.line("  once settled: \(name(answer.receiverWhenSettled) ?? "no view")")
    }
    var away = 0
    for refusal in answer.test.refusals where all || refusal.reason != .outsideBounds {
      // UIKit asks for flags before it asks for bounds; what lies elsewhere is not worth a line.
      if !all, tree.screenFrame(of: refusal.node).map({ !$0.contains(answer.test.point) }) ?? false
      {
        away += 1
        continue
      }
      let refused = name(refusal.node) ?? ""
      out.line("  \(style.dim("refused: \(refused): \(words(refusal.reason))"))")
    }
    if away > 0 {
      out.line("  \(style.dim("refused as well: \(away) that lie elsewhere (--all lists them)"))")
    }
    if let note = answer.note { out.line("  \(style.dim(note))") }
  }

  /// Why a view can or cannot be tapped.
  package func write(_ answer: Tappability, to out: inout ReportStream) {
    let verdict =
      answer.isTapped
      ? answer.isExcused ? "can be tapped, though not by its own flags" : "can be tapped"
      : "cannot be tapped"
    out.line("\(name(answer.node) ?? ""): \(style.bold(verdict))")
    out.line("  on screen: \(answer.own?.text ?? "unknown")")
    if let own = answer.own {
      let share = own.area > 0 ? (answer.reach?.area ?? 0) / own.area * 100 : 0
      out.line("  inside its ancestors: \(answer.reach?.text ?? "nothing") (\(share.points) %)")
    }
    if !answer.isTarget {
      out.line("  it is no tap target: no control, no cell, no recognizer of its own")
    }
    for cutter in answer.cutBy {
      out.line("  cut by: \(name(cutter) ?? "") at \(tree.screenFrame(of: cutter)?.text ?? "?")")
    }
    for obstacle in answer.obstacles {
      out.line("  in the way: \(name(obstacle.node) ?? ""): \(words(obstacle.reason))")
    }
    if let button = answer.backButton, let live = button.assumedLive {
      out.line("  the bar takes its taps over: \(live.text)")
    }
    if let middle = answer.middle {
      out.line("  a touch on its middle:")
      write(middle, namesScreen: false, all: false, to: &out)
    }
  }

  private func name(_ node: Int?) -> String? {
    guard let node else { return nil }
    let view = tree[node]
    let text = view.text.map { $0.isEmpty ? "" : " '\(Style.inline($0))'" } ?? ""
    return "\(Style.inline(view.className))\(text) (node \(node))"
  }

  private func words(_ reason: RefusalReason) -> String {
    switch reason {
    case .hidden: "it is hidden"
    case .alpha: "its alpha is 0.01 or below"
    case .interactionDisabled: "it takes no touches (userInteractionEnabled = NO)"
    case .outsideBounds: "the point is outside its bounds"
    case .noGeometry: "its place is not known, so it may take the touch after all"
    }
  }
}
