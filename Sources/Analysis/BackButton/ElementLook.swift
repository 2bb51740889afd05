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

  /// False for nearly every element of which no name speaks of going back, by the bytes alone.
  ///
  /// A word for it ends like one, an arrow is not ASCII or is written as something else, and so are
  /// letters of other scripts.
  static func maySayBack(_ node: Int, _ tree: ViewTree) -> Bool {
    let values = tree.syntax.values(of: keys, in: tree[node])
    return tree.source.withBytes { bytes in
      if let label = values[0], BackNames.mayTitle(label, in: bytes) { return true }
      return values.contains { value in
        var ending: UInt32 = 0
        return (value ?? 0..<0).contains { offset in
          switch bytes.byte(offset) {
          case 0..<0x20, 0x7F..., UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"): true
          case let byte: BackNames.mayEnd(&ending, with: byte)
          }
        }
      }
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
