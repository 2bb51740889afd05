import Hierarchy

/// A storyboard or xib of Interface Builder for iOS, as Xcode has written them since version 5.
///
/// A view is an element named for its family (`button`, `tableViewCell`), with its class in
/// `customClass`, and its frame is the `<rect key="frame">` that is the first element in it: points in
/// the superview, as the canvas laid it out. Rectangles in a `variation` belong to other sizes, and
/// ones with another key are no frames. Every scene is a tree of its own.
///
/// Constraints decide at run time. A view that is `misplaced` has another frame than they give it, so
/// that its place is not known. Back buttons are made at run time, and bar items have no frame.
struct InterfaceBuilderDialect: XMLDialect {
  var format: InputFormat { .interfaceBuilderXML }

  var traits: TreeTraits { TreeTraits(isDesign: true) }

  private enum Slot {
    static let key = 0
    static let x = 1
  }

  var attributes: [StaticString] { ["key", "x", "y", "width", "height"] }

  var frameWriter: any FrameWriter { InterfaceBuilderFrameWriter() }

  var framesAreElements: Bool { true }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    guard opening.root.isNamed("document", in: bytes),
      let type = opening.root.value(of: "type", in: bytes)
    else { return false }
    return bytes.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.", at: type.lowerBound)
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? { nil }

  func node(of element: XMLElement, in owner: XMLTag, _ bytes: RawSpan) -> XMLNode? {
    guard element.name.count == 4, bytes.hasPrefix("rect", at: element.name.lowerBound),
      element.has("frame", at: Slot.key, in: bytes), !owner.isNamed("variation", in: bytes)
    else { return nil }
    let (frame, flags) = element.frame(from: Slot.x, in: bytes)
    var node = XMLNode(frame: frame, flags: flags)
    func says(_ key: String, _ value: StaticString) -> Bool {
      owner.value(of: key, in: bytes).map {
        $0.count == value.utf8CodeUnitCount && bytes.hasPrefix(value, at: $0.lowerBound)
      } ?? false
    }
    if says("hidden", "YES") { node.flags.insert(.hidden) }
    if says("userInteractionEnabled", "NO") { node.flags.insert(.interactionDisabled) }
    if says("clipsSubviews", "YES") { node.flags.insert(.clipsToBounds) }
    if says("misplaced", "YES") { node.flags.insert(.belowGap) }
    if let alpha = owner.value(of: "alpha", in: bytes) {
      var position = alpha.lowerBound
      if let number = NumberScanner.number(in: bytes, at: &position), position == alpha.upperBound {
        node.alpha = number
      }
    }
    return node
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool { true }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? { tag.value(of: name, in: bytes) }
    switch key {
    case .text: return find("text")
    case .tag: return find("tag")
    case .image: return find("image")
    case .named(let name): return find(name)
    case .address, .frame, .accessibilityLabel, .accessibilityIdentifier, .backgroundColor, .suffix:
      return nil
    }
  }
}
