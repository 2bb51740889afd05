import Hierarchy

/// A xib for iOS as Interface Builder wrote it up to Xcode 4: an archive of objects.
///
/// Every object is an `object` element with its class (`IBUIButton`) and a number, and its values
/// are elements in it, named by `key`. A view has its subviews in `NSSubviews`, back to front, and
/// behind them its frame in the superview: `NSFrame`, or `NSFrameSize` where that begins at zero.
/// Controllers and bar items hold views too; these are trees of their own, or hang on the bar.
struct InterfaceBuilderArchiveDialect: XMLDialect {
  var format: InputFormat { .interfaceBuilderArchiveXML }

  var traits: TreeTraits { TreeTraits(isDesign: true) }

  var attributes: [StaticString] { ["class"] }

  var frameWriter: any FrameWriter { InterfaceBuilderArchiveFrameWriter() }

  var textsAreValues: Bool { true }

  var titlesControls: Bool { true }

  /// The views of the document, by the offsets of their tags.
  private var views: [Int: ArchiveView] = [:]

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    guard opening.root.isNamed("archive", in: bytes),
      let type = opening.root.value(of: "type", in: bytes)
    else { return false }
    return bytes.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.", at: type.lowerBound)
  }

  func configured(by opening: XMLOpening, in bytes: RawSpan) throws(ReadError) -> any XMLDialect {
    let end = bytes.byteCount - SourceText.padding
    var dialect = self
    for object in ArchiveScanner(from: opening.start, to: end, in: bytes).objects
    where object.view.isView {
      dialect.views[object.start] = object.view
    }
    return dialect
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    guard let view = views[element.range.lowerBound] else { return nil }
    var node = XMLNode(frame: .zero, flags: .noFrame)
    node.place(view, in: bytes)
    if view.isElsewhere {
      node.flags = .noFrame
      node.note = .elsewhere
    }
    func says(_ key: String, _ word: StaticString) -> Bool {
      view.values[key].map {
        $0.count == word.utf8CodeUnitCount && bytes.hasPrefix(word, at: $0.lowerBound)
      } ?? false
    }
    if says("IBUIHidden", "YES") { node.flags.insert(.hidden) }
    if says("IBUIUserInteractionEnabled", "NO") { node.flags.insert(.interactionDisabled) }
    if says("IBUIClipsSubviews", "YES") { node.flags.insert(.clipsToBounds) }
    // `IBUIButton` is a `UIButton`.
    let family = view.className.lowerBound + 2..<view.className.upperBound
    var details = XMLDetails()
    details.className = view.customClass ?? family
    details.baseClassName = view.customClass.map { _ in family }
    if let range = view.values["IBUIAlpha"] {
      var position = range.lowerBound
      if let alpha = NumberScanner.number(in: bytes, at: &position), position == range.upperBound,
        alpha != 1
      {
        details.alpha = alpha
        node.flags.insert(.hasAlpha)
      }
    }
    node.details = details
    return node
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool { true }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    let values = views[tag.offset]?.values ?? [:]
    func said(_ name: String) -> Range<Int>? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
    switch key {
    case .text: return said("IBUIText") ?? said("IBUINormalTitle") ?? said("IBUITitle")
    case .accessibilityLabel: return said("IBUIAccessibilityLabel")
    case .accessibilityIdentifier: return said("IBUIAccessibilityIdentifier")
    case .tag: return said("IBUITag")
    case .frame: return values["NSFrame"] ?? values["NSFrameSize"]
    case .named(let name): return tag.value(of: name, in: bytes) ?? values[name]
    case .address, .image, .backgroundColor, .suffix: return nil
    }
  }
}

extension XMLNode {
  /// Takes the frame of an archive's view.
  fileprivate mutating func place(_ view: ArchiveView, in bytes: RawSpan) {
    guard let range = view.frame ?? view.size else { return }
    flags.remove(.noFrame)
    if view.frame != nil {
      if let frame = FrameString.numbers(range, in: bytes) { self.frame = frame; return }
    } else if let size = FrameString.sizePlaces(range, in: bytes) {
      frame = SIMD4(0, 0, size[0].number, size[1].number)
      return
    }
    flags.insert(.malformedFrame)
  }
}
