/// What a node prints as a yes or no, and what the reader noted about it.
public struct NodeFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt16

  /// Makes a set of its bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `hidden = YES`.
  @inlinable public static var hidden: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// `userInteractionEnabled = NO`.
  @inlinable public static var interactionDisabled: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// `clipsToBounds = YES`.
  @inlinable public static var clipsToBounds: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// `opaque = NO`.
  @inlinable public static var notOpaque: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The view has an array of gesture recognizers.
  @inlinable public static var hasGestureRecognizers: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The alpha is not 1 and stands in a side table.
  @inlinable package static var hasAlpha: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The transform is not the identity and stands in a side table.
  @inlinable package static var hasTransform: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The bounds' origin is not zero and stands in a side table.
  @inlinable package static var hasBoundsOrigin: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// A bare layer: no view, so it has no geometry and is never asked in a hit test.
  @inlinable public static var isLayer: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// No frame is known.
  @inlinable package static var noFrame: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// A frame is printed, but it is no frame: not four finite numbers.
  @inlinable package static var malformedFrame: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// Levels between the node and its parent are missing, so its place is not known.
  @inlinable package static var belowGap: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The print ends within this node.
  @inlinable package static var isCut: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// A transform is printed that cannot be read.
  @inlinable package static var malformedTransform: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// A root that belongs to the same screen as the root before it.
  @inlinable package static var joinsScreen: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// A tool says something of the node that UIKit does not print; it stands in a side table.
  @inlinable package static var hasStates: NodeFlags { NodeFlags(rawValue: 1 << 15) }

  /// Any of these, and it is not known where the node lies in its superview.
  @inlinable package static var unplaced: NodeFlags {
    [.noFrame, .malformedFrame, .belowGap, .isLayer, .malformedTransform]
  }
  /// None of these, and it is the frame alone that places the node.
  @inlinable package static var notPlacedByFrame: NodeFlags {
    [
      .noFrame, .malformedFrame, .belowGap, .isLayer, .malformedTransform, .hasTransform,
      .hasBoundsOrigin, .hasStates,
    ]
  }
}
