/// One input of a run.
struct InputFile: Sendable {
  /// Where the bytes come from.
  enum Origin: Sendable {
    case path(String)
    case standardInput
  }

  var origin: Origin
  /// What messages and reports call it.
  var name: String
  /// The number of the folder or pattern whose walk found it; nil for an input that was named.
  var folder: Int?
  /// The number of its configuration.
  var settings: Int
  /// True for a pipe or device, which can be read but not replaced.
  var isSpecial: Bool

  init(
    origin: Origin, name: String, folder: Int? = nil, settings: Int = 0, isSpecial: Bool = false
  ) {
    self.origin = origin
    self.name = name
    self.folder = folder
    self.settings = settings
    self.isSpecial = isSpecial
  }

  /// True when it was found by a walk, and not named.
  var isWalked: Bool { folder != nil }

  /// True for standard input.
  var isStandardInput: Bool {
    if case .standardInput = origin { true } else { false }
  }
}
