/// The hand that holds a phone and taps with its thumb.
package enum Hand: String, Sendable, Hashable, CaseIterable {
  case left, right
}
