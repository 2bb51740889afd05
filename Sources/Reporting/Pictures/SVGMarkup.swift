import Hierarchy

/// The body of an SVG document, put together element by element; whatever text comes from a dump is
/// escaped here.
struct SVGMarkup {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  /// Adds markup as it is.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a body that was written apart.
  mutating func add(_ other: SVGMarkup) { bytes.append(contentsOf: other.bytes) }

  /// A rectangle; its corners' radius where one is given.
  mutating func rect(_ rect: Rect, _ style: String, radius: Double = 0, title: String? = nil) {
    raw(
      "<rect class=\"\(style)\" x=\"\(Self.number(rect.left))\" y=\"\(Self.number(rect.top))\" "
        + "width=\"\(Self.number(rect.width))\" height=\"\(Self.number(rect.height))\"")
    if radius > 0 { raw(" rx=\"\(Self.number(radius))\"") }
    close("rect", title)
  }

  /// A path of commands.
  mutating func path(_ commands: String, _ style: String, title: String? = nil) {
    raw("<path class=\"\(style)\" d=\"\(commands)\"")
    close("path", title)
  }

  /// A text whose left end, or middle, is at a point of its base line; it is as wide as was measured.
  mutating func text(
    _ text: String, x: Double, y: Double, size: Double, _ style: String, isCentered: Bool = false
  ) {
    let width = PictureText.width(text, size: size)
    let left = isCentered ? x - width / 2 : x
    raw(
      "<text class=\"\(style)\" x=\"\(Self.number(left))\" y=\"\(Self.number(y))\" "
        + "font-size=\"\(Self.number(size))\" textLength=\"\(Self.number(width))\" "
        + "lengthAdjust=\"spacingAndGlyphs\">")
    escape(text)
    raw("</text>\n")
  }

  private mutating func close(_ name: String, _ title: String?) {
    guard let title else { return raw("/>\n") }
    raw("><title>")
    escape(title)
    raw("</title></\(name)>\n")
  }

  /// Adds text, escaped; what XML cannot hold is made visible.
  mutating func escape(_ text: String) {
    for scalar in Style.inline(text).unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": raw("&quot;")
      case "\u{FFFE}", "\u{FFFF}": raw("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// No coordinate is larger, in units of the page, which is 400 wide: those of turned views may be, and
  /// a renderer keeps few digits of them.
  private static let farthest = 1e6

  /// A coordinate of the page.
  static func number(_ value: Double) -> String {
    value.isNaN ? "0" : min(max(value, -farthest), farthest).text(places: 2)
  }

  /// The commands of a rectangle's outline.
  static func commands(_ rect: Rect) -> String {
    "M\(number(rect.left)) \(number(rect.top))h\(number(rect.width))v\(number(rect.height))"
      + "h\(number(-rect.width))z"
  }

  /// The commands of a closed outline.
  static func commands(_ corners: [Point]) -> String {
    "M" + corners.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L") + "z"
  }
}
