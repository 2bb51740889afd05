import Hierarchy

/// What an accessibility element is called, and what that says of going back.
struct ElementLook: Sendable {
  /// What its names say: what its label does, unless that says nothing.
  let meaning: BackWords.Meaning
  /// Where that was read; nil where nothing speaks of going back.
  let sign: BackButton.Evidence.Sign?
  /// True when it has neither a label nor an identifier.
  let isUnnamed: Bool
  /// True when it carries UIKit's identifier of the back button.
  let isSystemBack: Bool
  /// True when its label says what it does, and is no title that a screen could have.
  let isCommand: Bool

  private static let systemBack = "BackButton"
  private static let keys: [AttributeKey] = [.accessibilityLabel, .accessibilityIdentifier]

  /// True when an element carries UIKit's identifier of the back button; for the cost of that alone.
  static func isSystemBack(_ node: Int, _ tree: ViewTree) -> Bool {
    tree.syntax.values(of: keys, in: tree[node]).contains { value in
      guard let value, value.count >= systemBack.utf8.count else { return false }
      return tree.name(in: value) == systemBack
    }
  }

  init(_ node: Int, _ tree: ViewTree) {
    let names = tree[node].strings(Self.keys)
    let (label, identifier) = (names[0], names[1])
    let byTitle = label.map(BackWords.meaning(ofTitle:)) ?? .none
    let byLabel = label.map { BackWords.meaning(ofLabel: $0, asTitle: byTitle) } ?? .none
    let byName = identifier.map(BackWords.meaning(ofName:)) ?? .none
    isUnnamed = (label ?? "").isEmpty && (identifier ?? "").isEmpty
    isSystemBack = identifier == Self.systemBack || label == Self.systemBack
    isCommand = label.map { BackWords.isCommand($0, asTitle: byTitle) } ?? false
    if Self.goesBack(byLabel) {
      (meaning, sign) = (byLabel, .accessibilityLabel)
    } else if Self.goesBack(byName), byLabel != .other {
      (meaning, sign) = (byName, .identifier)
    } else {
      (meaning, sign) = (byLabel == .none ? byName : byLabel, nil)
    }
  }

  private static func goesBack(_ meaning: BackWords.Meaning) -> Bool {
    meaning == .back || meaning == .arrow
  }
}
