/// All ways through a pattern that fit what was read of a path, followed at once.
struct GlobWays {
  private let tokens: [Glob.Token]
  private let hidesDots: Bool
  /// Whether a way stands before each step, and behind the last.
  private var reached: [Bool]
  private var isAtNameStart = true

  init(_ tokens: [Glob.Token], hidesDots: Bool) {
    self.tokens = tokens
    self.hidesDots = hidesDots
    reached = [Bool](repeating: false, count: tokens.count + 1)
    reach(0)
  }

  /// True when the pattern describes all of a path.
  consuming func matches(_ path: some Sequence<Unicode.Scalar>) -> Bool {
    for scalar in path where !step(scalar) { return false }
    return reached[tokens.count]
  }

  /// True when the pattern may describe something in a folder.
  consuming func goesOn(behind folder: Substring.UnicodeScalarView) -> Bool {
    for scalar in folder where !step(scalar) { return false }
    return step("/")
  }

  /// Takes a character; false once no way fits.
  private mutating func step(_ scalar: Unicode.Scalar) -> Bool {
    let before = reached
    // A dot at the start of a name must be written out.
    let mustBeSpelled = hidesDots && isAtNameStart && scalar == "."
    let isSlash = scalar == "/"
    for place in reached.indices { reached[place] = false }
    var fits = false
    for (place, token) in tokens.enumerated() where before[place] {
      let next: Int?
      switch token {
      case .scalar(let wanted): next = wanted == scalar ? place + 1 : nil
      case .one: next = isSlash || mustBeSpelled ? nil : place + 1
      case .set(let ranges, let isNegated):
        let isIn = ranges.contains { $0.contains(scalar.value) }
        next = isSlash || mustBeSpelled || isIn == isNegated ? nil : place + 1
      case .many: next = isSlash || mustBeSpelled ? nil : place
      case .enterFolders: next = nil
      case .insideFolders:
        guard !mustBeSpelled else { continue }
        if isSlash { reach(place + 1) }
        next = place
      case .rest, .anything: next = mustBeSpelled ? nil : place
      }
      guard let next else { continue }
      fits = true
      if case .rest = token { reached[tokens.count] = true }
      reach(next)
    }
    isAtNameStart = isSlash
    return fits
  }

  /// Notes a way, and those that go on from it without a character.
  private mutating func reach(_ place: Int) {
    reached[place] = true
    guard place < tokens.count else { return }
    switch tokens[place] {
    case .many, .anything: reach(place + 1)
    case .enterFolders:
      reached[place + 1] = true
      reach(place + 2)
    default: break
    }
  }
}
