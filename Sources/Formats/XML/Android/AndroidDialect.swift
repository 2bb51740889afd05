import Hierarchy

/// What the dialects of Android's accessibility tree have in common: `bounds`, and flags in words.
///
/// `bounds="[l,t][r,b]"` are pixels on the screen, cut to what can be seen; a rectangle without area
/// is no place, nor is one that is inside out. Only what is clickable, long-clickable or checkable
/// takes touches; what is checkable alone leaves them to something clickable around it. In Compose and React Native that is often an unnamed node around the named one.
protocol AndroidDialect: PixelDialect {}

/// Where the common attributes stand in `AndroidDialect.attributes`.
private enum Slot {
  static let text = 0
  static let identifier = 1
  static let className = 2
  static let description = 3
  static let checkable = 4
  static let clickable = 5
  static let enabled = 6
  static let scrollable = 7
  static let longClickable = 8
  static let bounds = 9
  static let seen = 10..<13
}

extension AndroidDialect {
  var traits: TreeTraits {
    TreeTraits(
      unit: .pixel(density: nil), space: .screen, frames: .clipped, touchRule: .clickable,
      siblingOrder: .drawingOrder)
  }

  var attributes: [StaticString] {
    [
      "text", "resource-id", "class", "content-desc", "checkable", "clickable", "enabled",
      "scrollable", "long-clickable", "bounds", "displayed", "visible-to-user", "visible",
    ]
  }

  var frameWriter: any FrameWriter { BoundsFrameWriter() }

  @inline(__always)
  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    androidNode(of: element, in: bytes)
  }

  /// What the common attributes of an element say; nil for one that has none of them.
  @inline(__always)
  func androidNode(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    if isWrapper(element.name, in: bytes) { return nil }
    var node = XMLNode(frame: .zero, flags: .noFrame)
    switch element.value(Slot.bounds) {
    case .plain(let range): node.place(Bounds(at: range, in: bytes))
    case .escaped: node.flags = .malformedFrame
    case .absent:
      guard case .plain = element.value(Slot.className) else { return nil }
    }
    // Windows lie on one screen; which of them is on top the file does not say.
    if element.place.depth == 1 { node.flags.insert(.joinsScreen) }
    if case .plain(let name) = element.value(Slot.className), !name.isEmpty {
      node.className = name
    }
    // Put into the node as a whole: what is written in parts is not there yet when it is read.
    var states: NodeStates = []
    func says(_ word: StaticString, at slot: Int) -> Bool {
      element.says(word, at: slot, in: bytes)
    }
    states.insert(.takesTouches, if: says("true", at: Slot.clickable))
    states.insert(.takesTouches, if: says("true", at: Slot.longClickable))
    states.insert(.checks, if: says("true", at: Slot.checkable))
    states.insert(.disabled, if: says("false", at: Slot.enabled))
    states.insert(.scrolls, if: says("true", at: Slot.scrollable))
    for slot in Slot.seen { states.insert(.seemsInvisible, if: says("false", at: slot)) }
    states.insert(.namesNoBack, if: !mayNameBack(element, in: bytes))
    node.states = states
    return node
  }

  /// False for nearly every element of which no name speaks of going back.
  @inline(__always)
  private func mayNameBack(_ element: XMLElement, in bytes: RawSpan) -> Bool {
    mayTitleBack(element.value(Slot.text), in: bytes)
      || mayTitleBack(element.value(Slot.description), in: bytes)
      || mayIdentifyBack(element.value(Slot.identifier), in: bytes)
  }

  @inline(__always)
  private func mayTitleBack(_ value: XMLElement.Value, in bytes: RawSpan) -> Bool {
    switch value {
    case .absent: false
    case .escaped: true
    case .plain(let range): !range.isEmpty && BackNames.mayTitle(range, in: bytes)
    }
  }

  @inline(__always)
  private func mayIdentifyBack(_ value: XMLElement.Value, in bytes: RawSpan) -> Bool {
    switch value {
    case .absent: false
    case .escaped: true
    case .plain(let range): !range.isEmpty && BackNames.mayName(range, in: bytes)
    }
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    name.count == 9 && bytes.hasPrefix("hierarchy", at: name.lowerBound)
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? { tag.value(of: name, in: bytes) }
    func said(_ name: String) -> Range<Int>? { find(name).flatMap { $0.isEmpty ? nil : $0 } }
    switch key {
    case .text: return said("text") ?? said("content-desc") ?? find("text")
    case .accessibilityLabel: return said("content-desc")
    case .accessibilityIdentifier: return said("resource-id")
    case .tag: return said("view-tag")
    case .named(let name): return find(name)
    case .address, .frame, .image, .backgroundColor, .suffix: return nil
    }
  }

  /// True when a document is a `hierarchy` whose first element is no `node`, and has one of these
  /// attributes.
  func isHierarchy(
    _ opening: XMLOpening, withAny probes: [String], in bytes: RawSpan
  ) -> Bool {
    guard opening.root.isNamed("hierarchy", in: bytes), let child = opening.child(in: bytes),
      !child.isNamed("node", in: bytes)
    else { return false }
    return probes.contains { child.value(of: $0, in: bytes) != nil }
  }
}

extension XMLNode {
  /// Takes bounds for the frame; nil where they cannot be read.
  mutating func place(_ bounds: Bounds?) {
    flags.remove([.noFrame, .malformedFrame])
    guard let bounds else {
      flags.insert(.malformedFrame)
      return
    }
    if bounds.isInverted { note = .inverted }
    if bounds.isEmpty { flags.insert(.noFrame) } else { frame = bounds.frame }
  }
}
