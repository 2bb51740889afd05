import Hierarchy

/// The views of an iOS app as Detox writes them into `ViewHierarchy`, where Android's has a density.
///
/// Two programs write it: `generateViewHierarchyXml`, and a failed expectation, whose elements also
/// have their address in `ptr` and are named with their module. Both go through the views back to
/// front. Numbers are whole points in the superview, cut towards zero. A window has no x and y: it
/// is taken to begin at the screen's corner.
///
/// Left out are the content offsets of scroll views, so that nobody knows where on the screen lies
/// what is in them; recognizers; what clips; and whether interaction is off, which UIKit's labels
/// and image views have by class. The page of a web view stands in it as CDATA.
struct DetoxIOSDialect: XMLDialect {
  var format: InputFormat { .detoxIOSXML }

  var traits: TreeTraits { TreeTraits(rounding: .truncated, hidesOffsets: true) }

  private enum Slot {
    static let alpha = 0
    static let visibility = 1
    static let x = 2
  }

  var attributes: [StaticString] { ["alpha", "visibility", "x", "y", "width", "height"] }

  var frameWriter: any FrameWriter { FrameAttributesWriter(numbers: .whole) }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    opening.root.isNamed("ViewHierarchy", in: bytes)
      && opening.root.value(of: "density", in: bytes) == nil
      && opening.child(in: bytes)?.value(of: "class", in: bytes) != nil
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    var (frame, flags) = element.frame(from: Slot.x, in: bytes)
    if flags == .malformedFrame, let size = element.sizeAlone(from: Slot.x, in: bytes) {
      (frame, flags) = (SIMD4(0, 0, size.width, size.height), [])
    }
    if flags == .noFrame { return nil }
    if case .plain = element.value(Slot.visibility),
      !element.has("visible", at: Slot.visibility, in: bytes)
    {
      flags.insert(.hidden)
    }
    if UIKitClass.ignoresTouches(element.name, in: bytes) { flags.insert(.interactionDisabled) }
    var node = XMLNode(frame: frame, flags: flags)
    if let alpha = element.number(at: Slot.alpha, in: bytes) { node.alpha = alpha }
    node.hidesOffset = UIKitClass.scrolls(element.name, in: bytes)
    return node
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    name.count == 13 && bytes.hasPrefix("ViewHierarchy", at: name.lowerBound)
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? { tag.value(of: name, in: bytes) }
    switch key {
    case .text: return find("text")
    case .address: return find("ptr")
    case .tag: return find("tag")
    case .accessibilityLabel: return find("label")
    case .accessibilityIdentifier: return find("id") ?? find("testID")
    case .named(let name): return find(name)
    case .frame, .image, .backgroundColor, .suffix: return nil
    }
  }
}
