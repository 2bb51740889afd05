/// Writes placements as WebDriverAgent does: an element for each type, in steps of two blanks.
struct PageElements: DumpWriter {
  private static let containers = [
    "Window", "Other", "Other", "Other", "Table", "Cell", "CollectionView", "NavigationBar",
    "ScrollView", "Toolbar",
  ]
  private static let leaves = [
    "StaticText", "StaticText", "Button", "Button", "Image", "Switch", "TextField", "Slider",
    "SearchField", "Link",
  ]

  private var random: SplitMix64
  private var open = OpenElements()
  private var isFirst = true

  init(random: SplitMix64) { self.random = random }

  mutating func write(_ placement: Placement, to out: inout ByteWriter) {
    if isFirst { out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    close(to: placement.depth, &out)
    let kinds = placement.isContainer ? Self.containers : Self.leaves
    let name = "XCUIElementType" + (isFirst ? "Application" : random.pick(kinds))
    isFirst = false
    let (frame, index) = open.place(placement)
    indent(placement.depth, &out)
    out.append("<\(name) type=\"\(name)\"")
    if !placement.isContainer || random.chance(20) { writeWords(&out) }
    out.append(" enabled=\"\(random.chance(95))\" visible=\"\(random.chance(85))\"")
    out.append(" accessible=\"\(!placement.isContainer)\"")
    out.append(" x=\"\(Int(frame.x.rounded(.down)))\" y=\"\(Int(frame.y.rounded(.down)))\"")
    out.append(" width=\"\(Int(frame.width.rounded(.up)))\"")
    out.append(" height=\"\(Int(frame.height.rounded(.up)))\" index=\"\(index)\"")
    if placement.isContainer {
      out.append(">\n")
      open.open(name, at: frame)
    } else {
      out.append("/>\n")
    }
  }

  mutating func finish(_ out: inout ByteWriter) { close(to: 0, &out) }

  private mutating func writeWords(_ out: inout ByteWriter) {
    let label = XMLText.escaped(LabelText.pick(&random))
    if random.chance(15) { out.append(" value=\"\(label)\"") }
    out.append(" name=\"\(label)\" label=\"\(label)\"")
  }

  private mutating func close(to depth: Int, _ out: inout ByteWriter) {
    for name in open.close(to: depth) {
      indent(open.depth, &out)
      out.append("</\(name)>\n")
    }
  }

  private func indent(_ depth: Int, _ out: inout ByteWriter) {
    for _ in 0..<depth { out.append("  ") }
  }
}
