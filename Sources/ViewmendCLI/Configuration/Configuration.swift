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
  /// The least severity that makes the status 1; nil inside for `never`.
  var threshold: Severity??
  var severities: [RuleID: Severity] = [:]
  /// Rules that are not applied.
  var off: Set<RuleID> = []
  var exceptions: [Exception] = []
  var hitInsets: [(selector: String, inset: HitInset)] = []
  var backButtons: [BackButtonPattern] = []

  init(name: String) { self.name = name }

  /// The accepted findings that still hold on a day, and those that no longer do.
  func exceptions(on today: CalendarDate) -> (live: [Exception], expired: [Exception]) {
    let expired = exceptions.filter { $0.expires.map { $0 < today } ?? false }
    return (exceptions.filter { $0.expires.map { $0 >= today } ?? true }, expired)
  }
}
