import Hierarchy

/// What signatures look at.
///
/// It is handed to every signature and every find, and so shared and not copied.
package final class SignatureContext: Sendable {
  package let tree: ViewTree
  package let roles: RoleTable
  package let visibility: Visibility
  /// Which era's model gives the live area.
  package let era: AuditOptions.EraChoice
  /// Back buttons of the app's that somebody describes.
  package let patterns: [BackButtonPattern]

  /// How many views of one bar item are looked at; UIKit's own hold fewer than ten.
  private static let itemSize = 64

  init(
    tree: ViewTree, roles: RoleTable, visibility: Visibility, era: AuditOptions.EraChoice,
    patterns: [BackButtonPattern]
  ) {
    self.tree = tree
    self.roles = roles
    self.visibility = visibility
    self.era = era
    self.patterns = patterns
  }

  /// The era whose model is used for a bar.
  package func modelEra(of bar: NavigationBar) -> Era? {
    if case .fixed(let era) = era { return era }
    return bar.era
  }

  /// The nodes of an item, itself first; of an item with very many views, the first of them.
  func parts(of item: Int) -> Range<Int> {
    item..<min(tree.subtreeEnd(of: item), item + Self.itemSize)
  }

  /// A node's frame in the bounds space of an ancestor; nil where its place is not known.
  func frame(of node: Int, in ancestor: Int) -> Rect? {
    guard let frame = tree.frame(of: node), let map = tree.superviewMap(of: node, to: ancestor),
      !tree.flags(of: node).contains(.belowGap)
    else { return nil }
    return map == .identity ? frame : map.boundingBox(of: frame)
  }

  /// True when neither a node nor anything between it and an ancestor is hidden or transparent.
  func isShown(_ node: Int, in ancestor: Int) -> Bool {
    var current = node
    while current != ancestor {
      let flags = tree.flags(of: current)
      if flags.contains(.hidden) || tree.alpha(of: current) <= HitTester.deadAlpha { return false }
      guard let parent = tree.parent(of: current) else { break }
      current = parent
    }
    return true
  }

  /// The first view of an item with a role that can be seen.
  func firstMark(_ role: ClassRole, in item: Int) -> Int? {
    parts(of: item).first {
      !roles.role(of: $0).isDisjoint(with: role) && visibility.mark($0) != nil
    }
  }

  /// True for a control whose title is its own text, in dialects that say it so.
  func showsOwnTitle(_ node: Int) -> Bool {
    tree.syntax.titlesControls && roles.role(of: node).contains(.control)
      && !(tree[node].text ?? "").isEmpty
  }

  /// The control of an item that shows a title of its own and can be seen.
  func titledControl(in item: Int) -> Int? {
    guard tree.syntax.titlesControls else { return nil }
    return parts(of: item).first { showsOwnTitle($0) && visibility.mark($0) != nil }
  }

  /// True for an image view, and for the part of a bar item that prints an image of its own.
  func isImage(_ part: Int) -> Bool {
    let role = roles.role(of: part)
    return role.contains(.image) || role.contains(.itemFace) && tree[part].string(.image) != nil
  }

  /// What a back button of iOS 11 to 13 holds and no other item does.
  func backContent(of item: Int) -> Int? {
    parts(of: item).first { roles.role(of: $0).contains(.backContent) }
  }

  /// The node that prints UIKit's identifier of the back button: the item, or what it lies in.
  func systemIdentifier(of item: Int, below bar: Int?) -> Int? {
    var current: Int? = item
    while let node = current, node != bar {
      if tree[node].string(.accessibilityIdentifier) == "BackButton" { return node }
      current = tree.parent(of: node)
    }
    return nil
  }

  /// True when a view prints an image, or a colour that is not clear, behind what it holds.
  func drawsOwnBackground(_ node: Int) -> Bool {
    if printsNoBackground(node) { return false }
    let view = tree[node]
    if view.string(.image) != nil || view.string(.named("background")) != nil { return true }
    // The last number of a plain colour is its alpha.
    return view.string(.backgroundColor).map { !$0.hasSuffix(" 0") } ?? false
  }

  /// False when nothing in an item can be a text or name: no label, no image that may print a name,
  /// no accessibility attribute. Looks at bytes and makes no strings, where bytes can tell.
  func mayBeNamed(_ item: Int) -> Bool {
    guard tree.syntax.printsUIKitsKeys else { return true }
    for part in parts(of: item) {
      let role = roles.role(of: part)
      if !role.isDisjoint(with: [.label, .namedForBack]) { return true }
      if !role.isDisjoint(with: [.image, .itemFace]),
        holds("image = ", part) || isNamedBehind(part)
      {
        return true
      }
    }
    return holds("ax.", item) || holds("accessibility", item)
  }

  /// True where the bytes of a view show that it prints no image and no background, as those of
  /// most do, so that none is looked for.
  private func printsNoBackground(_ node: Int) -> Bool {
    tree.syntax.printsUIKitsKeys && !holds("image", node) && !holds("background", node)
      && endsItsLine(node)
  }

  /// True when nothing follows a view on its line.
  private func endsItsLine(_ node: Int) -> Bool {
    let end = tree.range(of: node).upperBound
    return tree.source.withBytes { bytes in
      end == tree.source.count || bytes.byte(end) == 0x0A || bytes.byte(end) == 0x0D
    }
  }

  private func holds(_ literal: StaticString, _ node: Int) -> Bool {
    let range = tree.range(of: node)
    return tree.source.withBytes {
      $0.firstOffset(of: literal, from: range.lowerBound, to: range.upperBound) != nil
    }
  }

  /// True when something follows a view on its line, as an image's name does.
  private func isNamedBehind(_ node: Int) -> Bool {
    let end = tree.range(of: node).upperBound
    return tree.source.withBytes { end < tree.source.count && $0.byte(end) == 0x20 }
  }
}
