/// Takes `{a,b}` apart: a pattern for every combination, in the order in which they are written.
enum GlobBraces {
  /// More combinations are a mistake.
  private static let most = 1024

  /// The patterns without braces that a pattern stands for.
  ///
  /// One of them may be empty, as in `{a,}`; it describes nothing. That all are is a mistake.
  static func expanded(_ text: String) throws(GlobError) -> [[Unicode.Scalar]] {
    var rest = Array(text.unicodeScalars)[...]
    let all = try sequence(&rest, isInner: false).filter { !$0.isEmpty }
    guard !all.isEmpty else { throw GlobError.emptyPattern }
    return all
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

  /// A set of characters as it stands, in which braces are characters; the bracket was read. Nothing
  /// where it is none, of which whoever reads the alternatives speaks.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Scalars {
    let scalars = ["["] + rest
    var end = 0
    guard (try? GlobSet.read(scalars, &end, heedsOrder: false)) != nil else { return [] }
    rest = rest.dropFirst(end - 1)
    return Array(scalars[1..<end])
  }
}
