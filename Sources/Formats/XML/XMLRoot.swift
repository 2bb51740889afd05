import Hierarchy

/// The element that a document begins with, for whoever asks no more than what a file is.
///
/// The document need not be well formed behind it: a page of HTML has a root too.
package struct XMLRoot: Sendable {
  /// The name as it is written.
  package let name: String
  private let source: SourceText
  private let tag: XMLTag

  /// Looks at the beginning of a text in UTF-8.
  ///
  /// - Parameter names: The names that are looked for; what has none of them is told by its name alone.
  /// - Returns: nil where no element of such a name stands there.
  package init?(of source: SourceText, named names: [String]) {
    guard let place = XMLOpening.rootName(of: source) else { return nil }
    let name = source.string(in: place)
    guard names.contains(name), let opening = XMLOpening(of: source) else { return nil }
    self.source = source
    self.name = name
    tag = opening.root
  }

  /// The value of an attribute; nil where the element has none of that name.
  package func value(of key: String) -> String? {
    source.withBytes { tag.value(of: key, in: $0) }.map { XMLReferences.decoded($0, in: source) }
  }
}
