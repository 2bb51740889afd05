/// The directions in which lines leave a place of a drawing.
struct LineWays: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let up = LineWays(rawValue: 1)
  static let down = LineWays(rawValue: 2)
  static let left = LineWays(rawValue: 4)
  static let right = LineWays(rawValue: 8)
}
