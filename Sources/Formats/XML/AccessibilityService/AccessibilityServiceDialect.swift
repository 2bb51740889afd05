import Hierarchy

/// What accessibility services write of a screen: a `node` for a root, and in `raw` of every node
/// what Android itself prints of an `AccessibilityNodeInfo`.
///
/// Attributes of the usual names win over `raw` where a tool writes both; `boundsInScreen` in `raw`
/// is a copy of `bounds` then, and both are written. `boundsInParent` is out of use since Android 10
/// and left as it is. No complete file of the kind was at hand: the form of `raw` is Android's own.
struct AccessibilityServiceDialect: AndroidDialect {
  var format: InputFormat { .accessibilityServiceXML }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    opening.root.isNamed("node", in: bytes) && opening.root.value(of: "raw", in: bytes) != nil
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    let common = androidNode(of: element, in: bytes)
    guard
      let tag = XMLTag(at: element.range.lowerBound, in: bytes, limit: element.range.upperBound),
      let raw = tag.value(of: "raw", in: bytes)
    else { return common }
    let info = RawNodeInfo(raw, in: bytes)
    var node = common ?? XMLNode(frame: .zero, flags: .noFrame)
    // The root is a node here, and its children are no windows.
    node.flags.remove(.joinsScreen)
    // Names stand in `raw` too.
    node.states.remove(.namesNoBack)
    if node.flags.contains(.noFrame), tag.value(of: "bounds", in: bytes) == nil,
      let rect = info.screenRect
    {
      node.place(Bounds(rectAt: rect, in: bytes))
    }
    node.className = node.className ?? info.first("; className: ", in: bytes)
    let touches: [StaticString] = ["; clickable: ", "; longClickable: "]
    if touches.contains(where: { info.says("true", $0, in: bytes) }) {
      node.states.insert(.takesTouches)
    }
    if info.says("true", "; checkable: ", in: bytes) { node.states.insert(.checks) }
    if info.says("false", "; enabled: ", in: bytes) { node.states.insert(.disabled) }
    if info.says("true", "; scrollable: ", in: bytes) { node.states.insert(.scrolls) }
    return node
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? {
      tag.value(of: name, in: bytes).flatMap { $0.isEmpty ? nil : $0 }
    }
    let info = tag.value(of: "raw", in: bytes).map { RawNodeInfo($0, in: bytes) }
    let label = find("content-desc") ?? info?.first("; contentDescription: ", in: bytes)
    let identifier =
      find("resource-id") ?? info?.first("; viewIdResName: ", in: bytes)
      ?? info?.first("; viewId: ", in: bytes)
    let text = find("text") ?? info?.first("; text: ", in: bytes)
    switch key {
    case .text: return text ?? label
    case .accessibilityLabel, .named("content-desc"): return label
    case .accessibilityIdentifier, .named("resource-id"): return identifier
    case .named("text"): return text
    case .named("package"): return find("package") ?? info?.first("; packageName: ", in: bytes)
    case .named(let name): return tag.value(of: name, in: bytes)
    case .address, .frame, .tag, .image, .backgroundColor, .suffix: return nil
    }
  }
}
