/// What some dialects say of a node beyond what UIKit prints; most nodes have none.
///
/// These are the words of tools. None of them is UIKit's `hidden` or `userInteractionEnabled`, and
/// none keeps a touch from a node by itself.
public struct NodeStates: OptionSet, Sendable, Hashable {
  /// The bits; few, since a large tree keeps them for every node.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

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
}
