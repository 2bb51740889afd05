import Hierarchy

/// The page source of WebDriverAgent, which Appium hands on for iOS and tvOS.
///
/// Two programs write it. WebDriverAgent's own serialiser orders attributes type, value, name,
/// label, enabled, visible, accessible, x, y, width, height, index; the driver's, which makes XML of
/// JSON, puts name, label and value last and writes empty elements as a pair of tags. `AppiumAUT`
/// stands around the application when the driver asked for it. In 2016 elements had these names
/// and the attributes of UIAutomation (`dom`, `valid`, `hint`, `path`), with fractions and
/// without `type`; for a time `visible` was left out, which does not mean "not visible".
///
/// Numbers are points on the screen: the accessibility frame, moved outward to whole points. A
/// measured side is an upper bound, and the order of siblings says nothing about what is on top.
struct WebDriverAgentDialect: XMLDialect {
  var format: InputFormat { .webDriverAgentXML }

  var traits: TreeTraits {
    TreeTraits(
      unit: .point, space: .screen, rounding: .outward, frames: .accessibility,
      touchRule: .unknown)
  }

  private enum Slot {
    static let enabled = 0
    static let visible = 1
    static let x = 2
  }

  var attributes: [StaticString] { ["enabled", "visible", "x", "y", "width", "height"] }

  var frameWriter: any FrameWriter { WebDriverAgentFrameWriter() }

  private static let prefix: StaticString = "XCUIElementType"

  /// An element of XCUITest's types, alone or in `AppiumAUT`. The same types with `elementType` are
  /// the driver for the Mac, which is another dialect.
  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    var element = opening.root
    if element.isNamed("AppiumAUT", in: bytes) {
      guard let child = opening.child(in: bytes) else { return false }
      element = child
    }
    return bytes.hasPrefix(Self.prefix, at: element.name.lowerBound)
      && element.value(of: "elementType", in: bytes) == nil
  }

  @inline(__always)
  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    let (frame, flags) = element.frame(from: Slot.x, in: bytes)
    if flags == .noFrame, !bytes.hasPrefix(Self.prefix, at: element.name.lowerBound) { return nil }
    var states: NodeStates = []
    states.insert(.disabled, if: element.says("false", at: Slot.enabled, in: bytes))
    states.insert(.seemsInvisible, if: element.says("false", at: Slot.visible, in: bytes))
    return XMLNode(frame: frame, flags: flags, states: states)
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    name.count == 9 && bytes.hasPrefix("AppiumAUT", at: name.lowerBound)
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? { tag.value(of: name, in: bytes) }
    switch key {
    case .text:
      // What a label shows is its label; a field shows its value, or nothing.
      guard let label = find("label"), !label.isEmpty else { return find("value") ?? find("label") }
      return label
    case .accessibilityLabel: return find("label")
    case .accessibilityIdentifier:
      // `name` is the identifier, or else the label again.
      guard let name = find("name"), !name.isEmpty else { return nil }
      guard let label = find("label"), label.count == name.count else { return name }
      return zip(name, label).allSatisfy { bytes.byte($0) == bytes.byte($1) } ? nil : name
    case .named(let name): return find(name)
    case .address, .frame, .tag, .image, .backgroundColor, .suffix: return nil
    }
  }
}
