import Analysis
import Hierarchy

/// What became of back buttons that were to be mirrored, in words; views are named by their numbers.
package enum MirrorText {
  /// What is said of one back button, without its name.
  package static func sentence(_ button: MirroredBackButton, in report: AuditReport) -> String {
    if let refusal = button.refusal { return "is not mirrored: \(reason(refusal))" }
    guard let end = button.end else { return "is not mirrored" }
    var text = "mirrored to the \(end.rawValue) end of its bar"
    if report.context.backButton(of: button.container)?.kind == .system {
      text +=
        "; in the running app UIKit puts its own back button at the end where reading begins, and "
        + "what lasts is an item of your own among rightBarButtonItems"
    }
    if !button.isFound { text += "; it is not found as a back button there" }
    return text
  }

  /// Why a back button is left alone.
  package static func reason(_ refusal: MirroredBackButton.Refusal) -> String {
    switch refusal {
    case .confidence(let confidence):
      "it is a back button with a confidence of \(confidence.points) only, and "
        + "\(BackButtonLocator.corrected.points) is needed; --back-button mirrors it too"
    case .noBar: "its bar is not in the file"
    case .noPlace: "its place in the bar is not known, or it is turned or scaled there"
    case .shared(let node):
      "it lies in node \(node) together with other items, and would have to leave it"
    case .crowd(let count): "\(count) back buttons stand in its bar"
    case .inTheMiddle: "it stands in the middle of the bar, or reaches from end to end"
    case .usersFrame(let node): "--set gives node \(node) a frame"
    }
  }

  /// Why something is not moved out of a mirrored back button's way.
  package static func reason(_ reason: MirroredBackButton.Meeting.Reason) -> String {
    switch reason {
    case .noRoom: "no room is left for it beside what stands in the bar"
    case .usersFrame: "--set gives it a frame"
    case .liesThere: "it lies there"
    }
  }
}
