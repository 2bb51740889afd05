import Hierarchy

/// Navigation bars that a file prints a second time, row for row.
///
/// An answer to the question of a finding holds rows that the file has already, and often more. A
/// bar that changed between two prints is two states of a screen; one in two windows is too.
struct ReprintedBars: Sendable {
  /// The bars that are left out: of each object the print with most rows is kept, else the one with
  /// something around it, else the first.
  private(set) var dropped: Set<Int> = []
  /// For a row of a bar that is kept, the same rows of those that are left out.
  private(set) var copies: [Int: [Int]] = [:]
  private let tree: ViewTree

  /// Compares the bars of a tree, by object. Complexity: O(bars), plus the rows of repeated ones.
  init(_ bars: [Int32], _ tree: ViewTree) {
    self.tree = tree
    // One tree prints no object twice.
    guard tree.roots.count > 1, bars.count > 1 else { return }
    var kept: [ObjectKey: Int] = [:]
    for bar in bars.lazy.map(Int.init) {
      guard let key = ObjectKey(bar, tree) else { continue }
      guard let other = kept[key] else {
        kept[key] = bar
        continue
      }
      guard tree.parent(of: bar) == nil || tree.parent(of: other) == nil else { continue }
      let (lesser, fuller) = rank(bar) > rank(other) ? (other, bar) : (bar, other)
      if drop(lesser, for: fuller) { kept[key] = fuller }
    }
  }

  /// How many rows a bar prints; of as many, whether something is printed around it.
  private func rank(_ bar: Int) -> (Int, Int) {
    (tree.subtreeEnd(of: bar) - bar, tree.parent(of: bar) == nil ? 0 : 1)
  }

  /// Leaves a bar out if all its rows stand in another print, in the same order.
  private mutating func drop(_ lesser: Int, for fuller: Int) -> Bool {
    var pairs: [(row: Int, copy: Int)] = []
    var next = lesser
    let end = tree.subtreeEnd(of: lesser)
    for row in fuller..<tree.subtreeEnd(of: fuller) where next < end && isSame(row, next) {
      pairs.append((row, next))
      next += 1
    }
    guard next == end else { return false }
    dropped.insert(lesser)
    for (row, copy) in pairs {
      // What was a copy of the one that is left out now is a copy of this.
      copies[row, default: []] += [copy] + (copies.removeValue(forKey: copy) ?? [])
    }
    return true
  }

  /// True when two rows show one view in one state; whether it takes touches is left aside, which a
  /// button laid over it changes in one print.
  private func isSame(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (tree[one], tree[other])
    let flags = tree.flags(of: one).symmetricDifference(tree.flags(of: other))
    return tree.kindIndex(of: one) == tree.kindIndex(of: other) && left.address == right.address
      && left.frame == right.frame && flags.subtracting(.interactionDisabled).isEmpty
      && tree.alpha(of: one) == tree.alpha(of: other) && left.text == right.text
  }
}
