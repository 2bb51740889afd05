import Hierarchy

extension ModelView {
  /// Appends the rows of a view and everything below it, as `recursiveDescription` prints them.
  func print(level: Int, into text: inout String) {
    text += String(repeating: "   | ", count: level)
    let address = "0x7f" + String(0x10_0000 + index * 0x40, radix: 16)
    if isLayer {
      text += "<CALayer: \(address)> (layer)\n"
    } else {
      text += "<\(className): \(address); frame = \(Self.text(of: frame))"
      if clips { text += "; clipsToBounds = YES" }
      if isHidden { text += "; hidden = YES" }
      if alpha != 1 { text += "; alpha = \(Self.text(of: alpha))" }
      let six = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      if six != [1, 0, 0, 1, 0, 0] {
        text += "; transform = [" + six.map(Self.text).joined(separator: ", ") + "]"
      }
      if !isInteractive { text += "; userInteractionEnabled = NO" }
      text += "; layer = <CALayer: \(address)>"
      if className == "UIScrollView" {
        let (x, y) = (Self.text(of: bounds.origin.x), Self.text(of: bounds.origin.y))
        text += "; contentOffset: {\(x), \(y)}; contentSize: {640, 960}"
      }
      text += ">\n"
    }
    for child in children { child.print(level: level + 1, into: &text) }
  }

  private static func text(of frame: Rect) -> String {
    let size = "\(text(of: frame.size.width)) \(text(of: frame.size.height))"
    return "(\(text(of: frame.origin.x)) \(text(of: frame.origin.y)); \(size))"
  }

  /// All digits, and none behind a whole number.
  private static func text(of number: Double) -> String {
    let digits = "\(number)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
