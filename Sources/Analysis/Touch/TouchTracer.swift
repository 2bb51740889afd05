import Hierarchy

/// Works out who acts on touches.
///
/// The view that is hit is not always the view that acts: up to iOS 10 the navigation bar handles
/// the back button's touches, and a plain view in a cell leaves them to the cell.
public struct TouchTracer: Sendable {
  let context: AuditContext
  private let tester: HitTester
  /// Bars and wrappers that are disabled only while a transition runs.
  let settled: Set<Int>
  /// The back buttons that a bar may act for, by the root of their tree: a file may hold thousands.
  let buttons: [Int: [BackButton]]

  /// Makes a tracer of an audited tree. Complexity: O(nodes) where a transition was running.
  public init(_ report: AuditReport) {
    context = report.context
    tester = HitTester(report.tree, insets: report.context.insets)
    settled = Self.settled(report.context)
    let context = report.context
    buttons = Dictionary(grouping: context.backButtons.filter(context.usesModel)) {
      context.tree.root(of: $0.container)
    }
  }

  var tree: ViewTree { context.tree }

  private static func settled(_ context: AuditContext) -> Set<Int> {
    let bars = context.locator.bars.filter(\.isInTransition)
    guard !bars.isEmpty else { return [] }
    var nodes = Set(bars.map(\.node))
    for node in context.tree.indices
    where context.roles.role(of: node).contains(.controllerWrapper)
      && context.tree.flags(of: node).contains(.interactionDisabled)
    {
      nodes.insert(node)
    }
    return nodes
  }

  /// Traces a touch at a point of the screen, once for every screen of the file.
  public func trace(_ point: Point) -> [TouchAnswer] {
    tree.screens.map { trace(point, on: $0) }
  }

  /// Traces a touch on one screen.
  public func trace(_ point: Point, on screen: Screen) -> TouchAnswer {
    if tree.traits.touchRule == .unknown { return undecided(point, on: screen) }
    if tree.traits.touchRule == .clickable { return traceClickable(point, on: screen) }
    let now = tester.test(point, on: screen)
    let later = settled.isEmpty ? now : tester.test(point, on: screen, assumingInteractive: settled)
    let receiver = receiver(of: now, on: screen, disabled: settled)
    let receiverLater =
      settled.isEmpty ? receiver : self.receiver(of: later, on: screen, disabled: [])
    return TouchAnswer(
      test: now, screen: screen.roots.first ?? 0, receiver: receiver,
      receiverWhenSettled: receiverLater, note: note(now, receiver, receiverLater))
  }

  /// All that can be said where the order of siblings means nothing. Complexity: O(nodes).
  private func undecided(_ point: Point, on screen: Screen) -> TouchAnswer {
    var test = HitTest(point: point)
    test.isCertain = false
    test.candidates = screen.roots.flatMap { root in
      (root..<tree.subtreeEnd(of: root)).filter {
        tree.screenFrame(of: $0)?.contains(point) ?? false
      }
    }
    return TouchAnswer(
      test: test, screen: screen.roots.first ?? 0, receiver: nil, receiverWhenSettled: nil,
      note: undecidedNote)
  }

  var undecidedNote: String {
    if tree.traits.frames == .accessibility {
      return "The file lists accessibility elements, in an order that does not say what lies on "
        + "top: any of them may take the touch, or a view that is none."
    }
    return tree.traits.isCut
      ? "The tree breaks off, so that what lies on top cannot be told: any of them may take the "
        + "touch, or a view that is missing."
      : "The file does not say what lies on top: any of them may take the touch."
  }

  /// The view that acts on a touch that hit a view.
  func receiver(of test: HitTest, on screen: Screen, disabled: Set<Int>) -> Int? {
    if let hit = test.hit, isSwallowed(hit) { return nil }
    if let bar = actingBar(for: test, on: screen, disabled: disabled) { return bar }
    guard let hit = test.hit else { return nil }
    if context.roles.isTarget(hit) || context.roles.role(of: hit).contains(.control) { return hit }
    var ancestor = tree.parent(of: hit)
    while let node = ancestor {
      let role = context.roles.role(of: node)
      let owns = tree.flags(of: node).contains(.hasGestureRecognizers)
      if role.contains(.actsForParts) { return node }
      if role.contains(.cell) || owns && context.roles.isTarget(node) { return node }
      ancestor = tree.parent(of: node)
    }
    return nil
  }

  /// The bar that takes a touch for its back button, by its era's model.
  private func actingBar(for test: HitTest, on screen: Screen, disabled: Set<Int>) -> Int? {
    for button in screen.roots.lazy.flatMap({ buttons[$0] ?? [] }) {
      guard let bar = button.bar, !disabled.contains(bar),
        let live = button.assumedLive, live.contains(test.point),
        context.acts(button)
      else { continue }
      let isBelowBar = button.era == .ios6 && !isInside(test.point, bar)
      let reachesBar = test.hit.map { passesToBar($0, bar, button.container) } ?? false
      if reachesBar || isBelowBar {
        return button.isControl ? button.container : bar
      }
    }
    return growingItem(for: test, disabled: disabled)
  }

  /// The item of UIKit's that takes a touch beside its frame, by its era's model.
  private func growingItem(for test: HitTest, disabled: Set<Int>) -> Int? {
    guard let hit = test.hit,
      let bar = context.locator.bar(at: hit) ?? context.navigationBar(around: hit),
      !disabled.contains(bar.node),
      let item = context.item(takingTouchAt: test.point, in: bar), passesToBar(hit, bar.node, item)
    else { return nil }
    return item
  }

  /// True when a view belongs to a container under an overlay, which keeps touches from the bar.
  private func isSwallowed(_ hit: Int) -> Bool {
    guard let button = context.backButton(of: hit) else { return false }
    return !button.isControl && context.overlay(of: button) != nil
  }

  /// True when a touch that hit a view is the bar's to give away: the view lies in the bar, and no
  /// control of its own, such as a button laid over the arrow, takes the touch first.
  private func passesToBar(_ hit: Int, _ bar: Int, _ item: Int) -> Bool {
    guard tree.contains(bar, hit) else { return false }
    var node = hit
    while node != bar, !tree.contains(item, node) {
      if context.roles.isTarget(node) { return false }
      guard let parent = tree.parent(of: node) else { break }
      node = parent
    }
    return true
  }

  private func isInside(_ point: Point, _ node: Int) -> Bool {
    tree.screenFrame(of: node)?.contains(point) ?? false
  }

  private func note(_ test: HitTest, _ receiver: Int?, _ later: Int?) -> String? {
    var notes: [String] = []
    if !settled.isEmpty {
      notes.append(Self.movingNote)
    }
    if !test.isCertain {
      notes.append(Self.uncertainNote)
    }
    if let receiver, receiver != test.hit,
      context.roles.role(of: receiver).contains(.navigationBar)
    {
      notes.append(Self.barNote)
    }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }
}
