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
    var position = range.lowerBound
    var values: [(number: Double, range: Range<Int>)] = []
    for mark: UInt8? in [
      open, open, nil, comma, nil, close, comma, open, nil, comma, nil, close, close,
    ] {
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
