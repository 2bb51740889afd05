import Hierarchy

/// Why a file cannot be read; what can be recovered from is a diagnostic instead.
public enum ReadError: Error, Sendable, Hashable {
  /// A limit of `InputLimits` was passed.
  ///
  /// `option` is the command line's name for it, `limit` the value in force, `offset` the byte of
  /// the original file at which it was passed.
  case limitPassed(option: String, limit: Int, offset: Int)
  /// A format that is known but not read.
  case notRead(format: String, name: String, offset: Int)
  /// Bytes that no supported encoding explains.
  case encoding(String, offset: Int)

  /// An XML text that cannot be read to its end.
  case markup(MarkupFault, offset: Int)

  /// What a tool says in the place of a tree.
  case noTree(CaptureFailure, offset: Int)

  /// What is wrong with an XML text.
  public enum MarkupFault: Sendable, Hashable {
    /// It is not well formed: libxml2's number of the error, and its words for it.
    case malformed(code: Int, String)
    /// A document type that declares something or names a file that may.
    case documentType
    /// An element with more attributes, or more namespaces, than any view tree has.
    case tooManyAttributes
    /// A damaged place at which what is text cannot be told from what is markup.
    case untold
    /// A text with more damaged places than are mended.
    case tooDamaged
    /// There is not enough memory for it.
    case outOfMemory
  }

  /// The same error at the place of the original file.
  func inOriginal(of text: SourceText) -> ReadError {
    moved { text.originalRange(of: min($0, text.count)..<min($0, text.count)).lowerBound }
  }

  /// The same error at the place of the text that another was made from.
  func inParent(of text: SourceText) -> ReadError {
    guard let map = text.derivation?.map else { return self }
    return moved { map.range(of: min($0, text.count)..<min($0, text.count)).lowerBound }
  }

  private func moved(_ place: (Int) -> Int) -> ReadError {
    switch self {
    case .limitPassed(let option, let limit, let offset):
      return .limitPassed(option: option, limit: limit, offset: place(offset))
    case .notRead(let format, let name, let offset):
      return .notRead(format: format, name: name, offset: place(offset))
    case .encoding: return self
    case .markup(let fault, let offset): return .markup(fault, offset: place(offset))
    case .noTree(let failure, let offset): return .noTree(failure, offset: place(offset))
    }
  }
}
