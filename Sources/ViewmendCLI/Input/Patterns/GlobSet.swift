/// Reads what stands between brackets, as git does: ranges, `!` or `^` in front, and POSIX classes.
enum GlobSet {
  /// The characters of each class, as git has them: of ASCII alone.
  private static let classes: [String: [ClosedRange<UInt32>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0A, 0x0D...0x0D, 0x20...0x20], "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]

  /// The step of a pattern that a set is.
  ///
  /// - Parameters:
  ///   - scalars: The pattern.
  ///   - place: Where the opening bracket stands; behind the closing one afterwards.
  ///   - heedsOrder: True to refuse a range that runs backwards; else it is its first character, as to git.
  static func read(
    _ scalars: [Unicode.Scalar], _ place: inout Int, heedsOrder: Bool
  ) throws(GlobError) -> Glob.Token {
    place += 1
    let isNegated = place < scalars.count && (scalars[place] == "!" || scalars[place] == "^")
    if isNegated { place += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    let first = place
    while place < scalars.count {
      if scalars[place] == "]", place > first {
        place += 1
        return .set(ranges, isNegated: isNegated)
      }
      if let name = className(scalars, &place) {
        ranges += try members(of: name)
        continue
      }
      let low = member(scalars, &place)
      guard place + 1 < scalars.count, scalars[place] == "-", scalars[place + 1] != "]" else {
        ranges.append(low...low)
        continue
      }
      place += 1
      let high = member(scalars, &place)
      if low <= high {
        ranges.append(low...high)
      } else if heedsOrder {
        throw GlobError(
          message: "A range between brackets runs backwards.",
          hint: "Write the smaller character first: [a-z].")
      } else {
        ranges.append(low...low)
      }
    }
    throw GlobError(
      message: "A bracket is not closed.", hint: "Write [abc], or \\[ for the character itself.")
  }

  /// The name in `[:name:]`; nil for an opening bracket that is a character like others.
  private static func className(_ scalars: [Unicode.Scalar], _ place: inout Int) -> String? {
    guard scalars[place] == "[", place + 1 < scalars.count, scalars[place + 1] == ":",
      let end = scalars[(place + 2)...].firstIndex(of: "]"), end > place + 2,
      scalars[end - 1] == ":"
    else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[(place + 2)..<(end - 1)])
    place = end + 1
    return String(name)
  }

  private static func members(of name: String) throws(GlobError) -> [ClosedRange<UInt32>] {
    if let ranges = classes[name] { return ranges }
    throw GlobError(
      message: "There are no characters called [:\(name):].",
      hint: "Write one of \(classes.keys.sorted().joined(separator: ", ")), as in [[:digit:]].")
  }

  private static func member(_ scalars: [Unicode.Scalar], _ place: inout Int) -> UInt32 {
    if scalars[place] == "\\", place + 1 < scalars.count { place += 1 }
    defer { place += 1 }
    return scalars[place].value
  }
}
