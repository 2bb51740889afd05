import Hierarchy

/// Where a bar takes touches for the items that UIKit made for it: the one place for the models.
extension AuditContext {
  /// The live area of an item of a navigation bar by its era's model, in the bar's bounds space;
  /// nil where a frame decides: for an app's own view, on iOS 26, and with `--era none`.
  ///
  /// A back button has its own model; any other item of UIKit's is a control from iOS 11 to 18 and
  /// grows sideways, and has its frame before. Complexity: O(depth), plus the items of the bar.
  package func modelledArea(of item: Int) -> (bar: Int, area: Rect)? {
    if let button = backButton(of: item) {
      guard usesModel(button), let bar = button.bar, let rects = button.inBar else { return nil }
      return (bar, rects.assumedLive)
    }
    guard options.era != .none, roles.role(of: item).contains(.barItem),
      let bar = navigationBar(around: item), let area = modelledArea(of: item, in: bar)
    else { return nil }
    return (bar.node, area)
  }

  /// The same, in screen space.
  package func modelledScreenArea(of item: Int) -> Rect? {
    guard let (bar, area) = modelledArea(of: item) else { return nil }
    return tree.placement(of: bar)?.toScreen.boundingBox(of: area)
  }

  /// The part of that which touches can reach; nil too where none is left.
  package func modelledReach(of item: Int) -> Rect? {
    guard let bar = modelledArea(of: item)?.bar, let area = modelledScreenArea(of: item) else {
      return nil
    }
    return reach(of: area, around: bar)
  }

  /// The part of a bar's live area inside all that lies around the bar, the window among it: no model
  /// brings a touch there from outside. The bar itself cuts nothing, as its model knows its bounds.
  private func reach(of area: Rect, around bar: Int) -> Rect? {
    var part: Rect? = area
    var ancestor = tree.parent(of: bar)
    while let node = ancestor, let rest = part {
      ancestor = tree.parent(of: node)
      guard ancestor == nil || roles.cutsTouches(node), let outer = tree.screenFrame(of: node)
      else {
        continue
      }
      part = rest.intersection(outer)
    }
    return part.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where taps are taken for an item of a bar, in screen space; nil for anything else, and for an
  /// item that takes none. Complexity: as `modelledArea(of:)`.
  package func liveScreenArea(of item: Int) -> Rect? {
    if let button = backButton(of: item) {
      guard acts(button), let area = button.assumedLive else { return nil }
      return button.bar.map { reach(of: area, around: $0) } ?? area
    }
    guard let bar = navigationBar(around: item), takesTouches(item, in: bar.node) else {
      return nil
    }
    return modelledReach(of: item)
  }

  /// True when taps over a back button's live area make it act, as far as it depends on the button
  /// and on what lies between it and its bar: `hit`, `why` and `target-dead` go by the same flags.
  ///
  /// A bar acts for a container of its own that takes no touches up to iOS 10, which is no barrier
  /// then. From iOS 11 on the container is a control, and one that is off is dead, as it is on
  /// purpose under an overlay; an app's own button is so on every iOS.
  package func acts(_ button: BackButton) -> Bool {
    takesTouches(button.container, in: button.bar)
      && !(button.isControl && overlay(of: button) != nil)
  }

  /// The item of UIKit's own, beside the back button, that a bar takes a touch on the screen for.
  ///
  /// Complexity: as `modelledArea(of:)`, for each item of the bar up to a fixed number.
  package func item(takingTouchAt point: Point, in bar: NavigationBar) -> Int? {
    guard options.era != .none, grows(in: bar), let place = tree.placement(of: bar.node),
      let inside = place.toScreen.inverse?.apply(to: point)
    else { return nil }
    return locator.context.items(of: bar).first { item in
      growingArea(of: item, in: bar)?.contains(inside) ?? false
    }
  }

  /// Where a bar takes touches for an item beside the back button, in the bar's bounds space; nil for
  /// an item that is off, and where its frame decides.
  private func growingArea(of item: Int, in bar: NavigationBar) -> Rect? {
    guard backButton(of: item) == nil, roles.role(of: item).contains(.barItem),
      locator.context.isShown(item, in: bar.node), takesTouches(item, in: bar.node)
    else { return nil }
    return modelledArea(of: item, in: bar)
  }

  /// The items of a bar that take touches around their frames, in the order in which they are asked.
  func growingItems(of bar: NavigationBar) -> [TouchFacts.Item] {
    guard options.era != .none, grows(in: bar), let map = tree.placement(of: bar.node)?.toScreen
    else { return [] }
    return locator.context.items(of: bar).compactMap { item in
      growingArea(of: item, in: bar).map {
        TouchFacts.Item(node: item, bar: bar.node, area: map.boundingBox(of: $0))
      }
    }
  }

  private func modelledArea(of item: Int, in bar: NavigationBar) -> Rect? {
    let views = locator.context
    guard grows(in: bar),
      roles.role(of: item).contains(.modernItem) || tree.parent(of: item) == bar.node,
      let frame = views.frame(of: item, in: bar.node), let place = tree.placement(of: bar.node)
    else { return nil }
    return views.controlArea(
      of: item, frame, in: bar, bounds: place.bounds, room: barRooms[bar.node])
  }

  /// True for a bar of the eras in which items take touches beside their frames.
  private func grows(in bar: NavigationBar) -> Bool {
    let era = locator.context.modelEra(of: bar)
    return era == .ios11 || era == .ios13
  }

  /// True when nothing between an item and its bar refuses touches, the item included.
  private func takesTouches(_ item: Int, in bar: Int?) -> Bool {
    var current = item
    while current != bar {
      if barrier(at: current) != nil { return false }
      guard let parent = tree.parent(of: current) else { break }
      current = parent
    }
    return true
  }

  /// The bar that a node lies in. Complexity: O(depth + log bars).
  package func navigationBar(around node: Int) -> NavigationBar? {
    guard !locator.bars.isEmpty else { return nil }
    var ancestor = tree.parent(of: node)
    while let current = ancestor, !roles.role(of: current).contains(.navigationBar) {
      ancestor = tree.parent(of: current)
    }
    return ancestor.flatMap(locator.bar(at:))
  }
}
