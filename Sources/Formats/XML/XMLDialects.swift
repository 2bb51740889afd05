import Hierarchy

/// Every dialect that is read, and which of them a text is in.
enum XMLDialects {
  /// The dialects, asked in this order.
  static let all: [any XMLDialect] = [
    ViewmendXMLDialect(),
    WebDriverAgentDialect(),
    UIAutomationDialect(),
    Mac2Dialect(),
    WinAppDriverDialect(),
    DetoxIOSDialect(),
    FrameStringDialect(),
    InterfaceBuilderDialect(),
    InterfaceBuilderArchiveDialect(),
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

  /// The dialect that reads a text: that of a format, or the one that claims it.
  ///
  /// - Returns: nil for what is no XML and for a dialect that is not read.
  /// - Throws: `ReadError` for a document that only a later viewmend can read.
  static func dialect(
    of format: InputFormat?, for text: SourceText
  ) throws(ReadError) -> (any XMLDialect)? {
    guard let opening = XMLOpening(of: text) else { return format.flatMap(dialect(of:)) }
    return try text.withBytes { bytes throws(ReadError) in
      let known =
        format == nil
        ? all.first { $0.claims(opening, in: bytes) } : format.flatMap(dialect(of:))
      return try known?.configured(by: opening, in: bytes)
    }
  }

  /// A dialect as the root of a document wants it.
  static func configured(
    _ dialect: any XMLDialect, for text: SourceText, at offset: Int = 0
  ) throws(ReadError) -> any XMLDialect {
    guard let opening = XMLOpening(of: text, at: offset) else { return dialect }
    return try text.withBytes { bytes throws(ReadError) in
      try dialect.configured(by: opening, in: bytes)
    }
  }

  /// The dialect that claims a text; nil for what is no XML and for a dialect that is not read.
  static func dialect(claiming text: SourceText, at offset: Int = 0) -> (any XMLDialect)? {
    guard let opening = XMLOpening(of: text, at: offset) else { return nil }
    return text.withBytes { bytes in all.first { $0.claims(opening, in: bytes) } }
  }
}
