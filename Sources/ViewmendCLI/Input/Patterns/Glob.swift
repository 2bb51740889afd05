/// A pattern for paths: `*` and `?` within a name, `[a-z]` and `[!a-z]`, `**` for any folders, and
/// `{a,b}` for either.
///
/// A path is matched in one pass that follows all ways through the pattern at once, so that no
/// pattern takes more time than its length times that of the path.
struct Glob: Sendable, Hashable {
  /// What wildcards stand for.
  enum Manner: Sendable, Hashable {
    /// As in a shell: no wildcard stands for a dot at the start of a name, and braces list
    /// alternatives.
    case shell
    /// As for `--exclude`: dots are characters like others, and braces list alternatives.
    case exclusion
    /// As in `.gitignore`: the same, without braces.
    case gitignore
  }

  /// A step of one alternative.
  enum Token: Sendable, Hashable {
    case scalar(Unicode.Scalar)
    /// `?`: any one character of a name.
    case one
    /// `[…]`: one character of a name that is, or is not, in one of the ranges.
    case set([ClosedRange<UInt32>], isNegated: Bool)
    /// `*`: any number of characters of a name.
    case many
    /// `**/`: any number of whole folders; the way in, and the way through.
    case enterFolders, insideFolders
    /// `/**` at the end: anything inside.
    case rest
  }

  /// The pattern as it was written.
  let text: String
  private let hidesDots: Bool
  private let alternatives: [[Token]]
  /// The end that a name must have, where the pattern is `*` and that; it is compared at once.
  private let suffix: String?

  /// Reads a pattern.
  init(_ text: String, _ manner: Manner) throws(GlobError) {
    self.text = text
    hidesDots = manner == .shell
    let spelled = manner == .gitignore ? [text] : try GlobBraces.expanded(text)
    var alternatives: [[Token]] = []
    for one in spelled { alternatives.append(try GlobReader.tokens(of: one)) }
    self.alternatives = alternatives
    suffix = hidesDots ? nil : Self.suffix(of: alternatives)
  }

  private static func suffix(of alternatives: [[Token]]) -> String? {
    guard alternatives.count == 1, let tokens = alternatives.first, tokens.first == .many else {
      return nil
    }
    var suffix = ""
    for token in tokens.dropFirst() {
      guard case .scalar(let scalar) = token, scalar != "/", scalar.isASCII else { return nil }
      suffix.unicodeScalars.append(scalar)
    }
    return suffix.isEmpty ? nil : suffix
  }

  /// True when a name or path, without a slash at either end, is one that the pattern describes.
  func matches(_ path: Substring) -> Bool {
    if let suffix, !path.utf8.contains(UInt8(ascii: "/")) {
      return path.utf8.count >= suffix.utf8.count
        && path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
    return alternatives.contains { GlobWays($0, hidesDots: hidesDots).matches(path.unicodeScalars) }
  }

  /// True when a path in this folder may be described; the folder without a slash behind it.
  func mayMatch(inside folder: Substring) -> Bool {
    alternatives.contains {
      GlobWays($0, hidesDots: hidesDots).goesOn(behind: folder.unicodeScalars)
    }
  }

  /// True when the pattern spells a name that begins with a dot.
  var namesHidden: Bool { text.hasPrefix(".") || ["/.", "{.", ",."].contains { text.holds($0) } }

  /// True when a text has a wildcard in it.
  static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?[{".utf8.contains($0) } }
}

extension String {
  /// True when the other text occurs in it.
  fileprivate func holds(_ other: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: other.utf8) }
  }
}
