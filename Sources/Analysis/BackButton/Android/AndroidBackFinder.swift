import Hierarchy

/// Finds the back buttons of Android's screens, of which the file says what takes taps and how it is
/// called.
///
/// A name is asked for: what Android calls navigating up, a word for going back, an identifier, or
/// an arrow of an icon font. In Compose and React Native it stands at a node that takes no taps;
/// the button is the unnamed one around it. The system's own back key is none of the app's.
struct AndroidBackFinder {
  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  private static let upWeight = 50
  private static let wordWeight = 35
  private static let identifierWeight = 35
  private static let glyphWeight = 25
  private static let furtherWeight = 5
  private static let toolbarWeight = 20
  private static let cornerWeight = 20
  private static let tapWeight = 10
  /// What the best of names and every place add up to.
  private static let whole = 100.0
  private static let names: [(sign: BackButton.Evidence.Sign, weight: Int)] = [
    (.upDescription, upWeight), (.accessibilityLabel, wordWeight), (.backTitle, wordWeight),
    (.identifier, identifierWeight), (.iconGlyph, glyphWeight),
  ]

  /// What each sign of a find weighs: the best name counts whole, further ones a little.
  private static func weights(
    of signs: BackButton.Signs
  ) -> [(sign: BackButton.Evidence.Sign, weight: Int)] {
    var weights: [(BackButton.Evidence.Sign, Int)] = []
    for name in names where signs.contains(name.sign) {
      weights.append((name.sign, weights.isEmpty ? name.weight : furtherWeight))
    }
    if signs.contains(.inToolbar) { weights.append((.inToolbar, toolbarWeight)) }
    if signs.contains(.upperCorner) { weights.append((.upperCorner, cornerWeight)) }
    if signs.contains(.takesTaps) { weights.append((.takesTaps, tapWeight)) }
    return weights
  }

  /// The weight of the signs over all weight, from 0 to 1.
  static func confidence(_ signs: BackButton.Signs) -> Double {
    min(1, Double(weights(of: signs).reduce(0) { $0 + $1.weight }) / whole)
  }

  /// Every find, in file order of the buttons. Complexity: O(nodes x depth).
  func finds() -> [Find] {
    var finds: [Int: Find] = [:]
    for node in tree.indices {
      var signs = names(of: node)
      guard signs.rawValue != 0, let container = container(of: node) else { continue }
      signs.formUnion(places(of: container))
      var find = finds[container] ?? Find(container: Int32(container), signs: [])
      if find.label < 0 || signs.contains(.upDescription) {
        find.label = node == container ? find.label : Int32(node)
      }
      find.signs.formUnion(signs)
      find.isTrailing = isTrailing(container, named: node)
      finds[container] = find
    }
    return finds.values.sorted { $0.container < $1.container }
  }

  /// What is said of a find.
  func button(_ find: Find) -> BackButton {
    let container = Int(find.container)
    let label = find.label < 0 ? nil : Int(find.label)
    let isStock = find.signs.contains(.upDescription) && find.signs.contains(.inToolbar)
    var button = BackButton(
      bar: toolbar(around: container), container: container, label: label,
      side: find.isTrailing ? .trailing : .leading, kind: isStock ? .system : .custom, era: nil,
      confidence: Self.confidence(find.signs), evidence: [])
    button.evidence = Self.weights(of: find.signs).map { sign, weight in
      let isName = Self.names.contains { $0.sign == sign }
      return BackButton.Evidence(
        sign: sign, node: isName ? named(sign, in: container) : container,
        weight: Double(weight) / Self.whole)
    }
    button.target = tree.screenFrame(of: container)
    button.visible = isSeen(container) ? button.target : nil
    button.assumedLive = button.target
    button.labelIsVisible = label != nil
    return button
  }
}

/// Signs.
extension AndroidBackFinder {
  private static let systemPackage = "com.android.systemui"
  /// Arrows to the left, and chevrons, of Material's icons, Font Awesome and icon fonts of apps.
  private static let glyphs: Set<Unicode.Scalar> = [
    "\u{E5C4}", "\u{E5E0}", "\u{E5CB}", "\u{E2EA}", "\u{F060}", "\u{F053}", "\u{F104}",
    "\u{F0A8}", "\u{E823}",
  ]

  /// What the names of a node say of going back.
  private func names(of index: Int) -> BackButton.Signs {
    var signs: BackButton.Signs = []
    let node = tree[index]
    let label = node.string(.accessibilityLabel)
    let text = node.string(.named("text")).flatMap { $0.isEmpty ? nil : $0 }
    if let label {
      if NavigateUp.isDescription(label) {
        signs.insert(.init(.upDescription))
      } else if BackWords.meaning(ofTitle: NavigateUp.plain(label)) == .back {
        signs.insert(.init(.accessibilityLabel))
      }
    }
    if let text, text != label, BackWords.meaning(ofTitle: NavigateUp.plain(text)) == .back {
      signs.insert(.init(.backTitle))
    }
    if let text, text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      Self.glyphs.contains(scalar)
    {
      signs.insert(.init(.iconGlyph))
    }
    if let identifier = node.string(.accessibilityIdentifier) {
      let name = identifier.split(separator: "/").last.map(String.init) ?? identifier
      if BackWords.mayName(name), BackWords.meaning(ofName: name) == .back {
        signs.insert(.init(.identifier))
      }
    }
    guard signs.rawValue != 0, node.string(.named("package")) != Self.systemPackage else {
      return []
    }
    return signs
  }

  /// The node at which a name was seen: the button, or a part of it.
  private func named(_ sign: BackButton.Evidence.Sign, in container: Int) -> Int {
    (container..<tree.subtreeEnd(of: container)).first { names(of: $0).contains(sign) }
      ?? container
  }

  private func takesTouches(_ node: Int) -> Bool { tree.takesTouches(node) }

  /// The view that takes the taps of a named node: itself, or the unnamed button around it, which is
  /// no row or page.
  private func container(of node: Int) -> Int? {
    if takesTouches(node) { return node }
    guard let inner = tree.screenFrame(of: node) else { return nil }
    var ancestor = tree.parent(of: node)
    while let current = ancestor, !takesTouches(current) { ancestor = tree.parent(of: current) }
    guard let button = ancestor, let outer = tree.screenFrame(of: button),
      let window = tree.screenFrame(of: tree.root(of: button)),
      outer.width <= max(window.width * 0.4, inner.width), outer.height <= window.height * 0.2
    else { return nil }
    let text = tree[button].text ?? ""
    return text.isEmpty || text == tree[node].text ? button : nil
  }

  private func places(of container: Int) -> BackButton.Signs {
    var signs: BackButton.Signs = []
    let states = tree.states(of: container)
    if !states.contains(.disabled), isSeen(container) { signs.insert(.init(.takesTaps)) }
    if toolbar(around: container) != nil { signs.insert(.init(.inToolbar)) }
    if let frame = tree.screenFrame(of: container),
      let window = tree.screenFrame(of: tree.root(of: container)),
      frame.center.y < window.top + window.height * 0.2,
      frame.left < window.left + window.width * 0.1
        || frame.right > window.right - window.width * 0.1
    {
      signs.insert(.init(.upperCorner))
    }
    return signs
  }

  private func isTrailing(_ container: Int, named node: Int) -> Bool {
    guard let frame = tree.screenFrame(of: container),
      let window = tree.screenFrame(of: tree.root(of: container))
    else { return false }
    let isRight = frame.center.x > window.center.x
    return isRight != NavigateUp.isRightToLeft(tree[node].string(.accessibilityLabel) ?? "")
  }

  private func isSeen(_ node: Int) -> Bool {
    if tree.states(of: node).contains(.seemsInvisible) { return false }
    var current: Int? = node
    while let view = current {
      if tree.flags(of: view).contains(.hidden) { return false }
      current = tree.parent(of: view)
    }
    return tree.screenFrame(of: node) != nil
  }

  private static let toolbars: Set<Substring> = [
    "action_bar", "toolbar", "collapsing_toolbar", "open_search_view_toolbar",
  ]

  /// The tool bar around a node, by its identifier or class; nil outside one.
  private func toolbar(around node: Int) -> Int? {
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      let view = tree[current]
      let name = view.string(.accessibilityIdentifier)?.split(separator: "/").last ?? ""
      if Self.toolbars.contains(name) || name.hasSuffix("_toolbar")
        || view.className.hasSuffix("Toolbar")
      {
        return current
      }
      ancestor = tree.parent(of: current)
    }
    return nil
  }
}
