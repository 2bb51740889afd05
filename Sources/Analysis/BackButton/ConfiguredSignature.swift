import Hierarchy

/// An app's own back button that somebody describes in the configuration, in a bar or anywhere else.
enum ConfiguredSignature: Signature {
  /// In tenths: somebody's word is enough for a correction.
  static let weights: [BackButton.Evidence.Sign: Int] = [.configured: 9, .isInBar: 1]
  static let kind = BackButton.Kind.app
  static let mark = BackButton.MarkRule.parts
  static let isAskedBesideSystemButton = true

  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find] {
    guard !context.patterns.isEmpty else { return [] }
    return finds(bar.node + 1..<context.tree.subtreeEnd(of: bar.node), context) {
      $0 != bar.systemButton
    }.map { find in
      var find = find
      find.note(.isInBar)
      return find
    }
  }

  /// What is described and lies in no navigation bar. Complexity: O(nodes).
  static func findsOutsideBars(_ context: SignatureContext) -> [Find] {
    let (tree, roles) = (context.tree, context.roles)
    var finds: [Find] = []
    var node = 0
    while node < tree.count {
      var end = node + 1
      if roles.role(of: node).contains(.navigationBar) {
        end = tree.subtreeEnd(of: node)
      } else if let find = find(node, context) {
        finds.append(find)
        end = tree.subtreeEnd(of: node)
      }
      node = end
    }
    return finds
  }

  private static func finds(
    _ nodes: Range<Int>, _ context: SignatureContext, _ isAsked: (Int) -> Bool
  ) -> [Find] {
    var finds: [Find] = []
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      if isAsked(node), let find = find(node, context) {
        finds.append(find)
        // What lies in a button is a part of it.
        node = context.tree.subtreeEnd(of: node)
      } else {
        node += 1
      }
    }
    return finds
  }

  private static func find(_ node: Int, _ context: SignatureContext) -> Find? {
    guard !context.tree.flags(of: node).contains(.isLayer),
      let pattern = context.patterns.first(where: { $0.fits(node, context) })
    else { return nil }
    var find = Find(container: Int32(node), signs: .of(.configured))
    find.isTrailing = pattern.side == .trailing
    if let label = context.firstMark(.label, in: node) { find.label = Int32(label) }
    let image = context.parts(of: node).first {
      context.isImage($0) && context.visibility.mark($0) != nil
    }
    if let image { find.indicator = Int32(image) }
    return find
  }
}
