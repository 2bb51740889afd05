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
  }
}
