import Formats

/// Why a whole file is left as it is.
public enum PatchRefusal: Error, Sendable, Hashable {
  /// A button is to be laid over, and no row can be written into the file.
  case row(RowReason)
  /// A frame of the user's own cannot be written into this node's row.
  case frame(node: Int)
  /// With the frames of the user's own the file does not read back with the same views.
  case unreadable

  /// What keeps rows from being written.
  public enum RowReason: Sendable, Hashable {
    case markup, literal, wrapped, sharedLine, enclosed, noRows

    init(_ refusal: RowForm.Refusal) {
      switch refusal {
      case .prepared(.markup): self = .markup
      case .prepared(.unwrapped): self = .wrapped
      case .prepared: self = .literal
      case .sharedLine: self = .sharedLine
      case .enclosed: self = .enclosed
      case .noRows: self = .noRows
      }
    }

    /// The reason in words, as the end of a sentence.
    public var sentence: String {
      switch self {
      case .markup: "its rows are escaped as in a web page's source"
      case .literal: "it is one escaped string"
      case .wrapped: "its rows are broken over several lines"
      case .sharedLine: "several of its views stand on one line"
      case .noRows: "it has elements and no rows"
      case .enclosed: "its rows are elements of a list, or end a comment"
      }
    }
  }
}
