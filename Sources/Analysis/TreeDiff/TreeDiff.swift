import Hierarchy

/// What changed between two trees, whatever the addresses in them.
package struct TreeDiff: Sendable {
  /// The older tree.
  package let old: ViewTree
  /// The newer tree.
  package let new: ViewTree
  /// What was compared, and how exactly.
  package let terms: DiffTerms
  /// The partner of each old node, -1 for one that was removed.
  let partners: [Int32]
  /// The partner of each new node, -1 for one that was added.
  let origins: [Int32]
  /// The differences, in the order of the new tree; what was removed stands behind what was before it.
  package let changes: [TreeChange]

  /// Compares two trees.
  ///
  /// Complexity: O(nodes), and O(children log children) for children that changed their order.
  ///
  /// - Parameter tolerance: How far apart frames may be, in points; nil goes by both files' numbers.
  package init(from old: ViewTree, to new: ViewTree, tolerance: Double? = nil) {
    let terms = DiffTerms(old, new, tolerance: tolerance)
    let matcher = TreeMatcher(NodeMarks(old, terms), NodeMarks(new, terms), terms)
    self.old = old
    self.new = new
    self.terms = terms
    partners = matcher.partners
    origins = matcher.origins
    changes = ChangeList(matcher, terms).changes
  }

  /// The same view in the new tree; nil where it was removed. Complexity: O(1).
  package func partner(of old: Int) -> Int? { partners[old] < 0 ? nil : Int(partners[old]) }
  /// The same view in the old tree; nil where it was added. Complexity: O(1).
  package func origin(of new: Int) -> Int? { origins[new] < 0 ? nil : Int(origins[new]) }
}
