import Hierarchy

/// A back button that was found in a tree, with the evidence for it.
public struct BackButton: Sendable {
  /// The end of the bar that a button stands at, seen in reading direction.
  public enum Side: String, Sendable, Hashable {
    case leading, trailing
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

  /// One sign that speaks for the button.
  public struct Evidence: Sendable, Hashable {
    /// What can be seen.
    public enum Sign: UInt16, Sendable, Hashable, CaseIterable {
      /// The class is that of the back button's container.
      case containerClass
      /// The container is a child of a navigation bar.
      case isInBar
      /// An arrow beside the container is visible.
      case visibleIndicator
      /// The arrow stands at the container's leading end.
      case indicatorAtLeadingEnd
      /// The container holds a title label.
      case titleLabel
      /// No push or pop was running.
      case settled
    }

    /// What was seen.
    public var sign: Sign
    /// The node it was seen at.
    public var node: Int
    /// Its share of the signature's whole weight.
    public var weight: Double

    /// The sign in words.
    public func sentence(in tree: ViewTree) -> String {
      switch sign {
      case .containerClass:
        "\(tree[node].className) is the class of the back button's container"
      case .isInBar: "it is a child of the navigation bar"
      case .visibleIndicator: "\(tree[node].className) is visible"
      case .indicatorAtLeadingEnd: "the arrow stands at the container's leading end"
      case .titleLabel: "it holds a title label"
      case .settled: "no transition is running"
      }
    }
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
  }

  /// How far the target reaches past what is visible, in screen space.
  public var overhang: EdgeInsets? {
    guard let visible, let target else { return nil }
    return EdgeInsets(of: target, past: visible)
  }
}
