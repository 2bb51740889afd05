import Hierarchy
import TestSupport
import Testing

/// Turned rectangles, cut and subtracted.
@Suite struct ConvexPolygonTests {
  private static let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)

  @Test func turnedRectangleKeepsItsArea() throws {
    let rect = Rect(x: 10, y: 0, width: 10, height: 5)
    let polygon = try #require(ConvexPolygon(rect, Self.turn))
    #expect(abs(polygon.area - 50) < 1e-9)
    #expect(polygon.bounds == Self.turn.boundingBox(of: rect))
    #expect(polygon.contains(Self.turn.apply(to: rect.center)))
    #expect(!polygon.contains(Point(x: polygon.bounds.left, y: polygon.bounds.top)))
  }

  @Test func flatAndEndlessOnesAreNone() {
    let flat = AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    #expect(ConvexPolygon(Rect(x: 0, y: 0, width: 5, height: 5), flat) == nil)
    #expect(ConvexPolygon(Rect(x: 0, y: 0, width: 5, height: 0)) == nil)
    #expect(ConvexPolygon(Rect(x: 0, y: 0, width: .infinity, height: 5)) == nil)
  }

  /// A part and what is left are the whole, at every point and in area.
  @Test func partAndRestAreTheWhole() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (one, other) = (Self.polygon(&random), Self.polygon(&random))
      guard let one, let other else { continue }
      let shared = one.intersection(other)
      let rest = one.subtracting(other)
      let sum = rest.reduce(shared?.area ?? 0) { $0 + $1.area }
      #expect(abs(sum - one.area) < 1e-6, "seed \(seed)")
      for _ in 0..<20 {
        let point = Point(
          x: .random(in: -20...20, using: &random), y: .random(in: -20...20, using: &random))
        #expect(
          (shared?.contains(point) ?? false) == (one.contains(point) && other.contains(point)),
          "seed \(seed)")
        #expect(
          rest.filter { $0.contains(point) }.count
            == (one.contains(point) && !other.contains(point) ? 1 : 0), "seed \(seed)")
      }
    }
  }

  private static func polygon(_ random: inout SplitMix64) -> ConvexPolygon? {
    let values = (0..<8).map { _ in Double.random(in: -10...10, using: &random) }
    return ConvexPolygon(
      Rect(x: values[0], y: values[1], width: values[2], height: values[3]),
      AffineTransform(
        a: values[4] / 8, b: values[5] / 8, c: values[6] / 8, d: values[7] / 8, tx: 1, ty: -2))
  }
}
