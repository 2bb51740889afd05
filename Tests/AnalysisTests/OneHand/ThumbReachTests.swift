import Hierarchy
import Testing

@testable import Analysis

/// The thumb's arcs, and where it taps.
@Suite struct ThumbReachTests {
  private let screen = Rect(x: 0, y: 0, width: 320, height: 480)

  private func reach(_ area: Rect, _ hand: Hand) -> ThumbReach {
    ThumbReach(area, on: screen, hand, scale: 0.1)
  }

  @Test func zonesEndAtTheThumbsLengthAndItsWay() {
    #expect(abs(ThumbReach.thumbLength - 63.246) < 0.001)
    #expect(abs(ThumbReach.farthest - 96.608) < 0.001)
    // At 0.1 mm a point, small areas straight above the right corner.
    for (points, zone) in [
      (632.0, ReachZone.easy), (633, .stretch), (966, .stretch), (967, .hard),
    ] {
      let area = Rect(x: 315, y: 480 - points - 5, width: 10, height: 10)
      #expect(reach(area, .right).zone == zone, "\(points)")
    }
  }

  @Test func aSmallAreaIsTappedInItsMiddle() {
    let area = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(abs(reach(area, .left).distance - 46.0434577) < 1e-6)  // (20 460)
    #expect(abs(reach(area, .right).distance - 54.9181209) < 1e-6)  // (300 460)
  }

  @Test func aLargeAreaIsTappedWhereTheThumbHasItsRoom() {
    // 4.6 mm are 46 points: (274 434).
    let area = Rect(x: 0, y: 0, width: 320, height: 480)
    #expect(abs(reach(area, .right).distance - 6.5053824) < 1e-6)
    #expect(reach(area, .left).distance == reach(area, .right).distance)
  }

  @Test func onlyScreensOfIPhonesAreKnown() throws {
    func scale(_ width: Double, _ height: Double) -> Double? {
      PhoneScreen(Size(width: width, height: height))?.millimetersPerPoint
    }
    #expect(abs(try #require(scale(320, 480)) - 0.155828) < 1e-6)
    #expect(abs(try #require(scale(414, 736)) - 0.165239) < 1e-6)
    #expect(abs(try #require(scale(390, 844)) - 0.165652) < 1e-6)
    #expect(scale(414, 667) == nil)
    #expect(scale(480, 320) == nil)
    #expect(scale(768, 1024) == nil)
  }
}
