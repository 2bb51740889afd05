/// Steele, Lea and Flood's SplitMix64: a seed gives the same numbers on every machine.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in `count` draws.
  package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A multiple of a quarter of a point, which binary fractions hold exactly.
  mutating func quarter(_ low: Double, _ high: Double) -> Double {
    Double(Int.random(in: Int(low * 4)...Int(max(low, high) * 4), using: &self)) / 4
  }

  /// Any number between two.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &self)
  }

  /// One of a list that is not empty.
  package mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &self)]
  }
}
