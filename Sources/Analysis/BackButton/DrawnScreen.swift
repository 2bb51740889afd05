import Hierarchy

/// A screen that one view draws by itself, so that its back button is no view of the file.
struct DrawnScreen: Sendable {
  /// What the file says of the accessibility elements on it.
  enum Answer: Hashable, Sendable {
    /// One is labelled as a back button.
    case named
    /// None is; the number of elements that were named.
    case notNamed(Int)
    /// The file does not tell, and what to ask.
    case unknown(ask: String)
  }

  /// The view.
  let node: Int
  /// True when another process draws it.
  let isRemote: Bool
  private let context: AuditContext

  /// How many elements are followed; screens hold some hundreds.
  private static let mostElements = 10_000

  /// Looks for a view that draws for itself at least half of its window. A remote view is one
  /// whatever stands beside it, another only where nothing else to tap shows.
  ///
  /// Complexity: O(nodes times depth).
  init?(_ context: AuditContext) {
    guard context.roles.contains(.opaqueRenderer) else { return nil }
    self.context = context
    let (tree, roles) = (context.tree, context.roles)
    func isRemote(_ node: Int) -> Bool { tree[node].className == "_UIRemoteView" }
    let large = tree.indices.filter { node in
      guard roles.role(of: node).contains(.opaqueRenderer), !context.isReprinted(node),
        let part = context.visibility.visiblePart(of: node),
        let whole = tree.screenFrame(of: tree.root(of: node))
      else { return false }
      return part.area * 2 >= whole.area
    }
    guard let first = large.first(where: isRemote) ?? large.first else { return nil }
    node = first
    self.isRemote = isRemote(first)
    if !self.isRemote, hasOtherContent { return nil }
  }

  /// True when something to tap shows that is neither in the view nor behind it.
  private var hasOtherContent: Bool {
    let tree = context.tree
    let root = tree.root(of: node)
    let cover = context.visibility.visiblePart(of: node)
    return context.targets.contains { target in
      guard tree.root(of: target.node) == root, !tree.contains(node, target.node),
        !tree.contains(target.node, node),
        let part = context.visibility.visiblePart(of: target.node)
      else { return false }
      return target.node > node || !(cover?.contains(part, tolerance: 0.5) ?? false)
    }
  }

  /// What the answers in the file come to, followed from the view to the elements in its elements.
  var answer: Answer {
    let surroundings = context.tree.surroundings
    guard let start = context.tree[node].address else {
      return .unknown(ask: Self.question("UIView *", context.tree[node].className))
    }
    var open = [start]
    var seen: Set<String> = [start]
    var count = 0
    var question: String?
    while let address = open.popLast(), seen.count < Self.mostElements {
      guard let value = surroundings.answer(to: .accessibilityElements(of: address)) else {
        question = question ?? Self.question(address == start ? "UIView *" : "id", address)
        continue
      }
      guard case .elements(let elements) = value else { continue }
      for element in elements {
        count += 1
        if let label = element.label {
          if BackWords.meaning(ofTitle: label) == .back { return .named }
        } else if let address = element.address, seen.insert(address).inserted {
          open.append(address)
        }
      }
    }
    return question.map { .unknown(ask: $0) } ?? .notNamed(count)
  }

  private static func question(_ type: String, _ address: String) -> String {
    "po [(\(type))\(address) accessibilityElements]"
  }
}
