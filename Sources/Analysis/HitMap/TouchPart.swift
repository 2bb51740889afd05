import Hierarchy

/// A part of the screen that one view takes: rectangles, and pieces whose edges run in any
/// direction. None overlaps another.
package struct TouchPart: Sendable, Hashable {
  /// The rectangles.
  package private(set) var rects: [Rect]
  /// The pieces of what is turned, or lies under something turned.
  package private(set) var polygons: [ConvexPolygon]

  package init(rects: [Rect] = [], polygons: [ConvexPolygon] = []) {
    self.rects = rects
    self.polygons = polygons
  }

  /// The area, in square points.
  package var area: Double {
    polygons.reduce(rects.reduce(0) { $0 + $1.area }) { $0 + $1.area }
  }

  /// The smallest rectangle around it; nil for nothing.
  package var bounds: Rect? {
    let boxes = rects + polygons.map(\.bounds)
    return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }

  /// The part inside what touches reach of a view.
  func inside(_ arrival: ReachWalk.Arrival) -> TouchPart {
    guard let shape = arrival.turned else {
      let box = ConvexPolygon(arrival.reach)
      return TouchPart(
        rects: rects.compactMap { $0.intersection(arrival.reach) },
        polygons: polygons.compactMap { part in box.flatMap(part.intersection) })
    }
    return TouchPart(
      polygons: (rects.compactMap { ConvexPolygon($0) } + polygons)
        .compactMap(shape.intersection))
  }

  /// Adds a part that does not overlap.
  mutating func add(_ other: TouchPart) {
    rects += other.rects
    polygons += other.polygons
  }
}
