/// A convex part of the screen with straight edges in any direction, in points: what a view that is
/// turned takes.
public struct ConvexPolygon: Sendable, Hashable {
  /// The corners, so ordered that the inside lies to the left of each edge where y grows upwards.
  public let corners: [Point]

  /// Parts with less than this are rounding, in square points.
  private static let leastArea = 1e-9

  private init(_ corners: [Point]) { self.corners = corners }

  /// Makes the polygon of a rectangle as a map lays it on the screen; nil where it has no area.
  package init?(_ rect: Rect, _ map: AffineTransform = .identity) {
    let rect = rect.standardized
    var corners = [
      Point(x: rect.left, y: rect.top), Point(x: rect.right, y: rect.top),
      Point(x: rect.right, y: rect.bottom), Point(x: rect.left, y: rect.bottom),
    ].map(map.apply)
    if map.determinant < 0 { corners.reverse() }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    self.init(corners)
    if area <= Self.leastArea { return nil }
  }

  /// The area, in square points.
  public var area: Double {
    guard let first = corners.first else { return 0 }
    var sum = 0.0
    var last = Point.zero
    for corner in corners.dropFirst() {
      // Taken from the first corner, so that places far off cost no digits.
      let next = Point(x: corner.x - first.x, y: corner.y - first.y)
      sum += last.x * next.y - last.y * next.x
      last = next
    }
    return sum / 2
  }

  /// The smallest rectangle around the polygon.
  public var bounds: Rect {
    var box = Rect(x: corners[0].x, y: corners[0].y, width: 0, height: 0)
    for corner in corners {
      box = box.union(Rect(x: corner.x, y: corner.y, width: 0, height: 0))
    }
    return box
  }

  /// The mean of the corners, which lies inside.
  package var middle: Point {
    let count = Double(corners.count)
    return Point(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// True for a point inside; for one on an edge it may say either.
  public func contains(_ point: Point) -> Bool {
    edges.allSatisfy { $0.side(of: point) >= 0 }
  }

  /// The part inside another polygon; nil where that has no area.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon? {
    var part = self
    for edge in other.edges {
      guard let rest = part.cut(by: edge) else { return nil }
      part = rest
    }
    return part
  }

  /// What is left outside another polygon, in parts that do not overlap.
  package func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard intersection(other) != nil else { return [self] }
    var parts: [ConvexPolygon] = []
    var part = self
    for edge in other.edges {
      if let outside = part.cut(by: edge.reversed) { parts.append(outside) }
      guard let inside = part.cut(by: edge) else { break }
      part = inside
    }
    return parts
  }
}

extension ConvexPolygon {
  /// A line from one corner to the next.
  private struct Edge {
    let start: Point
    let end: Point

    var reversed: Edge { Edge(start: end, end: start) }

    /// Positive to the left of the line, in square points.
    func side(of point: Point) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
  }

  private var edges: [Edge] {
    corners.indices.map { Edge(start: corners[$0], end: corners[($0 + 1) % corners.count]) }
  }

  /// The part to the left of a line; nil where that has no area.
  private func cut(by edge: Edge) -> ConvexPolygon? {
    let sides = corners.map(edge.side)
    if sides.allSatisfy({ $0 >= 0 }) { return self }
    var kept: [Point] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let (here, there) = (sides[index], sides[next])
      if here >= 0 { kept.append(corners[index]) }
      if here > 0 && there < 0 || here < 0 && there > 0 {
        let share = here / (here - there)
        kept.append(
          Point(
            x: corners[index].x + share * (corners[next].x - corners[index].x),
            y: corners[index].y + share * (corners[next].y - corners[index].y)))
      }
    }
    let part = ConvexPolygon(Self.apart(kept))
    return part.corners.count > 2 && part.area > Self.leastArea ? part : nil
  }

  /// Corners without those that are one by rounding: a line through two such would run anywhere.
  private static func apart(_ corners: [Point]) -> [Point] {
    let far = corners.reduce(1) { max($0, abs($1.x), abs($1.y)) }
    let limit = 1e-8 * far
    var kept: [Point] = []
    for corner in corners {
      if let last = kept.last, isNear(last, corner, limit) { continue }
      kept.append(corner)
    }
    while kept.count > 1, isNear(kept[0], kept[kept.count - 1], limit) { kept.removeLast() }
    return kept
  }

  private static func isNear(_ one: Point, _ other: Point, _ limit: Double) -> Bool {
    abs(one.x - other.x) <= limit && abs(one.y - other.y) <= limit
  }
}
