import Reporting

/// JSON that a document of Reporting writes, read back.
enum JSONText {
  /// The value of what is written to a stream; nil for what is no JSON.
  static func read(_ write: (ReportStream) -> Void) -> JSONNode? {
    try? JSONReader.read(ReportStream.handedOn(write))
  }
}

extension JSONNode {
  /// A value that stands in no text.
  static func made(_ content: Content) -> JSONNode { JSONNode(offset: 0, end: 0, content: content) }
}
