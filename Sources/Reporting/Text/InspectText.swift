import Analysis
import Formats
import Hierarchy

/// `inspect` for people: the tree, the back buttons, and what was not understood.
package struct InspectText {
  private let style: Style

  package init(style: Style) { self.style = style }

  /// One line a file.
  package func writeSummary(
    _ finds: BackButtonLocator, of dump: Dump, path: String, to out: inout ReportStream
  ) {
    let parts = [
      dump.format.rawValue, counted(dump.tree.count, "node"),
      counted(dump.tree.roots.count, "tree"),
      counted(finds.backButtonCount, "back button"),
      counted(dump.diagnostics.count, "diagnostic"),
    ]
    out.line("\(style.bold(Style.inline(path))): \(parts.joined(separator: ", "))")
  }

  /// The whole report on one file.
  package func write(
    _ finds: BackButtonLocator, of dump: Dump, path: String, to out: inout ReportStream
  ) {
    writeSummary(finds, of: dump, path: path, to: &out)
    for preparation in dump.preparations { out.line(style.dim(preparation.sentence)) }
    writeTree(dump.tree, to: &out)
    for button in finds.backButtons { write(button, "back button", dump.tree, to: &out) }
    for button in finds.candidates { write(button, "candidate", dump.tree, to: &out) }
    for bar in finds.seeThroughBars {
      out.line("\(style.bold("see-through bar")): node \(bar.node): \(bar.remark)")
    }
    for recognizer in dump.recognizers { write(recognizer, to: &out) }
    for swipe in finds.swipes { write(swipe, to: &out) }
    writeDiagnostics(dump, path: path, to: &out)
  }

  /// Some nodes, each on a line with its place in the file.
  package func write(_ nodes: [Int], of tree: ViewTree, path: String, to out: inout ReportStream) {
    let frames = tree.screenFrames()
    var locations = NodeLocations(tree)
    for node in nodes {
      let place = locations.location(of: node)
      out.line(
        "\(Style.inline(path)):\(place.line):\(place.column): \(row(tree[node], frames[node]))")
    }
  }

  private func writeTree(_ tree: ViewTree, to out: inout ReportStream) {
    let frames = tree.screenFrames()
    // The drawing in front of each level: a bar where siblings follow, else blanks.
    var lead: [String] = []
    var chain: [Int] = []
    for index in tree.indices {
      while let last = chain.last, index >= tree.subtreeEnd(of: last) {
        chain.removeLast()
        lead.removeLast()
      }
      if let parent = chain.last {
        let isLast = tree.subtreeEnd(of: index) >= tree.subtreeEnd(of: parent)
        out.write(style.dim(lead.dropFirst().joined() + (isLast ? "└─ " : "├─ ")))
        lead.append(isLast ? "   " : "│  ")
      } else {
        lead.append("")
      }
      chain.append(index)
      out.line(row(tree[index], frames[index]))
    }
  }

  /// A node on one line: id, class, place, text and flags.
  package func row(_ node: Node, _ screenFrame: Rect?) -> String {
    var text = "\(style.dim("\(node.index)")) \(style.bold(Style.inline(node.className)))"
    if let frame = node.printedFrame {
      text += " \(frame.text)"
      if let screenFrame, screenFrame != frame {
        text += style.dim(" screen \(screenFrame.text)")
      } else if screenFrame == nil {
        text += style.dim(" screen unknown")
      }
    } else {
      text += node.flags.contains(.isLayer) ? " layer" : " no frame"
    }
    if let value = node.text { text += " \(style.cyan("'\(Style.inline(value))'"))" }
    var marks: [String] = []
    if node.isHidden { marks.append("hidden") }
    if node.alpha != 1 { marks.append("alpha \(node.alpha.text(places: 4))") }
    if !node.isInteractive { marks.append("no touch") }
    if node.flags.contains(.clipsToBounds) { marks.append("clips") }
    if node.flags.contains(.hasGestureRecognizers) { marks.append("gestures") }
    if node.flags.contains(.hasTransform) { marks.append("transform") }
    if node.flags.contains(.belowGap) {
      let traits = node.tree.traits
      marks.append(
        traits.isDesign
          ? "misplaced" : traits.hidesOffsets ? "scrolled, offset unknown" : "below a gap")
    }
    let states = node.tree.states(of: node.index)
    if !states.isEmpty, node.tree.takesTouches(node.index) { marks.append("takes taps") }
    if states.contains(.scrolls) { marks.append("scrolls") }
    if states.contains(.disabled) { marks.append("disabled") }
    if states.contains(.seemsInvisible) { marks.append("seems invisible") }
    return marks.isEmpty ? text : text + style.dim(" [\(marks.joined(separator: ", "))]")
  }

  private func write(
    _ button: BackButton, _ title: String, _ tree: ViewTree, to out: inout ReportStream
  ) {
    let era = button.era?.title ?? "era unknown"
    out.line(
      "\(style.bold(title)): node \(button.container) \(tree[button.container].className), "
        + "\(button.side.rawValue), \(button.kind.rawValue), \(era), "
        + "confidence \(button.confidence.points)")
    for (name, rect) in [
      ("visible", button.visible), ("target", button.target), ("takes taps", button.assumedLive),
    ] {
      out.line("  \(name) \(rect?.text ?? "unknown")")
    }
    for evidence in button.evidence {
      out.line("  \(style.dim("- node \(evidence.node): \(evidence.sentence(in: tree))"))")
    }
  }

  private func write(_ recognizer: GestureRecognizer, to out: inout ReportStream) {
    let view = recognizer.node.map { "node \($0)" } ?? recognizer.viewClass ?? "no view"
    let state = recognizer.isEnabled ? "enabled" : "disabled"
    out.line(
      "\(style.bold("gesture recognizer")): \(recognizer.className) on \(view), \(state), "
        + "actions: \(recognizer.actions.joined(separator: ", "))")
  }

  private func write(_ swipe: SwipeBack, to out: inout ReportStream) {
    out.line("\(style.bold("swipe back")): \(swipe.word): \(Style.inline(swipe.sentence))")
    if let ask = swipe.ask { out.line("  ask: \(Style.inline(ask))") }
  }

  private func writeDiagnostics(_ dump: Dump, path: String, to out: inout ReportStream) {
    guard !dump.diagnostics.isEmpty else { return }
    let lines = LineIndex(dump.tree.source)
    for diagnostic in dump.diagnostics {
      let place = lines.location(of: diagnostic.range.lowerBound)
      let severity = style.severity(diagnostic.severity, diagnostic.severity.rawValue)
      out.line(
        "\(Style.inline(path)):\(place.line):\(place.column): \(severity): \(diagnostic.message)")
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
