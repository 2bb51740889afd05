import Analysis
import Arguments
import Hierarchy
import Reporting

/// A test tool's message in the place of NODE.
enum FailureArgument {
  /// The touch of a message, made again.
  ///
  /// - Throws: `ArgumentError` that names the message's place and asks for NODE, when the message
  ///   does not lead to one node.
  static func replay(
    _ failure: TouchFailure, in report: AuditReport, at place: String
  ) throws(ArgumentError) -> TouchReplay {
    do throws(FailureReference.Failure) {
      return try TouchReplay(failure, in: report)
    } catch {
      throw wording(of: error, failure, at: place)
    }
  }

  private static func wording(
    of error: FailureReference.Failure, _ failure: TouchFailure, at place: String
  ) -> ArgumentError {
    let tool = failure.tool.rawValue
    let target = Style.inline(failure.target.phrase)
    switch error {
    case .missing where failure.target.isUnnamed:
      return ArgumentError(
        message: "\(place): \(tool)'s message names no view, and no point on the screen.",
        hint: "Give NODE: the view that was to be touched.")
    case .missing:
      return ArgumentError(
        message: "\(place): \(tool)'s message is about \(target), and no view of the tree is that.",
        hint: "Give NODE: an id or an address that `viewmend inspect` shows.")
    case .ambiguous(let nodes, let count):
      let ids = nodes.map(String.init).joined(separator: ", ")
      return ArgumentError(
        message: "\(place): \(tool)'s message is about \(target), and \(count) views are that: "
          + "\(ids)\(count > nodes.count ? ", …" : "").",
        hint: "Give the id of one of them for NODE.")
    }
  }
}
