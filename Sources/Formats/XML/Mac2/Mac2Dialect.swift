import Hierarchy

/// The page source of Appium's driver for the Mac.
///
/// Elements have the names of XCUITest's types, as WebDriverAgent's have, and other attributes: a
/// number for the type, `identifier`, `title`, no `name` and no `visible`. Numbers are whole points
/// on the screen. The application has no place of its own (four zeros), and what is in a menu bar
/// has places in its menu, or none, or some far off every screen: it is left out.
///
/// A mouse needs no 44 points, so that sizes are not judged. Order says nothing about what is on
/// top.
struct Mac2Dialect: XMLDialect {
  var format: InputFormat { .mac2XML }

  var traits: TreeTraits {
    TreeTraits(space: .screen, frames: .accessibility, touchRule: .unknown, pointer: .mouse)
  }

  private enum Slot {
    static let enabled = 0
    static let x = 1
  }

  var attributes: [StaticString] { ["enabled", "x", "y", "width", "height"] }

  var frameWriter: any FrameWriter { FrameAttributesWriter(numbers: .whole) }

  private static let prefix: StaticString = "XCUIElementType"

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    bytes.hasPrefix(Self.prefix, at: opening.root.name.lowerBound)
      && opening.root.value(of: "elementType", in: bytes) != nil
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    let (frame, flags) = element.frame(from: Slot.x, in: bytes)
    if flags == .noFrame, !bytes.hasPrefix(Self.prefix, at: element.name.lowerBound) { return nil }
    let isDisabled = element.has("false", at: Slot.enabled, in: bytes)
    return XMLNode(frame: frame, flags: flags, states: isDisabled ? .disabled : [])
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool { false }

  var hidesSomeContent: Bool { true }

  func hidesContent(of name: Range<Int>, in bytes: RawSpan) -> Bool {
    name.count == 22 && bytes.hasPrefix("XCUIElementTypeMenuBar", at: name.lowerBound)
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? {
      tag.value(of: name, in: bytes).flatMap { $0.isEmpty ? nil : $0 }
    }
    switch key {
    case .text: return find("title") ?? find("label") ?? find("value")
    case .accessibilityLabel: return find("label")
    case .accessibilityIdentifier: return find("identifier")
    case .named(let name): return tag.value(of: name, in: bytes)
    case .address, .frame, .tag, .image, .backgroundColor, .suffix: return nil
    }
  }
}
