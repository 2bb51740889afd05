import Foundation
import TestSupport
import Testing

@testable import Formats

/// Frames are written as `printf("%g")` writes them, digit for digit.
@Suite struct GeneralNumberTests {
  private func printed(_ value: Double) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      withVaList([value]) { _ = vsnprintf(buffer.baseAddress, 64, "%g", $0) }
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// Compares and stops at the first difference, so that a fault gives one report.
  private func compare(_ values: some Sequence<Double>) -> Int {
    var count = 0
    for value in values {
      count += 1
      let (text, expected) = (GeneralNumber.text(value), printed(value))
      if text != expected {
        #expect(text == expected, "\(value.debugDescription)")
        return count
      }
    }
    return count
  }

  @Test func specialValues() {
    let values: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .pi, 0.1, 0.333333, 101.667, 7.33333, 999_999,
      999_999.4, 999_999.5, 999_999.6, 1e6, 1_000_001, 1e-4, 9.99999e-5, 9.999995e-5, 0.00001,
      .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .ulpOfOne, 2.5, 0.5,
      1e15, 1e16, 1e17, 123_456_789, 34.000000000000114, 1e22, 1e23, 1.7976931348623157e308,
    ]
    #expect(compare(values + values.map { -$0 }) == 2 * values.count)
    #expect(GeneralNumber.text(.nan) == "nan")
    #expect(GeneralNumber.text(-.nan) == "nan")
  }

  /// A 5 behind the sixth digit: the value decides, which lies beside the decimal or on it.
  @Test func ties() {
    var random = SplitMix64(seed: 11)
    let values = (0..<60_000).lazy.map { _ -> Double in
      let head = Int.random(in: 100_000...999_999, using: &random)
      let exponent = Int.random(in: -30...24, using: &random)
      return Double("\(head)5e\(exponent)") ?? 0
    }
    #expect(compare(values) == 60_000)
    #expect(compare([0.1234565, 1.234565, 0.5000005, 123456.5, 123457.5, 0.00012345650]) == 6)
    let halves = (0..<20_000).lazy.map { Double(100_000 + $0 * 45) + 0.5 }
    #expect(compare(halves) == 20_000)
  }

  @Test func neighboursOfTies() {
    var random = SplitMix64(seed: 12)
    let values = (0..<20_000).lazy.flatMap { _ -> [Double] in
      let head = Int.random(in: 100_000...999_999, using: &random)
      let value = Double("\(head)5e\(Int.random(in: -12...3, using: &random))") ?? 0
      return [value.nextDown, value.nextUp]
    }
    #expect(compare(values) == 40_000)
  }

  @Test func powersOfTenAndTheirNeighbours() {
    let powers: [Double] = (-323...308).compactMap { Double("1e\($0)") }
    let values = powers.flatMap {
      [$0, $0.nextUp, $0.nextDown, -$0, $0 * 9.999995, $0 * 9.9999949]
    }
    #expect(compare(values) == 632 * 6)
  }

  @Test func subnormals() {
    var random = SplitMix64(seed: 13)
    let values = (0..<20_000).lazy.map { _ in
      Double(bitPattern: random.next() >> UInt64.random(in: 12...63, using: &random))
    }
    #expect(compare(values) == 20_000)
  }

  @Test func randomBitPatterns() {
    var random = SplitMix64(seed: 14)
    let values = (0..<120_000).lazy.map { _ in Double(bitPattern: random.next()) }
      .filter { !$0.isNaN }
    #expect(compare(values) > 119_000)
  }

  /// The numbers that frames hold: thirds, halves and sums of them.
  @Test func numbersOfScreens() {
    var random = SplitMix64(seed: 15)
    let values = (0..<60_000).lazy.map { _ -> Double in
      let whole = Double(Int.random(in: -3_000...3_000, using: &random))
      let scales: [Double] = [1, 2, 3, 6, 7, 10, 100, 1_000]
      let scale = scales.randomElement(using: &random) ?? 1
      return whole / scale + Double(Int.random(in: 0...3, using: &random)) / 3
    }
    #expect(compare(values) == 60_000)
  }

  @Test func framesAreWrittenInTheirStyle() {
    #expect(
      FrameText.recursiveDescription(.init(x: -0.0, y: 1e-10, width: 101.0 + 2.0 / 3, height: 44))
        == "0 0; 101.667 44")
    #expect(
      FrameText.recursiveDescription(.init(x: 8.5, y: -20, width: 1e7, height: 7.3333333333))
        == "8.5 -20; 1e+07 7.33333")
  }
}
