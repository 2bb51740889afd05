import Arguments
import Reporting

/// What keeps a fixture from being run.
struct FixtureError: Error {
  /// In words, with its place where it has one.
  var failure: FileFailure
  /// The file of the fixture that it is about; nil for the folder.
  var file: String?

  /// Something wrong with the folder.
  init(_ message: String, file: String? = nil) {
    failure = FileFailure(message: message)
    self.file = file
  }

  /// Something wrong with a file of it.
  init(_ error: ArgumentError, file: String) {
    var failure = FileFailure(message: error.message + (error.hint.map { " \($0)" } ?? ""))
    // The place is the last two numbers behind the file's name.
    let parts = (error.place ?? "").split(separator: ":").suffix(2).compactMap { Int($0) }
    if parts.count == 2 { (failure.line, failure.column) = (parts[0], parts[1]) }
    if let marked = error.marked {
      let lead = Style.inline(String(marked.text.prefix(marked.place)))
      let columns = lead.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
      failure.excerpt =
        "  \(Style.inline(marked.text))\n  \(String(repeating: " ", count: columns))^"
    }
    self.failure = failure
    self.file = file
  }
}
