import Hierarchy

/// The buttons of a navigation bar that is printed as accessibility elements, and its two ends.
///
/// The arrow is no element of its own, and a button's name is the previous screen's title, so that
/// the place says most. On iOS 11 to 18 UIKit's own back button begins at the bar's very edge, items
/// begin 8 points from it, custom views 16 or 20.
struct BarElements: Sendable {
  /// How far from the bar's edge the first button may begin: the margin of a custom view on the
  /// largest phones (20), with room for rounding.
  static let margin = 24.0
  /// What whole points may be off.
  static let rounding = 1.0
  /// The margin of UIKit's items.
  static let systemMargin = 8.0
  /// Buttons at least this high fill their row of the bar, which is 44 high, 32 on a phone on its side.
  private static let rowHeight = 30.0
  /// How many buttons of a bar are looked at; no bar that people can use holds as many.
  private static let mostButtons = 64
  /// How many elements are looked at for them, so that bars in bars cost no more.
  private static let mostLookedAt = 4096

  let bar: Rect
  /// The buttons in the bar, those that the tool calls invisible only where there is no other.
  let buttons: [(node: Int, frame: Rect)]
  /// True when reading begins at the right: UIKit's own back button stands there.
  let isMirrored: Bool
  /// The button nearest to the end where reading begins, if it stands within a margin of it.
  let first: First?

  /// The button that a bar begins with.
  struct First: Sendable {
    let node: Int
    let frame: Rect
    /// How far it begins from the bar's end.
    let offset: Double
    let look: ElementLook
  }

  /// Measures a bar; nil where its place is not known.
  init?(_ bar: Int, _ context: SignatureContext) {
    let tree = context.tree
    guard let frame = tree.screenFrame(of: bar) else { return nil }
    self.bar = frame
    var seen: [(node: Int, frame: Rect)] = []
    var unseen: [(node: Int, frame: Rect)] = []
    for button in context.roles.elementButtons(in: bar).prefix(Self.mostLookedAt) {
      let node = Int(button)
      guard let place = tree.screenFrame(of: node), !place.isEmpty,
        place.center.y >= frame.top, place.center.y < frame.bottom
      else { continue }
      if tree.states(of: node).contains(.seemsInvisible) {
        unseen.append((node, place))
      } else {
        seen.append((node, place))
      }
      if seen.count + unseen.count == Self.mostButtons { break }
    }
    let buttons = seen.isEmpty ? unseen : seen
    let isMirrored =
      !buttons.contains { Self.isFlush($0.frame, left: true, in: frame) }
      && buttons.contains { button in
        Self.isFlush(button.frame, left: false, in: frame)
          || button.frame.center.x > frame.center.x
            && ElementLook.isSystemBack(button.node, tree)
      }
    let nearest =
      buttons
      .map { (button: $0, offset: Self.offset(of: $0.frame, in: frame, isMirrored: isMirrored)) }
      .min { $0.offset < $1.offset }
    first = nearest.flatMap { nearest in
      guard nearest.offset <= Self.margin else { return nil }
      return First(
        node: nearest.button.node, frame: nearest.button.frame, offset: nearest.offset,
        look: ElementLook(nearest.button.node, tree))
    }
    self.buttons = buttons
    self.isMirrored = isMirrored
  }

  /// How far from the end where reading begins a button does.
  func offset(of frame: Rect) -> Double {
    Self.offset(of: frame, in: bar, isMirrored: isMirrored)
  }

  private static func offset(of frame: Rect, in bar: Rect, isMirrored: Bool) -> Double {
    isMirrored ? bar.right - frame.right : frame.left - bar.left
  }

  /// True when a button begins at the bar's very edge.
  func isFlush(_ frame: Rect) -> Bool { Self.isFlush(frame, left: !isMirrored, in: bar) }

  private static func isFlush(_ frame: Rect, left: Bool, in bar: Rect) -> Bool {
    let offset = left ? frame.left - bar.left : bar.right - frame.right
    return abs(offset) <= rounding && fillsRow(frame) && frame.width < bar.width / 2 + rounding
  }

  /// True when a button is as high as UIKit makes its items.
  static func fillsRow(_ frame: Rect) -> Bool { frame.height >= rowHeight }
}
