import Formats

/// Why a whole file is left as it is.
public enum PatchRefusal: Error, Sendable, Hashable {
  /// A button is to be laid over, and no row can be written into the file.
  case row(RowReason)
  /// A frame of the user's own cannot be written into what the file says of this node.
  case frame(node: Int, FrameReason)
  /// A frame of the user's own is for the running app, and this node cannot be found or set there.
  case unreachable(LiveFault, node: Int)
  /// With the frames of the user's own the file does not read back with the same views.
  case unreadable

  /// What keeps a frame from being written.
  public enum FrameReason: Sendable, Hashable {
    /// The node is a layer, or its print is cut.
    case layer, cut
    /// Its element has nothing in which a frame could stand.
    case noPlace
    /// Its element gives a size, and no origin.
    case noOrigin
  }

  /// What keeps rows from being written.
  public enum RowReason: Sendable, Hashable {
    /// The tree is XML, or a paste escaped as HTML is.
    case markup
    /// The dump was printed as one escaped string.
    case literal
    /// A terminal broke the rows.
    case wrapped
    /// Several views stand on one line.
    case sharedLine
    /// Something stands around each row.
    case enclosed
    /// The tree has no rows.
    case noRows

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
