/// Patterns for what a walk passes over, as a `.gitignore` has them, with the folder they are about.
struct IgnoreList: Sendable, Hashable {
  /// One pattern.
  struct Rule: Sendable, Hashable {
    var glob: Glob
    /// It takes back what an earlier one says.
    var isNegated: Bool
    /// It is about folders alone.
    var isForFolders: Bool
    /// It is about whole paths below the folder; others are about names at any depth.
    var isAnchored: Bool
  }

  /// The whole path of the folder, with a slash behind it.
  var folder: String
  var rules: [Rule]

  /// The lines of a `.gitignore`; what git does not understand is passed over there too.
  init(gitignore text: String, in folder: String) {
    self.folder = folder
    rules = text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }).compactMap { line in
      let line = Self.withoutBlanks(line)
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      return try? Self.rule(line, .gitignore)
    }
  }

  /// Patterns of the command line or of a configuration.
  init(patterns: [String], in folder: String) throws(GlobError) {
    self.folder = folder
    rules = []
    for pattern in patterns { rules.append(try Self.rule(pattern[...], .exclusion)) }
  }

  /// Blanks at the end do not count, unless a backslash stands before them.
  private static func withoutBlanks(_ line: Substring) -> Substring {
    var line = line
    while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line = line.dropLast() }
    return line
  }

  private static func rule(_ text: Substring, _ manner: Glob.Manner) throws(GlobError) -> Rule {
    var text = text
    let isNegated = text.hasPrefix("!")
    if isNegated { text = text.dropFirst() }
    let isForFolders = text.hasSuffix("/")
    if isForFolders { text = text.dropLast() }
    if manner == .exclusion, text.hasPrefix("./") { text = text.dropFirst(2) }
    let isAnchored = text.contains("/")
    if text.hasPrefix("/") { text = text.dropFirst() }
    return Rule(
      glob: try Glob(String(text), manner), isNegated: isNegated, isForFolders: isForFolders,
      isAnchored: isAnchored)
  }

  /// Whether something is to be passed over; nil where no pattern is about it.
  ///
  /// - Parameters:
  ///   - path: Its whole path.
  ///   - name: Its name alone.
  ///   - isFolder: True for a folder.
  func verdict(on path: String, name: String, isFolder: Bool) -> Bool? {
    guard !rules.isEmpty, path.utf8.starts(with: folder.utf8) else { return nil }
    let inner = path[path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)...]
    for rule in rules.reversed() {
      if rule.isForFolders, !isFolder { continue }
      if rule.glob.matches(rule.isAnchored ? inner : name[...]) { return !rule.isNegated }
    }
    return nil
  }
}
