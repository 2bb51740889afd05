import Hierarchy

/// What the scanner read of one node before it has a place in the tree.
struct ScannedNode {
  /// How the scan ended.
  enum Outcome {
    /// At the closing bracket.
    case complete
    /// At a line break inside the node, after which no continuation stands.
    case cut
    /// At the closing bracket, behind at least one line break that a terminal or editor put in.
    case wrapped
    /// No head stands here.
    case none
  }

  var outcome = Outcome.none
  /// The offset of the opening bracket.
  var start = 0
  /// The offset behind the closing bracket, or of the line break for a cut node.
  var end = 0
  var name = 0..<0
  var baseName = 0..<0
  var hasAddress = false
  var isBare = false
  var frame = SIMD4<Double>.zero
  var flags: NodeFlags = .noFrame
  var alpha = 1.0
  var transform = AffineTransform.identity
  var boundsOrigin = Point.zero
}
