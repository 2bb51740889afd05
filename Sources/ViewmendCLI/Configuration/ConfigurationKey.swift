/// The keys of a configuration, in the order in which they are listed.
///
/// A new one needs a line in `ConfigurationReader.read(_:_:)`, one in `RunOptions.apply`, one in
/// `EffectiveConfiguration`, and its place in the schema.
enum ConfigurationKey: String, Sendable, Hashable, CaseIterable {
  case minimum, profile, rounding, fit, pad, scale, safeArea, density, era, failOn, baseline
  case rules, ignores
  case hitInsets, backButtons, exclude

  /// The option of the command line that wins over it.
  var option: String? {
    switch self {
    case .minimum: "min"
    case .profile, .rounding, .fit, .pad, .scale, .density, .era, .rules, .baseline: rawValue
    case .safeArea: "safe-area"
    case .failOn: "fail-on"
    case .ignores, .hitInsets, .backButtons, .exclude: nil
    }
  }
}
