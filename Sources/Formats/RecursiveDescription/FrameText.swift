import Hierarchy

/// Writes frames back in a dialect's own style.
package enum FrameText {
  /// The four numbers between the brackets of `frame = (…)`: `0 0; 44 44`.
  package static func recursiveDescription(_ frame: Rect) -> String {
    let x = GeneralNumber.text(clean(frame.origin.x))
    let y = GeneralNumber.text(clean(frame.origin.y))
    let width = GeneralNumber.text(clean(frame.width))
    let height = GeneralNumber.text(clean(frame.height))
    return "\(x) \(y); \(width) \(height)"
  }

  /// The same in the spelling of the text that it takes the place of: `{x, y}, {w, h}` for braces.
  package static func text(_ frame: Rect, like old: String) -> String {
    let numbers = recursiveDescription(frame)
    guard old.utf8.contains(UInt8(ascii: "{")) else { return numbers }
    let parts = numbers.split { $0 == " " || $0 == ";" }
    guard parts.count == 4 else { return numbers }
    return "{\(parts[0]), \(parts[1])}, {\(parts[2]), \(parts[3])}"
  }

  /// A frame as it reads back once it is printed: with six digits a number.
  package static func printed(_ frame: Rect) -> Rect {
    func read(_ value: Double) -> Double { Double(GeneralNumber.text(clean(value))) ?? value }
    return Rect(
      x: read(frame.origin.x), y: read(frame.origin.y), width: read(frame.width),
      height: read(frame.height))
  }

  /// Sums of six-digit numbers come out a few units of the last bit beside what was meant; below
  /// a billionth of a point nothing is.
  private static func clean(_ value: Double) -> Double {
    abs(value) < 1e-9 ? 0 : value
  }
}
