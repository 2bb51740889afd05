import Hierarchy

extension BackButton {
  /// Whether people can see a back button, as far as the file tells.
  package enum Showing: Sendable, Hashable {
    /// Its arrow, its title, or all of it is seen.
    case shown
    /// It is hidden or out of sight, or everything that it could show is printed and shows nothing.
    case unseen
    /// What it could show is not in the file.
    case unknown(Unprinted)
  }

  /// What a file would have to hold to tell whether a back button can be seen.
  package enum Unprinted: Sendable, Hashable {
    /// Where it is on screen.
    case window
    /// Its size: it has not been laid out yet.
    case layout
    /// What stands around it: every bar up to iOS 10 holds an arrow, shown or not.
    case superview
    /// What is in it.
    case content
    /// The image of a part of it, by its node.
    case image(Int)
    /// What a view that draws itself has drawn.
    case drawing
  }

  /// The debugger expression that prints what is missing; `VIEW` stands for a view without an address.
  package func ask(for missing: Unprinted, in tree: ViewTree) -> String {
    func view(_ node: Int) -> String {
      "(UIView *)\(tree[node].address ?? "VIEW")"
    }
    switch missing {
    case .window: return "po [[UIWindow keyWindow] recursiveDescription]"
    case .layout:
      let outer = view(bar ?? container)
      return "capture again in viewDidAppear, or: expr (void)[\(outer) layoutIfNeeded], then "
        + "po [\(outer) recursiveDescription]"
    case .superview: return "po [[\(view(container)) superview] recursiveDescription]"
    case .content: return "po [\(view(container)) recursiveDescription]"
    case .image(let face):
      return "po [(UIButton *)\(tree[face].address ?? "VIEW") currentImage]"
    case .drawing: return "po [[\(view(container)) layer] contents]"
    }
  }
}

extension SignatureContext {
  /// Whether people can see a back button. Complexity: O(depth), plus its own views.
  func showing(_ button: BackButton) -> BackButton.Showing {
    if button.visible != nil { return .shown }
    if tree.traits.frames == .accessibility {
      let isSeen =
        visibility.visiblePart(of: button.container, inRoot: true) != nil
        && !tree.states(of: button.container).contains(.seemsInvisible)
      return isSeen ? .shown : .unseen
    }
    if isConcealed(button.container) { return .unseen }
    let container = button.container
    if tree.screenFrame(of: container) == nil { return .unknown(.window) }
    if tree.frame(of: container)?.isEmpty ?? true { return .unknown(.layout) }
    if visibility.visiblePart(of: container, inRoot: true) == nil { return .unseen }
    guard let bar = button.bar else { return .unknown(.superview) }
    // A view that draws itself shows what no row tells.
    if button.kind != .system { return .unknown(.drawing) }
    if roles.role(of: container).contains(.backContainer) {
      let hasArrow = tree.children(of: bar).contains {
        roles.role(of: $0).contains(.backIndicator)
      }
      return hasArrow ? .unseen : .unknown(.superview)
    }
    return showingOfControl(container)
  }

  /// From iOS 11 on the arrow is an image view in the item, or an image of a part of it, which a
  /// part seldom prints.
  private func showingOfControl(_ container: Int) -> BackButton.Showing {
    var bareFace: Int?
    for part in parts(of: container) {
      if isImage(part) { return .unseen }
      let isBare = tree.subtreeEnd(of: part) == part + 1
      if isBare, bareFace == nil, roles.role(of: part).contains(.itemFace) { bareFace = part }
    }
    return .unknown(bareFace.map { .image($0) } ?? .content)
  }

  /// True when a view or one around it is hidden or transparent.
  private func isConcealed(_ node: Int) -> Bool {
    var current: Int? = node
    while let view = current {
      if tree.flags(of: view).contains(.hidden) || tree.alpha(of: view) <= HitTester.deadAlpha {
        return true
      }
      current = tree.parent(of: view)
    }
    return false
  }
}
