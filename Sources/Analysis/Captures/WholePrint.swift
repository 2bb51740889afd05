import Hierarchy

/// A print of a target elsewhere in the file that shows all of it.
package struct WholePrint: Sendable, Hashable {
  /// The node there.
  package let node: Int
  /// Its size on that screen, in points.
  package let size: Size
}
