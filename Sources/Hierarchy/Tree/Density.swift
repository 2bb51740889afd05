/// How many physical pixels one point is, and who says so.
public struct Density: Sendable, Hashable {
  /// Who says it.
  public enum Source: String, Sendable, Hashable {
    /// The file.
    case file
    /// Whoever reads it.
    case given
    /// Nobody: sizes in the file that are the same on every device show it.
    case inferred
  }

  /// Pixels a point.
  public var value: Double
  /// Who says it.
  public var source: Source

  /// Makes a density of a positive number.
  package init(_ value: Double, _ source: Source) {
    self.value = value
    self.source = source
  }
}
