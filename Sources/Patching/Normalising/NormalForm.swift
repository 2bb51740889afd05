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
  ///   - step: What coordinates are rounded to a multiple of, in points; 0 keeps them.
  ///   - format: What the file was said to be.
  ///   - density: Pixels a dp, where that was said.
  /// - Returns: The edits; read again they say the same tree.
  /// - Throws: `TreeLoss` where no form of the file without its pointers does.
  package static func patch(
    of dump: Dump, step: Double = usualStep, as format: InputFormat? = nil,
    limits: InputLimits = InputLimits(), density: Double? = nil
  ) throws(TreeLoss) -> Patch {
    var loss = TreeLoss(node: 0)
    // Some rows are rows by their pointer only.
    for keepsPointers in [false, true] {
      let values = VolatileValues(dump, step: step, keepsPointers: keepsPointers)
      let patch = Patch(dump, edits: values.replacements.edits(in: dump))
      let text = patch.text()
      let again = try? Dump.read(text, as: format, limits: limits, density: density)
      guard let again else { continue }
      guard let node = TreeLoss.firstNode(dump.tree, again.tree, tolerance: step) else {
        return patch
      }
      loss = TreeLoss(node: node)
    }
    throw loss
  }
}
