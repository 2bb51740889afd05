import Hierarchy

/// Finds the back buttons of Android's screens, of which the file says what takes taps and how it is
/// called.
///
/// A name is asked for: what Android calls navigating up, a word for going back, an identifier, or
/// an arrow of an icon font. In Compose and React Native it stands at a node that takes no taps;
/// the button is the unnamed one around it. The system's own back key is none of the app's.
struct AndroidBackFinder {
  private let tree: ViewTree
  private let toolbars: AndroidToolbars

  init(_ tree: ViewTree) {
    self.tree = tree
    toolbars = AndroidToolbars(tree)
  }

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

  /// Every find, in file order of the buttons. Complexity: O(nodes log nodes).
  ///
  /// Most nodes are passed over by what is known without their bytes: their reader saw no name for
  /// going back, nothing that takes touches is around them, or something too large for a button.
  func finds() -> [Find] {
    var finds: [Find] = []
    var path = AndroidPath(tree, toolbars)
    for node in tree.nodesThatMayNameBack.lazy.map(Int.init) {
      path.enter(node)
      guard let level = path.taker else { continue }
      let container = path.node(at: level)
      guard container == node || isSmall(container, around: node) else { continue }
      let signs = names(of: node)
      guard signs.rawValue != 0, container == node || leavesName(container, to: node) else {
        continue
      }
      let position = path[find: level] ?? finds.count
      if position == finds.count {
        let places = places(of: container, at: level, on: &path)
        finds.append(Find(container: Int32(container), signs: places))
        path[find: level] = position
      }
      if finds[position].label < 0 || signs.contains(.upDescription) {
        finds[position].label = node == container ? finds[position].label : Int32(node)
      }
      finds[position].signs.formUnion(signs)
      finds[position].isTrailing = isTrailing(container, named: node, signs)
    }
    finds.sort { $0.container < $1.container }
    return finds
  }

  /// What is said of a find.
  func button(_ find: Find) -> BackButton {
    let container = Int(find.container)
    let label = find.label < 0 ? nil : Int(find.label)
    let isStock = find.signs.contains(.upDescription) && find.signs.contains(.inToolbar)
    var button = BackButton(
      bar: toolbars.toolbar(around: container), container: container, label: label,
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

  private static let keys: [AttributeKey] = [
    .accessibilityLabel, .named("text"), .accessibilityIdentifier,
  ]

  /// What the names of a node say of going back; strings are made of those only whose bytes may.
  private func names(of index: Int) -> BackButton.Signs {
    var signs: BackButton.Signs = []
    let node = tree[index]
    let values = tree.syntax.values(of: Self.keys, in: node)
    let isTold = tree.source.withBytes { bytes in
      (
        label: values[0].map { BackNames.mayTitle($0, in: bytes) } ?? false,
        text: values[1].map { BackNames.mayTitle($0, in: bytes) } ?? false,
        identifier: values[2].map { BackNames.mayName($0, in: bytes) } ?? false
      )
    }
    let label = isTold.label ? values[0].map(tree.name) : nil
    if let label {
      let plain = NavigateUp.plain(label)
      if NavigateUp.descriptions.contains(plain) {
        signs.insert(.init(.upDescription))
      } else if BackWords.meaning(ofTitle: plain) == .back {
        signs.insert(.init(.accessibilityLabel))
      }
    }
    if isTold.text, let text = values[1].map(tree.name), !text.isEmpty {
      // A label that says nothing is no text that says something.
      if text != label, BackWords.meaning(ofTitle: NavigateUp.plain(text)) == .back {
        signs.insert(.init(.backTitle))
      }
      let scalars = text.unicodeScalars
      if let scalar = scalars.first, scalars.dropFirst().isEmpty, Self.glyphs.contains(scalar) {
        signs.insert(.init(.iconGlyph))
      }
    }
    if isTold.identifier, let identifier = values[2].map(tree.name) {
      let name = identifier.split(separator: "/").last.map(String.init) ?? identifier
      if BackWords.mayName(name), BackWords.meaning(ofName: name) == .back {
        signs.insert(.init(.identifier))
      }
    }
    return signs.rawValue == 0 || isSystems(node) ? [] : signs
  }

  /// True for a node of the system's own bars.
  private func isSystems(_ node: Node) -> Bool {
    guard let package = tree.syntax.value(of: .named("package"), in: node),
      package.count >= Self.systemPackage.utf8.count
    else { return false }
    return tree.name(in: package) == Self.systemPackage
  }

  /// The node at which a name was seen: the button, or a part of it.
  private func named(_ sign: BackButton.Evidence.Sign, in container: Int) -> Int {
    (container..<tree.subtreeEnd(of: container)).first { names(of: $0).contains(sign) }
      ?? container
  }

  /// True when what takes the taps around a node is small enough for a button: no row or page.
  private func isSmall(_ button: Int, around node: Int) -> Bool {
    guard let inner = tree.screenFrame(of: node), let outer = tree.screenFrame(of: button),
      let window = tree.screenFrame(of: tree.root(of: button))
    else { return false }
    return outer.width <= max(window.width * 0.4, inner.width)
      && outer.height <= window.height * 0.2
  }

  /// True when a button has no name beside that of a node in it.
  private func leavesName(_ button: Int, to node: Int) -> Bool {
    let text = tree[button].text ?? ""
    return text.isEmpty || text == tree[node].text
  }

  private func places(
    of container: Int, at level: Int, on path: inout AndroidPath
  ) -> BackButton.Signs {
    var signs: BackButton.Signs = []
    let states = tree.states(of: container)
    let isSeen =
      !states.contains(.seemsInvisible) && path.isShown(level)
      && tree.screenFrame(of: container) != nil
    if !states.contains(.disabled), isSeen { signs.insert(.init(.takesTaps)) }
    if path.isInToolbar(level) { signs.insert(.init(.inToolbar)) }
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

  private func isTrailing(
    _ container: Int, named node: Int, _ signs: BackButton.Signs
  ) -> Bool {
    guard let frame = tree.screenFrame(of: container),
      let window = tree.screenFrame(of: tree.root(of: container))
    else { return false }
    let isRight = frame.center.x > window.center.x
    // Languages show in what navigating up is called.
    guard signs.contains(.upDescription) else { return isRight }
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
}
