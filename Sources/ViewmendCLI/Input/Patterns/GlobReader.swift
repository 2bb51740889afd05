/// Reads the steps of a pattern without braces.
struct GlobReader {
  private let scalars: [Unicode.Scalar]
  /// True to read it as git reads a line, with its oddities.
  private let isGit: Bool
  private var place = 0
  private var tokens: [Glob.Token] = []

  /// The steps.
  ///
  /// - Parameters:
  ///   - scalars: The pattern; for a line of git's its bytes, each as the character of that number.
  ///   - manner: Who reads it.
  static func tokens(
    of scalars: [Unicode.Scalar], _ manner: Glob.Manner
  ) throws(GlobError) -> [Glob.Token] {
    guard !scalars.isEmpty else { throw GlobError.emptyPattern }
    var reader = GlobReader(scalars: scalars, isGit: manner == .gitignore)
    while reader.place < scalars.count { try reader.readStep() }
    return reader.tokens
  }

  private init(scalars: [Unicode.Scalar], isGit: Bool) {
    self.scalars = scalars
    self.isGit = isGit
  }

  private mutating func readStep() throws(GlobError) {
    switch scalars[place] {
    case "*": readStars()
    case "?":
      tokens.append(.one)
      place += 1
    case "[": tokens.append(try GlobSet.read(scalars, &place, heedsOrder: !isGit))
    case "\\":
      guard place + 1 < scalars.count else {
        throw GlobError(
          message: "A backslash stands at the end.", hint: "Put the character behind it.")
      }
      tokens.append(.scalar(scalars[place + 1]))
      place += 2
    default:
      tokens.append(.scalar(scalars[place]))
      place += 1
    }
  }

  private mutating func readStars() {
    let start = place
    let end = scalars[start...].firstIndex { $0 != "*" } ?? scalars.count
    place = end
    guard standForFolders(start..<end) else {
      tokens.append(.many)
      return
    }
    if end == scalars.count {
      tokens.append(isGit ? .anything : .rest)
    } else if scalars[end] == "/" {
      tokens += [.enterFolders, .insideFolders]
      place += 1
    } else {
      // An escaped slash: no folder at all is not meant.
      tokens.append(.anything)
    }
  }

  /// True for stars between slashes or ends.
  ///
  /// git takes also more than two, an escaped slash behind them, and what in the pattern is the first
  /// character with a meaning: it compares all before that by itself, and `a**/b` is for it `a` and
  /// then a pattern that begins with `**`.
  private func standForFolders(_ stars: Range<Int>) -> Bool {
    let (start, end) = (stars.lowerBound, stars.upperBound)
    let behind = scalars[end...].prefix(2)
    guard isGit else {
      return stars.count == 2 && (start == 0 || scalars[start - 1] == "/")
        && (behind.isEmpty || behind.first == "/")
    }
    let isFirst = !scalars[..<start].contains { "*?[\\".unicodeScalars.contains($0) }
    return stars.count > 1 && (isFirst || scalars[start - 1] == "/")
      && (behind.isEmpty || behind.first == "/" || behind.elementsEqual(["\\", "/"]))
  }
}
