/// A pattern that was named in place of a file: the folder that it begins in, and what it describes
/// there.
struct GlobPath: Sendable {
  /// The folder as it is written, with a slash behind it; empty for the current one.
  let folder: String
  let glob: Glob

  /// Splits a pattern before the first name that has a wildcard in it.
  init(_ text: String) throws(GlobError) {
    var start = text.startIndex
    for place in text.indices where text[place] == "/" {
      let next = text.index(after: place)
      if Glob.isPattern(String(text[..<next])) { break }
      start = next
    }
    folder = String(text[..<start])
    glob = try Glob(String(text[start...]), .shell)
  }
}
