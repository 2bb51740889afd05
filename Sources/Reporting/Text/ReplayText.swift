import Analysis
import Hierarchy

/// The words for a touch that was made again.
struct ReplayText {
  let replay: TouchReplay
  let tree: ViewTree
  /// The name of a node for people.
  let name: (Int) -> String

  private var failure: TouchFailure { replay.failure }

  /// What the message said, without its place.
  var claim: String {
    let point = failure.point
    let place = point.map {
      failure.isPointInTarget ? " at \($0.text) of its own bounds" : " at \($0.text)"
    }
    let what = failure.claim == .notFound ? failure.target.text : failure.target.phrase
    let said =
      switch failure.claim {
      case .notHittable: "\(what) is not hittable\(place ?? "")"
      case .notVisible: "\(what) is not visible\(place ?? "")"
      case .notInteractable: "\(what) is not interactable\(place ?? "")"
      case .notScrolledTo: "\(what) could not be scrolled to where it is seen"
      case .outsideWindow: "the touch\(place ?? "") is outside the window"
      case .notFound: "there is no \(what)"
      }
    let other = failure.obstructor.map { "; it found \($0) there" } ?? ""
    return "\(failure.tool.rawValue) said: \(Style.inline(said + other))."
  }

  /// Whether the tree bears it out, and where the touch goes.
  var verdict: String {
    switch replay.verdict {
    case .agrees: "The tree agrees: \(course)."
    case .disagrees: "The tree does not agree: \(course)."
    case .cannotTell where replay.course == .unknown || replay.course == .unnamed:
      "The tree cannot tell: \(course)."
    case .cannotTell: "The tree cannot tell: \(course), but \(unseen)."
    }
  }

  /// What the message says of its view and the tree does not, a sentence each.
  var doubts: [String] {
    guard let node = replay.node else { return [] }
    let (view, tool) = (tree[node], failure.tool.rawValue)
    return replay.doubts.map { doubt in
      switch doubt {
      case .otherClass(let name):
        return "\(tool) named \(Style.inline(name)) at that address, where the tree has a "
          + "\(Style.inline(view.className)): is it of the same run?"
      case .identifier(let said):
        let printed = view.string(.accessibilityIdentifier).map { "is '\(Style.inline($0))'" }
        return "\(tool) named the identifier '\(Style.inline(said))'; that of \(name(node)) "
          + "\(printed ?? "is not printed")."
      case .label(let said):
        return "\(tool) named the label '\(Style.inline(said))'; nothing of \(name(node)) says so."
      case .frame(let said, let there):
        let place = tree.screenFrame(of: node)?.text ?? "an unknown place"
        let other = there.map { "; what lies there is \(name($0))" } ?? ""
        return "\(tool) saw it at \(said.text); \(name(node)) lies at \(place)\(other)."
      case .otherPrints(let count):
        let times = count == 1 ? "once more" : "\(count) times more"
        return "The file prints the object \(times); the print nearest to the message is taken."
      }
    }
  }

  /// What is to be known of the view that was found in the way.
  var remark: String? {
    guard let object = failure.obstructor else {
      return replay.verdict == .disagrees ? elsewhere : nil
    }
    guard let other = replay.obstructor else {
      return "\(Style.inline(object.description)) is not in the tree."
    }
    guard let hit = replay.answer?.test.hit, hit != other else { return nil }
    return tree.contains(other, hit)
      ? "That is a part of \(name(other)), which \(failure.tool.rawValue) named."
      : "\(failure.tool.rawValue) named \(name(other)). \(elsewhere)"
  }

  /// What makes a tree and a tool differ.
  private var elsewhere: String {
    "What differs is not in the tree: another moment, a window that is not printed (a keyboard, an "
      + "alert of the system), or code of the app's own (hitTest, pointInside)."
  }

  private var course: String {
    let at = replay.point.map { " at \($0.text)" } ?? ""
    let hit = replay.answer?.test.hit.map(name) ?? "no view"
    let node = replay.node.map(name) ?? ""
    switch replay.course {
    case .arrives:
      let arrived = "the touch\(at) arrives at \(hit)"
      return replay.answer?.test.hit == replay.node ? arrived : "\(arrived), for \(node)"
    case .kept: return "the touch\(at) goes to \(hit), a part of \(node), which does not act on it"
    case .covered:
      // In pre-order what comes later lies on top.
      let isBehind = (replay.answer?.test.hit ?? .max) < (replay.node ?? 0)
      return isBehind
        ? "the touch\(at) goes to \(hit), which lies behind \(node)"
        : "the touch\(at) goes to \(hit), which covers \(node)"
    case .refused:
      return "the touch\(at) goes to \(hit) around \(node), which does not get it"
    case .nobody: return "no view takes the touch\(at)"
    case .unreachable:
      return "no part of \(node) lies inside its ancestors and the window, so that no touch "
        + "arrives"
    case .unknown where replay.answer?.test.candidates != nil:
      return "what lies on top\(at) is not known"
    case .unknown: return "the place of \(node) or of a view before it is not known"
    case .unnamed: return "the touch\(at) goes to \(hit)"
    }
  }

  private var unseen: String {
    switch failure.claim {
    case .notFound: return "what accessibility makes of it is not printed"
    case .notScrolledTo: return "whether it could be scrolled to is not printed"
    case .notVisible, .notInteractable:
      return "what is drawn over it is not printed: \(failure.tool.rawValue) judges by what is seen"
    case .notHittable, .outsideWindow:
      if replay.course == .kept {
        return "\(failure.tool.rawValue) may count a touch on a part as one on the view"
      }
      return "\(failure.tool.rawValue) asks accessibility, which a tree of views does not print"
    }
  }
}
