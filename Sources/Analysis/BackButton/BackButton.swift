import Hierarchy

/// A back button that was found in a tree, with the evidence for it.
public struct BackButton: Sendable {
  /// The end of the bar that a button stands at, seen in reading direction.
  public enum Side: String, Sendable, Hashable {
    /// Where reading begins.
    case leading
    /// Where it ends.
    case trailing
  }

  /// Who made the button.
  public enum Kind: String, Sendable, Hashable {
    /// UIKit.
    case system
    /// The app, as a custom item.
    case custom
    /// The app, by a signature that somebody configured.
    case app
  }

  /// What of a button is its visible mark.
  package enum MarkRule: Sendable {
    /// The arrow and the visible part of a visible title.
    case arrowAndTitle
    /// The labels and images in it.
    case parts
    /// All of it: it draws its arrow into its own background.
    case whole
    /// Not in the file, which lists accessibility elements.
    case unknown
  }

  /// The navigation bar; nil for a container pasted without one.
  public var bar: Int?
  /// The view that decides the tap region.
  public var container: Int
  /// The arrow; nil when none is visible.
  public var indicator: Int?
  /// The title label inside the container.
  public var label: Int?
  /// The end of the bar that it stands at.
  public var side: Side
  /// Who made it.
  public var kind: Kind
  /// The era of the signature that matched; nil when the piece does not tell.
  public var era: Era?
  /// The weight of the evidence found over all weight of the signature, from 0 to 1.
  public var confidence: Double
  /// What matched.
  public var evidence: [Evidence]
  /// What is visible of it, in screen space: the arrow and the visible part of a visible title.
  public var visible: Rect?
  /// The container's frame, in screen space.
  public var target: Rect?
  /// Where taps are taken for it by the era's model, in screen space.
  public var assumedLive: Rect?
  /// True when a part of the title is among what is visible.
  public var labelIsVisible = false
  /// True when the era's model says where it takes touches; else its frame does.
  package var followsModel = false
  /// True when the app decides its frame: a custom view, and no button that UIKit made of an item.
  package var isAppsOwn = false
  /// The three rectangles in the bar's bounds space, which rules measure in.
  package var inBar: BarSpaceRects?

  /// The rectangles of a back button in the bounds space of its bar.
  package struct BarSpaceRects: Sendable {
    /// What is visible.
    package var visible: Rect?
    /// The container's frame.
    package var target: Rect
    /// The era model's live area.
    package var assumedLive: Rect
    /// The bar's bounds.
    package var bar: Rect?
    /// True when the button stands at the right end of its bar, so that the title is to its left.
    package var isRight: Bool

    /// The end is the one that `anchor`, the arrow or else what is visible, is nearer to: the
    /// container of a long title may reach past the middle of the bar.
    package init(visible: Rect?, target: Rect, assumedLive: Rect, bar: Rect?, anchor: Rect? = nil) {
      self.visible = visible
      self.target = target
      self.assumedLive = assumedLive
      self.bar = bar
      isRight = bar.map { Self.isRight(anchor ?? visible ?? target, in: $0) } ?? false
    }

    static func isRight(_ anchor: Rect, in bar: Rect) -> Bool {
      anchor.center.x > bar.center.x
    }
  }

  /// From the bounds space of the container's superview, in which its frame is printed, to the one
  /// that `inBar` is in: the bar's, or the screen's where there is no bar.
  func toBarSpace(in tree: ViewTree) -> AffineTransform? {
    tree.superviewMap(of: container, to: bar)
  }

  /// Of an overhang, the part towards the title, which people hit by mistake; without a bar, the
  /// larger of the left and the right one.
  package func titleward(_ overhang: EdgeInsets) -> Double {
    guard let inBar, inBar.bar != nil else { return max(overhang.left, overhang.right) }
    return inBar.isRight ? overhang.left : overhang.right
  }

  /// How far the target reaches past what is visible, in screen space; nil where a title is
  /// somewhere in it, and the file does not say where.
  public var overhang: EdgeInsets? {
    guard let visible, let target else { return nil }
    if let inBar, inBar.visible == nil { return nil }
    return EdgeInsets(of: target, past: visible)
  }
}
