import Hierarchy
import TestSupport
import Testing

@testable import Analysis

/// Tap regions that want the same place, and layouts at random.
@Suite struct ScreenFitTests {
  static let bar = Rect(x: 0, y: 0, width: 320, height: 44)
  static let apple = Size(width: 44, height: 44)

  static func item(
    _ mark: Rect, in area: Rect = bar, minimum: Size = apple, isPinned: Bool = false
  ) -> FitItem {
    FitItem(mark: mark, base: mark, area: area, minimum: minimum, isPinned: isPinned)
  }

  /// An icon of 24 points in the bar.
  static func icon(_ x: Double) -> FitItem { item(Rect(x: x, y: 10, width: 24, height: 24)) }

  @Test func arrowAtTheEdgeKeepsItsFullSize() {
    let bar = Rect(x: 0, y: 20, width: 320, height: 44)
    let left = ScreenFit([Self.item(Rect(x: 8, y: 32, width: 12.5, height: 20.5), in: bar)])
    #expect(left.regions == [Rect(x: 0, y: 20, width: 44, height: 44)])
    let right = ScreenFit([Self.item(Rect(x: 299.5, y: 32, width: 12.5, height: 20.5), in: bar)])
    #expect(right.regions == [Rect(x: 276, y: 20, width: 44, height: 44)])
  }

  @Test func withoutAMinimumTheMarkIsHugged() {
    let mark = Rect(x: 8, y: 32, width: 12.5, height: 20.5)
    let fit = ScreenFit([
      Self.item(mark, in: Rect(x: 0, y: 20, width: 320, height: 44), minimum: .zero)
    ])
    #expect(fit.regions == [mark])
  }

  @Test func safeAreaIsAnEdge() {
    let fit = ScreenFit([
      Self.item(
        Rect(x: 52, y: 12, width: 12, height: 20), in: Rect(x: 44, y: 0, width: 724, height: 44))
    ])
    #expect(fit.regions == [Rect(x: 44, y: 0, width: 44, height: 44)])
  }

  @Test func middleOfThreeKeepsWhatIsLeft() {
    let fit = ScreenFit([Self.icon(100), Self.icon(132), Self.icon(164)])
    #expect(
      fit.regions == [
        Rect(x: 84, y: 0, width: 44, height: 44), Rect(x: 128, y: 0, width: 36, height: 44),
        Rect(x: 164, y: 0, width: 44, height: 44),
      ])
    #expect(fit.unresolved.isEmpty)
    #expect(Set(fit.limits[1]) == [0, 2])
  }

  @Test func neighbourThatStaysIsGrownAwayFrom() {
    let pinned = Self.item(Rect(x: 128, y: 0, width: 60, height: 44), isPinned: true)
    let fit = ScreenFit([Self.icon(100), pinned])
    #expect(
      fit.regions == [
        Rect(x: 84, y: 0, width: 44, height: 44), Rect(x: 128, y: 0, width: 60, height: 44),
      ])
  }

  @Test func marksThatOverlapAreLeftAlone() {
    let fit = ScreenFit([Self.icon(100), Self.icon(110)])
    #expect(fit.regions == [nil, nil])
    #expect(fit.unresolved == [FitPair(first: 0, second: 1)])
  }

  @Test func cutLiesOnAPixelsEdge() {
    let fit = ScreenFit([Self.icon(100), Self.icon(131)], scale: 2)
    #expect(
      fit.regions == [
        Rect(x: 83.5, y: 0, width: 44, height: 44), Rect(x: 127.5, y: 0, width: 44, height: 44),
      ])
  }

  @Test func upperRowTakesTheGapThatTheLowerCanDoWithout() {
    let area = Rect(x: 0, y: 0, width: 320, height: 200)
    let fit = ScreenFit([
      Self.item(Rect(x: 10, y: 0, width: 300, height: 20), in: area),
      Self.item(Rect(x: 10, y: 24, width: 300, height: 20), in: area),
    ])
    #expect(
      fit.regions == [
        Rect(x: 10, y: 0, width: 300, height: 24), Rect(x: 10, y: 24, width: 300, height: 44),
      ])
  }

  @Test(arguments: [nil, 2, 3] as [Int?]) func layoutsAtRandomHold(_ scale: Int?) {
    var random = SplitMix(seed: UInt64(scale ?? 1))
    let count = 3_000
    for layout in 0..<count {
      let items = Self.layout(&random)
      let fit = ScreenFit(items, scale: scale)
      #expect(fit.unresolved.isEmpty, "layout \(layout)")
      let regions = fit.regions.compactMap(\.self)
      #expect(regions.count == items.count)
      for (index, region) in regions.enumerated() {
        #expect(region.contains(items[index].mark, tolerance: 1e-6), "layout \(layout)")
        #expect(items[index].area.contains(region, tolerance: 1e-6), "layout \(layout)")
        for other in regions.indices where other != index {
          #expect(!FitRound.overlap(region, regions[other]), "layout \(layout)")
          #expect(!FitRound.overlap(region, items[other].mark), "layout \(layout)")
        }
      }
      // A second run finds what the first one wrote.
      let again = zip(items, regions).map { item, region in
        FitItem(
          mark: item.mark, base: region, area: item.area, minimum: item.minimum,
          isPinned: item.isEnough(region))
      }
      let second = ScreenFit(again, scale: scale)
      for (index, region) in second.regions.enumerated() {
        #expect(
          region.map { $0.contains(regions[index], tolerance: 0.01) } ?? false,
          "layout \(layout), item \(index): \(regions[index]) then \(String(describing: region))")
        #expect(region.map { regions[index].contains($0, tolerance: 0.01) } ?? false)
      }
    }
  }

  /// One to eight marks that do not overlap, in a bar or a page.
  private static func layout(_ random: inout SplitMix) -> [FitItem] {
    let area =
      Bool.random(using: &random)
      ? bar : Rect(x: 0, y: 0, width: 320, height: Double(Int.random(in: 60...480, using: &random)))
    var items: [FitItem] = []
    let wanted = Int.random(in: 1...8, using: &random)
    for _ in 0..<200 where items.count < wanted {
      let width = Double(Int.random(in: 4...70, using: &random)) / 2 + 4
      let height = Double(Int.random(in: 4...40, using: &random)) / 2 + 4
      guard width < area.width, height < area.height else { continue }
      let mark = Rect(
        x: (Double.random(in: 0...(area.width - width), using: &random) * 2).rounded() / 2,
        y: (Double.random(in: 0...(area.height - height), using: &random) * 2).rounded() / 2,
        width: width, height: height)
      guard area.contains(mark, tolerance: 0),
        !items.contains(where: { FitRound.overlap($0.mark, mark) })
      else { continue }
      items.append(item(mark, in: area))
    }
    return items
  }
}

/// A sequence of numbers that a seed decides.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
