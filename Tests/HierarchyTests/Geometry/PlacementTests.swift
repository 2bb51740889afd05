import Hierarchy
import TestSupport
import Testing

/// A view's bounds from the frame that it prints, which is the box after its transform.
@Suite struct PlacementTests {
  private static let frame = Rect(x: 10, y: 20, width: 40, height: 80)

  private func place(
    _ four: [Double], frame: Rect = PlacementTests.frame, origin: Point = .zero
  ) -> Placement? {
    Placement.inSuperview(
      frame: frame,
      transform: AffineTransform(a: four[0], b: four[1], c: four[2], d: four[3], tx: 77, ty: -99),
      boundsOrigin: origin)
  }

  @Test func withoutTransformTheFrameIsTheBounds() {
    let placement = Placement.inSuperview(
      frame: Self.frame, transform: nil, boundsOrigin: Point(x: 3, y: -64))
    #expect(
      placement
        == Placement(
          toScreen: .translation(x: 7, y: 84), bounds: Rect(x: 3, y: -64, width: 40, height: 80)))
    #expect(placement?.screenRect == Self.frame)
  }

  @Test(arguments: [
    ([2.0, 0, 0, 4], Size(width: 20, height: 20), Point(x: 10, y: 20)),
    ([-1, 0, 0, 1], Size(width: 40, height: 80), Point(x: 50, y: 20)),
    ([1, 0, 0, -1], Size(width: 40, height: 80), Point(x: 10, y: 100)),
    ([-1, 0, 0, -1], Size(width: 40, height: 80), Point(x: 50, y: 100)),
    ([0, 1, -1, 0], Size(width: 80, height: 40), Point(x: 50, y: 20)),
    ([0, -1, 1, 0], Size(width: 80, height: 40), Point(x: 10, y: 100)),
    (
      [6.123233995736766e-17, 1, -1, 6.123233995736766e-17], Size(width: 80, height: 40),
      Point(x: 50, y: 20)
    ),
  ])
  func flipsAndQuarterTurns(four: [Double], size: Size, corner: Point) throws {
    let placement = try #require(place(four))
    #expect(placement.bounds == Rect(x: 0, y: 0, width: size.width, height: size.height))
    #expect(placement.toScreen.apply(to: .zero) == corner)
    #expect(placement.screenRect == Self.frame)
  }

  @Test func boundsOriginIsTakenThroughTheTransform() throws {
    let placement = try #require(place([2, 0, 0, 4], origin: Point(x: 5, y: 6)))
    #expect(placement.bounds == Rect(x: 5, y: 6, width: 20, height: 20))
    #expect(placement.toScreen.apply(to: Point(x: 5, y: 6)) == Point(x: 10, y: 20))
    #expect(placement.screenRect == Self.frame)
  }

  @Test func shear() throws {
    let placement = try #require(place([1, 0, 0.25, 1]))
    #expect(placement.bounds.size == Size(width: 20, height: 80))
    #expect(placement.toScreen.apply(to: .zero) == Point(x: 10, y: 20))
    #expect(placement.toScreen.apply(to: Point(x: 20, y: 80)) == Point(x: 50, y: 100))
  }

  /// At 45 degrees every view of the same sum of sides prints the same frame.
  @Test(arguments: [
    [0.7071, 0.7071, -0.7071, 0.7071], [-1, 1, 1, 1], [3, -3, 3, 3], [0, 0, 0, 0],
  ])
  func oddMultiplesOf45DegreesHideTheSize(four: [Double]) {
    #expect(place(four) == nil)
  }

  @Test func aFrameThatNoBoundsPrintGivesNone() {
    // A shear by 2 of bounds 80 high is at least 160 wide.
    #expect(place([1, 0, 2, 1]) == nil)
    #expect(place([.nan, 0, 0, 1]) == nil)
    #expect(place([.infinity, 0, 0, 1]) == nil)
  }

  @Test func sizesThatShouldBeZeroAre() throws {
    let frame = Rect(x: 0, y: 0, width: 49.9999, height: 100)
    let placement = try #require(place([1, 0, 0.5, 1], frame: frame))
    #expect(placement.bounds.size == Size(width: 0, height: 100))
  }

  /// Bounds and transform give a frame; the frame gives the bounds back.
  @Test func recoversRandomBounds() throws {
    var random = SplitMix64(seed: 4)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var recovered = 0
    for _ in 0..<2_000 {
      let map = AffineTransform(
        a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2), tx: 0, ty: 0)
      guard abs(abs(map.a * map.d) - abs(map.b * map.c)) > 0.1 else { continue }
      let bounds = Rect(
        x: number(-50...50), y: number(-50...50), width: number(0...400), height: number(0...400))
      let box = map.boundingBox(of: bounds)
      let frame = box.offset(x: number(-99...99), y: number(-99...99))
      let placement = try #require(
        Placement.inSuperview(frame: frame, transform: map, boundsOrigin: bounds.origin))
      #expect(abs(placement.bounds.width - bounds.width) < 1e-9)
      #expect(abs(placement.bounds.height - bounds.height) < 1e-9)
      let rect = placement.screenRect
      #expect(abs(rect.left - frame.left) < 1e-9 && abs(rect.top - frame.top) < 1e-9)
      recovered += 1
    }
    #expect(recovered > 1_500)
  }
}
