import Analysis
import Arguments
import Formats
import Hierarchy

/// The options of a run, read and checked.
struct RunOptions: Sendable {
  var audit = AuditOptions()
  /// What `check` supposes in turn.
  var circumstances: [Circumstance] = []
  /// Whose reach `check` measures.
  var hand: Hand?
  var limits = InputLimits()
  /// What the input is; nil finds out.
  var inputFormat: InputFormat?
  /// Pixels a dp; nil goes by the file.
  var density: Double?
  /// The least severity that makes the status 1; nil for `never`.
  var threshold: Severity? = .warning
  /// The file of the findings that are known; nil for none.
  var baseline: String?
  var allowsEmpty = false
  /// Findings do not make the status 1.
  var exitsZero = false
  var isQuiet = false
  var isVerbose = false
  /// The run is made again with each change.
  var isWatching = false
  var colorChoice = "auto"
  var formats: [ReportFormat] = []
  var output: String?
  /// The file that these were completed by; nil for none.
  private(set) var configuration: Configuration?
  /// What `audit.ignores` were written as, in the same order.
  private(set) var exceptions: [Configuration.Exception] = []
  /// Accepted findings that are accepted no more.
  private(set) var expired: [Configuration.Exception] = []
  /// What the command line says, which wins over a configuration.
  let arguments: ParsedArguments

  /// Reads what the command line says; parsing has checked each value's form.
  ///
  /// - Parameters:
  ///   - hasFindings: True for the command whose reports are of findings.
  ///   - others: Reports that the command writes besides text and JSON.
  init(
    _ arguments: ParsedArguments, hasFindings: Bool = false, others: [ReportFormat.Name] = []
  ) throws(ArgumentError) {
    self.arguments = arguments
    isQuiet = arguments.isSet("quiet")
    isVerbose = arguments.isSet("verbose")
    allowsEmpty = arguments.isSet("allow-empty")
    exitsZero = arguments.isSet("exit-zero")
    isWatching = arguments.isSet("watch")
    colorChoice = arguments.value("color") ?? "auto"
    output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    inputFormat = arguments.value("input-format").flatMap(InputFormat.init(rawValue:))
    density = try arguments.value("density").map(Self.density)
    limits = InputLimits(
      maxBytes: arguments.integer("max-bytes") ?? 2 << 30,
      maxNodes: arguments.integer("max-nodes") ?? 20_000_000,
      maxDepth: arguments.integer("max-depth") ?? 10_000,
      maxValue: arguments.integer("max-value") ?? 64 << 20)
    if let name = arguments.value("fail-on") { threshold = Severity(rawValue: name) }
    baseline = arguments.value("baseline")
    audit = try Self.auditOptions(arguments)
    circumstances = try CircumstanceList.all(arguments.values("as"))
    hand = arguments.value("hand").flatMap(Hand.init(rawValue:))
    formats = try ReportFormat.all(
      arguments.values("format"), output: output,
      among: ReportFormat.Name.allCases.filter {
        $0.findings != nil ? hasFindings : !$0.isOfFew || others.contains($0)
      })
  }

  private static func auditOptions(
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> AuditOptions {
    var options = AuditOptions()
    options.backButtonOnly = arguments.isSet("back-button")
    options.requiresBackButton = arguments.value("require") == "back-button"
    options.pad = arguments.number("pad") ?? 0
    options.scale = arguments.value("scale").flatMap { Int($0) }
    if let name = arguments.value("fit"), let fit = AuditOptions.Fit(rawValue: name) {
      options.fit = fit
    }
    options.profile = arguments.value("profile").flatMap(Profile.init)
    if arguments.value("rounding") == "dp" { options.rounding = .dp }
    if let text = arguments.value("min") { options.minimum = try size(text) }
    if let text = arguments.value("safe-area") { options.safeArea = try EdgeInsets(safeArea: text) }
    if let list = arguments.value("rules") { options.rules = try rules(list) }
    options.era = arguments.value("era").flatMap(AuditOptions.EraChoice.init(name:)) ?? .automatic
    return options
  }

  /// Pixels a dp; dots per inch are told apart by their size.
  private static func density(_ text: String) throws(ArgumentError) -> Double {
    guard let number = Double(text), number.isFinite, number > 0 else {
      throw ArgumentError(
        message: "--density is \"\(text)\", which is no density.",
        hint: "Give the pixels of one dp, as 2.625: `adb shell wm density` prints 160 times that.")
    }
    guard number <= 10 else {
      throw ArgumentError(
        message: "--density is \"\(text)\", which is more pixels than any dp has.",
        hint: number < 1600
          ? "If it is dots per inch, give --density \((number / 160).text(places: 4))."
          : "Give the pixels of one dp, as 2.625.")
    }
    return number
  }

  /// `44` or `44x30`.
  private static func size(_ text: String) throws(ArgumentError) -> Size {
    guard let size = size(of: text) else {
      throw ArgumentError(
        message: "--min is \"\(text)\", which is no size.",
        hint: "Give one number (--min 44) or two (--min 44x30), in points from 0 to 100000.")
    }
    return size
  }

  /// The size that `44` or `44x30` is; nil for what is none.
  static func size(of text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 && $0 <= 100_000 }
    guard numbers.count == parts.count, let width = numbers.first, numbers.count <= 2 else {
      return nil
    }
    return Size(width: width, height: numbers.last ?? width)
  }

  /// The same options, completed by a configuration where the command line says nothing.
  func completed(by configuration: Configuration?) -> RunOptions {
    guard let configuration else { return self }
    var options = self
    options.apply(configuration)
    return options
  }

  private mutating func apply(_ file: Configuration) {
    func isFree(_ key: ConfigurationKey) -> Bool {
      !(key.option.map(arguments.isSet) ?? false)
    }
    configuration = file
    if isFree(.minimum), let minimum = file.minimum { audit.minimum = minimum }
    if isFree(.profile), let profile = file.profile { audit.profile = profile }
    if isFree(.rounding), let rounding = file.rounding { audit.rounding = rounding }
    if isFree(.fit), let fit = file.fit { audit.fit = fit }
    if isFree(.pad), let pad = file.pad { audit.pad = pad }
    if isFree(.scale), let scale = file.scale { audit.scale = scale }
    if isFree(.safeArea), let insets = file.safeArea { audit.safeArea = insets }
    if isFree(.density), let density = file.density { self.density = density }
    if isFree(.era), let era = file.era { audit.era = era }
    if isFree(.failOn), let threshold = file.threshold { self.threshold = threshold }
    if isFree(.baseline), !arguments.isSet("no-baseline") { baseline = file.baseline }
    // A rule that the command line names is applied, whatever the file has switched off.
    if isFree(.rules) { audit.switchedOff = file.off }
    audit.severities = file.severities
    audit.hitInsets = file.hitInsets.map(\.inset)
    audit.backButtons = file.backButtons
    guard !file.exceptions.isEmpty else { return }
    let today = Platform.today()
    (exceptions, expired) = file.exceptions(
      on: CalendarDate(year: today.year, month: today.month, day: today.day))
    audit.ignores = exceptions.map(\.ignore)
  }

  private static func rules(_ list: String) throws(ArgumentError) -> Set<RuleID> {
    if list == "none" { return [] }
    var rules: Set<RuleID> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      rules.insert(
        try rule(String(name), otherwise: "See `viewmend rules`; none alone applies none."))
    }
    return rules
  }

  /// The rule of a name.
  ///
  /// - Parameter hint: What to do where no rule has a name like it.
  static func rule(
    _ name: String, otherwise hint: String = "See `viewmend rules`."
  ) throws(ArgumentError) -> RuleID {
    if let rule = RuleID(rawValue: name) { return rule }
    let names = RuleID.allCases.map(\.rawValue)
    let near = Spelling(name).nearest(among: names)
    throw ArgumentError(
      message: "There is no rule \"\(name)\".",
      hint: near.map { "Did you mean \($0)?" } ?? hint)
  }
}
