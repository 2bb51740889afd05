import Hierarchy

/// Every dialect that is read, and which of them a text is in.
enum XMLDialects {
  /// The dialects, asked in this order.
  static let all: [any XMLDialect] = [
    WebDriverAgentDialect(),
    UIAutomationDialect(),
    Mac2Dialect(),
    WinAppDriverDialect(),
    DetoxIOSDialect(),
    FrameStringDialect(),
    InterfaceBuilderDialect(),
    UIAutomatorDialect(),
    EspressoDialect(),
    UIAutomator1Dialect(),
    UIAutomator2Dialect(),
    AccessibilityServiceDialect(),
    DetoxAndroidDialect(),
  ]

  /// The dialect of a format.
  static func dialect(of format: InputFormat) -> (any XMLDialect)? {
    all.first { $0.format == format }
  }

  /// The dialect that claims a text; nil for what is no XML and for a dialect that is not read.
  static func dialect(claiming text: SourceText, at offset: Int = 0) -> (any XMLDialect)? {
    guard let opening = XMLOpening(of: text, at: offset) else { return nil }
    return text.withBytes { bytes in all.first { $0.claims(opening, in: bytes) } }
  }
}
