import Hierarchy

/// All that decides who gets a tap, in values: enough for another program to ask the same questions
/// and come to the answers of `TouchTracer`.
package struct TouchFacts: Sendable {
  /// What about a view counts, in bits.
  package struct Bits: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let hidden = Bits(rawValue: 1)
    package static let off = Bits(rawValue: 2)
    package static let clips = Bits(rawValue: 4)
    /// So transparent that it takes no touches.
    package static let faint = Bits(rawValue: 8)
    package static let layer = Bits(rawValue: 16)
    package static let recognizers = Bits(rawValue: 32)
    package static let target = Bits(rawValue: 64)
    package static let control = Bits(rawValue: 128)
    package static let cell = Bits(rawValue: 256)
    package static let actsForParts = Bits(rawValue: 512)
    /// A navigation bar.
    package static let bar = Bits(rawValue: 1024)
    /// No touch outside its bounds reaches its subviews.
    package static let cuts = Bits(rawValue: 2048)
    /// It lets touches through.
    package static let through = Bits(rawValue: 4096)
    package static let window = Bits(rawValue: 8192)
    package static let disabled = Bits(rawValue: 16384)
    /// It is there and clickable.
    package static let taker = Bits(rawValue: 32768)
    /// It can be seen.
    package static let shown = Bits(rawValue: 65536)
    /// It prints that it is not opaque.
    package static let notOpaque = Bits(rawValue: 131072)
    /// It prints a transform: a turn, a scale, or both.
    package static let transformed = Bits(rawValue: 262144)
    /// A tool says that it is not visible.
    package static let seemsInvisible = Bits(rawValue: 524288)
  }

  /// A back button that its bar may act for.
  package struct Button: Sendable {
    package let container: Int
    package let bar: Int
    /// The root of its tree.
    package let root: Int
    /// Where the bar acts for it, in screen space.
    package let live: Rect
    /// True where the bar acts outside of itself, too.
    package let reachesOut: Bool
    /// True for a container that acts itself.
    package let isControl: Bool
    /// True when nothing refuses touches for it.
    package let acts: Bool
  }

  /// An item beside the back button that takes touches around its frame.
  package struct Item: Sendable {
    package let node: Int
    package let bar: Int
    /// Where it takes touches, in screen space.
    package let area: Rect
  }

  private let tracer: TouchTracer
  /// The back buttons whose bars act, in the order in which they are asked.
  package let buttons: [Button]
  /// The items, by bar in the order in which they are asked.
  package let items: [Item]
  /// Views that take touches once a push or pop has ended, in file order.
  package let settled: [Int]
  /// Containers under an overlay, whose touches go nowhere.
  package let swallowed: [Int]

  /// Collects the facts. Complexity: O(nodes).
  package init(_ tracer: TouchTracer) {
    self.tracer = tracer
    let (context, tree) = (tracer.context, tracer.tree)
    settled = tracer.settled.sorted()
    buttons = tree.roots.flatMap { root in
      (tracer.buttons[root] ?? []).compactMap { button -> Button? in
        guard let bar = button.bar, let live = button.assumedLive else { return nil }
        return Button(
          container: button.container, bar: bar, root: root, live: live,
          reachesOut: button.era == .ios6, isControl: button.isControl,
          acts: context.acts(button))
      }
    }
    items = context.locator.bars.flatMap { context.growingItems(of: $0) }
    swallowed = context.backButtons.compactMap { button in
      !button.isControl && context.overlay(of: button) != nil ? button.container : nil
    }
  }

  /// What about a view counts. Complexity: O(1).
  package func bits(of node: Int) -> Bits {
    let (tree, roles) = (tracer.tree, tracer.context.roles)
    let (flags, states, role) = (tree.flags(of: node), tree.states(of: node), roles.role(of: node))
    var bits: Bits = []
    func set(_ bit: Bits, _ isSet: Bool) { if isSet { bits.insert(bit) } }
    set(.hidden, flags.contains(.hidden))
    set(.off, flags.contains(.interactionDisabled))
    set(.clips, flags.contains(.clipsToBounds))
    set(.faint, flags.contains(.hasAlpha) && tree.alpha(of: node) <= HitTester.deadAlpha)
    set(.layer, flags.contains(.isLayer))
    set(.recognizers, flags.contains(.hasGestureRecognizers))
    set(.target, roles.isTarget(node))
    set(.control, role.contains(.control))
    set(.cell, role.contains(.cell))
    set(.actsForParts, role.contains(.actsForParts))
    set(.bar, role.contains(.navigationBar))
    set(.cuts, roles.cutsTouches(node))
    set(.through, roles.letsTouchesThrough(node))
    set(.window, role.contains(.window))
    set(.disabled, states.contains(.disabled))
    set(.notOpaque, flags.contains(.notOpaque))
    set(.transformed, flags.contains(.hasTransform))
    set(.seemsInvisible, states.contains(.seemsInvisible))
    return bits
  }

  /// What is there and clickable on a screen, where clicks decide.
  package func takers(on screen: Screen) -> [Int] {
    screen.roots.flatMap { tracer.takers(in: $0).map(\.node) }
  }

  /// The map from a view's bounds space to its superview's; nil where its place is not known.
  package func map(of node: Int) -> AffineTransform? {
    tracer.tree.placementInSuperview(of: node)?.toScreen
  }

  /// Where a view takes touches in its bounds space.
  package func region(of node: Int) -> Rect? {
    tracer.tree.placementInSuperview(of: node).map {
      tracer.context.insets.region(of: node, $0.bounds.standardized)
    }
  }

  /// `drawing-order` of a view; nil where the file gives none.
  package func drawingOrder(of node: Int) -> Int? {
    tracer.tree.traits.siblingOrder == .drawingOrder ? tracer.drawingOrder(of: node) : nil
  }
}
