import Hierarchy

/// What is said of a target that others lie on, put together when it is shown.
struct ObscuredWords: Sendable {
  let tree: ViewTree
  let obscured: ObscuredTarget
  /// How many views are in the way, of which the target here has the largest.
  let coverCount: Int
  /// The largest part that is left.
  let best: Rect?
  /// The size that what is left falls short of; nil where it does not.
  let wanted: Size?
  /// How much of a finger lands on others, for one part that lands on the target.
  let ratio: Double

  private var coverage: Coverage { obscured.coverage }
  private var target: Int { obscured.target.node }

  var wording: Finding.Wording {
    let name = named(target)
    var message: Phrase
    if coverage.isTotal {
      message = "No touch reaches \(name) at \(coverage.area.text) of the screen: \(takers)."
    } else {
      message = """
        \(percent: coverage.lostShare) of \(name) at \(coverage.area.text) of the screen never gets \
        a touch: \(takers)
        """
      message += left
    }
    if let equivalent = obscured.equivalent {
      message +=
        isBackButton
        ? """
         \(named(equivalent)) takes the taps on it in its place.
        """
        : """
         \(named(equivalent)) carries the same name, so the same is done.
        """
      return .init(message: message.text)
    }
    message += " \(cure)"
    return .init(message: message.text, cause: cause)
  }

  private var isBackButton: Bool { obscured.context.backButton(of: target) != nil }

  /// Who takes the touches, and where.
  private var takers: String {
    var parts = coverage.covers.prefix(3).map { cover in
      "\(named(cover.node)) takes those in \(cover.region.bounds?.text ?? "it")"
    }
    if coverCount > parts.count {
      let more = coverCount - parts.count
      parts.append("\(more) more view\(more == 1 ? "" : "s") the rest")
    }
    return parts.joined(separator: ", ")
  }

  private var left: Phrase {
    let size = best?.size ?? .zero
    if let wanted {
      return "; the largest part that is left is \(size) pt, and \(wanted) is asked for."
    }
    if ratio >= Coverage.muchOfAFinger, ratio.isFinite {
      return """
        ; of a finger in the middle of what is seen of it, \(percent: ratio) as much lands there as \
        on it.
        """
    }
    return "; \(size) pt are left."
  }

  private var cure: String {
    guard let first = coverage.covers.first else { return "" }
    let name = tree[first.node].className
    if obscured.context.roles.isTarget(first.node) {
      return "Move one of them, or bring this one to the front where its touches are meant to win."
    }
    return "Set isUserInteractionEnabled to false on \(name) if it has nothing to do with touches; "
      + "else move it off, or override its point(inside:with:)."
  }

  private var cause: String {
    guard let first = coverage.covers.first else { return "" }
    if tree.contains(target, first.node) {
      return
        "a view inside a control with isUserInteractionEnabled left at true, which is UIView's "
        + "default"
    }
    return
      "the order of subviews (addSubview, insertSubview, bringSubviewToFront): the later one is "
      + "asked first, whatever it shows"
  }

  private func named(_ node: Int) -> String {
    let view = tree[node]
    return view.className + (view.address.map { " \($0)" } ?? "")
  }
}
