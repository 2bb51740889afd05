import Hierarchy

/// The page source of WinAppDriver, for Windows.
///
/// Elements are named for their control type, and most of some thirty attributes are the states of
/// patterns. Numbers are physical pixels of the desktop that all monitors make up, so that places
/// left of or above the first one are negative; how many pixels make a point the file does not say.
/// Over the wire the text is UTF-8 and declares UTF-16; saved files have either.
///
/// A mouse needs no 44 points, so that sizes are not judged. Order says nothing about what is on
/// top.
struct WinAppDriverDialect: XMLDialect {
  var format: InputFormat { .winAppDriverXML }

  var traits: TreeTraits {
    TreeTraits(
      unit: .pixel(density: nil), space: .screen, frames: .accessibility, touchRule: .unknown,
      pointer: .mouse)
  }

  private enum Slot {
    static let enabled = 0
    static let offscreen = 1
    static let runtimeID = 2
    static let x = 3
  }

  var attributes: [StaticString] {
    ["IsEnabled", "IsOffscreen", "RuntimeId", "x", "y", "width", "height"]
  }

  var frameWriter: any FrameWriter { FrameAttributesWriter(numbers: .whole) }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    func has(_ key: String) -> Bool { opening.root.value(of: key, in: bytes) != nil }
    return has("RuntimeId") && has("AutomationId")
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    let (frame, flags) = element.frame(from: Slot.x, in: bytes)
    if flags == .noFrame, case .absent = element.value(Slot.runtimeID) { return nil }
    var states: NodeStates = []
    if element.has("False", at: Slot.enabled, in: bytes) { states.insert(.disabled) }
    if element.has("True", at: Slot.offscreen, in: bytes) { states.insert(.seemsInvisible) }
    return XMLNode(frame: frame, flags: flags, states: states)
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool { false }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? {
      tag.value(of: name, in: bytes).flatMap { $0.isEmpty ? nil : $0 }
    }
    switch key {
    case .text, .accessibilityLabel: return find("Name")
    case .accessibilityIdentifier: return find("AutomationId")
    case .named(let name): return tag.value(of: name, in: bytes)
    case .address, .frame, .tag, .image, .backgroundColor, .suffix: return nil
    }
  }
}
