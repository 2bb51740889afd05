/// The options and positional arguments of one command line, checked against a declaration.
package struct ParsedArguments: Sendable, Equatable {
  /// The values of each option that was given; those of a flag are empty.
  private var given: [String: [String]] = [:]
  /// The arguments told by their place, in order.
  package internal(set) var positionals: [String] = []

  init() {}

  /// Whether the option, with a value or without, was given.
  package func isSet(_ name: String) -> Bool {
    given[name] != nil
  }

  /// The last value given for the option.
  package func value(_ name: String) -> String? {
    given[name]?.last
  }

  /// Every value given for the option, in order.
  package func values(_ name: String) -> [String] {
    given[name] ?? []
  }

  /// The last value given for an option that takes a whole number.
  package func integer(_ name: String) -> Int? {
    value(name).flatMap { Int($0) }
  }

  /// The last value given for an option that takes a number.
  package func number(_ name: String) -> Double? {
    value(name).flatMap { Double($0) }
  }

  mutating func set(_ name: String) {
    given[name, default: []] += []
  }

  mutating func append(_ value: String, to name: String) {
    given[name, default: []].append(value)
  }
}
