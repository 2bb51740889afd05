import Hierarchy

/// What was mended and where, as diagnostics: the first places of each kind one by one, the rest
/// as a number.
struct XMLRepairNotes {
  /// The most places that are mended; a text with more is none of a tool's.
  static let mostPlaces = 10_000
  private static let mostShown = 8

  private var shown: [Diagnostic] = []
  private var counts: [XMLRepairKind: Int] = [:]
  private var surplus: [XMLRepairKind: Range<Int>] = [:]
  /// The last text around trees, and its number among those that are shown.
  private var prose: (range: Range<Int>, index: Int?)?
  /// The number of places, text around trees left out.
  private(set) var count = 0

  /// Adds a place of the mended text.
  mutating func add(_ kind: XMLRepairKind, at range: Range<Int>, _ detail: String = "") {
    if kind == .prose, let last = prose, last.range.upperBound == range.lowerBound {
      let whole = last.range.lowerBound..<range.upperBound
      prose = (whole, last.index)
      if let index = last.index { shown[index].range = whole }
      return
    }
    if kind != .prose { count += 1 }
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    if kind == .prose { prose = (range, number <= Self.mostShown ? shown.count : nil) }
    if number <= Self.mostShown {
      shown.append(Diagnostic(kind.severity, at: range, kind.message(detail)))
    } else if surplus[kind] == nil {
      surplus[kind] = range
    }
  }

  /// True when something but text around trees was mended.
  var holdsDamage: Bool { counts.keys.contains { $0 != .prose } }

  /// In the order of the text.
  func diagnostics() -> [Diagnostic] {
    var all = shown
    for kind in XMLRepairKind.allCases {
      guard let range = surplus[kind], let number = counts[kind] else { continue }
      let more = number - Self.mostShown
      let places = more == 1 ? "1 more place" : "\(more) more places"
      all.append(
        Diagnostic(
          kind.severity, at: range, "From here on the same at \(places): \(kind.summary)."))
    }
    return all.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}

extension XMLRepairKind {
  /// A few words for many places of the kind.
  fileprivate var summary: String {
    switch self {
    case .prose: "text around the trees"
    case .strayEnd: "end tags of elements that begin before the text"
    case .cut, .cutTag: "a tree that breaks off"
    case .bareLess: "a bare \"<\""
    case .bareQuote: "a bare quotation mark in a value"
    case .bareAmpersand: "a bare \"&\""
    case .control: "a character that XML does not allow"
    case .reference: "a reference to no character"
    case .surrogatePair: "references to halves of a character"
    case .surrogateBytes: "bytes of halves of a character"
    case .bytes: "bytes that are no UTF-8"
    case .entity: "a name of HTML's"
    case .sectionEnd: "\"]]>\" in the text of an element"
    case .elementName: "a name of an element that XML does not allow"
    case .attributeName: "a name of an attribute that XML does not allow"
    case .duplicate: "an attribute that stands twice"
    case .strayComma: "a comma between attributes"
    case .missingBlank: "no blank between attributes"
    }
  }
}
