/// Writes placements as the rows of a `recursiveDescription`, with attributes in UIKit's own order.
struct DumpRows: Sendable {
  private static let indent = "   | "

  var random: SplitMix64
  private var viewAddress: UInt64 = 0x7F8A_1C40_0000
  private var layerAddress: UInt64 = 0x6000_00A0_0000
  private var objectsOfRow: UInt64 = 0

  init(random: SplitMix64) {
    self.random = random
  }

  mutating func write(_ placement: Placement, to out: inout ByteWriter) {
    viewAddress += 0x10 * UInt64(1 + random.below(48))
    layerAddress += 0x100 * UInt64(1 + random.below(6))
    objectsOfRow = 0
    for _ in 0..<placement.depth { out.append(Self.indent) }
    if placement.depth == 0 {
      writeWindow(placement.frame, to: &out)
    } else if !placement.isContainer && random.below(1000) < 15 {
      writeAddress("<_UILabelContentLayer: ", viewAddress, to: &out)
      out.append("> (layer)\n")
    } else {
      let kinds = placement.isContainer ? ViewKind.containers : ViewKind.leaves
      writeView(placement, random.pick(kinds), to: &out)
    }
  }

  private mutating func writeWindow(_ frame: Frame, to out: inout ByteWriter) {
    writeAddress("<UIWindow: ", viewAddress, to: &out)
    write(frame, to: &out)
    out.append("; autoresize = W+H")
    writeAddress("; gestureRecognizers = <NSArray: ", nearbyObject(), to: &out)
    writeAddress(">; layer = <UIWindowLayer: ", layerAddress, to: &out)
    out.append(">>\n")
  }

  private mutating func writeView(
    _ placement: Placement, _ kind: ViewKind, to out: inout ByteWriter
  ) {
    out.append("<")
    out.append(kind.name)
    writeAddress(": ", viewAddress, to: &out)
    if let base = kind.base {
      out.append("; baseClass = ")
      out.append(base)
    }
    write(placement.frame, to: &out)
    writeTransform(placement.frame, to: &out)
    if kind.trait == .label || kind.trait == .field {
      out.append("; text = '")
      out.append(LabelText.pick(&random))
      out.append("'")
    }
    writeFlags(placement, kind, to: &out)
    writeObjects(placement, kind, to: &out)
    out.append("; layer = <")
    out.append(kind.layer)
    writeAddress(": ", layerAddress, to: &out)
    out.append(">")
    writeContents(placement.frame, kind, to: &out)
    out.append(">")
    writeSuffix(kind, to: &out)
    out.append("\n")
  }

  private func write(_ frame: Frame, to out: inout ByteWriter) {
    out.append("; frame = (")
    out.append(general: frame.x)
    out.append(" ")
    out.append(general: frame.y)
    out.append("; ")
    out.append(general: frame.width)
    out.append(" ")
    out.append(general: frame.height)
    out.append(")")
  }

  func writeAddress(_ start: String, _ address: UInt64, to out: inout ByteWriter) {
    out.append(start)
    out.append(hex: address)
  }

  /// The address of one more object made just after this row's layer; no address comes twice.
  mutating func nearbyObject() -> UInt64 {
    objectsOfRow += 1
    return layerAddress + 0x10 * objectsOfRow
  }
}
