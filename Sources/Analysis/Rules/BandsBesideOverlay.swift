import Hierarchy

/// What the bar still takes for the back button beside a button that is laid over it.
///
/// Up to iOS 10 the bar takes the back button's taps over its whole height, whatever the container's
/// frame is. A container that takes touches keeps those inside its frame from the bar, and no others.
struct BandsBesideOverlay {
  let button: BackButton
  /// The button that is laid over.
  let overlay: Int
  /// Its frame, on the screen.
  let frame: Rect
  /// Where the bar still goes back, on the screen, as far as a finger may meet it.
  let bands: [Rect]

  /// What is no higher is not worth a word.
  private static let slack = 2.0

  /// Measures the bands; nil where there is no such button.
  init?(_ button: BackButton, _ context: AuditContext) {
    guard let overlay = context.overlay(of: button),
      let frame = context.tree.screenFrame(of: overlay)
    else { return nil }
    self.button = button
    self.overlay = overlay
    self.frame = frame
    bands = context.bands(leftBy: frame, over: button).filter {
      min($0.width, $0.height) > Self.slack
    }
  }

  /// How far the bands reach past the button that is laid over, in points.
  var overhang: EdgeInsets {
    bands.reduce(EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)) { sum, band in
      let one = EdgeInsets(of: band, past: frame)
      return EdgeInsets(
        top: max(sum.top, one.top), left: max(sum.left, one.left),
        bottom: max(sum.bottom, one.bottom), right: max(sum.right, one.right))
    }
  }

  var wording: Finding.Wording {
    let places = bands.map(\.text).joined(separator: " and ")
    return .init(
      message:
        "A button is laid over the back button's mark, and the container keeps the touches inside "
        + "its frame from the bar; beside that frame the bar still goes back: taps in \(places) on "
        + "screen, up to \(overhang.largest.points) pt past the button, though nothing is seen "
        + "there. Up to iOS 10 the bar takes them over its whole height, whatever the container's "
        + "frame is; what ends that is a button of the app's own as leftBarButtonItem, "
        + "\(frame.size.text) pt with the arrow in it.")
  }
}
