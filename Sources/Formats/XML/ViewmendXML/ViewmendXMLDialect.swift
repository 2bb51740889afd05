import Hierarchy

/// viewmend's own XML: what `convert --to xml` writes, and the plainest way to hand a tree over.
///
/// Every view is a `view` element with its class as an attribute, so that any tool for XML can ask
/// for it; its children lie inside, back to front. The root says what the numbers mean. A frame
/// stands in the superview's bounds space (`frame`), in a file of `space="screen"` on the screen
/// (`screenFrame`). `viewmend.rng`, beside the module's sources, is the schema.
struct ViewmendXMLDialect: PixelDialect {
  var format: InputFormat { .viewmendXML }

  /// What the root states.
  var traits = TreeTraits.uiKit
  /// False where the file was made of one in which a text in a control is something else.
  private(set) var titlesControls = true

  var frameWriter: any FrameWriter { ViewmendXMLFrameWriter() }
  var joinsRoots: Bool { true }

  enum Slot {
    static let className = 0
    static let base = 1
    static let frame = 2
    static let screenFrame = 3
    static let hidden = 4
    static let alpha = 5
    static let interactive = 6
    static let clips = 7
    static let opaque = 8
    static let gestures = 9
    static let transform = 10
    static let contentOffset = 11
    static let enabled = 12
    static let visible = 13
    static let layer = 14
    static let incomplete = 15
    // Under the touch rule `clickable`, where nothing is judged by what stands there else.
    static let longClickable = opaque
    static let clickable = gestures
    static let checkable = transform
    static let scrollable = contentOffset
    // What only files with a word of `touchWords` have; see `hasTouchWords`.
    static let link = 16
    static let inline = 17
    static let composite = 18
    static let fixed = 19
    static let systemSized = 20
    static let touchThrough = 21
    static let hitInsets = 22
    static let mark = 23
    static let unclipped = 24
    static let canScroll = 25
    static let statedClickable = 26
    static let statedLongClickable = 27
  }

  /// Attributes that say more of touches than UIKit prints.
  private static let touchWords: [StaticString] = [
    "link", "inline", "composite", "fixed", "systemSized", "touchThrough", "hitInsets", "mark",
    "unclipped", "canScroll", "clickable", "longClickable",
  ]

  /// True when one of them may occur, so that they are worth being looked for in every element.
  private var hasTouchWords = false

  /// True when what is clickable takes the touches, and UIKit's words for touches, transforms and
  /// scrolling are kept and not read.
  private var goesByClicks: Bool { traits.touchRule == .clickable }

  var attributes: [StaticString] {
    let common: [StaticString] = [
      "class", "base", "frame", "screenFrame", "hidden", "alpha", "interactive", "clips",
    ]
    let ofRule: [StaticString] =
      goesByClicks
      ? ["longClickable", "clickable", "checkable", "scrollable"]
      : ["opaque", "gestures", "transform", "contentOffset"]
    return common + ofRule + ["enabled", "visible", "layer", "incomplete"]
      + (hasTouchWords ? Self.touchWords : [])
  }

  private static let wrappers: Set<String> = [
    "viewmend", "screen", "recognizer", "target", "mustFail", "controller", "answer", "element",
    "failure", "safeArea",
  ]

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    opening.root.isNamed("viewmend", in: bytes)
  }

  func configured(by opening: XMLOpening, in bytes: RawSpan) throws(ReadError) -> any XMLDialect {
    var dialect = self
    let root = opening.root
    func word(_ key: String) -> String? { root.word(key, in: bytes) }
    if let version = word("version"), version != "1" {
      throw .notRead(
        format: format.rawValue, name: "\(format.title), version \(version)",
        offset: root.name.lowerBound - 1)
    }
    switch word("unit") ?? "pt" {
    case "pt": break
    case "px": dialect.traits.unit = .pixel(density: nil)
    case let unit:
      throw .notRead(
        format: format.rawValue, name: "\(format.title) in \(unit)",
        offset: root.name.lowerBound - 1)
    }
    dialect.traits.space = Self.isOnScreen(opening, in: bytes) ? .screen : .superview
    dialect.traits.rounding =
      switch word("rounding") {
      case "outward": .outward
      case "truncated": .truncated
      default: .none
      }
    dialect.traits.frames =
      switch word("frames") {
      case "accessibility": .accessibility
      case "clipped": .clipped
      default: .views
      }
    dialect.traits.touchRule =
      switch word("touch") {
      case "unknown": .unknown
      case "clickable": .clickable
      default: .uiKit
      }
    if word("order") == "drawing" { dialect.traits.siblingOrder = .drawingOrder }
    if word("pointer") == "mouse" { dialect.traits.pointer = .mouse }
    dialect.traits.hidesOffsets = word("offsets") == "hidden"
    dialect.traits.isDesign = word("design") == "true"
    dialect.traits.isCut = word("cut") == "true"
    let titled: Set<InputFormat?> = [nil, .viewmendXML, .interfaceBuilderArchiveXML]
    dialect.titlesControls = titled.contains(word("source").flatMap(InputFormat.init))
    dialect.hasTouchWords = Self.firstAttributes(Self.touchWords, in: bytes).contains { $0 != nil }
    return dialect
  }

  func statedDensity(_ opening: XMLOpening, in bytes: RawSpan) -> Density? {
    guard let value = opening.root.word("density", in: bytes).flatMap(Double.init),
      value.isFinite, value > 0
    else { return nil }
    let source = opening.root.word("densitySource", in: bytes)
    return Density(value, source.flatMap(Density.Source.init) ?? .file)
  }

  /// True where the root says that places are on the screen, or says nothing and the first view
  /// gives only such a place.
  private static func isOnScreen(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    if let space = opening.root.word("space", in: bytes) { return space == "screen" }
    guard let first = opening.child(in: bytes) else { return false }
    return first.value(of: "screenFrame", in: bytes) != nil
      && first.value(of: "frame", in: bytes) == nil
  }

  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    Self.wrappers.contains(String(decoding: name.map { bytes.byte($0) }, as: UTF8.self))
  }

  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    guard element.name.count == 4, bytes.hasPrefix("view", at: element.name.lowerBound) else {
      return nil
    }
    let reading = ViewmendXMLElement(
      element, frame: traits.space == .screen ? Slot.screenFrame : Slot.frame,
      goesByClicks: goesByClicks, hasTouchWords: hasTouchWords, in: bytes)
    return XMLNode(
      frame: reading.frame, flags: reading.flags, states: reading.states, note: reading.note,
      box: XMLNode.Box(reading.details))
  }

  /// True for the names of classes whose views take no touches unless somebody lets them.
  static func isPassive(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    name.count == 7 && bytes.hasPrefix("UILabel", at: name.lowerBound)
      || name.count == 11 && bytes.hasPrefix("UIImageView", at: name.lowerBound)
  }

  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>? {
    func find(_ name: String) -> Range<Int>? { tag.value(of: name, in: bytes) }
    func said(_ name: String) -> Range<Int>? { find(name).flatMap { $0.isEmpty ? nil : $0 } }
    return switch key {
    case .address: find("address")
    case .frame:
      (traits.space == .screen ? find("screenFrame") : find("frame")) ?? said("badFrame")
    case .text where goesByClicks: said("text") ?? said("label") ?? find("text")
    case .text: find("text")
    case .accessibilityLabel: find("label")
    case .accessibilityIdentifier: find("identifier")
    case .tag: find("tag")
    case .image: find("image")
    case .backgroundColor: find("backgroundColor")
    case .suffix: find("suffix")
    case .named("content-desc") where goesByClicks: find("printed:content-desc") ?? find("label")
    case .named("resource-id") where goesByClicks:
      find("printed:resource-id") ?? find("identifier")
    case .named("drawing-order"): find("printed:drawing-order") ?? find("zOrder")
    case .named(let name): find("printed:\(name)") ?? find(name)
    }
  }

  func surroundings(
    at elements: [(range: Range<Int>, depth: Int)], of tree: ViewTree
  ) -> Surroundings {
    ViewmendXMLSurroundings(elements, of: tree).surroundings
  }

  /// Attributes of the form that nothing judges by, or not in a tree like this.
  private var unused: [StaticString] {
    let ofRule: [StaticString] =
      goesByClicks
      ? ["opaque", "gestures", "transform", "contentOffset"]
      : ["checkable", "scrollable", "canScroll"]
    let asksOrder = goesByClicks && traits.siblingOrder == .drawingOrder
    return ["focusable", "era"] + ofRule + (asksOrder ? [] : ["zOrder"])
  }

  func notes(on text: SourceText) -> [Diagnostic] {
    let names = unused
    let offsets = text.withBytes { Self.firstAttributes(names, in: $0) }
    let found = zip(offsets, names).compactMap { offset, name in offset.map { ($0, "\(name)") } }
    return found.sorted { $0.0 < $1.0 }.map { offset, name in
      Diagnostic(
        .note, at: offset..<offset + name.utf8.count,
        "The attribute \(name) is kept and not judged by.")
    }
  }
}

extension XMLTag {
  /// A value in which nothing is escaped.
  func word(_ key: String, in bytes: RawSpan) -> String? {
    value(of: key, in: bytes).map { range in
      String(decoding: range.map { bytes.byte($0) }, as: UTF8.self)
    }
  }
}
