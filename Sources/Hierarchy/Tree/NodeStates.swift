/// What some dialects say of a node beyond what UIKit prints; most nodes have none.
///
/// These are the words of tools, and of viewmend's own XML. None of them is UIKit's `hidden` or
/// `userInteractionEnabled`, and none keeps a touch from what is in a node.
public struct NodeStates: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Adds states that something says, without a branch.
  @inlinable @inline(__always)
  package mutating func insert(_ states: NodeStates, if isSaid: Bool) {
    self = NodeStates(rawValue: rawValue | (isSaid ? states.rawValue : 0))
  }

  /// `enabled="false"`: a control that is dimmed.
  public static let disabled = NodeStates(rawValue: 1 << 0)
  /// The tool thinks that nobody sees the node. What is in it can be visible all the same.
  public static let seemsInvisible = NodeStates(rawValue: 1 << 1)
  /// Clickable or long-clickable.
  public static let takesTouches = NodeStates(rawValue: 1 << 2)
  /// It scrolls what is in it, and cuts it at its edges.
  public static let scrolls = NodeStates(rawValue: 1 << 3)
  /// It is on or off; it takes touches itself unless something clickable is around it.
  public static let checks = NodeStates(rawValue: 1 << 4)
  /// Whoever wrote the file says that it is no target, whatever its class.
  package static let takesNoTouches = NodeStates(rawValue: 1 << 8)
  /// It leads somewhere, as a link in a text does.
  package static let link = NodeStates(rawValue: 1 << 9)
  /// It stands within a run of text, whose lines decide its height.
  package static let inline = NodeStates(rawValue: 1 << 10)
  /// A container that hands touches on to its items: a menu, a tab bar.
  package static let composite = NodeStates(rawValue: 1 << 11)
  /// It keeps its place while what is beside it scrolls.
  package static let fixed = NodeStates(rawValue: 1 << 12)
  /// The system decides its size.
  package static let systemSized = NodeStates(rawValue: 1 << 13)
  /// It is drawn, and takes no touches itself; what is in it may.
  package static let touchThrough = NodeStates(rawValue: 1 << 14)
  /// The file says which way it can still be scrolled; without the next two, none.
  package static let saysScroll = NodeStates(rawValue: 1 << 15)
  /// It can be scrolled on.
  package static let scrollsForward = NodeStates(rawValue: 1 << 16)
  /// It can be scrolled back.
  package static let scrollsBackward = NodeStates(rawValue: 1 << 17)
  /// Numbers about its touches stand in a side table.
  static let hasTouchDetails = NodeStates(rawValue: 1 << 18)
  /// No name of the node speaks of going back, as its bytes showed the reader; without it one may. It
  /// is a note for who looks for back buttons and nothing that the file says.
  package static let namesNoBack = NodeStates(rawValue: 1 << 6)
  /// What of the states stands in a byte of every node; the rest stands in a side table.
  static let common = NodeStates(rawValue: 0x5F)
  /// Marks a byte of a node with more in the side table.
  static let hasMore = NodeStates(rawValue: 1 << 5)
}
