import Hierarchy

/// Something that a test tool's message says of its view and that the tree does not say of the node
/// taken for it.
public enum FailureDoubt: Sendable, Hashable {
  /// The class at the address is another one.
  case otherClass(String)
  /// The identifier is not the node's.
  case identifier(String)
  /// No label or text of the node is the label.
  case label(String)
  /// The node lies elsewhere; and the only other node that lies there, if there is one.
  case frame(Rect, there: Int?)
  /// The object is printed elsewhere in the file too, so many times.
  case otherPrints(Int)

  /// The kind in one word, for machines.
  package var word: String {
    switch self {
    case .otherClass: "class"
    case .identifier: "identifier"
    case .label: "label"
    case .frame: "frame"
    case .otherPrints: "other-prints"
    }
  }
}
