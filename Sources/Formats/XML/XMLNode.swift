import Hierarchy

/// What an element says as a node of a tree.
struct XMLNode {
  /// The frame in points, in the dialect's own space; zero where the flags say that there is none.
  var frame: SIMD4<Double>
  /// What UIKit prints as a yes or no, as far as the dialect says it.
  var flags: NodeFlags
  /// What the tool says besides.
  var states: NodeStates = []
  /// What few dialects say; nil where it is what most leave out.
  var details: XMLDetails?
}
