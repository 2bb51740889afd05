import Analysis
import Arguments
import Hierarchy

/// NODE on the command line: an id, an address, the name of a class that occurs once, or a selector.
enum NodeArgument {
  /// The node that is meant.
  static func resolve(_ name: String, in tree: ViewTree) throws(ArgumentError) -> Int {
    do throws(NodeReference.Failure) {
      return try NodeReference.resolve(name, in: tree)
    } catch {
      throw wording(of: error, name, in: tree)
    }
  }

  private static func wording(
    of failure: NodeReference.Failure, _ name: String, in tree: ViewTree
  ) -> ArgumentError {
    switch failure {
    case .malformed(let error):
      return ArgumentError(
        message: error.message, hint: error.expected, marked: MarkedText(name, at: error.place))
    case .missing:
      return ArgumentError(
        message: "No node is called \"\(name)\"; the file holds nodes 0 to \(tree.count - 1).",
        hint: "Give an id or an address that `viewmend inspect` shows, or a class name.")
    case .ambiguous(let nodes, let count):
      let ids = nodes.map(String.init).joined(separator: ", ")
      return ArgumentError(
        message:
          "\(count) nodes are called \"\(name)\": \(ids)\(count > nodes.count ? ", …" : "").",
        hint: "Give the id of one of them.")
    }
  }
}
