/// Evidence that a program did its work.
enum Proof: Sendable {
  /// A file of at least so many bytes was written.
  case file(path: String, atLeastBytes: Int)
  /// The first word of a captured output.
  case firstWord(path: String, word: String)

  /// Nil when the evidence is there, else what is missing.
  func complaint() throws(BenchmarkError) -> String? {
    switch self {
    case .file(let path, let least):
      let size = Platform.size(of: path) ?? 0
      return size >= least ? nil : "wrote \(size) bytes, not at least \(least)"
    case .firstWord(let path, let word):
      let first = try Platform.text(of: path).split(whereSeparator: \.isWhitespace).first
      return first.map(String.init) == word ? nil : "printed \(first ?? "nothing"), not \(word)"
    }
  }
}
