/// Writes placements as uiautomator does: `node` elements with every attribute, on one line.
struct ScreenElements: DumpWriter {
  /// Pixels a point of the trees, whose frames are those of a phone in points.
  private static let scale = 2.75
  private static let containers = [
    "android.widget.FrameLayout", "android.widget.LinearLayout", "android.view.ViewGroup",
    "android.widget.ScrollView", "androidx.recyclerview.widget.RecyclerView",
  ]
  private static let leaves = [
    "android.widget.TextView", "android.widget.TextView", "android.widget.ImageView",
    "android.widget.Button", "android.widget.ImageButton", "android.widget.EditText",
    "android.widget.CheckBox", "android.view.View",
  ]

  private var random: SplitMix64
  private var open = OpenElements()
  private var isFirst = true

  init(random: SplitMix64) { self.random = random }

  mutating func write(_ placement: Placement, to out: inout ByteWriter) {
    if isFirst {
      out.append(
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">")
    }
    isFirst = false
    close(to: placement.depth, &out)
    let (frame, index) = open.place(placement)
    let isTapped = random.chance(placement.isContainer ? 10 : 45)
    out.append("<node index=\"\(index)\" text=\"")
    if !placement.isContainer { out.append(XMLText.escaped(LabelText.pick(&random))) }
    out.append("\" resource-id=\"")
    if random.chance(30) { out.append("org.example.gallery:id/part_\(random.below(900))") }
    out.append("\" class=\"")
    out.append(random.pick(placement.isContainer ? Self.containers : Self.leaves))
    out.append("\" package=\"org.example.gallery\" content-desc=\"\" checkable=\"false\"")
    out.append(" checked=\"false\" clickable=\"\(isTapped)\" enabled=\"\(random.chance(95))\"")
    out.append(" focusable=\"\(isTapped)\" focused=\"false\" scrollable=\"false\"")
    out.append(" long-clickable=\"false\" password=\"false\" selected=\"false\" bounds=\"")
    writeBounds(frame, &out)
    if placement.isContainer {
      out.append("\">")
      open.open("node", at: frame)
    } else {
      out.append("\" />")
    }
  }

  mutating func finish(_ out: inout ByteWriter) {
    close(to: 0, &out)
    out.append("</hierarchy>")
  }

  private mutating func close(to depth: Int, _ out: inout ByteWriter) {
    for name in open.close(to: depth) { out.append("</\(name)>") }
  }

  private func writeBounds(_ frame: Frame, _ out: inout ByteWriter) {
    func pixels(_ points: Double) -> Int { Int((points * Self.scale).rounded()) }
    out.append("[\(pixels(frame.x)),\(pixels(frame.y))]")
    out.append("[\(pixels(frame.x + frame.width)),\(pixels(frame.y + frame.height))]")
  }
}
