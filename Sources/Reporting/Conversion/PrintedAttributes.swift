import Formats
import Hierarchy

/// What a node prints besides what the tree has a name for, so that a conversion keeps it.
struct PrintedAttributes {
  /// Names as they stand in viewmend's XML, with values.
  private(set) var named: [(String, String)] = []
  /// Pieces whose key is no name in XML, or is printed twice; nil where there is none.
  private(set) var unnamed: String?
  /// Keys behind which a colon stands where others have an equals sign.
  private var withColon: Set<String> = []

  /// Keys that the tree holds.
  private static let held: [InputFormat: Set<String>] = [
    .recursiveDescription: [
      "frame", "text", "alpha", "hidden", "clipsToBounds", "opaque", "userInteractionEnabled",
      "contentOffset", "baseClass", "tag", "backgroundColor", "image", "accessibilityLabel",
      "accessibilityIdentifier", "ax.label", "ax.id", "ax.identifier",
    ],
    .webDriverAgentXML: ["x", "y", "width", "height", "enabled", "visible"],
    .viewmendXML: [
      "class", "base", "address", "frame", "badFrame", "screenFrame", "hidden", "alpha",
      "interactive", "clips", "enabled", "visible", "layer", "incomplete", "text", "label",
      "identifier", "tag", "image", "backgroundColor", "suffix",
    ],
  ]

  /// Keys that the tree holds besides, by what decides who takes a touch.
  private static func held(_ format: InputFormat, of node: Node) -> Set<String> {
    let tree = node.tree
    guard tree.traits.touchRule == .clickable else {
      guard format == .viewmendXML else { return [] }
      let held: Set<String> = ["opaque", "gestures", "contentOffset"]
      return node.zOrder == nil ? held : held.union(["zOrder"])
    }
    var held: Set<String> = ["text"]
    if node.zOrder != nil { held.formUnion(["drawing-order", "zOrder"]) }
    if format == .viewmendXML {
      return held.union(["clickable", "checkable", "scrollable"])
    }
    if node.printedFrame != nil { held.formUnion(["bounds", "x", "y", "width", "height"]) }
    let words: [(String, String?)] = [
      ("class", node.className), ("content-desc", node.string(.accessibilityLabel)),
      ("resource-id", node.string(.accessibilityIdentifier)),
    ]
    for (key, value) in words where node.string(.named(key)) == value { held.insert(key) }
    return held
  }

  /// Collects what a node prints.
  init(of node: Node, in format: InputFormat) {
    let (tree, syntax) = (node.tree, node.tree.syntax)
    var held = (Self.held[format] ?? []).union(Self.held(format, of: node))
    let goesByClicks = tree.traits.touchRule == .clickable
    if !goesByClicks, !node.flags.contains(.malformedTransform) { held.insert("transform") }
    var pieces: [String] = []
    for (key, value) in syntax.attributes(of: node) {
      let name = tree.source.string(in: key)
      if held.contains(name) { continue }
      let full = format == .viewmendXML ? name : "printed:\(name)"
      if Self.isName(name), !named.contains(where: { $0.0 == full }) {
        // Asked for by name a value has no quotes.
        let plain = format.isXML ? nil : syntax.value(of: .named(name), in: node)
        named.append((full, syntax.string(of: plain ?? value, in: tree.source)))
        if format == .recursiveDescription {
          let between = tree.source.bytes(in: key.upperBound..<value.lowerBound)
          if between.contains(UInt8(ascii: ":")) { withColon.insert(full) }
        } else if Self.isNumbers(named.last?.1 ?? "") {
          withColon.insert(full)
        }
      } else {
        let text = syntax.string(of: value, in: tree.source)
        pieces.append(name.isEmpty ? text : "\(name) = \(text)")
      }
    }
    if goesByClicks, let package = node.string(.named("package")), self["printed:package"] == nil,
      format != .viewmendXML
    {
      // It stands in what Android prints of the node.
      named.append(("printed:package", package))
    }
    unnamed = pieces.isEmpty ? nil : pieces.joined(separator: "; ")
  }

  /// An attribute as UIKit prints it.
  func row(_ name: String, _ value: String) -> String {
    let key = name.hasPrefix("printed:") ? String(name.dropFirst("printed:".count)) : name
    return withColon.contains(name) ? "\(key): \(value)" : "\(key) = \(value)"
  }

  /// True for `{0, 0}`, before which UIKit prints a colon, and not for `{ opacity=… }`.
  private static func isNumbers(_ value: String) -> Bool {
    guard value.hasPrefix("{"), let next = value.dropFirst().first else { return false }
    return next.isNumber || next == "-" || next == "i" || next == "n"
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { named.first { $0.0 == name }?.1 }

  /// True for what every XML tool takes as a name: ASCII, and a colon in a prefix only.
  private static func isName(_ name: String) -> Bool {
    let local = name.hasPrefix("printed:") ? name.dropFirst(8) : name[...]
    guard let first = local.utf8.first, isLetter(first) else { return false }
    return local.utf8.allSatisfy {
      isLetter($0) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || byte == UInt8(ascii: "_")
  }
}
