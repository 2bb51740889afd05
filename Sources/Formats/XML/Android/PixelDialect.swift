import Hierarchy

/// A dialect whose numbers are physical pixels.
protocol PixelDialect: XMLDialect {
  /// Pixels a point, where the root says so.
  func statedDensity(_ opening: XMLOpening, in bytes: RawSpan) -> Double?
}

extension PixelDialect {
  func statedDensity(_ opening: XMLOpening, in bytes: RawSpan) -> Double? { nil }
}
