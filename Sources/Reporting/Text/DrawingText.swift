import Analysis
import Hierarchy

/// A target with its neighbours in characters, and a legend.
struct DrawingText {
  private static let indent = "    "
  private static let longestName = 40

  let look: DrawingLook
  let tree: ViewTree

  /// The lines of a scene.
  func lines(of scene: TargetScene) -> [String] {
    var canvas = DrawingCanvas(
      scene.frame, columns: look.width - Self.indent.count, lines: DrawingLook.mostLines,
      look: look)
    // Sides that add up to infinity have no place on it.
    guard canvas.step.isFinite else { return [] }
    if let bar = scene.bar { canvas.outline(bar) }
    for neighbour in scene.neighbours { canvas.outline(neighbour.rect) }
    canvas.outline(scene.own)
    let fills = canvas.fill(live: scene.live, mark: scene.mark)
    canvas.label(scene.own, "A")
    let letters = Array("BCDEFGHIJ")
    for (neighbour, letter) in zip(scene.neighbours, letters) {
      canvas.label(neighbour.rect, letter)
    }
    var items = ["A \(name(scene.node))"]
    for (isLive, isMark, words) in [
      (true, false, "takes touches"), (true, true, "is seen and takes touches"),
      (false, true, "is seen and takes none"),
    ] {
      guard let fill = look.fill(isLive: isLive, isMark: isMark), fills.contains(fill) else {
        continue
      }
      items.append("\(fill) \(words)")
    }
    for (neighbour, letter) in zip(scene.neighbours, letters) {
      items.append("\(letter) \(name(neighbour.node))")
    }
    for cover in scene.covers.prefix(2) { items.append("all of it under \(name(cover))") }
    if scene.isCrowded { items.append("a crowd of others is not shown") }
    if scene.moreNeighbours > 0 { items.append("\(scene.moreNeighbours) more are not shown") }
    items.append("a column is \(canvas.step.points) pt, a line \((canvas.step * 2).points) pt")
    return (canvas.rows + wrapped(items)).map { $0.isEmpty ? "" : Self.indent + $0 }
  }

  private func name(_ node: Int) -> String {
    var name = Style.inline(tree[node].className)
    if name.count > Self.longestName {
      name = name.prefix(Self.longestName) + (look.isASCII ? "..." : "…")
    }
    if look.isASCII { name = String(name.map { $0.isASCII ? $0 : "?" }) }
    return "node \(node) \(name)"
  }

  /// The items of a legend, as many on a line as it holds.
  private func wrapped(_ items: [String]) -> [String] {
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + 2 + item.count <= look.width - Self.indent.count {
        lines[lines.count - 1] = "\(last), \(item)"
      } else {
        lines.append(item)
      }
    }
    return lines
  }
}
