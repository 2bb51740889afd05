/// A JSON document with an entry for every file, written while the files are processed.
package struct JSONDocument {
  private var writer: JSONWriter

  /// Begins a document.
  package init(command: String, to stream: ReportStream) {
    writer = JSONWriter(stream)
    writer.open("{")
    JSONFields.writeHead(command, to: &writer)
    writer.openArray("files")
  }

  /// Adds the entry of a file.
  package mutating func add(_ entry: (inout JSONWriter) -> Void) { entry(&writer) }

  /// Ends the document.
  ///
  /// - Parameters:
  ///   - tail: What stands at the end.
  ///   - summary: Adds what stands between that and the files.
  package mutating func finish(
    _ tail: RunTail = RunTail(), _ summary: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.close("]")
    summary(&writer)
    tail.write(to: &writer)
    writer.close("}")
    writer.finish()
  }
}
