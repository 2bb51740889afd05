import Hierarchy

/// What a message says of its view, held against the nodes of a tree.
struct FailureEvidence {
  /// What led to a node, the surest first.
  enum Basis: Int {
    case address, identifier, label, frame
  }

  private let target: TouchFailure.Target
  private let report: AuditReport
  private var tree: ViewTree { report.tree }
  /// The nodes with the identifier.
  private let identified: [Int]
  /// The nodes with the label or, where none has it, the elements that show it as a text.
  private let labelled: [Int]

  /// Looks for what a message names. Complexity: O(nodes), with a search of each row.
  init(_ target: TouchFailure.Target, _ report: AuditReport) {
    self.target = target
    self.report = report
    let tree = report.tree
    identified =
      target.identifier.map { name in
        tree.indices.filter { tree[$0].string(.accessibilityIdentifier) == name }
      } ?? []
    labelled = target.label.map { Self.labelled($0, target, report) } ?? []
  }

  private static func labelled(
    _ label: String, _ target: TouchFailure.Target, _ report: AuditReport
  ) -> [Int] {
    let tree = report.tree
    let nodes = tree.indices.filter { tree[$0].string(.accessibilityLabel) == label }
    if !nodes.isEmpty { return nodes }
    var elements: [Int] = []
    for node in tree.indices where shows(tree[node].text, label) {
      let element = target.elementType == "StaticText" ? node : element(of: node, report)
      if elements.last != element { elements.append(element) }
    }
    return elements
  }

  /// The nodes that the surest of what a message says leads to, and what that is.
  var candidates: (nodes: [Int], basis: Basis) {
    if !identified.isEmpty { return (identified, .identifier) }
    if !labelled.isEmpty { return (labelled, .label) }
    return (target.frame.map { frame in tree.indices.filter { fits($0, frame) } } ?? [], .frame)
  }

  /// Those of several nodes that what else a message says fits, each in turn as far as it fits any.
  ///
  /// - Parameter byName: Whether class, identifier and label choose too, or the frame alone.
  func best(of nodes: [Int], byName: Bool) -> [Int] {
    var best = nodes
    func choose(_ isMeant: (Int) -> Bool) {
      guard best.count > 1 else { return }
      let meant = best.filter(isMeant)
      if !meant.isEmpty { best = meant }
    }
    if byName {
      if let name = target.object?.className { choose { tree[$0].className == name } }
      if !identified.isEmpty { choose(Set(identified).contains) }
      if !labelled.isEmpty { choose(Set(labelled).contains) }
    }
    if let frame = target.frame { choose { fits($0, frame) } }
    return best
  }

  /// What a message says that the tree does not say of a node.
  ///
  /// What is not printed is no contradiction where something surer led to the node.
  func doubts(about node: Int, basis: Basis) -> [FailureDoubt] {
    var doubts: [FailureDoubt] = []
    if basis == .address, let name = target.object?.className, !isOfClass(name, node) {
      doubts.append(.otherClass(name))
    }
    // XCTest's short form prints one name, which is the one or the other.
    let isEither = target.identifier == target.label
    let hasLabel = labelled.contains { $0 == node || tree.contains(node, $0) }
    if let name = target.identifier, !identified.contains(node), !(isEither && hasLabel) {
      let printed = tree[node].string(.accessibilityIdentifier)
      if printed != nil || basis.rawValue > Basis.identifier.rawValue {
        doubts.append(.identifier(name))
      }
    }
    if let label = target.label, !hasLabel, !isEither {
      let isPrinted = tree[node].string(.accessibilityLabel) != nil || showsText(node)
      if isPrinted || basis == .frame { doubts.append(.label(label)) }
    }
    if let frame = target.frame, tree.screenFrame(of: node) != nil, !fits(node, frame) {
      let others = tree.indices.filter { fits($0, frame) }
      let acting = others.filter { report.context.roles.isTarget($0) }
      let there = others.count == 1 ? others.first : acting.count == 1 ? acting.first : nil
      doubts.append(.frame(frame, there: there))
    }
    return doubts
  }

  private func isOfClass(_ name: String, _ node: Int) -> Bool {
    // Swift's names may be printed with their module or without.
    let printed = tree[node].className
    return printed == name || printed.hasSuffix(".\(name)") || name.hasSuffix(".\(printed)")
      || printed.hasPrefix("_TtC") || name.hasPrefix("_TtC")
  }

  private func showsText(_ node: Int) -> Bool {
    (node..<tree.subtreeEnd(of: node)).contains { !(tree[$0].text ?? "").isEmpty }
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

  /// True when a node's frame is the one printed, which tools round to a tenth of a point.
  private func fits(_ node: Int, _ printed: Rect) -> Bool {
    guard let frame = tree.screenFrame(of: node)?.standardized else { return false }
    return abs(frame.left - printed.left) <= 0.1 && abs(frame.top - printed.top) <= 0.1
      && abs(frame.width - printed.width) <= 0.1 && abs(frame.height - printed.height) <= 0.1
  }
}
