import Hierarchy

/// What an app's bar item shows, and what its names say.
struct ItemLook: Sendable {
  /// Its visible label that shows a text, or the control that shows one of its own.
  private(set) var label: Int?
  /// Its visible image; one that is named for going back, where there is one.
  private(set) var image: Int?
  /// True when it shows an image and no text.
  private(set) var isImageOnly = false
  /// What its texts and names say: going back, if one says so, else something else, if one does.
  private(set) var meaning = BackWords.Meaning.none
  /// The signs that its texts and names give.
  private(set) var signs: BackButton.Signs = []
  private let context: SignatureContext

  /// Looks at an item; nil for a field, a switch or a cell, which is no button.
  ///
  /// Complexity: O(views of the item times depth).
  init?(_ item: Int, _ context: SignatureContext) {
    guard context.roles.role(of: item).isDisjoint(with: [.drawsItself, .cell]) else { return nil }
    self.context = context
    label = context.firstMark(.label, in: item) ?? context.titledControl(in: item)
    let imageSays = lookAtImages(of: item)
    isImageOnly = label == nil && (image != nil || context.drawsOwnBackground(item))
    lookAtNames(of: item)
    lookAtTitle(imageSays)
  }

  private mutating func hear(
    _ said: BackWords.Meaning, _ sign: BackButton.Evidence.Sign, arrowCounts: Bool = false
  ) {
    switch said {
    case .back: meaning = .back
    case .arrow where arrowCounts: if meaning == .none { meaning = .arrow }
    case .other:
      if meaning != .back { meaning = .other }
      return
    default: return
    }
    signs.insert(BackButton.Signs(sign))
  }

  private mutating func lookAtImages(of item: Int) -> BackWords.Meaning {
    var best = BackWords.Meaning.none
    for part in context.parts(of: item)
    where context.isImage(part) && context.visibility.mark(part) != nil {
      let said =
        context.tree[part].string(.image).map(BackWords.meaning(ofName:)) ?? .none
      if image == nil || said == .back || said == .arrow && best != .back {
        image = part
        best = said
      }
    }
    hear(best, .imageName, arrowCounts: true)
    return best
  }

  private mutating func lookAtNames(of item: Int) {
    let node = context.tree[item]
    let role = context.roles.role(of: item)
    if role.contains(.namedForBack) { hear(.back, .className) }
    if let identifier = node.string(.accessibilityIdentifier) {
      hear(BackWords.meaning(ofName: identifier), .identifier)
    }
    // The accessibility label of a button with a title is the title: no second sign.
    if label == nil, let text = node.string(.accessibilityLabel) {
      let said = BackWords.meaning(ofTitle: text)
      hear(said == .none ? BackWords.meaning(ofName: text) : said, .accessibilityLabel)
    }
  }

  /// A title is asked last: what it says outweighs every name.
  private mutating func lookAtTitle(_ imageSays: BackWords.Meaning) {
    guard let label else { return }
    switch BackWords.meaning(ofTitle: context.tree[label].text ?? "") {
    case .other: meaning = .other
    case .back: hear(.back, .backTitle)
    default:
      if imageSays == .back || imageSays == .arrow, isBesideTitle(image) {
        hear(.back, .backTitle)
      }
    }
  }

  /// How far from its title an arrow may stand, in points. UIKit leaves 6 (the arrow of iOS 11 ends
  /// at 21, the title begins at 27) and 6.5 before; what is farther off than its widest margin, 20
  /// with room for rounding, belongs to another item.
  private static let mostBesideTitle = 24.0
  /// How far an arrow may reach over its title: a point, as images with an odd width do.
  private static let mostOverTitle = 1.0

  /// True when an arrow stands left of the title, beside it and not over it.
  func isBesideTitle(_ arrow: Int?) -> Bool {
    guard let arrow, let label, let one = context.tree.screenFrame(of: arrow),
      let other = context.tree.screenFrame(of: label)
    else { return false }
    return one.right <= other.left + Self.mostOverTitle
      && other.left - one.right <= Self.mostBesideTitle
  }

  /// True when it shows a title that means going back, or none and an image or a name.
  var isImageOrTitled: Bool {
    label == nil ? isImageOnly || !signs.isEmpty : signs.contains(.backTitle)
  }

  /// Notes that the system's own arrow stands beside the title.
  mutating func noteSystemArrow(_ arrow: Int) {
    guard isBesideTitle(arrow), meaning != .other else { return }
    hear(.back, .backTitle)
    image = arrow
  }
}
