import Formats
import Hierarchy

/// What is kept of a `recursiveDescription`.
extension KeptText {
  mutating func keepRows() {
    let tree = dump.tree
    // Descriptions beside the trees have keys and values of their own.
    let beside =
      (tree.surroundings.recognizers.map(\.range) + tree.surroundings.controllers.map(\.range))
      .sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    var position = 0
    for node in tree.indices {
      let range = tree.range(of: node)
      keepAround(position..<range.lowerBound, isBehindView: node > 0, beside, &next)
      keepRow(tree[node])
      position = max(position, range.upperBound)
    }
    keepAround(position..<source.count, isBehindView: !tree.isEmpty, beside, &next)
  }

  private mutating func keepAround(
    _ range: Range<Int>, isBehindView: Bool, _ beside: [Range<Int>], _ next: inout Int
  ) {
    guard !range.isEmpty else { return }
    var position = range.lowerBound
    if isBehindView, bytes[range].starts(with: " - ".utf8) {
      // The name of an image.
      position = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
      keepText(range.lowerBound..<position)
    }
    while next < beside.count, beside[next].lowerBound < range.upperBound {
      let description = beside[next]
      next += 1
      guard description.lowerBound >= position else { continue }
      keepProse(position..<description.lowerBound)
      keepDescription(description.clamped(to: range))
      position = min(description.upperBound, range.upperBound)
    }
    keepProse(position..<range.upperBound)
  }

  private mutating func keepRow(_ node: Node) {
    guard let head = PrintedHead(of: node) else { return }
    keepClass(head.name)
    if let address = head.address { keep(address) }
    for (key, value) in node.tree.syntax.attributes(of: node) {
      keep(key)
      let name = string(key).lowercased()
      if name == "baseclass" {
        keepClass(value)
      } else if ShownTexts.names.contains(name) {
        keepText(value)
      } else if KnownWords.values.contains(name) || KnownWords.measures.contains(name) {
        keepDescription(value)
      } else {
        // Nobody knows what an app's own key holds: an account, an address, a date.
        keepText(value)
      }
    }
  }
}
