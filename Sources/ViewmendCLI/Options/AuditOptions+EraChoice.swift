import Analysis

/// The eras as the command line and a configuration name them.
extension AuditOptions.EraChoice {
  /// Every name.
  static let names = ["auto", "none", "6", "7", "11", "13", "26"]

  /// The choice of a name; nil for what is none.
  init?(name: String) {
    switch name {
    case "auto": self = .automatic
    case "none": self = .none
    case "6": self = .fixed(.ios6)
    case "7": self = .fixed(.ios7)
    case "11": self = .fixed(.ios11)
    case "13": self = .fixed(.ios13)
    case "26": self = .fixed(.ios26)
    default: return nil
    }
  }

  /// The name of the choice.
  var name: String {
    Self.names.first { Self(name: $0) == self } ?? "auto"
  }
}
