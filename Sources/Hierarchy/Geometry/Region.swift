/// A part of the screen with axis-parallel edges: rectangles that do not overlap, in points.
public struct Region: Sendable, Hashable {
  /// The rectangles, none of them empty; they may touch.
  public let rects: [Rect]

  /// Nothing.
  public static let empty = Region([])

  /// Makes a region of rectangles that do not overlap.
  package init(_ rects: [Rect]) { self.rects = rects }

  /// Makes a region of one rectangle; an empty one makes an empty region.
  package init(_ rect: Rect?) {
    rects = rect.map { $0.isEmpty ? [] : [$0] } ?? []
  }

  /// True when there is no point inside.
  public var isEmpty: Bool { rects.isEmpty }
  /// The area, in square points.
  public var area: Double { rects.reduce(0) { $0 + $1.area } }
  /// The smallest rectangle around the region; nil for an empty one.
  public var bounds: Rect? {
    rects.dropFirst().reduce(rects.first) { $0?.union($1) }
  }

  /// True for a point inside, by UIKit's half-open rule.
  public func contains(_ point: Point) -> Bool { rects.contains { $0.contains(point) } }

  /// The part of the region inside a rectangle.
  package func intersection(_ rect: Rect) -> Region {
    Region(rects.compactMap { $0.intersection(rect) })
  }

  /// What is left of the region outside a rectangle.
  package func subtracting(_ rect: Rect) -> Region {
    Region(rects.flatMap { $0.strips(without: [rect]) })
  }

  /// The distance from a point to the nearest point of the region, in points; infinite for an
  /// empty one.
  package func distance(from point: Point) -> Double {
    rects.reduce(.infinity) { min($0, $1.distance(from: point)) }
  }
}

extension Rect {
  /// The distance from a point to the nearest point of the rectangle, in points.
  package func distance(from point: Point) -> Double {
    let x = max(left - point.x, 0, point.x - right)
    let y = max(top - point.y, 0, point.y - bottom)
    return (x * x + y * y).squareRoot()
  }
}
