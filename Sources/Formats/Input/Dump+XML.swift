import Hierarchy

extension Dump {
  /// Reads XML strictly, and with named repairs where that fails; errors are placed in the
  /// original file.
  ///
  /// - Parameter wanted: The dialect that the text is said to be in; nil where it was found out.
  static func read(
    _ text: SourceText, as dialect: any XMLDialect, wanted: (any XMLDialect)?,
    limits: InputLimits, _ density: Double?, _ preparations: [Preparation], _ memory: ReadingMemory?
  ) throws(ReadError) -> Dump {
    do throws(ReadError) {
      let (tree, diagnostics) = try dialect.tree(
        of: text, limits: limits, density: density, memory: memory)
      return Dump(
        format: dialect.format, tree: tree, diagnostics: diagnostics, preparations: preparations)
    } catch {
      guard case .markup(.malformed, _) = error else { throw error.inOriginal(of: text) }
      switch XMLSalvage.read(
        text, as: wanted, limits: limits, density, after: preparations)
      {
      case .read(let dump): return dump
      case .refused(let reason): throw reason
      case .notRead, .nothing: throw error.inOriginal(of: text)
      }
    }
  }

  /// Looks for XML trees in a text that is no XML; nil where a dialect knows none.
  ///
  /// - Parameter opens: True when the opening tells the format, which the caller refuses.
  static func salvage(
    _ text: SourceText, opens: Bool, limits: InputLimits, _ density: Double?,
    _ preparations: [Preparation]
  ) throws(ReadError) -> Dump? {
    switch XMLSalvage.read(text, as: nil, limits: limits, density, after: preparations) {
    case .read(let dump): return dump
    case .refused(let reason): throw reason
    case .nothing: return nil
    case .notRead where opens: return nil
    case .notRead(let offset):
      if let other = relative(text) { throw other }
      let xml = InputFormat.xml
      throw .notRead(format: xml.rawValue, name: xml.title, offset: offset)
    }
  }

  /// The refusal of a text that holds what a tool says in the place of a tree.
  static func stranger(_ text: SourceText) -> ReadError? {
    CaptureFailureScanner.failure(in: text).map {
      ReadError.noTree($0.0, offset: $0.offset).inOriginal(of: text)
    }
  }

  /// The refusal of a relative of `recursiveDescription` that its rows show.
  static func relative(_ text: SourceText) -> ReadError? {
    FormatSniffer.byRows(text).map { known, offset in
      ReadError.notRead(format: known.rawValue, name: known.title, offset: offset)
        .inOriginal(of: text)
    }
  }
}
