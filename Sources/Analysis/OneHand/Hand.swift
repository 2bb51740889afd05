/// The hand that holds a phone and taps with its thumb.
public enum Hand: String, Sendable, Hashable, CaseIterable {
  case left, right
}
