/// What a node prints as a yes or no, and what the reader noted about it.
public struct NodeFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt16

  /// Makes a set of its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `hidden = YES`.
  public static let hidden = NodeFlags(rawValue: 1 << 0)
  /// `userInteractionEnabled = NO`.
  public static let interactionDisabled = NodeFlags(rawValue: 1 << 1)
  /// `clipsToBounds = YES`.
  public static let clipsToBounds = NodeFlags(rawValue: 1 << 2)
  /// `opaque = NO`.
  public static let notOpaque = NodeFlags(rawValue: 1 << 3)
  /// The view has an array of gesture recognizers.
  public static let hasGestureRecognizers = NodeFlags(rawValue: 1 << 4)
  /// The alpha is not 1 and stands in a side table.
  package static let hasAlpha = NodeFlags(rawValue: 1 << 5)
  /// The transform is not the identity and stands in a side table.
  package static let hasTransform = NodeFlags(rawValue: 1 << 6)
  /// The bounds' origin is not zero and stands in a side table.
  package static let hasBoundsOrigin = NodeFlags(rawValue: 1 << 7)
  /// A bare layer: no view, so it has no geometry and is never asked in a hit test.
  public static let isLayer = NodeFlags(rawValue: 1 << 8)
  /// No frame is known.
  package static let noFrame = NodeFlags(rawValue: 1 << 9)
  /// A frame is printed, but it is no frame: not four finite numbers.
  package static let malformedFrame = NodeFlags(rawValue: 1 << 10)
  /// Levels between the node and its parent are missing, so its place is not known.
  package static let belowGap = NodeFlags(rawValue: 1 << 11)
  /// The print ends within this node.
  package static let isCut = NodeFlags(rawValue: 1 << 12)
  /// A transform is printed that cannot be read.
  package static let malformedTransform = NodeFlags(rawValue: 1 << 13)
  /// A root that belongs to the same screen as the root before it.
  package static let joinsScreen = NodeFlags(rawValue: 1 << 14)
  /// A tool says something of the node that UIKit does not print; it stands in a side table.
  package static let hasStates = NodeFlags(rawValue: 1 << 15)
}
