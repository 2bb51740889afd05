import Hierarchy

/// Where a back button and its mark begin, measured from the bar's nearer end, in points.
struct ItemPlace: Sendable {
  /// The width of the phones whose margins are larger, in points: the 5.5 inch ones and those that
  /// kept their width.
  private static let largePhone = 414.0
  /// Where the system's arrow begins in dumps of stock bars, in points.
  private static let plainArrow = 8.0
  /// The same on the large phones.
  private static let largeArrow = 12.0
  /// Where UIKit begins a custom view, in points: the layout margin, which writers on iOS 7 to 26
  /// measured alike.
  private static let plainMargin = 16.0
  /// The same on the large phones.
  private static let largeMargin = 20.0
  /// Where an item of UIKit's with an image of the app's begins up to iOS 10, in points; one with a
  /// text begins where the arrow does.
  private static let imageItem = 5.0
  /// How far a mark may be from where it is expected.
  private static let tolerance = 4.0
  /// Printed frames have six digits, and sums of them lose some.
  private static let rounding = 0.5

  /// From the bar's end to the visible mark.
  let inset: Double
  /// Where the mark of the system's button begins.
  let expected: Double
  /// True when it is measured from the right end.
  let isRight: Bool
  /// From the bar's end to the item's frame.
  private let itemInset: Double
  private let isLarge: Bool
  private let isUIKits: Bool
  private let isSystem: Bool
  private let era: Era?

  /// Measures a back button; nil without a bar or a mark.
  init?(_ button: BackButton, isUIKits: Bool) {
    guard let rects = button.inBar, let bar = rects.bar, let mark = rects.visible else {
      return nil
    }
    isRight = rects.isRight
    isLarge = abs(bar.width - Self.largePhone) <= Self.rounding
    expected = isLarge ? Self.largeArrow : Self.plainArrow
    inset = isRight ? bar.right - mark.right : mark.left - bar.left
    itemInset = isRight ? bar.right - rects.target.right : rects.target.left - bar.left
    self.isUIKits = isUIKits
    isSystem = button.kind == .system
    era = button.era
  }

  /// True when the mark is near enough, or UIKit's own layout accounts for where it is.
  var isNormal: Bool {
    if abs(inset - expected) <= Self.tolerance { return true }
    return isUIKitsDoing
  }

  /// True when UIKit puts such an item there by itself, so that it is somewhere else where margins
  /// differ.
  var isUIKitsDoing: Bool {
    if isUIKits, isSinceIOS11 { return true }
    // What is seen stands where such an item's begins, in however large a frame.
    if normalPlaces.contains(where: { abs($0 - inset) <= Self.rounding }) { return true }
    guard normalPlaces.contains(where: { abs($0 - itemInset) <= Self.rounding }) else {
      return false
    }
    // What UIKit lays out, or what is seen of the whole item, and not a mark deep inside it.
    return isUIKits || inset - itemInset <= Self.tolerance
  }

  private var isSinceIOS11: Bool { era?.isSinceIOS11 ?? false }

  private var normalPlaces: [Double] {
    if isUIKits {
      let text = [Self.plainArrow, Self.imageItem]
      return isLarge ? [Self.largeArrow] + text : text
    }
    switch era {
    case .ios11, .ios13: return [Self.plainMargin, Self.largeMargin]
    case .ios26: return [Self.plainMargin]
    default: return [isLarge ? Self.largeMargin : Self.plainMargin]
    }
  }

  /// Why no frame moves the mark: it is kept in its place.
  var limit: FixLimit {
    let shift = expected - inset
    return isSystem ? .systemPlace(shift: shift) : .place(shift: shift, era: era)
  }

  /// What moves the mark, as the end of a message.
  var cure: String {
    let shift = (expected - inset).points
    if isSystem { return " UIKit begins it at \(expected.points); something of the app moves it." }
    let space =
      " A fixed space before it, \(shift) pt wide (more than the one that may be there), corrects "
      + "that"
    let insets = "imageEdgeInsets or contentEdgeInsets inside the custom view, by \(shift) pt"
    if isSinceIOS11 { return " A fixed space does not help since iOS 11; \(insets), do." }
    if era == nil { return space + " up to iOS 10; from iOS 11 on none works, \(insets), do." }
    return space + " up to iOS 10."
  }

  /// What brings it about, in words that can be searched for.
  var cause: String {
    if isSystem {
      return "layoutSubviews of a UINavigationBar subclass, or a category, that sets frames"
    }
    return isSinceIOS11
      ? "a leftBarButtonItem with a custom view, whose place UIKit decides"
      : "UIBarButtonSystemItemFixedSpace with a width, or the lack of one, before the custom item"
  }
}
