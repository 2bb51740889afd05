import Hierarchy

/// Lists of numbers in an attribute of viewmend's own XML: decimals with blanks between.
package enum ViewmendXMLNumbers {
  /// Numbers as they are written: each the shortest that reads back the same.
  package static func text(_ numbers: [Double]) -> String {
    numbers.map(text).joined(separator: " ")
  }

  /// One number as it is written.
  package static func text(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return number == 0 && number.sign == .minus ? "-0" : String(Int64(number))
  }

  /// A frame as it is written: in the file's unit, from which it reads back the same.
  package static func text(_ frame: Rect, in tree: ViewTree) -> String {
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard let density = tree.traits.unit.density?.value else { return text(sides) }
    return text(sides.map { pixels($0, density) })
  }

  /// The number of pixels that is this many points: whole where it was.
  private static func pixels(_ points: Double, _ density: Double) -> Double {
    let product = points * density
    let near = [product.rounded(), product, product.nextUp, product.nextDown]
    return near.first { $0 / density == points } ?? product
  }

  /// Reads as many finite numbers as asked for, at most eight; nil where something else stands.
  static func read(_ count: Int, _ range: Range<Int>, in bytes: RawSpan) -> SIMD8<Double>? {
    NumberScanner.numbers(count, in: bytes, range: range).flatMap {
      NumberScanner.areFinite($0) ? $0 : nil
    }
  }

  /// Reads four finite numbers, in a moment where one blank stands between them.
  @inline(__always)
  static func rectangle(_ range: Range<Int>, in bytes: RawSpan) -> SIMD4<Double>? {
    var frame = SIMD4<Double>.zero
    var position = range.lowerBound
    for index in 0..<4 {
      if index > 0 {
        guard bytes.byte(position) == ASCII.space else { return read(4, range, in: bytes)?.lowHalf }
        position += 1
      }
      guard let number = NumberScanner.number(in: bytes, at: &position), number.isFinite else {
        return read(4, range, in: bytes)?.lowHalf
      }
      frame[index] = number
    }
    return position == range.upperBound ? frame : read(4, range, in: bytes)?.lowHalf
  }
}
