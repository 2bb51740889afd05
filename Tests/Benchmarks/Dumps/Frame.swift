/// A view's frame in points, in its parent's space.
struct Frame: Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}
