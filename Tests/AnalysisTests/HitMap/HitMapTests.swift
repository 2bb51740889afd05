import Analysis
import Formats
import Hierarchy
import Testing

/// The hit map of trees that were written by hand.
@Suite struct HitMapTests {
  private func map(_ text: String) throws -> HitMap {
    let tree = try Dump.read(SourceText(text)).tree
    return HitMap(tree, screen: tree.screens[0])
  }

  @Test func laterSiblingTakesWhatItCovers() throws {
    let map = try map(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 60 100)>
         | <UIView: 0x3; frame = (40 0; 60 100)>
      """)
    #expect(map.regions[0] == nil)
    #expect(map.regions[1]?.rects == [Rect(x: 0, y: 0, width: 40, height: 100)])
    #expect(map.regions[2]?.rects == [Rect(x: 40, y: 0, width: 60, height: 100)])
    #expect(map.hit(Point(x: 40, y: 0)) == 2)
    #expect(map.hit(Point(x: 100, y: 0)) == nil)
  }

  @Test func whatStandsOutsideItsSuperviewIsCutOff() throws {
    let map = try map(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 50 50)>
         |    | <UIButton: 0x3; frame = (40 40; 44 44)>
      """)
    #expect(map.regions[2]?.rects == [Rect(x: 40, y: 40, width: 10, height: 10)])
    #expect(map.regions[0]?.area == 7_500)
  }

  @Test func turnedViewHasItsExactArea() throws {
    // By 30 degrees: the box around 80 by 40 is 89.28203 by 74.64102.
    let map = try map(
      """
      <UIWindow: 0x1; frame = (0 0; 200 200)>
         | <UIView: 0x2; frame = (50 50; 89.28203 74.64102); \
      transform = [0.8660254, 0.5, -0.5, 0.8660254, 0, 0]>
      """)
    let area = try #require(map.polygons[1]).reduce(0) { $0 + $1.area }
    #expect(abs(area - 3_200) < 0.01)
    let below = try #require(map.polygons[0]).reduce(0) { $0 + $1.area }
    #expect(abs(below - 36_800) < 0.01)
    #expect(map.regions.isEmpty)
    #expect(map.hit(Point(x: 51, y: 51)) == 0)
    #expect(map.hit(Point(x: 95, y: 87)) == 1)
  }

  @Test func sizeThatATurnHidesIsUnplaced() throws {
    let map = try map(
      """
      <UIWindow: 0x1; frame = (0 0; 200 200)>
         | <UIView: 0x2; frame = (50 50; 60 60); transform = [0.7071, 0.7071, -0.7071, 0.7071, 0, 0]>
         |    | <UIView: 0x3; frame = (0 0; 10 10)>
      """)
    #expect(map.unplaced == [1])
    #expect(map.regions[0]?.area == 40_000)
  }
}
