import Analysis
import Hierarchy

/// What `check --hand` says, for people.
package struct HandText {
  private let style: Style
  private let hand: Hand

  package init(_ hand: Hand, style: Style) {
    self.hand = hand
    self.style = style
  }

  /// A line for each target, and one for each screen with what the zones are.
  package func write(
    _ reaches: [HandReach], on tree: ViewTree, path: String, to out: inout ReportStream
  ) {
    if reaches.isEmpty { line("no back button was found", path, &out) }
    var screens: [PhoneScreen] = []
    for reach in reaches {
      line(sentence(reach, tree), path, &out)
      if let screen = reach.screen, reach.reach != nil, !screens.contains(screen) {
        screens.append(screen)
      }
    }
    for screen in screens { line(model(screen), path, &out) }
  }

  private func line(_ text: String, _ path: String, _ out: inout ReportStream) {
    let name = style.bold("\(hand.rawValue) hand")
    out.line("\(Style.inline(path)): \(name): \(Style.inline(text))")
  }

  /// How the thumb gets to one target.
  func sentence(_ reach: HandReach, _ tree: ViewTree) -> String {
    let noun = reach.isBackButton ? "back button" : "target"
    let node = tree[reach.node]
    let name = "\(noun) \(reach.node) \(node.className)"
    guard let now = reach.reach else {
      return "\(name): cannot tell: \(Self.reason(reach.gap ?? .noPlace))"
    }
    var text = "\(name): \(now.zone.rawValue), \(Self.length(now.distance)) from the thumb's joint"
    if let other = reach.mirrored {
      let gain = Self.rounded(now.distance) - Self.rounded(other.distance)
      text += "; at the other end of its bar \(other.zone.rawValue), "
      text += "\(Self.length(other.distance)), \(Self.length(gain)) nearer"
    }
    return text
  }

  private static func rounded(_ millimeters: Double) -> Double { millimeters.rounded() }
  private static func length(_ millimeters: Double) -> String {
    "\(rounded(millimeters).points) mm"
  }

  /// What the numbers stand on.
  private func model(_ screen: PhoneScreen) -> String {
    "\(screen.size.text) pt is taken for an iPhone of \(screen.diagonal.points) inches, with the "
      + "thumb's joint at its lower \(hand.rawValue) corner: easy up to "
      + "\(Self.length(ThumbReach.thumbLength)), stretch up to \(Self.length(ThumbReach.farthest)), "
      + "hard beyond"
  }

  /// Why a reach cannot be told.
  static func reason(_ gap: ReachGap) -> String {
    switch gap {
    case .noWindow: "its window is not in the file, so the size of the screen is not known"
    case .otherScreen(let size):
      "no iPhone has a screen of \(size.text) pt, so how large a point is is not known"
    case .isWide: "a phone on its side is held in both hands"
    case .noPhone: "how large these points are on an iPhone's screen is not known"
    case .noPlace: "its place on the screen is not known"
    case .takesNone: "nothing of it takes touches"
    }
  }
}
