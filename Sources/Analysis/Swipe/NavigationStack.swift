import Hierarchy

/// The controllers of one navigation controller, from rows of `_printHierarchy`.
struct NavigationStack: Sendable {
  /// The navigation controller.
  let controller: ControllerDescription
  /// How many controllers it holds, those below the top one included.
  let count: Int
  /// True when it, or what it is in, was presented and can be dismissed.
  let isPresented: Bool

  private init(_ position: Int, in controllers: [ControllerDescription]) {
    controller = controllers[position]
    count = controllers.count { $0.parent == position && !$0.isPresented }
    var outer: Int? = position
    while let current = outer, !controllers[current].isPresented {
      outer = controllers[current].parent
    }
    isPresented = outer != nil
  }

  /// The stack whose navigation controller's view is at an address; nil where no row names it.
  init?(viewAddress: String?, in tree: ViewTree) {
    let controllers = tree.surroundings.controllers
    guard let viewAddress,
      let position = controllers.firstIndex(where: { $0.view?.address == viewAddress })
    else { return nil }
    self.init(position, in: controllers)
  }

  /// The stack that a bar belongs to: the bar is a child of its navigation controller's view or,
  /// where that is not printed, file and rows hold one of each.
  init?(bar: Int, in tree: ViewTree, bars: [NavigationBar]) {
    let controllers = tree.surroundings.controllers
    if let view = tree.parent(of: bar),
      let position = controllers.firstIndex(where: { $0.node == view && Self.hasNavigationView($0) }
      )
    {
      self.init(position, in: controllers)
      return
    }
    let named = controllers.indices.filter { Self.isNamed(controllers[$0]) }
    guard bars.count == 1, named.count == 1, let one = named.first, controllers[one].node == nil
    else { return nil }
    self.init(one, in: controllers)
  }

  /// True when the stack holds its root alone, and so there is nothing to go back to.
  var isAtRoot: Bool { count == 1 }

  private static func isNamed(_ controller: ControllerDescription) -> Bool {
    ClassName(controller.object.className).isNavigationController
  }

  /// A controller around a bar is a navigation controller by its name or by UIKit's view class.
  private static func hasNavigationView(_ controller: ControllerDescription) -> Bool {
    isNamed(controller) || controller.view?.className == "UILayoutContainerView"
  }
}
