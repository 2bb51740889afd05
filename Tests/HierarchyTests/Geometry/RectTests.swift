import Hierarchy
import Testing

/// Rectangles are half open, as UIKit tests points against them.
@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    (10.0, 20.0, true), (39.999, 59.999, true), (40, 30, false), (20, 60, false),
    (9.999, 30, false), (20, 19.999, false), (.nan, 30, false),
  ])
  func holdsItsLeftAndTopEdgesOnly(x: Double, y: Double, isInside: Bool) {
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test func emptyRectangleHoldsNoPoint() {
    #expect(!Rect(x: 1, y: 1, width: 0, height: 5).contains(Point(x: 1, y: 1)))
    #expect(Rect(x: 1, y: 1, width: 0, height: 5).isEmpty)
    #expect(Rect(x: 1, y: 1, width: 5, height: -1).isEmpty)
    #expect(Rect(x: 1, y: 1, width: .nan, height: 1).isEmpty)
    #expect(!rect.isEmpty)
  }

  @Test func edgesAndMiddle() {
    #expect([rect.left, rect.top, rect.right, rect.bottom] == [10, 20, 40, 60])
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(rect.area == 1200)
    #expect(Rect(left: 10, top: 20, right: 40, bottom: 60) == rect)
  }

  @Test func intersectionIsWhatBothShare() {
    let other = Rect(x: 25, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == Rect(x: 25, y: 20, width: 15, height: 10))
    #expect(other.intersection(rect) == rect.intersection(other))
    #expect(rect.intersection(rect) == rect)
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 10, y: 60, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 12, y: 22, width: 0, height: 5)) == nil)
  }

  @Test func unionIsTheBoxAroundBoth() {
    let other = Rect(x: 25, y: 0, width: 100, height: 30)
    #expect(rect.union(other) == Rect(x: 10, y: 0, width: 115, height: 60))
  }

  @Test func containsGivesWayByTheTolerance() {
    let inner = Rect(x: 9.5, y: 20, width: 30, height: 40.5)
    #expect(!rect.contains(inner))
    #expect(!rect.contains(inner, tolerance: 0.4))
    #expect(rect.contains(inner, tolerance: 0.5))
    #expect(rect.contains(rect))
  }

  @Test func standardizedTurnsNegativeExtentsRound() {
    #expect(
      Rect(x: 10, y: 20, width: -4, height: -6).standardized
        == Rect(x: 6, y: 14, width: 4, height: 6))
    #expect(rect.standardized == rect)
  }

  @Test func movesAndGrows() {
    #expect(rect.offset(x: -10, y: 5) == Rect(x: 0, y: 25, width: 30, height: 40))
    #expect(rect.grown(by: 2) == Rect(x: 8, y: 18, width: 34, height: 44))
    #expect(rect.grown(by: -20).isEmpty)
  }

  @Test func finite() {
    #expect(rect.isFinite)
    #expect(!Rect(x: .infinity, y: 0, width: 1, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: 1, height: .nan).isFinite)
  }

  @Test func insetsPastARectangle() {
    let insets = EdgeInsets(of: Rect(x: 0, y: 15, width: 50, height: 40), past: rect)
    #expect(insets == EdgeInsets(top: 5, left: 10, bottom: -5, right: 10))
    #expect(insets.largest == 10)
  }
}
