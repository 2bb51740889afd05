import Analysis
import Formats
import Hierarchy

/// `inspect` for people: the tree, the back buttons, and what was not understood.
package struct InspectText {
  private let style: Style
  private let outline: TreeOutline
  private let drawing: DrawingLook?
  private var tree: TreeText { TreeText(style: style, outline: outline) }

  /// - Parameters:
  ///   - outline: How much of trees is shown.
  ///   - drawing: How bars are drawn; nil for not at all.
  package init(style: Style, outline: TreeOutline = TreeOutline(), drawing: DrawingLook? = nil) {
    self.style = style
    self.outline = outline
    self.drawing = drawing
  }

  /// One line a file.
  package func writeSummary(
    _ finds: BackButtonLocator, of dump: Dump, path: String, to out: inout ReportStream
  ) {
    guard outline.columns == nil else {
      let counts = ReportStream.bytes { writeCounts(finds, of: dump, to: &$0) }
      return write(Style.inline(path), String(decoding: counts, as: UTF8.self), to: &out)
    }
    // Where no line is broken no string is made of it: a run over many files writes many.
    out.write(style.bold(Style.inline(path)))
    out.mark(": ")
    writeCounts(finds, of: dump, to: &out)
    out.line()
  }

  /// The format of a file, and how much is in it.
  private func writeCounts(
    _ finds: BackButtonLocator, of dump: Dump, to out: inout ReportStream
  ) {
    let counts: [(number: Int, noun: StaticString)] = [
      (dump.tree.count, "node"), (dump.tree.roots.count, "tree"),
      (finds.backButtonCount, "back button"), (dump.diagnostics.count, "diagnostic"),
    ]
    out.write(dump.format.rawValue)
    for (number, noun) in counts {
      out.mark(", ")
      out.write(number)
      out.mark(" ")
      out.mark(noun)
      if number != 1 { out.mark("s") }
    }
  }

  /// The whole report on one file.
  ///
  /// - Parameter scenes: What is around each back button, where bars are drawn.
  package func write(
    _ finds: BackButtonLocator, of dump: Dump, path: String, scenes: TargetScenes? = nil,
    to out: inout ReportStream
  ) {
    writeSummary(finds, of: dump, path: path, to: &out)
    for preparation in dump.preparations { out.line(style.dim(preparation.sentence)) }
    tree.write(dump.tree, to: &out)
    for button in finds.backButtons {
      write(button, "back button", dump.tree, to: &out)
      guard let drawing, let scene = scenes?.scene(of: button) else { continue }
      for line in DrawingText(look: drawing, tree: dump.tree).lines(of: scene) { out.line(line) }
    }
    for button in finds.candidates { write(button, "candidate", dump.tree, to: &out) }
    for bar in finds.seeThroughBars {
      write("see-through bar", "node \(bar.node): \(bar.remark)", to: &out)
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
        "\(Style.inline(path)):\(place.line):\(place.column): \(self.tree.row(tree[node], frames[node]))"
      )
    }
  }

  private func write(
    _ button: BackButton, _ title: String, _ tree: ViewTree, to out: inout ReportStream
  ) {
    let era = button.era?.title ?? "era unknown"
    write(
      title,
      "node \(button.container) \(tree[button.container].className), "
        + "\(button.side.rawValue), \(button.kind.rawValue), \(era), "
        + "confidence \(button.confidence.points)", to: &out)
    for (name, rect) in [
      ("visible", button.visible), ("target", button.target), ("takes taps", button.assumedLive),
    ] {
      out.line("  \(name) \(rect?.text ?? "unknown")")
    }
    for evidence in button.evidence {
      var line = WrappedLine()
      line.add("- node \(evidence.node): \(evidence.sentence(in: tree))", look: style.dim)
      let lines = line.lines(columns: outline.columns, lead: ("  ", 2))
      for line in lines { out.line(line) }
    }
  }

  /// A heading with what there is to say of it.
  private func write(
    _ heading: String, _ text: String, isBold: Bool = true, to out: inout ReportStream
  ) {
    var line = WrappedLine()
    line.addWhole("\(heading):") { [style] _ in
      isBold ? "\(style.bold(heading)):" : "\(heading):"
    }
    line.add(text)
    for line in line.lines(columns: outline.columns) { out.line(line) }
  }

  private func write(_ recognizer: GestureRecognizer, to out: inout ReportStream) {
    let view = recognizer.node.map { "node \($0)" } ?? recognizer.viewClass ?? "no view"
    let state = recognizer.isEnabled ? "enabled" : "disabled"
    write(
      "gesture recognizer",
      "\(recognizer.className) on \(view), \(state), "
        + "actions: \(recognizer.actions.joined(separator: ", "))", to: &out)
  }

  private func write(_ swipe: SwipeBack, to out: inout ReportStream) {
    write("swipe back", "\(swipe.word): \(Style.inline(swipe.sentence))", to: &out)
    if let ask = swipe.ask { write("  ask", Style.inline(ask), isBold: false, to: &out) }
  }

  private func writeDiagnostics(_ dump: Dump, path: String, to out: inout ReportStream) {
    guard !dump.diagnostics.isEmpty else { return }
    let lines = LineIndex(dump.tree.source)
    for diagnostic in dump.diagnostics {
      let place = lines.location(of: diagnostic.range.lowerBound)
      let severity = style.severity(diagnostic.severity, diagnostic.severity.rawValue)
      var line = WrappedLine()
      line.addWhole("\(Style.inline(path)):\(place.line):\(place.column):")
      line.addWhole("\(diagnostic.severity.rawValue):") { _ in "\(severity):" }
      line.add(diagnostic.message)
      for line in line.lines(columns: outline.columns) { out.line(line) }
    }
  }
}
