import Hierarchy

/// What the finding about an oversized back button says.
struct OversizedWords: Sendable {
  let button: BackButton
  let surplus: Surplus
  /// The region that it should have, in the bar's bounds space.
  let fitted: Rect
  let tree: ViewTree

  var wording: Finding.Wording {
    .init(message: message, cause: cause)
  }

  private var message: String {
    let side = surplus.usesModel ? (surplus.isRight ? "left" : "right") : longestSide
    let noun = surplus.label == nil ? "arrow" : "mark"
    var text = "The back button's container is \(surplus.target.size.text) pt and reaches "
    text += "\(surplus.largestOverhang.points) pt past its \(noun) on the \(side): "
    text += "taps at x = \(edges.from.points) to \(edges.to.points) of the bar still go back"
    if surplus.covered.isEmpty {
      text += ", though nothing is seen there; no other item loses taps."
    } else {
      var names = surplus.covered.map { name(of: $0) }
      if names.count >= CoveredMarks.mostNamed { names.append("others") }
      text += ", and \(names.joined(separator: ", ")) lose\(names.count == 1 ? "s" : "") them."
    }
    return text + cure
  }

  /// What lasts in the running app.
  private var cure: String {
    let size = fitted.size.text
    if button.isAppsOwn {
      return " The frame is the app's own: make the button \(size) pt and leave what it shows "
        + "where it is."
    }
    var text = " UIKit owns this frame and lays it out again; what lasts is "
    if button.isControl {
      text += "backButtonDisplayMode = .minimal on the previous controller's navigationItem "
      text += "(iOS 14), "
      if button.era != .ios11 { text += "backAction on the shown controller's (iOS 16), " }
      text += "or "
    }
    text += "a button of the app's own as leftBarButtonItem, \(size) pt with the arrow in it (it "
    text += "takes the edge swipe away: set interactivePopGestureRecognizer.delegate)"
    if button.isControl { return text + "." }
    return text + ", or a UIButton at \(fitted.text) added to the bar as its last subview."
  }

  private var edges: (from: Double, to: Double) {
    surplus.isRight
      ? (surplus.target.left, surplus.mark.left) : (surplus.mark.right, surplus.target.right)
  }

  private var longestSide: String {
    let overhang = EdgeInsets(of: surplus.target, past: surplus.mark)
    switch overhang.largest {
    case overhang.right: return "right"
    case overhang.left: return "left"
    case overhang.bottom: return "bottom"
    default: return "top"
    }
  }

  private func name(of node: Int) -> String {
    let node = tree[node]
    if let text = node.text, !text.isEmpty { return "\(node.className) '\(text)'" }
    return node.className
  }

  /// What makes the container wide, in words that can be searched for.
  private var cause: String? {
    guard let label = button.label else { return nil }
    guard surplus.label == nil else { return "the width of its title, '\(tree[label].text ?? "")'" }
    if tree[label].text?.isEmpty ?? true {
      return "an empty title of the previous controller's backBarButtonItem: the container keeps "
        + "the width of a title that does not show"
    }
    return
      "a title moved away with setBackButtonTitlePositionAdjustment:forBarMetrics:, or hidden: "
      + "the container keeps its width"
  }
}
