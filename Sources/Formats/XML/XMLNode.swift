import Hierarchy

/// What an element says as a node of a tree.
struct XMLNode {
  /// The frame in points, in the dialect's own space; zero where the flags say that there is none.
  var frame: SIMD4<Double>
  /// What UIKit prints as a yes or no, as far as the dialect says it.
  var flags: NodeFlags
  /// What the tool says besides.
  var states: NodeStates = []
  /// The alpha.
  var alpha = 1.0
  /// The origin of its bounds: how far it is scrolled.
  var boundsOrigin = Point.zero
  /// True where it may be scrolled and the file does not say how far, so that the places of its
  /// children are not known.
  var hidesOffset = false
  /// The bytes of its class, where that is not the element's name.
  var className: Range<Int>?
  /// What should be said of it: bounds that are inside out, a superview that is elsewhere.
  var note: XMLNotes.Kind?
  /// What few dialects say; kept apart, so that the node of any other is small.
  var box: Box?

  /// What few dialects say; nil where it is what most leave out.
  var details: XMLDetails? {
    get { box?.details }
    set { box = newValue.map(Box.init) }
  }

  /// A place for details outside the node.
  final class Box: Sendable {
    let details: XMLDetails

    init(_ details: XMLDetails) { self.details = details }
  }
}
