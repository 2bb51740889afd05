import Hierarchy

extension BackButton {
  /// One sign that speaks for the button.
  public struct Evidence: Sendable, Hashable {
    /// What can be seen.
    package enum Sign: UInt16, Sendable, Hashable, CaseIterable {
      /// The class is that of the back button's container.
      case containerClass
      /// The container is a child of a navigation bar.
      case isInBar
      /// An arrow beside the container, or in it, is visible.
      case visibleIndicator
      /// The arrow stands at the container's leading end.
      case indicatorAtLeadingEnd
      /// The container holds a title label.
      case titleLabel
      /// No push or pop was running.
      case settled
      /// It is a child of the bar's content view and not of a stack of items.
      case directInContent
      /// It lies in a glass platter of the bar.
      case inPlatter
      /// It stands at an end of the bar, where the system puts the back button.
      case atBarEnd
      /// It holds the view that only back buttons hold.
      case backContent
      /// It is the first item at the leading end.
      case leadingItem
      /// It is an item on the trailing side.
      case trailingItem
      /// It shows an image and no text.
      case imageOnly
      /// Nothing else stands on its side of the bar.
      case aloneOnItsSide
      /// Its title is a word for going back, or stands beside an arrow.
      case backTitle
      /// Its image is named for going back.
      case imageName
      /// Its class is named for going back.
      case className
      /// Its accessibility identifier speaks of going back.
      case identifier
      /// Its accessibility label speaks of going back.
      case accessibilityLabel
      /// It is an item at the leading end, and another stands before it.
      case furtherItem
      /// All that stands on its side of the bar goes back.
      case besideBackButtons
      /// It begins at the very edge of its bar, as high as the bar's row.
      case atBarEdge
      /// Nothing names it, and it stands where UIKit's items do.
      case unnamed
      /// It stands at the upper end of the screen, where reading begins.
      case inScreenCorner
      /// The tool that wrote the file does not call it invisible.
      case seemsVisible
      /// Its description is what Android calls navigating up.
      case upDescription
      /// It lies in a tool bar.
      case inToolbar
      /// It stands in an upper corner of its window.
      case upperCorner
      /// It takes taps, and is enabled.
      case takesTaps
      /// Its text is one character of an icon font that draws an arrow to the left.
      case iconGlyph
      /// Somebody says so, in the configuration.
      case configured
    }

    /// What was seen.
    package var sign: Sign
    /// The node it was seen at.
    public var node: Int
    /// Its share of the signature's whole weight.
    public var weight: Double

    /// The sign in words.
    public func sentence(in tree: ViewTree) -> String {
      let name = tree[node].className
      switch sign {
      case .containerClass: return "\(name) is the class of the back button's container"
      case .isInBar: return "it is a child of the navigation bar"
      case .visibleIndicator: return "\(name) is visible"
      case .indicatorAtLeadingEnd: return "the arrow stands at the container's leading end"
      case .titleLabel: return "it holds a title label"
      case .settled: return "no transition is running"
      case .directInContent:
        return "it is a child of the bar's content view, and of no stack of items"
      case .inPlatter: return "it lies in a glass platter of the bar"
      case .atBarEnd: return "it stands at an end of the bar"
      case .backContent: return "it holds a \(name)"
      case .leadingItem: return "it is the first item at the bar's leading end"
      case .trailingItem: return "it is an item on the bar's trailing side"
      case .imageOnly: return "it shows an image and no text"
      case .aloneOnItsSide: return "nothing else stands on its side of the bar"
      case .furtherItem: return "it is a further item at the bar's leading end"
      case .besideBackButtons:
        return "nothing else stands on its side of the bar but what goes back too"
      case .atBarEdge:
        return "it begins at the very edge of the bar, where only UIKit's own back button does"
      case .unnamed:
        return "nothing names it, as where the previous screen's title was emptied, and it stands "
          + "where UIKit's own items do"
      case .inScreenCorner: return "it stands at the upper end of the screen"
      case .seemsVisible: return "the tool does not call it invisible"
      case .inToolbar: return "it lies in a tool bar"
      case .upperCorner: return "it stands in an upper corner of its window"
      case .takesTaps: return "the file says that it takes taps"
      case .configured: return "it is what the configuration calls a back button"
      default: return named(in: tree)
      }
    }

    /// Signs that lie in a name or a text, which is quoted.
    private func named(in tree: ViewTree) -> String {
      let node = tree[node]
      switch sign {
      case .upDescription:
        let label = node.string(.accessibilityLabel) ?? ""
        return "its description '\(label)' is what Android calls navigating up"
      case .iconGlyph: return "its text is a character of an icon font that draws an arrow"
      case .backTitle:
        let text = node.text ?? ""
        return BackWords.meaning(ofTitle: text) == .back
          ? "its title '\(text)' is a word for going back"
          : "its title '\(text)' stands beside an arrow"
      case .imageName: return "its image is named for going back: \(node.string(.image) ?? "")"
      case .className: return "its class \(node.className) is named for going back"
      case .identifier:
        let identifier = node.string(.accessibilityIdentifier) ?? ""
        return "its accessibility identifier '\(identifier)' speaks of going back"
      default:
        let label = node.string(.accessibilityLabel) ?? ""
        return "its accessibility label '\(label)' speaks of going back"
      }
    }
  }
}
