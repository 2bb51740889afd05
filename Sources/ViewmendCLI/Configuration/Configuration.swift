import Analysis
import Hierarchy

/// What a configuration file says; nil and empty where it says nothing.
struct Configuration: Sendable {
  /// An accepted finding, as the file has it.
  struct Exception: Sendable {
    var ignore: Ignore
    /// The selector as it was written.
    var selector: String
    /// The last day on which it holds; nil for always.
    var expires: CalendarDate?
    /// Where it stands in the file.
    var place: SourceLocation
  }

  /// What messages call the file.
  var name: String
  /// Where each key stands that the file has.
  var places: [ConfigurationKey: SourceLocation] = [:]
  var minimum: Size?
  var profile: Profile?
  var rounding: AuditOptions.Rounding?
  var fit: AuditOptions.Fit?
  var pad: Double?
  var scale: Int?
  /// What of a window's edges corrections stay away from.
  var safeArea: EdgeInsets?
  var density: Double?
  var era: AuditOptions.EraChoice?
  /// The file of the findings that are known, as it can be opened.
  var baseline: String?
  /// The least severity that makes the status 1; nil inside for `never`.
  var threshold: Severity??
  var severities: [RuleID: Severity] = [:]
  /// Rules that are not applied.
  var off: Set<RuleID> = []
  var exceptions: [Exception] = []
  var hitInsets: [(selector: String, inset: HitInset)] = []
  var backButtons: [BackButtonPattern] = []
  /// What walks pass over, as it was written.
  var exclude: [String] = []
  /// The same, about the folder that the file lies in.
  var exclusions: IgnoreList?

  init(name: String) { self.name = name }

  /// Where a key stands, as `file:line:column`; nil for one that the file does not have.
  func place(of key: ConfigurationKey) -> String? {
    places[key].map { "\(name):\($0.line):\($0.column)" }
  }

  /// The path of a file that the configuration names, which is meant from its own folder.
  func path(of file: String) -> String {
    let folder = ConfigurationFinder.folder(of: name)
    if file.hasPrefix("/") || folder == "." { return file }
    return ConfigurationFinder.slashed(folder) + file
  }

  /// The accepted findings that still hold on a day, and those that no longer do.
  func exceptions(on today: CalendarDate) -> (live: [Exception], expired: [Exception]) {
    let expired = exceptions.filter { $0.expires.map { $0 < today } ?? false }
    return (exceptions.filter { $0.expires.map { $0 >= today } ?? true }, expired)
  }
}
