import Hierarchy

/// Infers how many pixels a dp is from what has the same size on every device.
///
/// Two signs must agree, and with one of Android's densities: a status bar of 24 dp above a tool bar
/// of 48, 56 or 64 dp; or an icon of 24 dp in the middle of a button of 48 dp, as Compose lays them
/// out. A height alone says nothing: 168 pixels are a tool bar of 64 dp at 2.625 and one of 56 at 3.
struct DensityFinder {
  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  /// Android's densities, in dots per inch; 160 are one pixel a dp.
  private static let usual: [Double] = [
    120, 140, 160, 180, 200, 213, 220, 240, 260, 280, 300, 320, 340, 360, 390, 400, 420, 440, 450,
    480, 520, 560, 600, 640,
  ]

  /// The density and what shows it; nil where nothing does, or signs contradict each other.
  func find() -> (density: Double, reason: String)? {
    let found = [bars(), icon()].compactMap { $0 }
    guard let first = found.first, found.allSatisfy({ $0.density == first.density }) else {
      return nil
    }
    return (first.density, found.map(\.reason).joined(separator: "; "))
  }

  private static func density(of pixels: Double, dp: Double) -> Double? {
    usual.map { $0 / 160 }.first { isSize(pixels, dp, at: $0) }
  }

  /// True when a size in whole pixels is one in dp.
  private static func isSize(_ pixels: Double, _ dp: Double, at density: Double) -> Bool {
    abs(dp * density - pixels) <= 0.5
  }

  /// A tool bar as wide as its window, and the status bar above it.
  private func bars() -> (density: Double, reason: String)? {
    var status: Double?
    var bar: Rect?
    let toolbars = tree.kinds.map { tree.name(in: $0.className).hasSuffix("Toolbar") }
    for root in tree.roots {
      let least = tree.printedFrame(of: root).map { $0.width * 0.9 } ?? .infinity
      // Places are compared first: names must be looked for in the file.
      let placed = tree.nodes(in: root..<tree.subtreeEnd(of: root)) {
        $0.y == 0 || $0.y > 0 && $0.z >= least
      }
      for node in placed.lazy.map(Int.init) {
        guard let frame = tree.printedFrame(of: node) else { continue }
        if frame.top == 0 {
          if lastName(of: node) == "statusBarBackground" { status = frame.height }
        } else if bar == nil, frame.top > 0, frame.width >= least,
          toolbars[tree.kindIndex(of: node)] || isNamedToolbar(node)
        {
          bar = frame
        }
      }
    }
    guard let bar else { return nil }
    let top = status ?? bar.top
    guard bar.top == top, let density = Self.density(of: top, dp: 24),
      let height = [56.0, 64, 48].first(where: { Self.isSize(bar.height, $0, at: density) })
    else { return nil }
    return (
      density,
      "a status bar of \(top.points) px is 24 dp, and a tool bar of \(bar.height.points) px is "
        + "\(height.points) dp"
    )
  }

  private func isNamedToolbar(_ node: Int) -> Bool {
    let name = lastName(of: node)
    return name == "toolbar" || name == "action_bar"
  }

  private func lastName(of node: Int) -> Substring {
    guard let name = tree[node].string(.accessibilityIdentifier) else { return "" }
    return name.split(separator: "/").last ?? ""
  }

  /// A square that is named and takes no touches, in the middle of one that is not and does.
  private func icon() -> (density: Double, reason: String)? {
    for node in tree.nodes(in: tree.indices, whereFrame: { $0.z == $0.w }).lazy.map(Int.init) {
      guard let outer = tree.parent(of: node), tree.subtreeEnd(of: node) == node + 1,
        let inner = tree.printedFrame(of: node), inner.width == inner.height,
        !tree.states(of: node).contains(.takesTouches),
        tree.states(of: outer).contains(.takesTouches),
        let button = tree.printedFrame(of: outer), button.width == button.height,
        abs(inner.center.x - button.center.x) <= 0.5, abs(inner.center.y - button.center.y) <= 0.5,
        tree[node].string(.accessibilityLabel) != nil, tree[outer].text ?? "" == "",
        let density = Self.density(of: inner.width, dp: 24),
        Self.isSize(button.width, 48, at: density)
      else { continue }
      return (
        density,
        "an icon of \(inner.width.points) px is 24 dp, and the button around it of "
          + "\(button.width.points) px 48 dp"
      )
    }
    return nil
  }
}
