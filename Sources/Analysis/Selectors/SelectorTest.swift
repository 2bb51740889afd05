import Hierarchy

/// One condition of a selector on one node.
indirect enum SelectorTest: Sendable, Hashable {
  /// How a value is compared with the one in the selector.
  enum Comparison: String, Sendable, Hashable, CaseIterable {
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case notEqual = "!="
    case begins = "^="
    case ends = "$="
    case holds = "*="
    case word = "~="
    case less = "<"
    case greater = ">"
    case equal = "="

    /// True for those that order numbers.
    var isOrder: Bool {
      switch self {
      case .less, .lessOrEqual, .greater, .greaterOrEqual: true
      default: false
      }
    }
  }

  /// The class, as printed; `*` in it stands for anything.
  case kind(String)
  /// The identifier, or the address.
  case name(String)
  /// An attribute is given, or a flag is set.
  case has(NodeAttribute)
  /// A number stands in a relation.
  case number(NodeAttribute, Comparison, Double)
  /// A flag is as given.
  case flag(NodeAttribute.Flag, Bool)
  /// A text stands in a relation, in upper and lower case alike where `ignoresCase`.
  case string(NodeAttribute, Comparison, String, ignoresCase: Bool)
  /// The view lies at a point of the screen.
  case at(Point)
  /// Text or label hold a piece.
  case contains(String)
  /// A tap target.
  case target
  /// The container of a back button.
  case backButton
  /// The root of a tree.
  case root
  /// Nothing lies in it.
  case empty
  /// The first of its siblings, the backmost.
  case firstChild
  /// The last of its siblings, the one on top.
  case lastChild
  /// The place among its siblings, from 1.
  case nthChild(Int)
  /// Selected by another selector.
  case matches(Selector)
  /// Not selected by another selector.
  case not(Selector)

  /// True when targets or back buttons have to be known.
  var needsAudit: Bool {
    switch self {
    case .target, .backButton: true
    case .matches(let selector), .not(let selector): selector.needsAudit
    default: false
    }
  }
}
