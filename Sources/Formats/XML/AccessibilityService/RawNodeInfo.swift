import Hierarchy

/// What `AccessibilityNodeInfo.toString()` prints, as it stands in a `raw` attribute:
/// `…; boundsInScreen: Rect(0, 72 - 168, 240); packageName: …; className: …; text: …; …`.
struct RawNodeInfo {
  /// `(l, t - r, b)` behind `boundsInScreen: Rect`, with its brackets.
  private(set) var screenRect: Range<Int>?
  private let range: Range<Int>

  /// Looks through a value. What Android prints before any text of the app's is found by its first
  /// place, what it prints behind them by its last.
  init(_ range: Range<Int>, in bytes: RawSpan) {
    self.range = range
    let key: StaticString = "boundsInScreen: Rect"
    let start = bytes.firstOffset(of: key, from: range.lowerBound, to: range.upperBound)
    guard let start else { return }
    let open = start + key.utf8CodeUnitCount
    let close = bytes.firstOffset(
      of: UInt8(ascii: ")"), from: open, to: range.upperBound)
    if close < range.upperBound { screenRect = open..<close + 1 }
  }

  /// The first value of a key; nil where there is none, or `null`.
  func first(_ key: StaticString, in bytes: RawSpan) -> Range<Int>? {
    guard
      let start = bytes.firstOffset(of: key, from: range.lowerBound, to: range.upperBound)
    else { return nil }
    let value = start + key.utf8CodeUnitCount
    let end = bytes.firstOffset(of: "; ", from: value, to: range.upperBound) ?? range.upperBound
    if end == value || end - value == 4 && bytes.hasPrefix("null", at: value) { return nil }
    return value..<end
  }

  /// True when the last value of a key is a given word.
  func says(_ word: StaticString, _ key: StaticString, in bytes: RawSpan) -> Bool {
    var last: Int?
    var position = range.lowerBound
    while let next = bytes.firstOffset(of: key, from: position, to: range.upperBound) {
      last = next + key.utf8CodeUnitCount
      position = next + 1
    }
    guard let last, last + word.utf8CodeUnitCount <= range.upperBound else { return false }
    return bytes.hasPrefix(word, at: last)
  }
}
