import Analysis
import Formats
import Hierarchy

/// A dump in the form to commit: what differs each time the same screen is printed is left out or
/// replaced, every other byte is as it was.
package enum NormalForm {
  /// What coordinates are rounded to unless somebody asks for something else: a hundredth of a point,
  /// far less than a pixel of any screen, and as many digits as tell pixels apart.
  package static let usualStep = 0.01

  /// Normalises a dump.
  ///
  /// - Parameters:
  ///   - step: What coordinates are rounded to a multiple of, in points; 0 keeps them. They stay where
  ///     rounding would change what an audit says.
  ///   - audit: What to judge by.
  ///   - format: What the file was said to be.
  ///   - density: Pixels a dp, where that was said.
  /// - Returns: The edits; read again they say the same tree.
  /// - Throws: `TreeLoss` where no form of the file without its pointers does.
  package static func patch(
    of dump: Dump, step: Double = usualStep, audit: AuditOptions = AuditOptions(),
    as format: InputFormat? = nil, limits: InputLimits = InputLimits(), density: Double? = nil
  ) throws(TreeLoss) -> Patch {
    var loss = TreeLoss(node: 0)
    // Some rows are rows by their pointer only.
    for keepsPointers in [false, true] {
      var exact = ExactNodes(dump.tree)
      var judgements: Judgements?
      while true {
        let values = VolatileValues(dump, step: step, keepsPointers: keepsPointers, exact: exact)
        let patch = Patch(dump, edits: values.replacements.edits(in: dump))
        let again = try? Dump.read(patch.text(), as: format, limits: limits, density: density)
        guard let again else { break }
        if let node = TreeLoss.firstNode(dump.tree, again.tree, tolerance: step) {
          loss = TreeLoss(node: node)
          break
        }
        guard values.hasRounded else { return patch }
        // What goes with the pointers is no matter of rounding, and is gone the next time.
        let before: Judgements
        if let judgements {
          before = judgements
        } else {
          let plain = VolatileValues(dump, step: 0, keepsPointers: keepsPointers, exact: exact)
          let text = Patch(dump, edits: plain.replacements.edits(in: dump)).text()
          let unrounded = try? Dump.read(text, as: format, limits: limits, density: density)
          before = Judgements(on: unrounded?.tree ?? dump.tree, by: audit)
          judgements = before
        }
        let changed = before.nodes(differingFrom: Judgements(on: again.tree, by: audit))
        if changed.isEmpty || !exact.widen(around: changed) { return patch }
      }
    }
    throw loss
  }
}
