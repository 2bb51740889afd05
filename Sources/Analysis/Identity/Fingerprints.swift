import Hierarchy

/// What tells a finding from the others and stays the same when the screen is captured again: by
/// it reports and baselines know a finding again.
///
/// It is made of the rule, of the classes and identifiers from the window down to the view, of the
/// view's label without its numbers, and of each one's place among the siblings that are like it:
/// of no address, no line and nothing that was measured.
package struct Fingerprints {
  private struct Key: Hashable {
    let rule: RuleID
    let node: Int
  }

  /// What siblings have in common that only their order tells apart.
  private struct Likeness: Hashable {
    var className: String
    var identifier: String
    var label = ""
  }

  private let tree: ViewTree
  /// The hash of the way to a node, for nodes that were asked for and their ancestors.
  private var ways: [Int: UInt64] = [:]
  /// A node's place among the siblings with its class and identifier.
  private var places: [Int: UInt64] = [:]
  /// A node's place among those that have its label too.
  private var namedPlaces: [Int: UInt64] = [:]
  /// How often a rule reported a node.
  private var counts: [Key: UInt64] = [:]

  package init(_ tree: ViewTree) { self.tree = tree }

  /// The fingerprint of the next finding of a rule on a node.
  ///
  /// Complexity: O(depth), plus once O(siblings) for each parent on the way.
  package mutating func fingerprint(of rule: RuleID, _ node: Int) -> String {
    let count = counts[Key(rule: rule, node: node), default: 0]
    counts[Key(rule: rule, node: node)] = count + 1
    return fingerprint(of: rule, node, count: count)
  }

  /// The fingerprints that are to be known for a finding to be known: its own, and where it fails
  /// several targets at once that of each, so that one more target is noticed.
  package mutating func fingerprints(of finding: Finding) -> [String] {
    let own = fingerprint(of: finding.rule, finding.node)
    guard finding.result == .fail, !finding.group.isEmpty else { return [own] }
    let others = Set(finding.group).subtracting([finding.node]).sorted()
    return [own] + others.map { fingerprint(of: finding.rule, $0, count: 0) }
  }

  private mutating func fingerprint(of rule: RuleID, _ node: Int, count: UInt64) -> String {
    let likeness = likeness(of: node, withLabel: true)
    var hash = FNVHash(tree.parent(of: node).map { way(to: $0) } ?? FNVHash.start)
    hash.add(likeness.className)
    hash.add(likeness.identifier)
    hash.add(likeness.label)
    _ = place(of: node)
    hash.add(namedPlaces[node] ?? 0)
    hash.add(rule.rawValue)
    hash.add(count)
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
      let likeness = likeness(of: node)
      var hash = FNVHash(way)
      hash.add(likeness.className)
      hash.add(likeness.identifier)
      hash.add(place(of: node))
      way = hash.value
      ways[node] = way
    }
    return way
  }

  private mutating func place(of node: Int) -> UInt64 {
    if let place = places[node] { return place }
    var counts: [Likeness: UInt64] = [:]
    var namedCounts: [Likeness: UInt64] = [:]
    let siblings = tree.parent(of: node).map { Array(tree.children(of: $0)) } ?? tree.roots
    for sibling in siblings {
      var likeness = likeness(of: sibling, withLabel: true)
      namedPlaces[sibling] = namedCounts[likeness, default: 0]
      namedCounts[likeness, default: 0] += 1
      likeness.label = ""
      places[sibling] = counts[likeness, default: 0]
      counts[likeness, default: 0] += 1
    }
    return places[node] ?? 0
  }

  private func likeness(of node: Int, withLabel: Bool = false) -> Likeness {
    let view = tree[node]
    var likeness = Likeness(
      className: Self.steady(view.className),
      identifier: Self.steady(view.string(.accessibilityIdentifier) ?? ""))
    if withLabel {
      likeness.label = Self.steady(view.string(.accessibilityLabel) ?? "", withoutNumbers: true)
    }
    return likeness
  }

  /// What a view is called in a list of findings that are known: its class, and its identifier
  /// where it has one.
  package func name(of node: Int) -> String {
    let likeness = likeness(of: node)
    return likeness.className + (likeness.identifier.isEmpty ? "" : " #\(likeness.identifier)")
  }

  /// A text without the addresses, and where asked without the numbers, that are in it.
  ///
  /// `0x…` are addresses, and so is `$…` in the name of a Swift type that is private to a file.
  private static func steady(_ text: String, withoutNumbers: Bool = false) -> String {
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if byte == UInt8(ascii: "0"), bytes.first == UInt8(ascii: "x") {
        bytes = bytes.dropFirst().drop(while: \.isHexDigit)
        result.append(UInt8(ascii: "@"))
      } else if byte == UInt8(ascii: "$"), bytes.prefix(while: \.isHexDigit).count >= 6 {
        bytes = bytes.drop(while: \.isHexDigit)
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
