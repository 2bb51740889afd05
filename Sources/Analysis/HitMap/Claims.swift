import Hierarchy

/// The claims of one screen.
struct Claims {
  /// Those of views that are not turned, in the order of the file.
  var straight: [Claim] = []
  /// Those of views that are turned by no multiple of a quarter turn, with the part that they take.
  var turned: [(claim: Claim, shape: ConvexPolygon)] = []

  /// Those outside a layer.
  func without(_ layer: Claim.Layer) -> Claims {
    var left = Claims()
    // Growing would touch twice the memory.
    left.straight.reserveCapacity(straight.count)
    for claim in straight where claim.layer != layer { left.straight.append(claim) }
    left.turned = turned.filter { $0.claim.layer != layer }
    return left
  }
}
