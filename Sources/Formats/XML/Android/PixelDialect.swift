import Hierarchy

/// A dialect whose numbers are physical pixels.
protocol PixelDialect: XMLDialect {
  /// Pixels a point, where the root says so, and who says it.
  func statedDensity(_ opening: XMLOpening, in bytes: RawSpan) -> Density?
}

extension PixelDialect {
  func statedDensity(_ opening: XMLOpening, in bytes: RawSpan) -> Density? { nil }
}
