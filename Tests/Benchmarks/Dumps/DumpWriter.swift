/// Writes placements, in pre-order, as the rows or elements of a format.
protocol DumpWriter: Sendable {
  /// Writes the next view.
  mutating func write(_ placement: Placement, to out: inout ByteWriter)
  /// Closes what is open behind the last view.
  mutating func finish(_ out: inout ByteWriter)
}

extension DumpRows: DumpWriter {
  mutating func finish(_ out: inout ByteWriter) {}
}
