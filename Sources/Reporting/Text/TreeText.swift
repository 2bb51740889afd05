import Hierarchy

/// A tree as lines: each view behind a drawing of what it lies in.
struct TreeText {
  let style: Style
  let outline: TreeOutline

  /// A view that is drawn, for those that lie in it.
  private struct Level {
    /// The node behind the last that lies in it.
    let end: Int
    /// What stands for it before the views below those in it: a bar where others follow it.
    let lead: String
  }

  /// Draws the trees that the outline asks for. Complexity: O(nodes shown · depth).
  func write(_ tree: ViewTree, to out: inout ReportStream) {
    let frames = tree.screenFrames()
    let roots = tree.roots
    for (position, root) in roots.enumerated() {
      if let window = outline.window, window != position + 1 { continue }
      write(tree, below: root, frames, to: &out)
    }
  }

  private func write(
    _ tree: ViewTree, below root: Int, _ frames: [Rect?], to out: inout ReportStream
  ) {
    var levels: [Level] = []
    var index = root
    let end = tree.subtreeEnd(of: root)
    while index < end {
      while let last = levels.last, index >= last.end { levels.removeLast() }
      let wrapped = outline.collapses ? wrappers(at: index, tree, frames) : index..<index
      let node = wrapped.upperBound
      let next = tree.subtreeEnd(of: node)
      var lead = ""
      var mark = ""
      if let parent = levels.last {
        let isLast = next >= parent.end
        lead = levels.dropFirst().map(\.lead).joined()
        mark = isLast ? "└─ " : "├─ "
        levels.append(Level(end: next, lead: isLast ? "   " : "│  "))
      } else {
        levels.append(Level(end: next, lead: ""))
      }
      let isCut = outline.depth.map { levels.count > $0 } ?? false
      let below = isCut ? next - node - 1 : 0
      write(
        line(tree[node], frames[node], wrapped: wrapped, below: below, tree), lead: lead,
        mark: mark, hasChildren: next > node + 1 && below == 0, levels, to: &out)
      index = isCut ? next : node + 1
    }
  }

  private func write(
    _ line: WrappedLine, lead: String, mark: String, hasChildren: Bool, _ levels: [Level],
    to out: inout ReportStream
  ) {
    guard let columns = outline.columns else {
      return out.line(line.lines(columns: nil, lead: (style.dim(lead + mark), 0))[0])
    }
    // A drawing that leaves no room to its text shows the innermost levels only.
    let most = max(columns / 9 * 3, 3)
    let isCut = lead.count + mark.count > most
    let shown = isCut ? "…" + lead.suffix(most - mark.count) : lead
    let behind =
      shown + (mark.isEmpty ? "" : levels.last?.lead ?? "") + (hasChildren ? "│  " : "   ")
    let lines = line.lines(
      columns: columns, lead: (style.dim(shown + mark), shown.count + mark.count),
      rest: (style.dim(behind) + "  ", behind.count + 2))
    for line in lines { out.line(line) }
  }

  /// The first of the nodes from one on that is more than a wrapper of the next, behind the wrappers.
  private func wrappers(at node: Int, _ tree: ViewTree, _ frames: [Rect?]) -> Range<Int> {
    var last = node
    while isWrapper(last, tree, frames) { last += 1 }
    return node..<last
  }

  /// True for a view that holds one other of the same place, and of which there is nothing to say.
  private func isWrapper(_ index: Int, _ tree: ViewTree, _ frames: [Rect?]) -> Bool {
    let end = tree.subtreeEnd(of: index)
    guard end > index + 1, tree.subtreeEnd(of: index + 1) == end, let frame = frames[index],
      frames[index + 1] == frame
    else { return false }
    let node = tree[index]
    return node.text == nil && Self.remarks(on: node).isEmpty
  }

  private func line(
    _ node: Node, _ screenFrame: Rect?, wrapped: Range<Int>, below: Int, _ tree: ViewTree
  ) -> WrappedLine {
    var line = WrappedLine()
    // Three names tell what it is; more would hide what is in them.
    for wrapper in wrapped.prefix(3) {
      line.add("\(wrapper) \(Style.inline(tree[wrapper].className)) ›", look: style.dim)
    }
    if wrapped.count > 3 { line.add("\(wrapped.count - 3) more ›", look: style.dim) }
    add(node, screenFrame, to: &line)
    if below > 0 { line.add("… \(below) below", look: style.dim) }
    return line
  }

  /// A node on one line: id, class, place, text and flags.
  func row(_ node: Node, _ screenFrame: Rect?) -> String {
    var line = WrappedLine()
    add(node, screenFrame, to: &line)
    return line.lines(columns: nil)[0]
  }

  private func add(_ node: Node, _ screenFrame: Rect?, to line: inout WrappedLine) {
    line.add("\(node.index)", look: style.dim)
    line.addWhole(Style.inline(node.className), look: style.bold)
    if let frame = node.printedFrame {
      line.addWhole(frame.text)
      if let screenFrame, screenFrame != frame {
        line.addWhole("screen \(screenFrame.text)", look: style.dim)
      } else if screenFrame == nil {
        line.addWhole("screen unknown", look: style.dim)
      }
    } else {
      line.add(node.flags.contains(.isLayer) ? "layer" : "no frame")
    }
    if let value = node.text { line.addWhole("'\(Style.inline(value))'", look: style.cyan) }
    let remarks = Self.remarks(on: node)
    if !remarks.isEmpty {
      line.addWhole("[\(remarks.joined(separator: ", "))]", look: style.dim)
    }
  }

  /// What else there is to say of a node.
  private static func remarks(on node: Node) -> [String] {
    var remarks: [String] = []
    if node.isHidden { remarks.append("hidden") }
    if node.alpha != 1 { remarks.append("alpha \(node.alpha.text(places: 4))") }
    if !node.isInteractive { remarks.append("no touch") }
    if node.flags.contains(.clipsToBounds) { remarks.append("clips") }
    if node.flags.contains(.hasGestureRecognizers) { remarks.append("gestures") }
    if node.flags.contains(.hasTransform) { remarks.append("transform") }
    if node.flags.contains(.belowGap) {
      let traits = node.tree.traits
      remarks.append(
        traits.isDesign
          ? "misplaced" : traits.hidesOffsets ? "scrolled, offset unknown" : "below a gap")
    }
    let states = node.tree.states(of: node.index)
    if !states.isEmpty, node.tree.takesTouches(node.index) { remarks.append("takes taps") }
    if states.contains(.scrolls) { remarks.append("scrolls") }
    if states.contains(.disabled) { remarks.append("disabled") }
    if states.contains(.seemsInvisible) { remarks.append("seems invisible") }
    return remarks
  }
}
