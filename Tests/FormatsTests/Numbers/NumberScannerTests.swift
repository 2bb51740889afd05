import Foundation
import Hierarchy
import TestSupport
import Testing

@testable import Formats

/// Numbers are read as `strtod` reads them, to the last bit.
@Suite struct NumberScannerTests {
  /// The number at the start of a text, and how many bytes it takes.
  private func scan(_ text: String) -> (value: Double, length: Int)? {
    SourceText(text).withBytes { bytes in
      var position = 0
      return NumberScanner.number(in: bytes, at: &position).map { ($0, position) }
    }
  }

  private func printed(_ value: Double, _ format: String) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      withVaList([value]) { _ = vsnprintf(buffer.baseAddress, 512, format, $0) }
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  private func compare(_ text: String) -> Bool {
    guard let found = scan(text + "; next") else {
      Issue.record("\(text) is not read")
      return false
    }
    let expected = strtod(text, nil)
    let isSame =
      found.value.bitPattern == expected.bitPattern || found.value.isNaN && expected.isNaN
    if !isSame || found.length != text.utf8.count {
      Issue.record("\(text) is read as \(found), not as \(expected)")
      return false
    }
    return true
  }

  @Test(arguments: [
    "0", "-0", "00", "1", "-1", "44", "1234567", "12345678", "123456789012345678901234567890",
    "0.5", "-0.5", "1.", ".5", "-.5", "0.3333333", "0.33333333", "1234567.1234567",
    "1234567.12345678", "12345678.5", "1e5", "1e+06", "-1.5e-07", "1E10", "0.1e1", "1e400",
    "-1e400", "1e-400", "4.9e-324", "1.7976931348623157e+308", "34.000000000000114",
    "9007199254740993", "0.1000000000000000055511151231257827021181583404541015625", "inf",
    "-inf", "nan", "-nan", "infinity", "+5", "+0.25", "0000000000000000000000001.5",
    "1.00000000000000000000000000000000000000000000000000000000000001",
  ])
  func formsOfANumber(text: String) { #expect(compare(text)) }

  @Test(arguments: [
    "", " 1", "-", "+", ".", "-.", "e5", "E", "abc", "--1", "-+1", "1e", "1e+",
    "1e5x", "NO", "YES", "'1'", "(1", "é", "۱", "infinit", "nanx",
  ])
  func whatIsNoNumber(text: String) { #expect(scan(text) == nil) }

  @Test(arguments: [
    ("12 34", 2), ("12;", 2), ("1.5)", 3), ("7, 8", 1), ("1.5.3", 3), ("5-3", 1), ("0x12", 1),
  ])
  func numberEndsBeforeWhatIsNoPart(text: String, length: Int) {
    #expect(scan(text)?.length == length)
  }

  @Test func randomNumbersInEveryPrint() {
    var random = SplitMix64(seed: 21)
    let formats = ["%g", "%.17g", "%.15g", "%f", "%.1f", "%.3f", "%e", "%.0f", "%.7f"]
    for _ in 0..<8_000 {
      let bits = Double(bitPattern: random.next())
      let screen = Double(Int.random(in: -400_000...400_000, using: &random)) / 300
      for value in [bits, screen] where value.isFinite && value.magnitude < 1e250 {
        for format in formats where !compare(printed(value, format)) { return }
      }
    }
  }

  @Test func wholeNumbersOfEveryLength() {
    var random = SplitMix64(seed: 22)
    for length in 1...30 {
      for _ in 0..<200 {
        let digits = (0..<length).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
        let point = Int.random(in: 0...length, using: &random)
        let text = "\(digits.prefix(point)).\(digits.dropFirst(point))"
        guard compare(digits), compare("-" + text) else { return }
      }
    }
  }
}
