/// Reads the steps of a pattern without braces.
enum GlobReader {
  /// The steps.
  static func tokens(of text: String) throws(GlobError) -> [Glob.Token] {
    guard !text.isEmpty else {
      throw GlobError(message: "The pattern is empty.", hint: "Give one such as 'dumps/**/*.txt'.")
    }
    let scalars = Array(text.unicodeScalars)
    var tokens: [Glob.Token] = []
    var place = 0
    while place < scalars.count {
      switch scalars[place] {
      case "*":
        var end = place
        while end < scalars.count, scalars[end] == "*" { end += 1 }
        let isWhole =
          end - place == 2 && (place == 0 || scalars[place - 1] == "/")
          && (end == scalars.count || scalars[end] == "/")
        if !isWhole {
          tokens.append(.many)
        } else if end == scalars.count {
          tokens.append(.rest)
        } else {
          tokens += [.enterFolders, .insideFolders]
          end += 1
        }
        place = end
      case "?":
        tokens.append(.one)
        place += 1
      case "[": tokens.append(try set(scalars, &place))
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
    return tokens
  }

  /// The characters between brackets.
  private static func set(
    _ scalars: [Unicode.Scalar], _ place: inout Int
  ) throws(GlobError) -> Glob.Token {
    place += 1
    var isNegated = false
    if place < scalars.count, scalars[place] == "!" || scalars[place] == "^" {
      isNegated = true
      place += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    let first = place
    while place < scalars.count {
      if scalars[place] == "]", place > first {
        place += 1
        return .set(ranges, isNegated: isNegated)
      }
      let low = member(scalars, &place)
      guard place + 1 < scalars.count, scalars[place] == "-", scalars[place + 1] != "]" else {
        ranges.append(low...low)
        continue
      }
      place += 1
      let high = member(scalars, &place)
      guard low <= high else {
        throw GlobError(
          message: "A range between brackets runs backwards.",
          hint: "Write the smaller character first: [a-z].")
      }
      ranges.append(low...high)
    }
    throw GlobError(
      message: "A bracket is not closed.", hint: "Write [abc], or \\[ for the character itself.")
  }

  private static func member(_ scalars: [Unicode.Scalar], _ place: inout Int) -> UInt32 {
    if scalars[place] == "\\", place + 1 < scalars.count { place += 1 }
    defer { place += 1 }
    return scalars[place].value
  }
}
