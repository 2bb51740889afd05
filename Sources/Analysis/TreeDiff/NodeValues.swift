import Hierarchy

/// What is compared of a view besides its class and its place in the tree.
struct NodeValues {
  /// The frame in the superview's bounds space, in points; nil where none is known or none can be
  /// compared.
  let frame: Rect?
  /// Texts by name, in a fixed order.
  let texts: [(name: String, value: String?)]

  /// The text that it shows.
  var text: String? { texts[0].value }
  /// The accessibility label.
  var label: String? { texts[1].value }
  /// The accessibility identifier.
  var identifier: String? { texts[2].value }

  private static let keys: [(name: String, key: AttributeKey)] = [
    ("text", .text), ("label", .accessibilityLabel), ("identifier", .accessibilityIdentifier),
    ("tag", .tag), ("image", .image),
  ]

  /// Flags that are off unless a file says so.
  private static let named: [(name: String, flag: NodeFlags)] = [
    ("hidden", .hidden), ("interaction disabled", .interactionDisabled),
    ("clips", .clipsToBounds), ("not opaque", .notOpaque), ("gestures", .hasGestureRecognizers),
    ("layer", .isLayer), ("no frame", .noFrame), ("malformed frame", .malformedFrame),
  ]

  /// What tools say of views.
  private static let states: [(name: String, state: NodeStates)] = [
    ("disabled", .disabled), ("invisible", .seemsInvisible), ("clickable", .takesTouches),
    ("not clickable", .takesNoTouches), ("scrollable", .scrolls), ("checkable", .checks),
    ("touch-through", .touchThrough),
  ]

  private let node: Node
  private let saysTheSame: Bool

  /// Reads the values that both files have by their terms.
  init(_ node: Node, _ terms: DiffTerms) {
    self.node = node
    saysTheSame = terms.saysTheSame
    let frame = terms.comparesFrames ? node.frame : nil
    self.frame = frame?.isFinite == true ? frame : nil
    let values = node.strings(Self.keys.map(\.key))
    texts = zip(Self.keys, values).map { ($0.name, $1.map(Self.steady)) }
  }

  /// Flags and numbers by name, in a fixed order; nil where a flag is off.
  var flags: [(name: String, value: String?)] {
    let flags = node.flags
    guard saysTheSame else { return [("hidden", flags.contains(.hidden) ? "yes" : nil)] }
    var result: [(String, String?)] = Self.named.map {
      ($0.name, flags.contains($0.flag) ? "yes" : nil)
    }
    let said = states
    result += Self.states.map { ($0.name, said.contains($0.state) ? "yes" : nil) }
    result.append(("alpha", alpha == 1 ? nil : alpha.text(places: 3)))
    let transform = transform.map { numbers in
      "[\(numbers.map { $0.text(places: 4) }.joined(separator: ", "))]"
    }
    result.append(("transform", transform))
    result.append(("content offset", offset == .zero ? nil : offset.text))
    return result
  }

  /// Adds all but the frame to a hash: what has the same hash has the same flags and texts.
  func add(to hash: inout ContentHash) {
    for (_, value) in texts { hash.add(ContentHash.of(value)) }
    let known =
      saysTheSame ? Self.named.reduce(into: NodeFlags()) { $0.formUnion($1.flag) } : .hidden
    hash.add(UInt64(node.flags.intersection(known).rawValue))
    guard saysTheSame else { return }
    hash.add(UInt64(states.rawValue))
    for number in [alpha, offset.x, offset.y] + (transform ?? []) { hash.add(number) }
  }

  private var states: NodeStates {
    guard node.flags.contains(.hasStates) else { return [] }
    let known = Self.states.reduce(into: NodeStates()) { $0.formUnion($1.state) }
    return node.tree.states(of: node.index).intersection(known)
  }

  private var alpha: Double { node.alpha }
  private var offset: Point { node.tree.boundsOrigin(of: node.index) }
  private var transform: [Double]? {
    node.tree.transform(of: node.index).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
  }

  /// A text without the addresses that are in it.
  private static func steady(_ text: String) -> String {
    guard text.holds("0x") else { return text }
    var result: [UInt8] = []
    var isInAddress = false
    for byte in text.utf8 {
      if isInAddress, Character(Unicode.Scalar(byte)).isHexDigit { continue }
      isInAddress = byte == UInt8(ascii: "x") && result.last == UInt8(ascii: "0")
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
