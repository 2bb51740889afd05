import Analysis
import Hierarchy
import TestSupport
import Testing

/// Fitting a region to a mark: grown, centred, moved, and cut only where there is no room.
@Suite struct FitTests {
  private let mark = Rect(x: 8, y: 32, width: 12.5, height: 20.5)
  private let bar = Rect(x: 0, y: 20, width: 320, height: 44)

  private func fit(_ set: (inout AuditOptions) -> Void = { _ in }) -> Fit { Fit(.with(set)) }

  @Test func theNumbersOfTheRules() {
    #expect(fit().region(for: mark, within: bar) == Rect(x: 0, y: 20, width: 44, height: 44))
    let hugging = fit {
      $0.fit = .glyph
      $0.pad = 8
    }
    #expect(
      hugging.region(for: mark, within: bar) == Rect(x: 0, y: 24, width: 28.5, height: 36.5))
    let bare = fit { $0.fit = .glyph }
    #expect(bare.region(for: mark, within: bar) == mark)
    let wcag = fit { $0.fit = .wcag }
    #expect(
      wcag.region(for: mark, within: bar) == Rect(x: 2.25, y: 30.25, width: 24, height: 24))
  }

  @Test func itIsCutOnlyWhereThereIsNoRoom() {
    let low = Rect(x: 0, y: 20, width: 320, height: 32)
    #expect(fit().region(for: mark, within: low) == Rect(x: 0, y: 20, width: 44, height: 32))
    let slit = Rect(x: 5, y: 20, width: 20, height: 44)
    #expect(fit().region(for: mark, within: slit) == slit)
  }

  @Test func aLargeMarkIsNotShrunk() {
    let large = Rect(x: 100, y: 100, width: 80, height: 60)
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    #expect(fit().region(for: large, within: screen) == large)
    #expect(fit { $0.pad = 5 }.region(for: large, within: screen) == large.grown(by: 5))
  }

  @Test func anotherMinimum() {
    let wide = fit { $0.minimum = Size(width: 60, height: 30) }
    #expect(
      wide.region(for: Rect(x: 100, y: 27, width: 20, height: 20), within: bar)
        == Rect(x: 80, y: 22, width: 60, height: 30))
  }

  @Test func randomMarks() {
    var random = SplitMix64(seed: 7)
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    for _ in 0..<5000 {
      let width = Double.random(in: 1...100, using: &random)
      let height = Double.random(in: 1...100, using: &random)
      let mark = Rect(
        x: Double.random(in: 0...(320 - width), using: &random),
        y: Double.random(in: 0...(480 - height), using: &random), width: width, height: height)
      let region = fit().region(for: mark, within: screen)
      #expect(region.contains(mark, tolerance: 1e-9))
      #expect(screen.contains(region, tolerance: 1e-9))
      #expect(abs(region.width - max(44, width)) < 1e-9)
      #expect(abs(region.height - max(44, height)) < 1e-9)
      let again = fit().region(for: mark, within: screen)
      #expect(again == region)
    }
  }
}
