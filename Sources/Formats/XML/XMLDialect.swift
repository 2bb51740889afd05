import Hierarchy

/// One way to write a view tree in XML.
///
/// To add a dialect: a folder beside `WebDriverAgent` with a type of this protocol, which is its
/// reader, and its notes; a `FrameWriter`; a case of `InputFormat` with its title; and a line in
/// `XMLDialects.all`. Bytes, limits, encodings, errors and the tree are the ground's
/// (`XMLReader`). A dialect says which documents are its own, what one element means, what its
/// attributes are called, what its numbers are relative to, and how a frame is written back.
protocol XMLDialect: Sendable {
  /// The format that reports name.
  var format: InputFormat { get }
  /// What it states for every tree.
  var traits: TreeTraits { get }
  /// The attributes that decide where a node is and what is said of it, in the order in which they
  /// are usually written; `XMLElement` numbers values in this order. At most sixteen.
  var attributes: [StaticString] { get }
  /// Writes frames back.
  var frameWriter: any FrameWriter { get }
  /// True when a document is of this dialect, by its root and a probe attribute, never by the
  /// name of the file.
  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool
  /// The dialect as one document has it, for those whose root says what the rest means.
  ///
  /// - Throws: `ReadError` for a document that only a later viewmend can read.
  func configured(by opening: XMLOpening, in bytes: RawSpan) throws(ReadError) -> any XMLDialect
  /// True when roots in one element are windows of one screen.
  var joinsRoots: Bool { get }
  /// What the elements that `isWrapper` knows say beside the tree, each with its depth.
  func surroundings(
    at elements: [(range: Range<Int>, depth: Int)], of tree: ViewTree
  ) -> Surroundings
  /// What the document holds that is kept and not understood yet.
  func notes(on text: SourceText) -> [Diagnostic]
  /// What an element means; nil for one that is no node: its children hang on the node around it.
  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode?
  /// True when an element that is no node belongs to the dialect and needs no diagnostic.
  func isWrapper(_ name: Range<Int>, in bytes: RawSpan) -> Bool
  /// True where a frame is an element of its own, the first in the view that it belongs to; the
  /// dialect is asked about such elements only.
  var framesAreElements: Bool { get }
  /// What a frame element says of the view around it; nil for any other element.
  func node(of element: XMLElement, in owner: XMLTag, _ bytes: RawSpan) -> XMLNode?
  /// True where a control's title may be its own text, and no label's in it.
  var titlesControls: Bool { get }
  /// True where texts in elements are values of the dialect's, and no surprise.
  var textsAreValues: Bool { get }
  /// True where `hidesContent` is to be asked at all.
  var hidesSomeContent: Bool { get }
  /// True for an element whose content is left out, since it has no places on the screen.
  func hidesContent(of name: Range<Int>, in bytes: RawSpan) -> Bool
  /// Reads a whole document with a reader made for this dialect. Dialects leave it as it is.
  ///
  /// - Throws: `ReadError` for text that is no well-formed XML, a document type that declares
  ///   something, and a limit that was passed.
  func read(
    _ source: SourceText, limits: InputLimits, _ mending: XMLMending, _ memory: XMLMemory
  ) throws(ReadError) -> (tree: ViewTree, diagnostics: [Diagnostic])
  /// The bytes of the attribute that answers for a key, without quotes; nil where none does.
  func value(of key: AttributeKey, in tag: XMLStartTag, _ bytes: RawSpan) -> Range<Int>?
}

extension XMLDialect {
  var framesAreElements: Bool { false }
  var textsAreValues: Bool { false }
  var titlesControls: Bool { false }
  func node(of element: XMLElement, in owner: XMLTag, _ bytes: RawSpan) -> XMLNode? { nil }
  var hidesSomeContent: Bool { false }
  func hidesContent(of name: Range<Int>, in bytes: RawSpan) -> Bool { false }
  func configured(by opening: XMLOpening, in bytes: RawSpan) throws(ReadError) -> any XMLDialect {
    self
  }
  var joinsRoots: Bool { false }
  func surroundings(
    at elements: [(range: Range<Int>, depth: Int)], of tree: ViewTree
  ) -> Surroundings {
    Surroundings()
  }
  func notes(on text: SourceText) -> [Diagnostic] { [] }

  func read(
    _ source: SourceText, limits: InputLimits, _ mending: XMLMending, _ memory: XMLMemory
  ) throws(ReadError) -> (tree: ViewTree, diagnostics: [Diagnostic]) {
    try XMLReader.read(source, as: self, limits: limits, mending, memory)
  }

  /// Reads a whole document, pixels turned into points.
  ///
  /// - Parameters:
  ///   - density: Pixels a point, for a file that gives pixels; nil goes by the file.
  ///   - mending: What was mended before.
  ///   - memory: What is kept from file to file.
  func tree(
    of source: SourceText, limits: InputLimits, density: Double?, mending: XMLMending = .none,
    memory: ReadingMemory? = nil
  ) throws(ReadError) -> (tree: ViewTree, diagnostics: [Diagnostic]) {
    let (tree, diagnostics) = try read(source, limits: limits, mending, memory?.xml ?? XMLMemory())
    guard case .pixel = tree.traits.unit, let dialect = self as? any PixelDialect else {
      return (tree, diagnostics)
    }
    let (scaled, notes) = PixelScale(tree, dialect, given: density).result()
    return (scaled, notes + diagnostics)
  }
}
