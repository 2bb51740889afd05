import Arguments

/// Which configuration a run goes by.
enum ConfigurationChoice: Sendable, Hashable {
  /// The nearest file in the folder of each input, or above it.
  case nearest
  /// This file.
  case file(String)
  /// None.
  case none

  /// What the command line says.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let file = arguments.value("config")
    if file == "-" {
      throw ArgumentError(
        message: "--config takes a file: the paths in a configuration are meant from its folder.",
        hint: "Write --config FILE, or ./- for a file of that name.")
    }
    if arguments.isSet("no-config") {
      if file != nil {
        throw ArgumentError(
          message: "--config and --no-config cannot both be given.", hint: "Leave one of them out.")
      }
      self = .none
    } else {
      self = file.map { .file($0) } ?? .nearest
    }
  }
}
