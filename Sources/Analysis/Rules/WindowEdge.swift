import Hierarchy

/// How a target lies to the edges of its window, in screen space.
struct WindowEdge: Sendable {
  /// Printed frames have six digits, and sums of them lose some.
  static let tolerance = 0.05

  /// The target.
  let own: Rect
  /// The window.
  let window: Rect

  /// How far the target reaches past each edge of the window; negative where it does not.
  var insets: EdgeInsets { EdgeInsets(of: own, past: window) }

  private var shared: Rect? {
    own.intersection(window).flatMap {
      $0.width > Self.tolerance && $0.height > Self.tolerance ? $0 : nil
    }
  }

  /// True when nothing of the target is in the window.
  var isWhollyOutside: Bool { shared == nil }

  /// The share of the target's area outside the window, from 0 to 1.
  var lostShare: Double { shared.map { 1 - $0.area / own.area } ?? 1 }

  /// The edges it passes, with the distances.
  var words: String { insets.words(of: "its") }
}

extension EdgeInsets {
  /// `24 pt past the right edge and 3 pt past the bottom edge`, for distances that count.
  func words(of owner: String) -> String { phrase(of: owner).text }

  /// The same, to be put into a longer sentence.
  func phrase(of owner: String) -> Phrase {
    var phrase: Phrase = ""
    var isFirst = true
    func add(_ distance: Double, _ edge: String) {
      guard distance > WindowEdge.tolerance else { return }
      if !isFirst { phrase.add(" and ") }
      isFirst = false
      phrase += "\(distance) pt past \(owner) \(edge) edge"
    }
    add(top, "top")
    add(left, "left")
    add(bottom, "bottom")
    add(right, "right")
    return phrase
  }
}
