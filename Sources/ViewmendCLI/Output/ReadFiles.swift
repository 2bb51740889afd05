import Arguments

/// The files that a run reads, none of which a report of it may replace.
struct ReadFiles {
  /// What the run is about.
  private var inputs: [String] = []
  /// What it goes by, with the words for it.
  private var others: [(words: String, path: String)] = []

  /// Adds files that the run is about.
  mutating func add(inputs paths: [String]) { inputs += paths }

  /// Adds a file that the run goes by.
  ///
  /// - Parameter words: What messages call it, as `the configuration`.
  mutating func add(_ path: String, _ words: String) { others.append((words, path)) }

  /// Refuses a report that would take the place of one of the files, however either is spelled.
  func check(_ formats: [ReportFormat]) throws(ArgumentError) {
    for case let file? in formats.map(\.file) where (try? Platform.kind(of: file)) == .file {
      if let path = inputs.first(where: { Platform.isSameFile($0, file) }) {
        throw Self.refusal("\"\(path)\", which it is about")
      }
      if let other = others.first(where: { Platform.isSameFile($0.path, file) }) {
        throw Self.refusal("\(other.words) \"\(other.path)\"")
      }
    }
  }

  private static func refusal(_ what: String) -> ArgumentError {
    ArgumentError(
      message: "The report would replace \(what).", hint: "Give the report a file of its own.")
  }
}
