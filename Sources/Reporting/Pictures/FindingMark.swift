import Analysis
import Hierarchy

/// A finding with its number in a picture.
struct FindingMark {
  /// The number, from 1.
  let number: Int
  /// The finding.
  let finding: Finding
  /// True where the corrected file has it no more; nil where there is no corrected file.
  var isCured: Bool?

  /// What it says in one word: the severity, or that it cannot be told.
  var grade: String {
    finding.result == .cannotTell ? "cannot tell" : finding.severity.rawValue
  }

  /// Half of the marker's height.
  static let radius = 6.5
  private static let size = 8.5

  /// The room that the marker takes around its middle.
  func bounds(at middle: Point) -> Rect {
    let half = max(Self.radius + 1, PictureText.width("\(number)", size: Self.size) / 2 + 4)
    return Rect(
      left: middle.x - half, top: middle.y - Self.radius - 1, right: middle.x + half,
      bottom: middle.y + Self.radius + 1)
  }

  /// Draws the marker: its shape says the severity as well as its colour.
  func draw(at middle: Point, to out: inout SVGMarkup) {
    let box = bounds(at: middle).grown(by: -1)
    let (x, y, half, high) = (middle.x, middle.y, box.width / 2, box.height / 2)
    if finding.result == .cannotTell {
      out.rect(box, "g4", radius: 2.5)
    } else {
      switch finding.severity {
      case .error: out.rect(box, "g1")
      case .warning:
        let tip = half + 2
        out.path(
          SVGMarkup.commands([
            Point(x: x - tip, y: y), Point(x: x - half + 2, y: y - high),
            Point(x: x + half - 2, y: y - high), Point(x: x + tip, y: y),
            Point(x: x + half - 2, y: y + high), Point(x: x - half + 2, y: y + high),
          ]), "g2")
      case .note: out.rect(box, "g3", radius: high)
      }
    }
    out.text("\(number)", x: x, y: y + 3.1, size: Self.size, "n", isCentered: true)
  }
}
