import Hierarchy

/// The views of an iOS app as one of the serialisers writes them that people put into a category of
/// `UIView`: elements named for their classes, with `frame="{{x, y}, {w, h}}"`.
///
/// Frames are points in the superview, as `NSStringFromCGRect` prints them; `bounds` stands beside
/// them where the bounds do not begin at zero, which is how far a view is scrolled. Siblings are
/// back to front. Left out are flags and texts, and table cells with everything in them.
/// UIKit's labels and image views take no touches by class.
struct FrameStringDialect: XMLDialect {
  var format: InputFormat { .uiViewXML }

  var traits: TreeTraits { .uiKit }

  private enum Slot {
    static let frame = 0
    static let bounds = 1
  }

  var attributes: [StaticString] { ["frame", "bounds"] }

  var frameWriter: any FrameWriter { FrameStringWriter() }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    guard let value = opening.root.value(of: "frame", in: bytes) else { return false }
    return FrameString.numbers(value, in: bytes) != nil
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    guard case .plain(let value) = element.value(Slot.frame) else {
      if case .absent = element.value(Slot.frame) { return nil }
      return XMLNode(frame: .zero, flags: .malformedFrame)
    }
    guard let frame = FrameString.numbers(value, in: bytes) else {
      return XMLNode(frame: .zero, flags: .malformedFrame)
    }
    var node = XMLNode(frame: frame, flags: [])
    if UIKitClass.ignoresTouches(element.name, in: bytes) {
      node.flags.insert(.interactionDisabled)
    }
    if case .plain(let range) = element.value(Slot.bounds),
      let bounds = FrameString.numbers(range, in: bytes)
    {
      node.boundsOrigin = Point(x: bounds.x, y: bounds.y)
      // Another size means a transform, and the file does not say which.
      if abs(bounds.z - frame.z) > 0.01 || abs(bounds.w - frame.w) > 0.01 {
        node.flags.insert(.malformedTransform)
      }
    }
    return node
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool { false }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? { tag.value(of: name, in: bytes) }
    switch key {
    case .frame: return find("frame")
    case .text: return find("text")
    case .named(let name): return find(name)
    default: return nil
    }
  }
}
