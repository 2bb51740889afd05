/// What a dialect states for a whole tree, so that whoever judges it can ask.
///
/// A dump of views and a dump of accessibility elements look alike as trees and mean different
/// things: in one, touches go where the frames and the order say; in the other, the frames are
/// what assistive technology is told, and nothing says what lies on top.
public struct TreeTraits: Sendable, Hashable {
  /// The unit of the numbers.
  public enum Unit: Sendable, Hashable {
    /// Points, as UIKit prints them.
    case point
    /// Android's points (dp) made of pixels by a density, or the pixels themselves where nil says
    /// that it is not known.
    case pixel(density: Density?)

    /// What stands behind a number.
    public var symbol: String {
      switch self {
      case .point: "pt"
      case .pixel(let density): density == nil ? "px" : "dp"
      }
    }

    /// How many pixels a point is; nil where numbers were points, or nobody knows.
    public var density: Density? {
      if case .pixel(let density) = self { density } else { nil }
    }
  }

  /// What printed frames are relative to.
  public enum Space: Sendable, Hashable {
    /// The superview's bounds.
    case superview
    /// The screen's upper left corner.
    case screen
  }

  /// What was done to the numbers when they were printed.
  public enum Rounding: Sendable, Hashable {
    /// Nothing.
    case none
    /// Edges were moved outward to whole numbers, so that a measured side is an upper bound.
    case outward
    /// Numbers were cut towards zero.
    case truncated
  }

  /// What a frame is a frame of.
  public enum Frames: Sendable, Hashable {
    /// Views.
    case views
    /// Accessibility elements: the area that assistive technology is told, which can be larger or
    /// smaller than what takes touches.
    case accessibility
    /// What of a view can be seen: the rest is cut off, by the display, a scroll view, or any view
    /// around it.
    case clipped
  }

  /// What decides who takes a touch.
  public enum TouchRule: Sendable, Hashable {
    /// UIKit's: subviews last to first, each inside all its ancestors.
    case uiKit
    /// Nothing in the file: the order of siblings says nothing, and elements need not lie inside
    /// their parents.
    case unknown
    /// What the file calls clickable takes touches, the innermost first; all else lets them through.
    case clickable
  }

  /// What says which of two siblings lies on top.
  public enum SiblingOrder: Sendable, Hashable {
    /// Their order in the file: the last is on top.
    case backToFront
    /// `drawing-order`, where both have one, and nothing else.
    case drawingOrder
  }

  /// What people tap with, which decides how large a target must be.
  public enum Pointer: Sendable, Hashable {
    /// A finger.
    case finger
    /// A mouse.
    case mouse
  }

  /// The unit of the numbers.
  public var unit: Unit
  /// What printed frames are relative to.
  public var space: Space
  /// What was done to the numbers.
  public var rounding: Rounding
  /// What a frame is a frame of.
  public var frames: Frames
  /// What decides who takes a touch.
  public var touchRule: TouchRule
  /// What people tap with.
  public var pointer: Pointer
  /// True where scroll views do not say how far they are scrolled, so that what is directly in them
  /// is marked as below a gap.
  package var hidesOffsets: Bool
  /// True for a document that views are made of, and no running app: classes are families, and what
  /// is misplaced is marked as below a gap.
  public var isDesign: Bool
  /// What says which sibling lies on top; nothing does under the touch rule `unknown`.
  public var siblingOrder: SiblingOrder
  /// True where the file breaks off in a tree, so that what would lie on top is missing.
  public var isCut = false

  /// Makes traits of what a dialect states.
  package init(
    unit: Unit = .point, space: Space = .superview, rounding: Rounding = .none,
    frames: Frames = .views, touchRule: TouchRule = .uiKit,
    pointer: Pointer = .finger, hidesOffsets: Bool = false,
    isDesign: Bool = false,
    siblingOrder: SiblingOrder = .backToFront
  ) {
    self.unit = unit
    self.space = space
    self.rounding = rounding
    self.frames = frames
    self.touchRule = touchRule
    self.pointer = pointer
    self.hidesOffsets = hidesOffsets
    self.isDesign = isDesign
    self.siblingOrder = siblingOrder
  }

  /// How far apart two edges must be to be told apart, in points: printed frames have six digits, and
  /// sums of them lose some; whole numbers may each be off by one.
  package var tolerance: Double { rounding == .none ? 0.05 : 1 }

  /// A tree of views as UIKit prints it.
  public static let uiKit = TreeTraits()
}
