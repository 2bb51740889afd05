import Hierarchy

/// A file that was read: its tree, and an account of everything else in it.
public struct Dump: Sendable {
  /// The format that was recognised.
  public let format: InputFormat
  /// The views of every tree of the file.
  public let tree: ViewTree
  /// What was not understood, in file order.
  public let diagnostics: [Diagnostic]
  /// Gesture recognizer descriptions found beside the trees.
  public var recognizers: [GestureRecognizer] { tree.surroundings.recognizers }
  /// What had to be undone before the text could be read.
  public let preparations: [Preparation]

  /// The file as it was given.
  public var original: SourceText { tree.source.original }

  /// Reads a text in any supported format.
  ///
  /// - Parameters:
  ///   - source: The whole file.
  ///   - format: What the text is; nil finds out.
  ///   - limits: What to accept.
  ///   - density: Pixels a point, for a file that gives pixels; nil goes by the file.
  /// - Returns: The tree, with an account of everything else.
  /// - Throws: `ReadError` for a format that is known but not read, an encoding that is not
  ///   supported, and a limit that was passed.
  public static func read(
    _ source: SourceText, as format: InputFormat? = nil, limits: InputLimits = InputLimits(),
    density: Double? = nil
  ) throws(ReadError) -> Dump {
    try read(source, as: format, limits: limits, density: density, memory: nil)
  }

  /// The same, with what readers keep from file to file.
  package static func read(
    _ source: SourceText, as format: InputFormat?, limits: InputLimits, density: Double?,
    memory: ReadingMemory?
  ) throws(ReadError) -> Dump {
    if source.count > limits.maxBytes {
      throw .limitPassed(option: "--max-bytes", limit: limits.maxBytes, offset: limits.maxBytes)
    }
    var text = try EncodingDecoder.utf8(source)
    var preparations = EncodingDecoder.preparation(of: text, from: source).map { [$0] } ?? []
    if let dialect = try XMLDialects.dialect(of: format, for: text) {
      let wanted = format == nil ? nil : dialect
      return try read(
        text, as: dialect, wanted: wanted, limits: limits, density, preparations, memory)
    }
    if let known = format ?? FormatSniffer.byOpening(text), !known.isRead {
      if format == nil,
        let dump = try salvage(
          text, opens: true, limits: limits, density, preparations)
      {
        return dump
      }
      throw .notRead(format: known.rawValue, name: known.title, offset: 0)
    }
    let (decoded, decoding) = (text, preparations)
    while true {
      let (tree, notes) = try readRows(of: text, limits: limits, after: preparations, memory)
      if !preparations.contains(.blankIndentation), BlankLevels.explain(tree) {
        preparations.append(.blankIndentation)
        continue
      }
      guard
        let (prepared, preparation) = prepare(text, for: notes, after: preparations)
      else {
        if tree.isEmpty, format == nil {
          if let dump = try salvage(
            decoded, opens: false, limits: limits, density, decoding)
          {
            return dump
          }
          if notes.failures.isEmpty, let error = stranger(decoded) { throw error }
          if let error = relative(text) { throw error }
        }
        let surroundings = Surroundings(
          recognizers: RecognizerScanner.recognizers(at: notes.recognizers, in: tree),
          controllers: ControllerRow.controllers(at: notes.controllers, in: tree),
          answers: notes.answers, failures: notes.failures,
          safeAreas: LayoutGuideScanner.safeAreas(at: notes.safeAreas, in: tree))
        return Dump(
          format: .recursiveDescription, tree: tree.with(surroundings),
          diagnostics: notes.diagnostics, preparations: preparations)
      }
      text = prepared
      preparations.append(preparation)
    }
  }

  /// Reads rows; errors are placed in the original file.
  ///
  /// - Parameters:
  ///   - text: The text, prepared.
  ///   - limits: What to accept.
  ///   - done: What was done to it.
  private static func readRows(
    of text: SourceText, limits: InputLimits, after done: [Preparation], _ memory: ReadingMemory?
  ) throws(ReadError) -> (tree: ViewTree, notes: ReadingNotes) {
    do throws(ReadError) {
      return try RecursiveDescriptionReader.read(
        text, limits: limits, joinsLines: !done.contains(.unwrapped),
        indentsByBlanks: done.contains(.blankIndentation), memory: memory)
    } catch {
      throw error.inOriginal(of: text)
    }
  }

  /// Undoes the next thing that kept the text from being read; each at most once.
  private static func prepare(
    _ text: SourceText, for notes: ReadingNotes, after done: [Preparation]
  ) -> (SourceText, Preparation)? {
    if notes.hasMarkup, !done.contains(.markup) {
      return (MarkupUnescaper.unescape(text), .markup)
    }
    if notes.hasEscapedRows, !done.contains(.literal) {
      return (LiteralUnescaper.unescape(text), .literal)
    }
    if !notes.wraps.isEmpty, !done.contains(.unwrapped) {
      return (LineUnwrapper.unwrap(text, at: notes.wraps), .unwrapped)
    }
    return nil
  }
}
