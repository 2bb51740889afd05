/// One view of a tree: a value over the tree and an index, cheap to make and to pass on.
public struct Node: Sendable {
  /// The tree that the node belongs to.
  public let tree: ViewTree
  /// The node's place in pre-order, counted over every tree of the file: its id.
  public let index: Int

  init(tree: ViewTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The bytes of the node in the tree's text.
  package var range: Range<Int> { tree.range(of: index) }
  /// The yes-or-no attributes.
  public var flags: NodeFlags { tree.flags(of: index) }
  /// The kind: class and superclass.
  package var kind: NodeKind { tree.kinds[tree.kindIndex(of: index)] }
  /// The class name as printed.
  public var className: String { tree.name(in: kind.className) }
  /// The nearest UIKit superclass, where the dump prints one.
  public var baseClassName: String? { kind.baseClassName.map(tree.name(in:)) }
  /// The parent, or nil for a root.
  public var parent: Node? { tree.parent(of: index).map { tree[$0] } }
  /// The frame in the parent's bounds space and points.
  public var frame: Rect? { tree.frame(of: index) }
  /// The frame as the file gives it, in the space that the tree's traits name.
  public var printedFrame: Rect? { tree.printedFrame(of: index) }
  /// The frame in screen space and points. Complexity: O(depth).
  public var screenFrame: Rect? { tree.screenFrame(of: index) }
  /// The alpha, 1 where none is printed.
  public var alpha: Double { tree.alpha(of: index) }
  /// True when `hidden = YES` is printed.
  public var isHidden: Bool { flags.contains(.hidden) }
  /// True unless `userInteractionEnabled = NO` is printed.
  public var isInteractive: Bool { !flags.contains(.interactionDisabled) }
  /// The object's address as printed, or nil where pointers were purged.
  public var address: String? { string(.address) }
  /// The text a label or field shows; nil where none is printed, which is not the same as empty.
  public var text: String? { string(.text) }

  /// An attribute's value as a string, decoded now.
  package func string(_ key: AttributeKey) -> String? {
    let syntax = tree.syntax
    return syntax.value(of: key, in: self).map { syntax.string(of: $0, in: tree.source) }
  }

  /// Several attributes' values as strings, for the cost of finding one.
  package func strings(_ keys: [AttributeKey]) -> [String?] {
    let syntax = tree.syntax
    return syntax.values(of: keys, in: self).map { value in
      value.map { syntax.string(of: $0, in: tree.source) }
    }
  }
}
