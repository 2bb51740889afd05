import Hierarchy

/// What a back button of the app's own is told by, where nothing about it speaks of going back.
///
/// Every text that is given must fit; `*` stands for anything.
public struct BackButtonPattern: Sendable, Hashable {
  /// The class, as it is printed.
  public var className: String?
  /// The view's tag.
  public var tag: String?
  /// The accessibility label.
  public var label: String?
  /// The accessibility identifier.
  public var identifier: String?
  /// The name of its image, or of one in it; by itself it stands for the tap target that shows it.
  public var image: String?
  /// The end of the bar or screen that it stands at.
  public var side: BackButton.Side

  /// Describes a back button; one that is told by nothing is no view.
  public init(
    className: String? = nil, tag: String? = nil, label: String? = nil, identifier: String? = nil,
    image: String? = nil, side: BackButton.Side = .leading
  ) {
    self.className = className
    self.tag = tag
    self.label = label
    self.identifier = identifier
    self.image = image
    self.side = side
  }

  /// True for a view that it describes.
  func fits(_ node: Int, _ context: SignatureContext) -> Bool {
    let view = context.tree[node]
    func fits(_ pattern: String?, _ value: @autoclosure () -> String?) -> Bool {
      guard let pattern else { return true }
      return value().map { SelectorMatcher.matches($0, pattern) } ?? false
    }
    let isTold = [className, tag, label, identifier, image].contains { $0 != nil }
    guard isTold, fits(className, view.className), fits(tag, view.string(.tag)),
      fits(label, view.string(.accessibilityLabel)),
      fits(identifier, view.string(.accessibilityIdentifier))
    else { return false }
    guard let image else { return true }
    // Everything around a button holds its image too.
    let isNamed = [className, tag, label, identifier].contains { $0 != nil }
    let parts =
      isNamed || context.roles.isTarget(node) ? context.parts(of: node) : node..<node + 1
    return parts.contains { part in
      context.tree[part].string(.image).map { SelectorMatcher.matches($0, image) } ?? false
    }
  }
}
