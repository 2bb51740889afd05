import Hierarchy

/// The claims of one screen.
struct Claims {
  /// Those of views that are not turned, in the order of the file.
  var straight: [Claim] = []
  /// Those of views that are turned by no multiple of a quarter turn, with the part that they take.
  var turned: [(claim: Claim, shape: ConvexPolygon)] = []
}
