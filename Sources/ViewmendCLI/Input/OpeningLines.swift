import Analysis
import Hierarchy
import Reporting

/// The first lines of a text, for what is told by them.
struct OpeningLines: Sendable {
  /// Without their ends, and without what colours them on a terminal; the last may be cut.
  let lines: [String]

  /// More than what is told by them takes, in bytes.
  private static let longest = 1 << 12
  /// A diff of git's has up to eight lines above the first change.
  private static let most = 12

  /// Of a text in UTF-8, from its first character that is no blank.
  init(_ text: SourceText, from start: Int) {
    let part = text.string(in: start..<min(text.count, start + Self.longest))
    lines = part.split(
      maxSplits: Self.most, omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).prefix(Self.most).map(Self.uncoloured)
  }

  /// A line without `ESC [ … m`.
  private static func uncoloured(_ line: Substring) -> String {
    guard line.utf8.contains(0x1B) else { return String(line) }
    var result = String.UnicodeScalarView()
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[", let end = rest.firstIndex(of: "m"),
        rest[..<end].dropFirst().allSatisfy({ "0"..."9" ~= $0 || $0 == ";" })
      {
        rest = rest[end...].dropFirst()
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// What git writes above the two names.
  private static let headersOfDiffs = [
    "diff ", "index ", "old mode ", "new mode ", "new file mode ", "deleted file mode ",
    "similarity index ", "dissimilarity index ", "rename from ", "rename to ",
  ]

  /// True for a unified diff: two names and the head of a change, behind what git writes above them.
  var isDifference: Bool {
    let names = lines.drop { line in
      Self.headersOfDiffs.contains { line.utf8.starts(with: $0.utf8) }
    }
    guard names.count > 2, names.startIndex == 0 || lines[0].utf8.starts(with: "diff ".utf8) else {
      return false
    }
    return zip(names, ["--- ", "+++ ", "@@ -"]).allSatisfy { $0.utf8.starts(with: $1.utf8) }
  }

  /// True for a rule's page. A title alone would not do: somebody may write it above a dump.
  var isPageOfRule: Bool {
    guard let name = lines.first?.prefix(while: { $0 != " " }),
      let rule = RuleID(rawValue: String(name)).flatMap(RuleCatalogue.rule)
    else { return false }
    return lines.starts(with: RuleText(style: Style(color: false)).opening(of: rule))
  }
}
