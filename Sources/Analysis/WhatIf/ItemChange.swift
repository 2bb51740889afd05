import Hierarchy

/// What a circumstance does to one item of a bar.
package struct ItemChange: Sendable, Hashable {
  /// The item.
  package let node: Int
  /// Where it takes touches as the file has it, in screen space.
  package let from: Rect?
  /// Where it takes touches under the circumstance, in screen space.
  package let to: Rect?
  /// The era judged by as the file has it; nil where frames are judged alone.
  package let eraNow: Era?
  /// Rules that fail only under the circumstance.
  package let comes: [RuleID]
  /// Rules that fail only as the file has it.
  package let goes: [RuleID]
  /// True when its surplus covers the title's text or another item as the file has it.
  package let coversNow: Bool
  /// The same under the circumstance.
  package let coversThen: Bool
  /// Those of the rules that come which have no more than notes to say: of what is UIKit's own, and no
  /// fault of the app's, or of a part of the item.
  package let notes: [RuleID]
  /// The size that it should have, where that changes.
  package var asks: Ask?
  /// What `bar-item-inset` measures under the circumstance, where it comes or measures otherwise.
  package var inset: Finding.Measured?

  /// The sizes that one rule asks of an item that it finds fault with in both reports.
  package struct Ask: Sendable, Hashable {
    /// As the file has it.
    package let now: Size
    /// Under the circumstance.
    package let then: Size
  }
}

extension ItemChange {
  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.05

  /// True when anything is worth a line: a size, taken or asked for, a finding or, where asked for, a place.
  func isWorthALine(withPlace: Bool) -> Bool {
    if !comes.isEmpty || !goes.isEmpty || coversNow != coversThen { return true }
    if asks != nil || inset != nil { return true }
    guard let from, let to else { return (from == nil) != (to == nil) }
    func differ(_ one: Double, _ other: Double) -> Bool { abs(one - other) > Self.tolerance }
    if differ(from.width, to.width) || differ(from.height, to.height) { return true }
    return withPlace && (differ(from.left, to.left) || differ(from.top, to.top))
  }
}
