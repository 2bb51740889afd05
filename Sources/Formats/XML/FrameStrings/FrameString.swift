import Hierarchy

/// A rectangle as `NSStringFromCGRect` prints it: `{{0, 20}, {320, 44}}`.
enum FrameString {
  /// The four numbers of a string, which holds nothing else.
  ///
  /// - Returns: nil for anything but four finite numbers.
  static func numbers(_ range: Range<Int>, in bytes: RawSpan) -> SIMD4<Double>? {
    guard let values = places(range, in: bytes) else { return nil }
    return SIMD4(values[0].number, values[1].number, values[2].number, values[3].number)
  }

  /// The four numbers with the bytes in which each stands.
  static func places(
    _ range: Range<Int>, in bytes: RawSpan
  ) -> [(number: Double, range: Range<Int>)]? {
    places(
      range, [open, open, nil, comma, nil, close, comma, open, nil, comma, nil, close, close],
      in: bytes)
  }

  /// The two numbers of a size, `{320, 44}`, with the bytes in which each stands.
  static func sizePlaces(
    _ range: Range<Int>, in bytes: RawSpan
  ) -> [(number: Double, range: Range<Int>)]? {
    places(range, [open, nil, comma, nil, close], in: bytes)
  }

  /// Numbers between marks; nil stands for a number.
  private static func places(
    _ range: Range<Int>, _ marks: [UInt8?], in bytes: RawSpan
  ) -> [(number: Double, range: Range<Int>)]? {
    var position = range.lowerBound
    var values: [(number: Double, range: Range<Int>)] = []
    for mark in marks {
      while position < range.upperBound, ASCII.isBlank(bytes.byte(position)) { position += 1 }
      guard position < range.upperBound else { return nil }
      if let mark {
        guard bytes.byte(position) == mark else { return nil }
        position += 1
      } else {
        let start = position
        guard let number = NumberScanner.number(in: bytes, at: &position), number.isFinite else {
          return nil
        }
        values.append((number, start..<position))
      }
    }
    return position == range.upperBound ? values : nil
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
  private static let comma = UInt8(ascii: ",")
}
