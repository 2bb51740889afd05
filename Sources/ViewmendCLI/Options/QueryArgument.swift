import Analysis
import Arguments
import Formats
import Reporting

/// What `query` looks for, read and found to be right, and in which files.
enum QueryArgument {
  case selector(Selector, String, files: [String])
  case xpath(XPath, seconds: Double, files: [String])

  /// Reads the command line: a selector in front of the files, or `--xpath`.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let positionals = arguments.positionals
    let seconds = arguments.number("max-seconds")
    guard let expression = arguments.value("xpath") else {
      guard let text = positionals.first else {
        throw ArgumentError(
          message: "There is nothing to look for: query expects a SELECTOR or --xpath EXPR.",
          hint: "See viewmend query --help.")
      }
      if seconds != nil {
        throw ArgumentError(
          message: "--max-seconds is for --xpath, and no expression is given.",
          hint: "Leave it out: a selector takes one pass a step.")
      }
      self = .selector(
        try Self.selector(text), text, files: Array(positionals.dropFirst()))
      return
    }
    if let first = positionals.first, Self.isMeantAsSelector(first) {
      throw ArgumentError(
        message: "A selector and --xpath are both given: there is no file \"\(first)\".",
        hint: "With --xpath every argument is a file; leave the selector or --xpath out.")
    }
    self = .xpath(try Self.xpath(expression), seconds: seconds ?? 60, files: positionals)
  }

  /// The question as it was typed.
  var question: QueryQuestion {
    switch self {
    case .selector(_, let text, _): .selector(text)
    case .xpath(let xpath, _, _): .xpath(xpath.text)
    }
  }

  /// Where it is asked.
  var files: [String] {
    switch self {
    case .selector(_, _, let files), .xpath(_, _, let files): files
    }
  }

  /// How long an expression may take; 0 for ever.
  var seconds: Double {
    if case .xpath(_, let seconds, _) = self { seconds } else { 0 }
  }

  /// A selector as it was typed, or what is wrong with it.
  private static func selector(_ text: String) throws(ArgumentError) -> Selector {
    do throws(SelectorError) {
      return try Selector(text)
    } catch {
      throw ArgumentError(
        message: error.message, hint: error.expected, marked: MarkedText(text, at: error.place))
    }
  }

  /// An expression as it was typed, or what is wrong with it.
  private static func xpath(_ text: String) throws(ArgumentError) -> XPath {
    do throws(XPathError) {
      return try XPath(text)
    } catch {
      throw ArgumentError(
        message: error.message, hint: error.expected, marked: MarkedText(text, at: error.place))
    }
  }

  /// True for a selector that stands where a file should, and is no path.
  private static func isMeantAsSelector(_ text: String) -> Bool {
    guard text != "-", (try? Platform.kind(of: text)) == nil, (try? Selector(text)) != nil else {
      return false
    }
    let isPathLike = text.contains { $0 == "." || $0 == "/" }
    return !isPathLike || text.contains { "[]:#>~+*,() ".contains($0) }
  }
}
