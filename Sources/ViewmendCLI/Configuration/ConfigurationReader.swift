import Analysis
import Arguments
import Hierarchy

/// Reads a configuration, strictly: a key that nobody knows is a mistake, and so is a value of
/// another kind.
struct ConfigurationReader {
  private var configuration: Configuration
  private let lines: LineIndex

  /// Reads the value of a file.
  static func read(
    _ root: JSONNode, name: String, _ lines: LineIndex
  ) throws(ConfigurationFault) -> Configuration {
    var reader = ConfigurationReader(configuration: Configuration(name: name), lines: lines)
    for member in try root.members(of: "A configuration") {
      if member.key == "$schema" {
        _ = try member.value.text("$schema")
        continue
      }
      let key = try member.known(ConfigurationKey.allCases.map(\.rawValue), in: "a configuration")
      guard let key = ConfigurationKey(rawValue: key) else { continue }
      reader.configuration.places[key] = lines.location(of: member.offset)
      try reader.read(key, member.value)
    }
    return reader.configuration
  }

  private mutating func read(
    _ key: ConfigurationKey, _ value: JSONNode
  ) throws(ConfigurationFault) {
    let name = key.rawValue
    switch key {
    case .minimum: configuration.minimum = try Self.size(value)
    case .profile:
      configuration.profile = Profile(
        rawValue: try value.word(name, of: Profile.allCases.map(\.rawValue)))
    case .rounding:
      configuration.rounding = AuditOptions.Rounding(
        rawValue: try value.word(name, of: AuditOptions.Rounding.allCases.map(\.rawValue)))
    case .fit:
      let word = try value.word(name, of: AuditOptions.Fit.allCases.map(\.rawValue))
      configuration.fit = AuditOptions.Fit(rawValue: word)
    case .pad: configuration.pad = try value.number(name, in: 0...10_000)
    case .scale: configuration.scale = Int(try value.word(name, of: ["1", "2", "3"]))
    case .safeArea:
      let expected = "four numbers: top, left, bottom, right, from 0 to 10000"
      guard let insets = value.insets, insets.isSafeArea else { throw value.fault(name, expected) }
      configuration.safeArea = insets
    case .density: configuration.density = try value.number(name, in: 0.1...10)
    case .era:
      configuration.era = AuditOptions.EraChoice(
        name: try value.word(name, of: AuditOptions.EraChoice.names))
    case .failOn:
      let word = try value.word(name, of: ["error", "warning", "note", "never"])
      configuration.threshold = .some(Severity(rawValue: word))
    case .baseline:
      let path = try value.text(name)
      guard !path.isEmpty else { throw value.fault(name, "the path of a file") }
      configuration.baseline = configuration.path(of: path)
    case .rules: try readRules(value)
    case .ignores:
      for one in try value.list(name) {
        configuration.exceptions.append(try Self.exception(one, lines))
      }
    case .hitInsets: try readHitInsets(value)
    case .backButtons:
      for one in try value.list(name) { configuration.backButtons.append(try Self.pattern(one)) }
    case .exclude:
      for one in try value.list(name) { try exclude(one) }
    }
  }

  private mutating func exclude(_ value: JSONNode) throws(ConfigurationFault) {
    let text = try value.entry(of: "exclude")
    do throws(GlobError) {
      _ = try IgnoreList(patterns: [text], in: "/")
    } catch {
      throw ConfigurationFault(
        value.offset, "\"\(text)\" is no pattern: \(error.message)", hint: error.hint)
    }
    configuration.exclude.append(text)
  }

  private static func size(_ value: JSONNode) throws(ConfigurationFault) -> Size {
    let expected = "a number, two numbers or a text such as \"44x30\", from 0 to 100000"
    var size: Size?
    switch value.content {
    case .number(let side): size = Size(width: side, height: side)
    case .text(let text): size = RunOptions.size(of: text)
    case .list(let sides):
      let numbers = sides.compactMap(\.number)
      if numbers.count == 2, sides.count == 2 {
        size = Size(width: numbers[0], height: numbers[1])
      }
    default: break
    }
    guard let size, (0...100_000).contains(size.width), (0...100_000).contains(size.height) else {
      throw value.fault("minimum", expected)
    }
    return size
  }

  private mutating func readRules(_ value: JSONNode) throws(ConfigurationFault) {
    for member in try value.members(of: "\"rules\"") {
      let rule = try Self.rule(member.key, at: member.offset)
      let word = try member.value.word(member.key, of: ["error", "warning", "note", "off"])
      if let severity = Severity(rawValue: word) {
        configuration.severities[rule] = severity
      } else {
        configuration.off.insert(rule)
      }
    }
  }

  /// The rule of a name that stands at an offset.
  static func rule(
    _ name: String, at offset: Int
  ) throws(ConfigurationFault) -> RuleID {
    do throws(ArgumentError) {
      return try RunOptions.rule(name)
    } catch {
      throw ConfigurationFault(offset, error.message, hint: error.hint)
    }
  }

  private static func selector(
    _ text: String, at offset: Int
  ) throws(ConfigurationFault) -> Selector {
    do throws(SelectorError) {
      return try Selector(text)
    } catch {
      throw ConfigurationFault(
        offset, "\"\(text)\" is no selector: \(error.message)", hint: error.expected)
    }
  }

  private static func exception(
    _ value: JSONNode, _ lines: LineIndex
  ) throws(ConfigurationFault) -> Configuration.Exception {
    var (selector, text): (Selector?, String) = (nil, "")
    var rules: Set<RuleID>?
    var reason: String?
    var expires: CalendarDate?
    for member in try value.members(of: "An ignore") {
      let value = member.value
      switch try member.known(["selector", "rules", "reason", "expires"], in: "an ignore") {
      case "selector":
        text = try value.text("selector")
        selector = try Self.selector(text, at: value.offset)
      case "rules":
        var named: Set<RuleID> = []
        for one in try value.list("rules") {
          named.insert(try rule(try one.entry(of: "rules"), at: one.offset))
        }
        if named.isEmpty { throw value.fault("rules", "a list of one rule or more") }
        rules = named
      case "reason":
        reason = try value.text("reason")
        if reason?.allSatisfy(\.isWhitespace) ?? true { throw value.fault("reason", "some words") }
      default:
        expires = CalendarDate(try value.text("expires"))
        if expires == nil { throw value.fault("expires", "a day such as \"2027-03-31\"") }
      }
    }
    guard let selector else {
      throw ConfigurationFault(
        value.offset, "An ignore needs a \"selector\".",
        hint: "Name the views that it is about: \"selector\": \"#close\".")
    }
    guard let reason else {
      throw ConfigurationFault(
        value.offset, "An ignore needs a \"reason\".",
        hint: "Say why it is accepted, for those who read it later.")
    }
    return Configuration.Exception(
      ignore: Ignore(selector, rules: rules, reason: reason), selector: text, expires: expires,
      place: lines.location(of: value.offset))
  }

  private mutating func readHitInsets(_ value: JSONNode) throws(ConfigurationFault) {
    for member in try value.members(of: "\"hitInsets\"") {
      let selector = try Self.selector(member.key, at: member.offset)
      if selector.needsAudit {
        throw ConfigurationFault(
          member.offset, "\"hitInsets\" cannot ask for :target or :back-button.",
          hint: "What is one is worked out later; name the class.")
      }
      let expected = "four numbers: top, left, bottom, right, negative where the area grows"
      guard let insets = member.value.insets else {
        throw member.value.fault(member.key, expected)
      }
      configuration.hitInsets.append((member.key, HitInset(selector, insets)))
    }
  }

  private static func pattern(
    _ value: JSONNode
  ) throws(ConfigurationFault) -> BackButtonPattern {
    let texts = ["class", "tag", "label", "identifier", "image"]
    var pattern = BackButtonPattern()
    var isTold = false
    for member in try value.members(of: "A back button") {
      let key = try member.known(texts + ["side"], in: "a back button")
      if key == "side" {
        let word = try member.value.word("side", of: ["leading", "trailing"])
        pattern.side = BackButton.Side(rawValue: word) ?? .leading
        continue
      }
      isTold = true
      let text: String
      if key == "tag", let number = member.value.number {
        guard number == number.rounded(), number.magnitude < 1e15 else {
          throw member.value.fault(key, "a whole number")
        }
        text = number.text(places: 0)
      } else {
        text = try member.value.text(key)
      }
      switch key {
      case "class": pattern.className = text
      case "tag": pattern.tag = text
      case "label": pattern.label = text
      case "identifier": pattern.identifier = text
      default: pattern.image = text
      }
    }
    guard isTold else {
      throw ConfigurationFault(
        value.offset, "A back button needs something that it is told by.",
        hint: "Give its class, tag, label, identifier or image.")
    }
    return pattern
  }
}
