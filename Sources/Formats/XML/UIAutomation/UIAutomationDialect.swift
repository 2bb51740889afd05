import Hierarchy

/// The page source of Appium up to iOS 9, which UIAutomation answers for.
///
/// Elements are `UIA…`, in a beta of Appium 1.6 the same without a prefix; `AppiumAUT` stands
/// around the application. Tools write the attributes in three orders. What an element does not
/// have is an empty string, and no missing attribute.
///
/// Numbers are points on the screen, with the noise that binary fractions leave. The application
/// may begin below the status bar while its window begins above it, and a child can be visible in
/// a parent that is not. Order says nothing about what is on top.
struct UIAutomationDialect: XMLDialect {
  var format: InputFormat { .uiAutomationXML }

  var traits: TreeTraits {
    TreeTraits(space: .screen, frames: .accessibility, touchRule: .unknown)
  }

  private enum Slot {
    static let dom = 0
    static let enabled = 1
    static let visible = 2
    static let x = 3
  }

  var attributes: [StaticString] { ["dom", "enabled", "visible", "x", "y", "width", "height"] }

  var frameWriter: any FrameWriter { FrameAttributesWriter(numbers: .decimal) }

  /// A `UIA…` element with a path of child indices, or any with `dom` and `valid`, which no other
  /// tool writes; alone or in `AppiumAUT`. XCUITest's types with these attributes, of 2016, are
  /// WebDriverAgent's.
  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    var element = opening.root
    if element.isNamed("AppiumAUT", in: bytes) {
      guard let child = opening.child(in: bytes) else { return false }
      element = child
    }
    if bytes.hasPrefix("XCUIElementType", at: element.name.lowerBound) { return false }
    func has(_ key: String) -> Bool { element.value(of: key, in: bytes) != nil }
    let isOld = bytes.hasPrefix("UIA", at: element.name.lowerBound)
    return has("path") && has("width") && (isOld || has("dom") && has("valid"))
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    let (frame, flags) = element.frame(from: Slot.x, in: bytes)
    if flags == .noFrame, case .absent = element.value(Slot.dom) { return nil }
    var states: NodeStates = []
    if element.has("false", at: Slot.enabled, in: bytes) { states.insert(.disabled) }
    if element.has("false", at: Slot.visible, in: bytes) { states.insert(.seemsInvisible) }
    return XMLNode(frame: frame, flags: flags, states: states)
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    name.count == 9 && bytes.hasPrefix("AppiumAUT", at: name.lowerBound)
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? {
      tag.value(of: name, in: bytes).flatMap { $0.isEmpty ? nil : $0 }
    }
    switch key {
    case .text: return find("label") ?? find("value")
    case .accessibilityLabel: return find("label")
    case .accessibilityIdentifier:
      // `name` is the identifier, or else the label again.
      guard let name = find("name") else { return nil }
      guard let label = find("label"), label.count == name.count else { return name }
      return zip(name, label).allSatisfy { bytes.byte($0) == bytes.byte($1) } ? nil : name
    case .named(let name): return tag.value(of: name, in: bytes)
    case .address, .frame, .tag, .image, .backgroundColor, .suffix: return nil
    }
  }
}
