import Analysis
import Hierarchy

/// What stands below the panels of a screen: what colours mean, the findings, and whose the numbers are.
struct PictureLegend {
  /// The size of the type.
  static let size = 9.5
  private static let line = 13.0
  private static let mostLines = 6
  /// So many findings have their sentences in the legend.
  static let mostFindings = 60

  private let left: Double
  private let width: Double
  private var y: Double
  private var out = SVGMarkup()

  /// Begins a legend under a line of the page.
  init(left: Double, width: Double, top: Double) {
    self.left = left
    self.width = width
    y = top
  }

  /// Where it ends.
  var bottom: Double { y }
  /// What was drawn.
  var markup: SVGMarkup { out }

  /// Lines of text, a sentence broken where it is too long.
  mutating func write(_ text: String, _ style: String = "k", indent: Double = 0) {
    let lines = PictureText.lines(
      Style.inline(text), size: Self.size, width: width - indent, most: Self.mostLines)
    for line in lines {
      y += Self.line
      out.text(line, x: left + indent, y: y - 3.2, size: Self.size, style)
    }
  }

  /// What the fills and lines of the panels mean.
  mutating func writeKey(hasAreas: Bool, hasUnsure: Bool, hasMarks: Bool, hasChanges: Bool) {
    if hasAreas {
      swatch("taps are for one view: each has a colour and a pattern") { box, out in
        for (place, look) in [0, 1].enumerated() {
          let half = Rect(
            x: box.left + Double(place) * box.width / 2, y: box.top, width: box.width / 2,
            height: box.height)
          out.raw(
            "<path style=\"fill:url(#a\(look))\" class=\"r\" d=\"\(SVGMarkup.commands(half))\"/>")
        }
      }
      swatch("no view acts on a tap") { box, out in
        out.raw(
          "<path style=\"fill:url(#dead)\" class=\"r\" d=\"\(SVGMarkup.commands(box))\"/>")
      }
    }
    if hasUnsure {
      swatch("the file does not say who takes a tap") { box, out in
        out.raw(
          "<path style=\"fill:url(#unsure)\" class=\"r\" d=\"\(SVGMarkup.commands(box))\"/>")
      }
    }
    if hasMarks {
      swatch("what is seen of a target") { box, out in
        let (l, t, r, b) = (box.left, box.top, box.right, box.bottom)
        let number = SVGMarkup.number
        out.path(
          "M\(number(l + 4)) \(number(t))h-4v4M\(number(r - 4)) \(number(t))h4v4"
            + "M\(number(l + 4)) \(number(b))h-4v-4M\(number(r - 4)) \(number(b))h4v-4", "m")
      }
    }
    if hasChanges {
      swatch("the frame before and after the correction") { box, out in out.rect(box, "f") }
    }
  }

  private mutating func swatch(
    _ text: String, _ draw: (Rect, inout SVGMarkup) -> Void
  ) {
    y += Self.line + 1
    draw(Rect(x: left, y: y - 12, width: 22, height: 10), &out)
    out.text(
      PictureText.fitted(text, size: Self.size, width: width - 28),
      x: left + 28, y: y - 3.6, size: Self.size, "k")
  }

  /// A finding with its number, severity, rule, view and message.
  mutating func write(_ mark: FindingMark, in tree: ViewTree, isMarked: Bool) {
    y += 3
    let middle = Point(x: left + FindingMark.radius + 3, y: y + Self.line - 6.4)
    mark.draw(at: middle, to: &out)
    let indent = 2 * FindingMark.radius + 10
    let node = tree[mark.finding.node]
    var head = "\(mark.grade) \(mark.finding.rule.rawValue)"
    if let isCured = mark.isCured { head += isCured ? " (corrected)" : " (stays)" }
    if !isMarked { head += " (not in the picture)" }
    write(head, "k b", indent: indent)
    write("#\(node.index) \(PicturePanel.name(of: node))", "q", indent: indent)
    write(mark.finding.message, indent: indent)
  }

  /// Whose the numbers in the panels are.
  mutating func write(numbers: [Int], in tree: ViewTree) {
    guard !numbers.isEmpty else { return }
    y += 4
    for node in numbers.sorted() {
      let frame = PictureScale.text(of: tree.screenFrame(of: node))
      y += Self.line
      let number = "#\(node)"
      let indent = PictureText.width(number + " ", size: Self.size)
      out.text(number, x: left, y: y - 3.2, size: Self.size, "k b")
      let name = Style.inline(PicturePanel.name(of: tree[node]))
      let room = width - indent - PictureText.width(frame + "  ", size: Self.size)
      let shown = PictureText.fitted(name, size: Self.size, width: room)
      out.text("\(shown) \(frame)", x: left + indent, y: y - 3.2, size: Self.size, "k")
    }
  }

  /// Leaves some room.
  mutating func skip(_ height: Double) { y += height }
}
