import Hierarchy

/// Detox's `viewHierarchy` on Android: the views themselves, in the order of their parents.
///
/// Elements are named for the class without its package; the whole name stands in `class`. x and y
/// are pixels in the window, which is the screen unless it is a dialog's; `density` stands at the
/// root. `id` is the view's tag, `value` its content description. What is `invisible` or `gone` is
/// hidden with all that is in it. An alpha of 0 is not seen and takes touches all the same.
///
/// Nothing says what is clickable. A button, switch, check box or field by its class is taken for it,
/// and so is a view of React Native's with a description.
struct DetoxAndroidDialect: PixelDialect {
  var format: InputFormat { .detoxAndroidXML }

  var traits: TreeTraits {
    TreeTraits(
      unit: .pixel(density: nil), space: .screen, frames: .views, touchRule: .clickable,
      siblingOrder: .backToFront)
  }

  private enum Slot {
    static let x = 0
    static let className = 4
    static let visibility = 5
    static let alpha = 6
    static let value = 7
  }

  var attributes: [StaticString] {
    ["x", "y", "width", "height", "class", "visibility", "alpha", "value"]
  }

  var frameWriter: any FrameWriter { DetoxAndroidFrameWriter() }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    opening.root.isNamed("ViewHierarchy", in: bytes)
      && opening.root.value(of: "density", in: bytes) != nil
  }

  func statedDensity(_ opening: XMLOpening, in bytes: RawSpan) -> Density? {
    guard let value = opening.root.value(of: "density", in: bytes) else { return nil }
    var position = value.lowerBound
    guard let density = NumberScanner.number(in: bytes, at: &position),
      position == value.upperBound, density.isFinite, density > 0
    else { return nil }
    return Density(density, .file)
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    if isWrapper(element.name, in: bytes) { return nil }
    var (frame, flags) = element.frame(from: Slot.x, in: bytes)
    if flags == .noFrame, case .absent = element.value(Slot.className) { return nil }
    if flags.isEmpty, frame.z <= 0 || frame.w <= 0 { (frame, flags) = (.zero, .noFrame) }
    if element.place.depth == 1 { flags.insert(.joinsScreen) }
    var node = XMLNode(frame: frame, flags: flags)
    if case .plain(let name) = element.value(Slot.className), !name.isEmpty {
      node.className = name
    }
    if case .plain(let visibility) = element.value(Slot.visibility),
      !bytes.hasPrefix("visible", at: visibility.lowerBound)
    {
      node.flags.insert(.hidden)
    }
    if element.has("0.0", at: Slot.alpha, in: bytes) || element.has("0", at: Slot.alpha, in: bytes)
    {
      node.states.insert(.seemsInvisible)
    }
    if takesTouches(node.className ?? element.name, isDescribed(element), in: bytes) {
      node.states.insert(.takesTouches)
    }
    return node
  }

  private func isDescribed(_ element: XMLElement) -> Bool {
    switch element.value(Slot.value) {
    case .absent: false
    case .plain(let range): !range.isEmpty
    case .escaped: true
    }
  }

  private static let endings: [StaticString] = [
    "Button", "Switch", "SwitchCompat", "CheckBox", "EditText", "Spinner", "SeekBar", "Chip",
  ]

  private func takesTouches(
    _ name: Range<Int>, _ isDescribed: Bool, in bytes: RawSpan
  ) -> Bool {
    func ends(_ ending: StaticString) -> Bool {
      name.count >= ending.utf8CodeUnitCount
        && bytes.hasPrefix(ending, at: name.upperBound - ending.utf8CodeUnitCount)
    }
    return Self.endings.contains(where: ends) || isDescribed && ends("ReactViewGroup")
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    name.count == 13 && bytes.hasPrefix("ViewHierarchy", at: name.lowerBound)
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func said(_ name: String) -> Range<Int>? {
      tag.value(of: name, in: bytes).flatMap { $0.isEmpty ? nil : $0 }
    }
    switch key {
    case .text: return said("text") ?? said("value")
    case .accessibilityLabel, .named("content-desc"): return said("value")
    case .accessibilityIdentifier, .named("resource-id"): return said("id")
    case .tag: return said("tag")
    case .named(let name): return tag.value(of: name, in: bytes)
    case .address, .frame, .image, .backgroundColor, .suffix: return nil
    }
  }
}
