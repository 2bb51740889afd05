import Hierarchy

/// Finds the node that a test tool's message names.
///
/// What is surest decides: the address, then the identifier, the label or text, the frame. Where
/// one of them leaves several nodes, the others choose among those.
public enum FailureReference {
  /// Why a message does not lead to one node.
  public enum Failure: Error, Sendable, Hashable {
    /// Nothing in the tree is what it names.
    case missing
    /// Several nodes are; these are the first of them, and how many there are.
    case ambiguous([Int], count: Int)
  }

  /// The node that a message names; nil when it names no view at all.
  ///
  /// Complexity: O(nodes), with a search of each row where no address decides.
  ///
  /// - Throws: `Failure` when no node or more than one is meant.
  public static func resolve(
    _ message: TouchFailure, in report: AuditReport
  ) throws(Failure) -> Int? {
    let tree = report.tree
    let target = message.target
    guard !target.isUnnamed else { return nil }
    if let address = target.object?.address, let node = node(at: address, message, tree) {
      return node
    }
    var found = named(target, report)
    if let frame = target.frame {
      let fitting = (found.isEmpty ? Array(tree.indices) : found).filter {
        fits(tree.screenFrame(of: $0), frame)
      }
      if found.isEmpty || found.count > 1, !fitting.isEmpty { found = fitting }
    }
    if found.count > 1 {
      let acting = found.filter { report.context.roles.isTarget($0) }
      if acting.count == 1, target.elementType != "StaticText" { found = acting }
    }
    guard let first = found.first else { throw .missing }
    guard found.count == 1 else { throw .ambiguous(Array(found.prefix(20)), count: found.count) }
    return first
  }

  /// The node of an address. The same object may be printed twice: the print behind the message
  /// shows what the tool met.
  private static func node(at address: String, _ message: TouchFailure, _ tree: ViewTree) -> Int? {
    guard case .some(let nodes) = nodes(at: address, tree), let last = nodes.last else {
      return nil
    }
    return nodes.first { tree[$0].range.lowerBound > message.range.lowerBound } ?? last
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

  /// The nodes with the identifier or, where none has it, with the label.
  private static func named(_ target: TouchFailure.Target, _ report: AuditReport) -> [Int] {
    let tree = report.tree
    if let identifier = target.identifier {
      let nodes = tree.indices.filter { tree[$0].string(.accessibilityIdentifier) == identifier }
      if !nodes.isEmpty { return nodes }
    }
    guard let label = target.label else { return [] }
    let nodes = tree.indices.filter { tree[$0].string(.accessibilityLabel) == label }
    if !nodes.isEmpty { return nodes }
    var elements: [Int] = []
    for node in tree.indices where shows(tree[node].text, label) {
      let element = target.elementType == "StaticText" ? node : element(of: node, report)
      if elements.last != element { elements.append(element) }
    }
    return elements
  }

  /// The view that accessibility takes for a text: the control around it, which speaks for it.
  private static func element(of node: Int, _ report: AuditReport) -> Int {
    var current: Int? = node
    while let view = current {
      if report.context.roles.role(of: view).contains(.control) { return view }
      current = report.tree.parent(of: view)
    }
    return node
  }

  /// True when a printed text is a label; UIKit prints the first 25 characters and dots.
  private static func shows(_ text: String?, _ label: String) -> Bool {
    guard let text, !text.isEmpty else { return false }
    if text == label { return true }
    return text.hasSuffix("...") && text.utf8.count > 20 && label.hasPrefix(text.dropLast(3))
  }

  /// True when a frame is the one printed, which tools round to a tenth of a point.
  private static func fits(_ frame: Rect?, _ printed: Rect) -> Bool {
    guard let frame = frame?.standardized else { return false }
    return abs(frame.left - printed.left) <= 0.1 && abs(frame.top - printed.top) <= 0.1
      && abs(frame.width - printed.width) <= 0.1 && abs(frame.height - printed.height) <= 0.1
  }
}
