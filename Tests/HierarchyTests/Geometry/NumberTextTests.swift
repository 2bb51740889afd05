import Hierarchy
import Testing

/// Numbers as messages write them.
@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, 2, "0"), (-0.0, 2, "0"), (44, 2, "44"), (28.5, 2, "28.5"), (0.125, 2, "0.13"),
    (0.126, 2, "0.13"), (1.05, 2, "1.05"), (1.005, 3, "1.005"), (0.999, 2, "1"),
    (0.004, 2, "0"), (-0.004, 2, "0"), (-0.005, 2, "-0.01"), (-1.5, 0, "-2"), (2.5, 0, "3"),
    (-28.25, 2, "-28.25"), (101.667, 2, "101.67"), (1e-300, 6, "0"), (0.000001, 6, "0.000001"),
    (100.000001, 6, "100.000001"), (999_999_999_999, 2, "999999999999"),
    (999_999_999_999.5, 1, "999999999999.5"), (1e12, 2, "1000000000000.0"), (1e300, 2, "1e+300"),
    (-1e18, 2, "-1e+18"), (.infinity, 2, "inf"), (-.infinity, 2, "-inf"), (.nan, 2, "nan"),
  ])
  func text(value: Double, places: Int, expected: String) {
    #expect(value.text(places: places) == expected)
  }

  @Test(arguments: [
    (1.0, 1.0, true), (0.125, 0.13, true), (0.124, 0.125, false), (28.5, 28.504, true),
    (28.5, 28.506, false), (999_999_999_999.5, 1e12, false), (1e12, 1e12, true),
    (1e300, .infinity, false), (.infinity, .infinity, true), (-1, -1.001, true), (-1, 1, false),
    (-0.001, 0.001, true), (0, -0.0, true), (-1e13, -1e13, true), (-1e13, 1e13, false),
    (.nan, .nan, true),
  ])
  func isWrittenAlike(one: Double, other: Double, expected: Bool) {
    #expect(one.isWritten(like: other, places: 2) == expected)
    #expect((one.points == other.points) == expected)
  }

  @Test func shapes() {
    #expect(Rect(x: 8, y: 6.005, width: 41, height: 30.1).text == "(8 6.01; 41 30.1)")
    #expect(Size(width: 41, height: 30.333333).text == "41 x 30.33")
    #expect(Point(x: -0.001, y: 40).text == "(0 40)")
    #expect(7.126.points == "7.13")
  }
}
