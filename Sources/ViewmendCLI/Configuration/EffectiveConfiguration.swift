import Analysis
import Hierarchy
import Reporting

/// What a run goes by, value by value, with where each comes from.
struct EffectiveConfiguration {
  private let options: RunOptions
  /// True when the profile is that of a file's platform.
  private let isOfFile: Bool

  /// Makes the values of a run.
  ///
  /// - Parameter traits: What the tree of a file is like, by which its profile is chosen where nobody
  ///   says one; nil where no file is at hand.
  init(_ options: RunOptions, for traits: TreeTraits? = nil) {
    isOfFile = options.audit.profile == nil && traits != nil
    var options = options
    if let traits { options.audit = options.audit.resolved(for: traits) }
    self.options = options
  }

  /// Every value, in the order of the keys.
  var entries: [ConfigurationEntry] {
    ConfigurationKey.allCases.map {
      ConfigurationEntry($0.rawValue, value(of: $0), from: source(of: $0), note: note(on: $0))
    }
  }

  private func source(of key: ConfigurationKey) -> ConfigurationEntry.Source {
    if let option = key.option, options.arguments.isSet(option) { return .option("--\(option)") }
    if let place = options.configuration?.places[key] {
      return .file(line: place.line, column: place.column)
    }
    return key == .profile && isOfFile ? .input : .standard
  }

  /// What else is to be known of a value.
  private func note(on key: ConfigurationKey) -> String? {
    let profile = options.audit.profile
    switch key {
    case .minimum where options.audit.minimumIsProfiles:
      return profile.map { "the minimum of profile \($0.rawValue)" }
        ?? "48 48 for a file of Android's"
    case .profile: return profile?.effect ?? "by the file's platform: ios or android"
    case .fit where options.audit.fit == .glyph:
      return "no least size is asked for: target-too-small says nothing"
    default: return nil
    }
  }

  private func value(of key: ConfigurationKey) -> ConfigurationEntry.Value {
    let audit = options.audit
    switch key {
    case .minimum: return .numbers([audit.minimum.width, audit.minimum.height])
    case .profile: return audit.profile.map { .text($0.rawValue) } ?? .none
    case .rounding: return .text(audit.rounding.rawValue)
    case .fit: return .text(audit.fit.rawValue)
    case .pad: return .number(audit.pad)
    case .scale: return audit.scale.map { .number(Double($0)) } ?? .none
    case .safeArea:
      return audit.safeArea.map { .numbers([$0.top, $0.left, $0.bottom, $0.right]) } ?? .none
    case .density: return options.density.map { .number($0) } ?? .none
    case .era: return .text(audit.era.name)
    case .failOn: return .text(options.threshold?.rawValue ?? "never")
    case .baseline: return options.baseline.map { .text($0) } ?? .none
    case .rules: return .fields(rules)
    case .ignores: return .rows((options.exceptions + options.expired).map(Self.row))
    case .hitInsets:
      return .fields(
        (options.configuration?.hitInsets ?? []).map { selector, inset in
          let insets = inset.insets
          return .init(
            selector, .numbers([insets.top, insets.left, insets.bottom, insets.right]))
        })
    case .backButtons: return .rows(audit.backButtons.map(Self.row))
    case .exclude:
      let patterns = options.configuration?.exclude ?? []
      return patterns.isEmpty ? .none : .texts(patterns)
    }
  }

  /// The rules that are applied otherwise than usual.
  private var rules: [ConfigurationEntry.Field] {
    RuleID.allCases.compactMap { rule in
      if !options.audit.applies(rule) { return .init(rule.rawValue, .text("off")) }
      return options.audit.severities[rule].map { .init(rule.rawValue, .text($0.rawValue)) }
    }
  }

  private static func row(_ one: Configuration.Exception) -> [ConfigurationEntry.Field] {
    var row: [ConfigurationEntry.Field] = [.init("selector", .text(one.selector))]
    if let rules = one.ignore.rules {
      row.append(
        .init("rules", .texts(RuleID.allCases.filter(rules.contains).map(\.rawValue))))
    }
    row.append(.init("reason", .text(one.ignore.reason)))
    if let day = one.expires { row.append(.init("expires", .text("\(day)"))) }
    return row
  }

  private static func row(_ one: BackButtonPattern) -> [ConfigurationEntry.Field] {
    let texts = [
      ("class", one.className), ("tag", one.tag), ("label", one.label),
      ("identifier", one.identifier), ("image", one.image), ("side", one.side.rawValue),
    ]
    return texts.compactMap { key, text in text.map { .init(key, .text($0)) } }
  }
}
