/// Takes `{a,b}` apart: a pattern for every combination, in the order in which they are written.
enum GlobBraces {
  /// More combinations are a mistake.
  private static let most = 1024

  /// The patterns without braces that a pattern stands for.
  static func expanded(_ text: String) throws(GlobError) -> [String] {
    var rest = Array(text.unicodeScalars)[...]
    let all = try sequence(&rest, isInner: false)
    return all.map { String(String.UnicodeScalarView($0)) }
  }

  private typealias Scalars = [Unicode.Scalar]

  /// What stands up to the end, or inside braces up to a comma or the closing one.
  private static func sequence(
    _ rest: inout ArraySlice<Unicode.Scalar>, isInner: Bool
  ) throws(GlobError) -> [Scalars] {
    var results: [Scalars] = [[]]
    while let scalar = rest.first {
      if isInner, scalar == "," || scalar == "}" { break }
      rest.removeFirst()
      var pieces: [Scalars] = [[scalar]]
      if scalar == "\\", let next = rest.popFirst() {
        pieces = [[scalar, next]]
      } else if scalar == "[" {
        pieces = [[scalar] + set(&rest)]
      } else if scalar == "{" {
        pieces = try choice(&rest)
      }
      results = results.flatMap { head in pieces.map { head + $0 } }
      guard results.count <= most else {
        throw GlobError(
          message: "The braces stand for more than \(most) patterns.",
          hint: "Use wildcards, or give several patterns.")
      }
    }
    return results
  }

  /// The alternatives between braces, the first of which was read.
  private static func choice(
    _ rest: inout ArraySlice<Unicode.Scalar>
  ) throws(GlobError) -> [Scalars] {
    var all: [Scalars] = []
    while true {
      all += try sequence(&rest, isInner: true)
      guard let end = rest.popFirst() else {
        throw GlobError(
          message: "A brace is not closed.", hint: "Write {a,b}, or \\{ for the character itself.")
      }
      if end == "}" { return all }
    }
  }

  /// A set of characters as it stands, in which braces are characters.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Scalars {
    let lead = rest.first == "!" || rest.first == "^" ? 2 : 1
    guard let end = rest.dropFirst(lead).firstIndex(of: "]") else { return [] }
    let set = Array(rest[...end])
    rest = rest[(end + 1)...]
    return set
  }
}
