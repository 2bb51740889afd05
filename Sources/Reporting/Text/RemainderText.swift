import Analysis
import Hierarchy
import Patching

/// Why a patch leaves a finding, in words.
package struct RemainderText: Sendable {
  private let reason: Remainder.Reason

  /// Makes the words for a reason.
  package init(_ reason: Remainder.Reason) { self.reason = reason }

  /// The reason as a sentence without a full stop; views are named by their numbers.
  package var sentence: String {
    switch reason {
    case .usersFrame: "--set gives this view its frame"
    case .mirrored: "--mirror gives this view its frame"
    case .turned: "the view is turned or scaled so that no frame can be worked out for it"
    case .noBar: "no bar is known into which a button could be laid over it"
    case .doubtfulRows:
      "rows inside it are missing or damaged, so what is in it could not be kept in its place"
    case .noFrame: "no single frame corrects it"
    case .limited(let limit): sentence(about: limit)
    case .unreachable(let fault, let node): Self.sentence(about: fault, node)
    case .unreadable: "the corrected file does not read back with the same views"
    case .bringsAbout(let rule, let node):
      "the correction would bring about \(rule.rawValue) at "
        + (node.map { "node \($0)" } ?? "the added button")
    case .doesNotCure(let rule): "the correction does not cure \(rule.rawValue)"
    case .takesTouches(let node): "the correction would take touches from node \(node)"
    case .isRepeated: "a second run would correct it again"
    case .notTogether: "its correction could not be proved together with the others"
    }
  }

  /// What keeps a node from being corrected in the running app, as a sentence without a full stop.
  package static func sentence(about fault: LiveFault, _ node: Int) -> String {
    switch fault {
    case .noAddress: "node \(node) prints no address, so the running app has no name for it"
    case .oddClass:
      "the class of node \(node) has no name that could be asked for in the running app"
    case .turned:
      "node \(node) has a transform, and UIKit does not say what setting its frame does then"
    case .noViews:
      "node \(node) is no view printed in its superview, so it has no frame to be set in an app"
    }
  }

  private func sentence(about limit: FixLimit) -> String {
    switch limit {
    case .neighbours(let nodes, let size):
      let names = nodes.prefix(4).map(String.init).joined(separator: ", ")
      return "\(nodes.count == 1 ? "node" : "nodes") \(names) beside it "
        + "keep\(nodes.count == 1 ? "s its" : " their") own region, which leaves \(size.text) pt; "
        + "move \(nodes.count == 1 ? "it" : "them") away for more"
    case .ancestor(let node, let size):
      return
        "node \(node) around it is \(size.text) pt and leaves no more; give the custom view, or "
        + "both, the size asked for"
    case .safeArea(let size):
      return "the safe area leaves \(size.text) pt; move it away from the edge for more"
    case .overlappedMark(let node):
      return
        "the mark of node \(node) lies over its own, so neither can be fitted; move one of them"
    case .overlapped(let node):
      return "the region of node \(node) lies over its mark and stays; move one of them"
    case .markOutside(let node):
      return
        "what is seen of it lies outside node \(node), where no touch arrives, and a frame of its own "
        + "would not move that; move both, or enlarge node \(node)"
    case .markOffscreen:
      return
        "what is seen of it would have to be moved into the window, and where to is the app's to say; "
        + "--set gives it a frame of your own, or hide it (isHidden)"
    case .noRoom(let node):
      return "it and node \(node) have no room for both where they stand; move one of them"
    case .idle(let acting?):
      return
        "what it takes touches for is the app's to say: shrink it to what acts in it, "
        + "\(acting.text) of the screen, or let point(inside:with:) answer for its subviews only"
    case .idle(nil):
      return
        "what it takes touches for is the app's to say: nothing in it acts, so set its "
        + "isUserInteractionEnabled to false"
    case .insets:
      return "it has hit insets, so that no frame says where it takes touches; change those"
    case .crowd(let count):
      return
        "\(count) targets are in each other's way here, too many to be fitted together; give them "
        + "room"
    case .unplaced:
      return "where it lies is not known, or it is turned; --set gives it a frame of your own"
    case .laidOut(let owner):
      return "\(owner) lays it out, so no frame would last"
    case .confidence(let confidence):
      return "it is a back button with a confidence of \(confidence.points) only, and "
        + "\(BackButtonLocator.corrected.points) is needed; --back-button corrects it"
    case .place(let shift, let era): return place(shift, era)
    case .systemPlace(let shift):
      let side = shift < 0 ? "nearer to" : "farther from"
      return
        "the mark is kept where it is; UIKit would begin it \(abs(shift).points) pt \(side) the "
        + "bar's end by itself, so find what moves it"
    }
  }

  private func place(_ shift: Double, _ era: Era?) -> String {
    let kept = "the mark is kept where it is; "
    let space = "a fixed space before it, \(shift.points) pt wide, moves it up to iOS 10"
    let insets =
      "imageEdgeInsets or contentEdgeInsets inside the custom view, by "
      + "\(shift.points) pt, do"
    switch era {
    case .ios6, .ios7: return kept + space
    case .ios11, .ios13, .ios26:
      return kept + "a fixed space does not move it since iOS 11; " + insets
    case nil: return kept + space + "; from iOS 11 on " + insets
    }
  }
}
