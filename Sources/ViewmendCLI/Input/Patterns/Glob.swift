/// A pattern for paths: `*` and `?` within a name, `[a-z]`, `[!a-z]` and `[[:digit:]]`, `**` for any
/// folders, and `{a,b}` for either.
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
    /// As in `.gitignore`: the same without braces, and about bytes.
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
    /// `**` as git has it: any characters, slashes too, or none.
    case anything
  }

  private let hidesDots: Bool
  /// A character of the pattern stands for a byte of a path.
  private let isAboutBytes: Bool
  private let alternatives: [[Token]]
  /// The end that a name must have, where the pattern is `*` and that; it is compared at once.
  private let suffix: String?

  /// Reads a pattern with braces.
  init(_ text: String, _ manner: Manner) throws(GlobError) {
    try self.init(alternatives: try GlobBraces.expanded(text), manner)
  }

  /// Reads a pattern without braces; a line of a `.gitignore` is given as its bytes, each as the
  /// character of that number.
  init(alternatives: [[Unicode.Scalar]], _ manner: Manner) throws(GlobError) {
    hidesDots = manner == .shell
    isAboutBytes = manner == .gitignore
    var read: [[Token]] = []
    for one in alternatives { read.append(try GlobReader.tokens(of: one, manner)) }
    self.alternatives = read
    suffix = hidesDots ? nil : Self.suffix(of: read)
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
    return alternatives.contains { tokens in
      let ways = GlobWays(tokens, hidesDots: hidesDots)
      guard isAboutBytes else { return ways.matches(path.unicodeScalars) }
      return ways.matches(path.utf8.lazy.map { Unicode.Scalar($0) })
    }
  }

  /// True when a path in this folder may be described; the folder without a slash behind it.
  func mayMatch(inside folder: Substring) -> Bool {
    alternatives.contains {
      GlobWays($0, hidesDots: hidesDots).goesOn(behind: folder.unicodeScalars)
    }
  }

  /// True when the pattern spells a name that begins with a dot.
  var namesHidden: Bool {
    alternatives.contains { tokens in
      tokens.indices.contains { place in
        guard tokens[place] == .scalar(".") else { return false }
        return place == 0 || [.scalar("/"), .insideFolders].contains(tokens[place - 1])
      }
    }
  }

  /// True when a text has a wildcard in it.
  static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?[{".utf8.contains($0) } }
}
