/// One key of the effective configuration: its value, and where that comes from.
package struct ConfigurationEntry: Sendable, Hashable {
  /// A key of an object, with its value.
  package struct Field: Sendable, Hashable {
    package var key: String
    package var value: Value

    package init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// What a key can hold.
  package enum Value: Sendable, Hashable {
    case none
    case number(Double)
    case text(String)
    case numbers([Double])
    case texts([String])
    case fields([Field])
    case rows([[Field]])
  }

  /// Where a value comes from.
  package enum Source: Sendable, Hashable {
    /// What holds when nothing is said.
    case standard
    /// An option of the command line, such as `--fit`.
    case option(String)
    /// The file that the run is about.
    case input
    /// The configuration file, from 1.
    case file(line: Int, column: Int)
  }

  package var key: String
  package var value: Value
  package var source: Source
  /// What else is to be known of the value.
  package var note: String?

  package init(_ key: String, _ value: Value, from source: Source, note: String? = nil) {
    self.key = key
    self.value = value
    self.source = source
    self.note = note
  }
}
