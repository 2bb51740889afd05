import Hierarchy

/// Finds the node that a test tool's message names.
///
/// What is surest decides: the address, then the identifier, the label or text, the frame. Where
/// one of them leaves several nodes, the others choose among those; where one of them says
/// something else than the tree, that is told.
public enum FailureReference {
  /// Why a message does not lead to one node.
  public enum Failure: Error, Sendable, Hashable {
    /// Nothing in the tree is what it names.
    case missing
    /// Several nodes are; these are the first of them, and how many there are.
    case ambiguous([Int], count: Int)
  }

  /// The node that a message names.
  package struct Match: Sendable, Hashable {
    /// The node.
    package let node: Int
    /// What the message says that the tree does not.
    package let doubts: [FailureDoubt]
  }

  /// The node that a message names; nil when it names no view at all.
  ///
  /// Complexity: O(nodes), with a search of each row where no address decides.
  ///
  /// - Throws: `Failure` when no node or more than one is meant.
  package static func resolve(
    _ message: TouchFailure, in report: AuditReport
  ) throws(Failure) -> Match? {
    let target = message.target
    guard !target.isUnnamed else { return nil }
    let evidence = FailureEvidence(target, report)
    if let address = target.object?.address, let all = nodes(at: address, report.tree) {
      let best = evidence.best(of: all, byName: true)
      let node = best.count == 1 ? best[0] : PrintPlaces(report.tree).nearest(best, to: message)
      let prints = all.count > 1 && best.count > 1 ? [FailureDoubt.otherPrints(all.count - 1)] : []
      return Match(node: node, doubts: evidence.doubts(about: node, basis: .address) + prints)
    }
    let (found, basis) = evidence.candidates
    var best = evidence.best(of: found, byName: basis == .identifier)
    if best.count > 1 {
      let acting = best.filter { report.context.roles.isTarget($0) }
      if acting.count == 1, target.elementType != "StaticText" { best = acting }
    }
    guard let first = best.first else { throw .missing }
    guard best.count == 1 else { throw .ambiguous(Array(best.prefix(20)), count: best.count) }
    return Match(node: first, doubts: evidence.doubts(about: first, basis: basis))
  }

  /// The nodes of an address, in any spelling of it.
  static func nodes(at address: String, _ tree: ViewTree) -> [Int]? {
    do throws(NodeReference.Failure) {
      return [try NodeReference.resolve(address, in: tree)]
    } catch {
      guard case .ambiguous(let nodes, _) = error else { return nil }
      return nodes
    }
  }
}
