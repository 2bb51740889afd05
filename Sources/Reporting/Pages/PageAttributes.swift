import Hierarchy

/// What selectors can ask of views besides what a page shows of them: every key as the file prints it.
struct PageAttributes {
  private let tree: ViewTree
  /// What selectors have names of their own for; the page holds it elsewhere.
  private let known: Set<String>
  /// Keys that an attribute of another name may stand for.
  private static let aliases = ["content-desc", "resource-id", "drawing-order"]
  private static let prefix = "printed:"

  init(_ tree: ViewTree, except known: Set<String>) {
    self.tree = tree
    self.known = known
  }

  /// Adds the attributes: which keys a view has, as the number of a set of keys, and the values, view
  /// by view in the order of its set. Complexity: O(nodes).
  func write(to json: inout JSONWriter, _ table: inout TextTable) {
    var (keys, sets) = (Numbering<String>(), Numbering<[Int]>())
    var (chosen, values) = ([Int](), [String]())
    for node in tree.indices {
      var own: [Int] = []
      for name in names(of: node) {
        guard let value = tree[node].string(.named(name)) else { continue }
        own.append(keys.number(of: name))
        values.append(value)
      }
      chosen.append(sets.number(of: own))
    }
    json.object("attributes") { json in
      json.field("keys", keys.values)
      json.array("sets") { json in
        for set in sets.values { json.list { json in for key in set { json.element(key) } } }
      }
      json.array("chosen") { json in for set in chosen { json.element(set) } }
      json.field("values", values, in: &table)
    }
  }

  /// The names by which a view's attributes can be asked for, each once.
  private func names(of node: Int) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      if !name.isEmpty, !known.contains(name), !names.contains(name) { names.append(name) }
    }
    for (key, _) in tree.syntax.attributes(of: tree[node]) {
      let name = tree.source.string(in: key)
      add(name)
      if name.hasPrefix(Self.prefix) { add(String(name.dropFirst(Self.prefix.count))) }
    }
    for name in Self.aliases { add(name) }
    return names
  }
}
