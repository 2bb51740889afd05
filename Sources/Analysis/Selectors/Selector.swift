/// Which nodes are meant, in the manner of CSS: alternatives, each a chain of steps.
public struct Selector: Sendable, Hashable {
  /// How a step is related to the one before it.
  package enum Combinator: Sendable, Hashable {
    /// Somewhere below: a blank.
    case descendant
    /// Right below: `>`.
    case child
    /// The next sibling: `+`.
    case next
    /// A later sibling: `~`.
    case later
  }

  /// One step: tests that a node must all pass.
  package struct Step: Sendable, Hashable {
    /// How it is related to the step before; nothing for the first.
    var combinator: Combinator
    /// All must hold.
    var tests: [SelectorTest]
  }

  /// A node that is the last step of any of them is selected.
  var alternatives: [[Step]]

  /// Reads a selector.
  ///
  /// - Throws: `SelectorError` with the place of what is wrong.
  public init(_ text: String) throws(SelectorError) {
    var parser = SelectorParser(text)
    self = try parser.whole()
  }

  init(alternatives: [[Step]]) { self.alternatives = alternatives }

  /// True when targets or back buttons have to be known.
  package var needsAudit: Bool {
    alternatives.joined().contains { $0.tests.contains(where: \.needsAudit) }
  }

  /// The keys in brackets that are no attributes of all trees, and so must be printed in the file.
  package var printedKeys: Set<String> {
    var keys: Set<String> = []
    for test in alternatives.joined().map(\.tests).joined() {
      switch test {
      case .has(.printed(let key)), .number(.printed(let key), _, _),
        .string(.printed(let key), _, _, _):
        keys.insert(key)
      case .matches(let selector), .not(let selector): keys.formUnion(selector.printedKeys)
      default: break
      }
    }
    return keys
  }

  /// The names of attributes that every tree has a meaning for.
  package static let attributeNames =
    NodeAttribute.Measure.allCases.map(\.rawValue) + NodeAttribute.Flag.allCases.map(\.rawValue)
    + NodeAttribute.Word.allCases.map(\.rawValue)
}
