/// Walks over the words of the command line; `--name value` and `--name=value` mean the same.
struct ArgumentReader {
  private var words: ArraySlice<String>
  private var attached: String?
  private var option = ""

  init(_ words: ArraySlice<String>) {
    self.words = words
  }

  /// The next option's name, or nil at the end.
  mutating func nextOption() throws(BenchmarkError) -> String? {
    if attached != nil { throw .usage("\(option) takes no value.") }
    guard let word = words.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else { throw .usage("\"\(word)\" was not expected.") }
    option = word
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      option = String(word[..<equals])
      attached = String(word[word.index(after: equals)...])
    }
    return option
  }

  mutating func value() throws(BenchmarkError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let word = words.popFirst() else { throw .usage("\(option) needs a value.") }
    return word
  }

  mutating func number(atLeast least: Int) throws(BenchmarkError) -> Int {
    try number(value(), atLeast: least)
  }

  /// Whole numbers with commas between them, smallest first, each once.
  mutating func numbers(atLeast least: Int) throws(BenchmarkError) -> [Int] {
    var found: Set<Int> = []
    for part in try value().split(separator: ",", omittingEmptySubsequences: false) {
      found.insert(try number(String(part), atLeast: least))
    }
    return found.sorted()
  }

  private func number(_ word: String, atLeast least: Int) throws(BenchmarkError) -> Int {
    guard let number = Int(word), number >= least else {
      throw .usage("\(option) needs a whole number of at least \(least), not \"\(word)\".")
    }
    return number
  }
}
