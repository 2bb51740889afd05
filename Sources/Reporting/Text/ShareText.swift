import Analysis
import Hierarchy

/// How much of a view takes touches, in words.
struct ShareText {
  let share: LiveShare
  let tree: ViewTree
  /// What a node is called.
  let name: (Int) -> String

  /// The lines on how much of it is live; none where the file says nothing of that at all.
  var amounts: [String] {
    let atMost = share.isAtMost ? "at most " : ""
    guard let live = share.live else {
      guard tree.traits.touchRule == .uiKit, tree.traits.isDesign || tree.traits.isCut else {
        return []
      }
      return ["takes touches: not known, as the file does not say what lies on what"]
    }
    var lines: [String] = []
    let verb = share.isTarget ? "takes touches" : "hit testing ends at it"
    lines.append("\(verb): \(atMost)\(Self.words(live))")
    if share.differs, let exact = share.hitTested {
      let words = Self.percent(exact.ofOwn, of: "itself")
      lines.append("hit testing ends at it: \(atMost)\(words), as the dump stands")
    }
    return lines
  }

  /// The ancestors that cut it, and what would change that.
  func cuts(of node: Int) -> [String] {
    var lines: [String] = []
    for cut in share.cuts {
      let place = tree.screenFrame(of: cut.node)?.text ?? "?"
      lines.append("cut by: \(name(cut.node)) at \(place): \(Self.edges(cut.by))")
      switch cut.change {
      case .grow:
        lines.append("  to change: a larger \(name(cut.node)), or \(name(node)) inside it")
      case .scroll: lines.append("  to change: nothing, where scrolling brings it in")
      case .move: lines.append("  to change: \(name(node)) inside the window")
      }
    }
    if share.moreCuts > 0 { lines.append("cut by: \(share.moreCuts) more") }
    return lines
  }

  /// The views that take the rest, and what would change that.
  var takers: [String] {
    var lines: [String] = []
    for taker in share.takers {
      let part = Self.percent(taker.ofReach, of: "its reach")
      lines.append("taken by: \(name(taker.node)): \(part), in \(taker.bounds.text)")
      if let cure = taker.cure { lines.append("  to change: \(words(cure, taker.node))") }
    }
    if share.moreTakers > 0 { lines.append("taken by: \(share.moreTakers) more") }
    return lines
  }

  private func words(_ cure: Taker.Cure, _ node: Int) -> String {
    switch cure {
    case .interactionOff:
      "userInteractionEnabled = NO on \(name(node)), as nothing in it acts on a touch"
    case .passTouches(let acting):
      "point(inside:with:) of \(name(node)), which acts on no touch itself, so that only "
        + "\(acting == 1 ? "the target in it takes" : "the \(acting) targets in it take") any"
    case .order(let front, let back):
      "the order: \(name(front)) lies in front of \(name(back)); or one of them moved away"
    case .inner: "nothing: it is a target in it"
    case .excused:
      "nothing that a file shows: it comes and goes with UIKit or scrolling, or passes touches on "
        + "in its own code"
    }
  }

  private static func words(_ amount: LiveShare.Amount) -> String {
    var text = percent(amount.ofOwn, of: "itself")
    if let reach = amount.ofReach { text += ", \(percent(reach, of: "its reach"))" }
    if let best = amount.best { text += "; best rectangle \(best.text)" }
    return text
  }

  private static func percent(_ share: Double?, of whole: String) -> String {
    guard let share else { return "nothing, as it has no area" }
    let text = (share * 100).text(places: 1)
    // What is nearly all or nothing is not called so.
    if share < 1, text == "100" { return "over 99.9 % of \(whole)" }
    if share > 0, text == "0" { return "under 0.1 % of \(whole)" }
    return "\(text) % of \(whole)"
  }

  /// How far a view reaches past an ancestor.
  private static func edges(_ by: EdgeInsets) -> String {
    let edges = [
      (by.top, "at the top"), (by.left, "on the left"), (by.bottom, "at the bottom"),
      (by.right, "on the right"),
    ]
    return edges.filter { $0.0 > 0.005 }.map { "\($0.0.points) pt \($0.1)" }
      .joined(separator: ", ")
  }
}
