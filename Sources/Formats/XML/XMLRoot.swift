import Hierarchy

/// The element that a document begins with, for whoever asks no more than what a file is.
///
/// The document need not be well formed behind it: a page of HTML has a root too.
package struct XMLRoot: Sendable {
  /// The name as it is written.
  package let name: String
  private let source: SourceText
  private let tag: XMLTag

  /// Looks at the beginning of a text in UTF-8; nil where no element stands there.
  package init?(of source: SourceText) {
    guard let opening = XMLOpening(of: source) else { return nil }
    self.source = source
    tag = opening.root
    name = source.string(in: tag.name)
  }

  /// The value of an attribute; nil where the element has none of that name.
  package func value(of key: String) -> String? {
    source.withBytes { tag.value(of: key, in: $0) }.map { XMLReferences.decoded($0, in: source) }
  }
}
