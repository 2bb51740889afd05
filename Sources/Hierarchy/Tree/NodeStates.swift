/// What some dialects say of a node beyond what UIKit prints; most nodes have none.
///
/// These are the words of tools, and of viewmend's own XML. None of them is UIKit's `hidden` or
/// `userInteractionEnabled`, and none keeps a touch from what is in a node.
public struct NodeStates: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Adds states that something says, without a branch.
  @inlinable @inline(__always)
  package mutating func insert(_ states: NodeStates, if isSaid: Bool) {
    self = NodeStates(rawValue: rawValue | (isSaid ? states.rawValue : 0))
  }

  /// `enabled="false"`: a control that is dimmed.
  @inlinable public static var disabled: NodeStates { NodeStates(rawValue: 1 << 0) }
  /// The tool thinks that nobody sees the node. What is in it can be visible all the same.
  @inlinable public static var seemsInvisible: NodeStates { NodeStates(rawValue: 1 << 1) }
  /// Clickable or long-clickable.
  @inlinable public static var takesTouches: NodeStates { NodeStates(rawValue: 1 << 2) }
  /// It scrolls what is in it, and cuts it at its edges.
  @inlinable public static var scrolls: NodeStates { NodeStates(rawValue: 1 << 3) }
  /// It is on or off; it takes touches itself unless something clickable is around it.
  @inlinable public static var checks: NodeStates { NodeStates(rawValue: 1 << 4) }
  /// Whoever wrote the file says that it is no target, whatever its class.
  @inlinable package static var takesNoTouches: NodeStates { NodeStates(rawValue: 1 << 8) }
  /// It leads somewhere, as a link in a text does.
  @inlinable package static var link: NodeStates { NodeStates(rawValue: 1 << 9) }
  /// It stands within a run of text, whose lines decide its height.
  @inlinable package static var inline: NodeStates { NodeStates(rawValue: 1 << 10) }
  /// A container that hands touches on to its items: a menu, a tab bar.
  @inlinable package static var composite: NodeStates { NodeStates(rawValue: 1 << 11) }
  /// It keeps its place while what is beside it scrolls.
  @inlinable package static var fixed: NodeStates { NodeStates(rawValue: 1 << 12) }
  /// The system decides its size.
  @inlinable package static var systemSized: NodeStates { NodeStates(rawValue: 1 << 13) }
  /// It is drawn, and takes no touches itself; what is in it may.
  @inlinable package static var touchThrough: NodeStates { NodeStates(rawValue: 1 << 14) }
  /// The file says which way it can still be scrolled; without the next two, none.
  @inlinable package static var saysScroll: NodeStates { NodeStates(rawValue: 1 << 15) }
  /// It can be scrolled on.
  @inlinable package static var scrollsForward: NodeStates { NodeStates(rawValue: 1 << 16) }
  /// It can be scrolled back.
  @inlinable package static var scrollsBackward: NodeStates { NodeStates(rawValue: 1 << 17) }
  /// Numbers about its touches stand in a side table.
  static let hasTouchDetails = NodeStates(rawValue: 1 << 18)
  /// No name of the node speaks of going back, as its bytes showed the reader; without it one may. It
  /// is a note for who looks for back buttons and nothing that the file says.
  @inlinable package static var namesNoBack: NodeStates { NodeStates(rawValue: 1 << 6) }
  /// What of the states stands in a byte of every node; the rest stands in a side table.
  static let common = NodeStates(rawValue: 0x5F)
  /// Marks a byte of a node with more in the side table.
  static let hasMore = NodeStates(rawValue: 1 << 5)
}
