/// One of the two names by which an option is typed.
enum OptionName {
  /// The name behind two dashes.
  case long(String)
  /// The letter behind one dash.
  case short(Character)

  /// Whether this is a name of `option`.
  func matches(_ option: OptionSpec) -> Bool {
    switch self {
    case .long(let name): option.name == name
    case .short(let letter): option.short == letter
    }
  }
}
