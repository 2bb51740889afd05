import Hierarchy
import TestSupport
import Testing

/// Transforms follow Core Graphics: (x, y) goes to (a x + c y + tx, b x + d y + ty).
@Suite struct AffineTransformTests {
  private let skewed = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  @Test func appliesItsSixNumbers() {
    #expect(skewed.apply(to: Point(x: 1, y: 10)) == Point(x: 63, y: 86))
    #expect(AffineTransform.identity.apply(to: Point(x: 4, y: 5)) == Point(x: 4, y: 5))
    #expect(
      AffineTransform.translation(x: 1, y: -2).apply(to: Point(x: 4, y: 5)) == Point(x: 5, y: 3))
    #expect(skewed.determinant == -1)
  }

  /// Whole numbers, so that both orders of the same products are exact.
  @Test func concatenationIsOneAfterTheOther() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let (first, second) = (wholeTransform(&random), wholeTransform(&random))
      let point = Point(x: whole(&random), y: whole(&random))
      let both = first.concatenated(with: second)
      #expect(both.apply(to: point) == second.apply(to: first.apply(to: point)))
    }
  }

  @Test func inverseLeadsBack() throws {
    var random = SplitMix64(seed: 2)
    var flat = 0
    for _ in 0..<500 {
      let map = wholeTransform(&random)
      guard let inverse = map.inverse else {
        #expect(map.determinant == 0)
        flat += 1
        continue
      }
      let point = Point(x: whole(&random), y: whole(&random))
      let back = inverse.apply(to: map.apply(to: point))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
    #expect(flat > 0)
    #expect(AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse == nil)
    #expect(AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse == nil)
  }

  @Test func boundingBoxIsAroundTheFourCorners() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let map = wholeTransform(&random)
      let rect = Rect(
        x: whole(&random), y: whole(&random), width: abs(whole(&random)),
        height: abs(whole(&random)))
      let corners = [rect.left, rect.right].flatMap { x in
        [rect.top, rect.bottom].map { map.apply(to: Point(x: x, y: $0)) }
      }
      let x = corners.map(\.x).sorted()
      let y = corners.map(\.y).sorted()
      #expect(
        map.boundingBox(of: rect) == Rect(left: x[0], top: y[0], right: x[3], bottom: y[3]))
    }
  }

  @Test func boundingBoxKeepsASizeThatIsOnlyMoved() {
    let rect = Rect(x: 0.1, y: 0.7, width: 101.667, height: 0.333333)
    let box = AffineTransform.translation(x: 1e6 / 3, y: 0.1).boundingBox(of: rect)
    #expect(box.size == rect.size)
  }

  @Test func boundingBoxStandardizes() {
    #expect(
      AffineTransform.identity.boundingBox(of: Rect(x: 5, y: 5, width: -2, height: -3))
        == Rect(x: 3, y: 2, width: 2, height: 3))
  }

  @Test(arguments: [
    ([1.0, 0, 0, 1], true), ([-0.5, 0, 0, 2], true), ([0, 1, -1, 0], true),
    ([6.123e-17, 1, -1, 6.123e-17], true), ([1, 1e-7, 0, 1], true), ([1, 1e-5, 0, 1], false),
    ([0.7, 0.7, -0.7, 0.7], false), ([0, 0, 0, 0], true),
  ])
  func rectilinear(four: [Double], expected: Bool) {
    let map = AffineTransform(a: four[0], b: four[1], c: four[2], d: four[3], tx: 9, ty: 9)
    #expect(map.isRectilinear == expected)
  }

  private func whole(_ random: inout SplitMix64) -> Double {
    Double(Int.random(in: -9...9, using: &random))
  }

  private func wholeTransform(_ random: inout SplitMix64) -> AffineTransform {
    AffineTransform(
      a: whole(&random), b: whole(&random), c: whole(&random), d: whole(&random),
      tx: whole(&random), ty: whole(&random))
  }
}
