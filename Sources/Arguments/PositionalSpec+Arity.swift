extension PositionalSpec {
  /// How many arguments a positional stands for.
  package enum Arity: Sendable, Equatable {
    /// None or one.
    case optional
    /// Exactly one.
    case one
    /// Any number, none included.
    case any
    /// One or more.
    case many
  }
}
