import Analysis
import Formats
import Hierarchy

/// A dump without what an app shows and how its makers name things, for sharing: geometry, flags,
/// classes and what the rules go by stay.
///
/// What is kept is listed, and everything else is written over, in the file's own bytes: letters
/// become `x` or `X` and digits `0`, one for one, so that lengths and whatever hangs on them stay too.
package enum RedactedForm {
  /// Redacts a dump.
  ///
  /// - Parameters:
  ///   - redactsClasses: Write over the app's own class names as well, but for the words in them that
  ///     say what a view is.
  ///   - format: What the file was said to be.
  ///   - density: Pixels a dp, where that was said.
  /// - Returns: The edits; read again they say a tree of the same shape.
  /// - Throws: `TreeLoss` where they would say another one.
  package static func patch(
    of dump: Dump, redactsClasses: Bool = false, as format: InputFormat? = nil,
    limits: InputLimits = InputLimits(), density: Double? = nil
  ) throws(TreeLoss) -> Patch {
    var kept = KeptText(dump, redactsClasses: redactsClasses)
    let patch = Patch(dump, edits: kept.edits())
    guard
      let again = try? Dump.read(patch.text(), as: format, limits: limits, density: density)
    else { throw TreeLoss(node: 0) }
    let node = TreeLoss.firstNode(
      dump.tree, again.tree, tolerance: 0, comparesClasses: !redactsClasses)
    if let node { throw TreeLoss(node: node) }
    return patch
  }
}
