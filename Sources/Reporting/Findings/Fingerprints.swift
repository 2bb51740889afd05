import Analysis
import Hierarchy

/// What tells a finding from the others and stays the same when the screen is captured again.
///
/// It is made of the rule, of the classes from the window down to the node, of each one's place
/// among the siblings of its class, of their identifiers and of the node's label: of no address, no
/// line and nothing that was measured.
struct Fingerprints {
  private struct Key: Hashable {
    let rule: RuleID
    let node: Int
  }

  private let tree: ViewTree
  /// The hash of the way to a node, for nodes that were asked for and their ancestors.
  private var ways: [Int: UInt64] = [:]
  /// A node's place among the siblings of its class.
  private var places: [Int: Int] = [:]
  /// How often a rule reported a node.
  private var counts: [Key: Int] = [:]

  init(_ tree: ViewTree) { self.tree = tree }

  /// The fingerprint of the next finding of a rule on a node.
  ///
  /// Complexity: O(depth), plus once O(siblings) for each parent on the way.
  mutating func fingerprint(of rule: RuleID, _ node: Int) -> String {
    let count = counts[Key(rule: rule, node: node), default: 0]
    counts[Key(rule: rule, node: node)] = count + 1
    var hash = FNVHash(way(to: node))
    hash.add(rule.rawValue)
    hash.add(Self.steady(tree[node].string(.accessibilityLabel) ?? "", withoutNumbers: true))
    hash.add(UInt64(count))
    return hash.text
  }

  private mutating func way(to node: Int) -> UInt64 {
    var missing: [Int] = []
    var next: Int? = node
    while let current = next, ways[current] == nil {
      missing.append(current)
      next = tree.parent(of: current)
    }
    var way = next.flatMap { ways[$0] } ?? FNVHash.start
    for node in missing.reversed() {
      var hash = FNVHash(way)
      hash.add(tree[node].className)
      hash.add(UInt64(place(of: node)))
      hash.add(Self.steady(tree[node].string(.accessibilityIdentifier) ?? ""))
      way = hash.value
      ways[node] = way
    }
    return way
  }

  private mutating func place(of node: Int) -> Int {
    if let place = places[node] { return place }
    var counts: [Int: Int] = [:]
    let siblings = tree.parent(of: node).map { Array(tree.children(of: $0)) } ?? tree.roots
    for sibling in siblings {
      let kind = tree.kindIndex(of: sibling)
      places[sibling] = counts[kind, default: 0]
      counts[kind, default: 0] += 1
    }
    return places[node] ?? 0
  }

  /// A text without the addresses, and where asked without the numbers, that are in it.
  private static func steady(_ text: String, withoutNumbers: Bool = false) -> String {
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if byte == UInt8(ascii: "0"), bytes.first == UInt8(ascii: "x") {
        bytes = bytes.dropFirst().drop { Character(Unicode.Scalar($0)).isHexDigit }
        result.append(UInt8(ascii: "@"))
      } else if withoutNumbers, isDigit {
        if result.last != UInt8(ascii: "#") { result.append(UInt8(ascii: "#")) }
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
