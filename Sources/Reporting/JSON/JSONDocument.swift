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
  /// - Parameter tail: Adds what stands behind the files.
  package mutating func finish(_ tail: (inout JSONWriter) -> Void = { _ in }) {
    writer.close("]")
    tail(&writer)
    writer.close("}")
    writer.finish()
  }
}
