import Analysis
import Hierarchy

/// `hit` and `why` for people.
package struct HitText {
  private let style: Style
  private let tree: ViewTree

  package init(style: Style, tree: ViewTree) {
    self.style = style
    self.tree = tree
  }

  /// Who gets one touch.
  ///
  /// - Parameter isHit: True for `hit`, which has `--all`; `why` names `hit` for what it leaves out.
  package func write(
    _ answer: TouchAnswer, namesScreen: Bool, all: Bool, isHit: Bool = true,
    to out: inout ReportStream
  ) {
    let point = answer.test.point
    let hint =
      isHit ? "--all" : "hit --at \(point.x.text(places: 6)),\(point.y.text(places: 6)) --all"
    let title = isHit ? Self.words(point) : point.text
    let screen = namesScreen ? " on the screen of node \(answer.screen)" : ""
    if let candidates = answer.test.candidates {
      out.line("\(style.bold(title))\(screen): cannot tell what it hits")
      write(candidates, all: all, hint: hint, to: &out)
      if let note = answer.note { out.line("  \(style.dim(note))") }
      return
    }
    out.line(
      "\(style.bold(title))\(screen): hits \(name(answer.test.hit) ?? "no view")")
    out.line("  acts on it: \(name(answer.receiver) ?? "no view")")
    if answer.receiverWhenSettled != answer.receiver {
      out.line("  once settled: \(name(answer.receiverWhenSettled) ?? "no view")")
    }
    var away = 0
    for refusal in answer.test.refusals where all || refusal.reason != .outsideBounds {
      // UIKit asks for flags before it asks for bounds; what lies elsewhere is not worth a line.
      if !all, tree.screenFrame(of: refusal.node).map({ !$0.contains(answer.test.point) }) ?? false
      {
        away += 1
        continue
      }
      let refused = name(refusal.node) ?? ""
      out.line("  \(style.dim("refused: \(refused): \(words(refusal.reason))"))")
    }
    if away > 0 {
      out.line("  \(style.dim("refused as well: \(away) that lie elsewhere (\(hint) lists them)"))")
    }
    if let note = answer.note { out.line("  \(style.dim(note))") }
  }

  /// A point as it was asked for: on a hundredth of a point another view may begin.
  private static func words(_ point: Point) -> String {
    "(\(point.x.text(places: 6)) \(point.y.text(places: 6)))"
  }

  /// The nodes that may take a touch; those around others of them only where all are wanted.
  private func write(
    _ candidates: [Int], all: Bool, hint: String, to out: inout ReportStream
  ) {
    var around = 0
    for (place, node) in candidates.enumerated() {
      let holdsNext =
        place + 1 < candidates.count && tree.contains(node, candidates[place + 1])
      if holdsNext, !all {
        around += 1
        continue
      }
      let frame = tree.screenFrame(of: node)?.text ?? ""
      out.line("  may take it: \(name(node) ?? "") at \(frame)\(words(tree.states(of: node)))")
    }
    if candidates.isEmpty { out.line("  no element holds the point") }
    if around > 0 {
      out.line("  \(style.dim("and \(around) around them (\(hint) lists them)"))")
    }
  }

  private func words(_ states: NodeStates) -> String {
    var words = ""
    if states.contains(.disabled) { words += ", disabled" }
    if states.contains(.seemsInvisible) { words += ", invisible as the tool sees it" }
    return words
  }

  /// The touch of a test tool's message, and what the tree says of it.
  ///
  /// - Parameters:
  ///   - replay: The touch.
  ///   - place: Where the message stands.
  ///   - others: The lines of other messages in the file.
  package func write(
    _ replay: TouchReplay, at place: String, others: [Int], to out: inout ReportStream
  ) {
    let words = ReplayText(replay: replay, tree: tree) { name($0) ?? "" }
    out.line("\(Style.inline(place)): \(words.claim)")
    out.line(style.bold(words.verdict))
    for doubt in words.doubts { out.line("  \(doubt)") }
    if let remark = words.remark { out.line("  \(remark)") }
    if let answer = replay.answer {
      write(answer, namesScreen: false, all: false, isHit: false, to: &out)
    }
    guard let first = others.first else { return }
    let listed =
      others.count == 1
      ? "another message stands on line \(first)"
      : "\(others.count) other messages stand on lines "
        + others.prefix(5).map(String.init).joined(separator: ", ")
        + (others.count > 5 ? ", …" : "")
    out.line("  \(style.dim("The last message was replayed; \(listed)."))")
  }

  /// Why a view can or cannot be tapped; `withMiddle` adds a touch on the middle of it.
  package func write(
    _ answer: Tappability, _ share: LiveShare, withMiddle: Bool = true,
    to out: inout ReportStream
  ) {
    out.line("\(name(answer.node) ?? ""): \(style.bold(verdict(of: answer)))")
    writeExtent(answer, to: &out)
    let shares = ShareText(share: share, tree: tree) { name($0) ?? "" }
    if !answer.isInLayer { for line in shares.amounts { out.line("  \(line)") } }
    writeStates(answer, to: &out)
    if share.cuts.isEmpty {
      for cutter in answer.cutBy {
        out.line("  cut by: \(name(cutter) ?? "") at \(tree.screenFrame(of: cutter)?.text ?? "?")")
      }
    }
    for line in shares.cuts(of: answer.node) { out.line("  \(line)") }
    writeObstacles(answer, to: &out)
    for line in shares.takers { out.line("  \(line)") }
    if let live = answer.assumedLive {
      out.line("  the bar takes its taps over: \(live.text)")
    }
    for swipe in answer.swipes { write(swipe, to: &out) }
    if withMiddle, let middle = answer.middle {
      out.line("  a touch on its middle:")
      write(middle, namesScreen: false, all: false, isHit: false, to: &out)
    }
  }

  /// Where a view lies, and how much of it its ancestors leave.
  private func writeExtent(_ answer: Tappability, to out: inout ReportStream) {
    let turned = answer.middle.map {
      "no upright rectangle, with its middle at \($0.test.point.text)"
    }
    out.line("  on screen: \(answer.own?.text ?? turned ?? "unknown")")
    if answer.isDecided, let own = answer.own {
      let part = own.area > 0 ? (answer.reach?.area ?? 0) / own.area * 100 : 0
      out.line("  inside its ancestors: \(answer.reach?.text ?? "nothing") (\(part.points) %)")
    }
  }

  /// What the file says of a view besides its place.
  private func writeStates(_ answer: Tappability, to out: inout ReportStream) {
    if !answer.isTarget {
      out.line(
        tree.traits.touchRule == .clickable
          ? "  it is no tap target: not clickable or checkable, or disabled, or not seen"
          : "  it is no tap target: no control, no cell, no recognizer of its own")
    }
    let states = tree.states(of: answer.node)
    if states.contains(.disabled) { out.line("  the file says that it is disabled") }
    if states.contains(.seemsInvisible) {
      out.line("  the tool that wrote the file does not see it")
    }
  }

  /// What keeps touches from a view.
  private func writeObstacles(_ answer: Tappability, to out: inout ReportStream) {
    if answer.isInLayer { out.line("  it lies in a layer, which takes no touches") }
    for obstacle in answer.obstacles where obstacle.reason != .noGeometry || !answer.isInLayer {
      guard obstacle.reason != .noGeometry else {
        out.line("  not known: where the bounds of \(name(obstacle.node) ?? "") lie")
        continue
      }
      out.line("  in the way: \(name(obstacle.node) ?? ""): \(words(obstacle.reason))")
    }
  }

  private func verdict(of answer: Tappability) -> String {
    guard answer.isDecided else { return "the file does not say whether it can be tapped" }
    if answer.isTapped {
      return answer.isExcused ? "can be tapped, though not by its own flags" : "can be tapped"
    }
    guard !answer.isBlocked, let middle = answer.middle else { return "cannot be tapped" }
    // Other parts of it may take touches.
    let goal = middle.test.hit == answer.node ? "it" : name(middle.test.hit) ?? "no view"
    let taps = "taps on its middle go to \(goal)"
    if let receiver = middle.receiver, receiver != middle.test.hit {
      return "\(taps), for which \(name(receiver) ?? "") acts"
    }
    return middle.test.hit == answer.node ? "\(taps), and no view acts on them" : taps
  }

  /// The other way back, in the words of `swipe-back-disabled`.
  private func write(_ swipe: SwipeBack, to out: inout ReportStream) {
    out.line("  swipe back: \(swipe.word): \(Style.inline(swipe.message))")
    if let cause = swipe.cause { out.line("    cause: \(Style.inline(cause))") }
    if let ask = swipe.ask { out.line("    ask: \(Style.inline(ask))") }
  }

  private func name(_ node: Int?) -> String? {
    guard let node else { return nil }
    let view = tree[node]
    let text = view.text.map { $0.isEmpty ? "" : " '\(Style.inline($0))'" } ?? ""
    return "\(Style.inline(view.className))\(text) (node \(node))"
  }

  private func words(_ reason: RefusalReason) -> String {
    switch reason {
    case .hidden: "it is hidden"
    case .alpha: "its alpha is 0.01 or below"
    case .interactionDisabled: "it takes no touches (userInteractionEnabled = NO)"
    case .outsideBounds: "the point is outside its bounds"
    case .touchThrough: "it lets touches through, and nothing in it takes this one"
    case .noGeometry: "its place is not known, so it may take the touch after all"
    }
  }
}
