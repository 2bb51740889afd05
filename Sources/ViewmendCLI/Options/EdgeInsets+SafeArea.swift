import Arguments
import Hierarchy

/// The value of `--safe-area`.
extension EdgeInsets {
  /// Reads `TOP,LEFT,BOTTOM,RIGHT`.
  init(safeArea text: String) throws(ArgumentError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    if numbers.count == 4, parts.count == 4 {
      self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      if isSafeArea { return }
    }
    throw ArgumentError(
      message: "--safe-area is \"\(text)\", which are not four distances.",
      hint: "Give top, left, bottom and right in points from 0 to 10000: --safe-area 44,0,34,0.")
  }

  /// True for distances that keep a window's edges free.
  var isSafeArea: Bool { [top, left, bottom, right].allSatisfy { (0...10_000).contains($0) } }
}
