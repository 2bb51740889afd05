/// What a generated tree is written as.
enum DumpFormat: String, Sendable, CaseIterable {
  /// `recursiveDescription`.
  case text
  /// WebDriverAgent's page source.
  case page = "wda-xml"
  /// A uiautomator dump, on one line as the tool writes it.
  case screen = "uiautomator-xml"

  /// How names of files end.
  var suffix: String { self == .text ? "txt" : "\(rawValue.prefix { $0 != "-" }).xml" }
}
