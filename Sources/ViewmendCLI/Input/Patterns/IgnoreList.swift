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

  /// The lines of a `.gitignore`; what git does not understand matches nothing there too.
  init(gitignore bytes: [UInt8], in folder: String) {
    self.folder = folder
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    rules = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      // git ends every line with a line feed, the last one as well, and takes a CR before it away.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      var scalars = Self.withoutBlanks(line.prefix { $0 != 0 }.map { Unicode.Scalar($0) })
      guard let first = scalars.first, first != "#" else { return nil }
      let isNegated = first == "!"
      if isNegated { scalars.removeFirst() }
      return try? Self.rule(scalars, isNegated: isNegated, .gitignore)
    }
  }

  /// Patterns of the command line or of a configuration.
  init(patterns: [String], in folder: String) throws(GlobError) {
    self.folder = folder
    rules = []
    for pattern in patterns {
      let isNegated = pattern.unicodeScalars.first == "!"
      let text = String(pattern.unicodeScalars.dropFirst(isNegated ? 1 : 0))
      // Each alternative is a line of its own: of {in/,a/b,c} one is for folders, one has its place.
      for line in try GlobBraces.expanded(text) {
        rules.append(try Self.rule(line[...], isNegated: isNegated, .exclusion))
      }
    }
  }

  /// Blanks at the end do not count, unless a backslash stands before them.
  private static func withoutBlanks(_ line: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    var end = 0
    var place = 0
    while place < line.count {
      if line[place] == "\\" {
        // At the end it stands alone, and git leaves off.
        guard place + 1 < line.count else { return line[...] }
        place += 1
        end = place + 1
      } else if line[place] != " " {
        end = place + 1
      }
      place += 1
    }
    return line[..<end]
  }

  private static func rule(
    _ line: ArraySlice<Unicode.Scalar>, isNegated: Bool, _ manner: Glob.Manner
  ) throws(GlobError) -> Rule {
    var line = line
    let isForFolders = line.last == "/"
    if isForFolders { line.removeLast() }
    if manner == .exclusion, line.starts(with: ["." as Unicode.Scalar, "/"]) {
      line.removeFirst(2)
    }
    let isAnchored = line.contains("/")
    if line.first == "/" { line.removeFirst() }
    return Rule(
      glob: try Glob(alternatives: [Array(line)], manner), isNegated: isNegated,
      isForFolders: isForFolders, isAnchored: isAnchored)
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
