import Hierarchy

/// A made-up screen: its views as UIKit keeps them, and the dump that UIKit prints of them.
package struct RandomTree: Sendable {
  /// Which transforms occur.
  package enum Style: Sendable, CaseIterable {
    /// Scales by powers of two, flips and quarter turns, on a grid of quarter points: binary
    /// fractions hold every value, so that points exactly on edges can be compared.
    case exact
    /// Any rotation, shear and scale as well; an edge is then known to about 1e-12 points.
    case any
  }

  /// The windows, back to front.
  package private(set) var windows: [ModelView] = []
  /// The dump, as `recursiveDescription` prints it.
  package private(set) var text = ""
  /// Points of the screen on corners and edges of views.
  package private(set) var edgePoints: [Point] = []
  /// The box on the screen around each view's frame, by index; nil for layers and where a view
  /// above is a layer or has bounds that its frame does not tell.
  package private(set) var screenFrames: [Rect?] = []

  private let style: Style
  private let isWhole: Bool
  private var random: SplitMix64
  private var room = 0

  /// Makes the tree of a seed.
  ///
  /// - Parameter isWhole: Whether positions, sizes and offsets are whole numbers.
  package init(seed: UInt64, style: Style, isWhole: Bool = false) {
    self.style = style
    self.isWhole = isWhole
    random = SplitMix64(seed: seed)
    let count = random.pick([1, 1, 2, 3])
    for number in 0..<count {
      room = Int.random(in: 3...12, using: &random)
      var window = shape(within: Rect(x: 0, y: 0, width: 320, height: 480))
      // Only roots that are windows share a screen.
      window.className = count == 1 && random.oneIn(4) ? "UIView" : "UIWindow"
      window.isLayer = false
      window.bounds.origin = .zero
      if number == 0 || random.oneIn(2) {
        window.bounds = Rect(x: 0, y: 0, width: 320, height: 480)
        window.anchor = Point(x: 0.5, y: 0.5)
        window.position = Point(x: 160, y: 240)
      }
      windows.append(fill(window, above: []))
    }
    for window in windows { window.print(level: 0, into: &text) }
  }

  /// A point of the screen: on an edge every other time, if edges can be compared.
  package mutating func point() -> Point {
    if style == .exact, random.oneIn(2) { return random.pick(edgePoints) }
    return Point(x: random.quarter(-10, 330), y: random.quarter(-10, 490))
  }

  /// Numbers a view, notes where it lies, and gives it subviews while there is room.
  private mutating func fill(_ view: ModelView, above: [ModelView]) -> ModelView {
    var view = view
    view.index = screenFrames.count
    note(view, above: above)
    guard above.count < 7 else { return view }
    var space = view.isLayer ? Rect(x: 0, y: 0, width: 50, height: 50) : view.bounds
    // What sticks out of such a view is asked all the same.
    if view.className == "RCTView" { space.size.width *= 2 }
    for _ in 0..<Int.random(in: 0...4, using: &random) where room > 0 {
      room -= 1
      let child = shape(within: space)
      view.children.append(fill(child, above: above + [view]))
    }
    return view
  }

  private mutating func note(_ view: ModelView, above: [ModelView]) {
    func onScreen(_ point: Point) -> Point {
      above.reversed().reduce(point) { $1.outward($0) }
    }
    guard !view.isLayer, !above.contains(where: { $0.isLayer || $0.losesSize }) else {
      screenFrames.append(nil)
      return
    }
    screenFrames.append(ModelView.box(ModelView.corners(view.frame, onScreen)))
    let (origin, size) = (view.bounds.origin, view.bounds.size)
    for _ in 0..<3 {
      let point = Point(
        x: origin.x + size.width * random.pick([0, 0.5, 1]),
        y: origin.y + size.height * random.pick([0, 0.5, 1]))
      edgePoints.append(onScreen(view.outward(point)))
    }
  }

  /// A view without subviews, somewhere in or around a space.
  private mutating func shape(within space: Rect) -> ModelView {
    var view = ModelView()
    let (width, height) = (abs(space.size.width), abs(space.size.height))
    view.bounds.size = Size(
      width: random.quarter(width / 4, width * 1.25),
      height: random.quarter(height / 4, height * 1.25))
    view.anchor = random.oneIn(4) ? Point(x: random.pick([0, 0.25, 1]), y: 1) : view.anchor
    view.position = Point(
      x: space.origin.x + space.size.width / 2 + random.quarter(-width / 2, width / 2),
      y: space.origin.y + space.size.height / 2 + random.quarter(-height / 2, height / 2))
    if random.oneIn(6) {
      view.className = "UIScrollView"
      view.bounds.origin = Point(x: random.quarter(-20, 20), y: random.quarter(-80, 200))
    } else if random.oneIn(2) {
      view.className = "RCTView"
    }
    view.clips = random.oneIn(4)
    if random.oneIn(14) { view.bounds.size.width = 0 }
    if random.oneIn(14) { view.bounds.size.height = 0 }
    if random.oneIn(4) {
      transform(&view)
    } else if random.oneIn(12) {
      view.bounds.size.width *= random.pick([1, -1])
      view.bounds.size.height *= -1
    }
    view.isHidden = random.oneIn(16)
    view.alpha = random.oneIn(6) ? random.pick([0, 0.01, 0.02, 0.5]) : 1
    view.isInteractive = !random.oneIn(12)
    view.isLayer = random.oneIn(16)
    if isWhole { view.makeWhole() }
    return view
  }
}

extension RandomTree {
  /// Gives a view a transform; translations are multiples of a quarter point.
  private mutating func transform(_ view: inout ModelView) {
    let scale = random.pick([0.5, 0.5, 2, 0.25])
    let turns = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)]
    var (cosine, sine) = random.pick(turns)
    var (sx, sy) = (scale, random.oneIn(2) ? scale : scale / 2)
    var shear = 0.0
    if style == .any {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        // What the cosine of a turn by `M_PI_2`, and the sine of one by `M_PI`, come out as.
        if cosine == 0 { cosine = 6.123233995736766e-17 } else { sine = 1.2246467991473532e-16 }
      case 1, 2: (cosine, sine) = rotation()
      case 3:
        let root = 0.5.squareRoot()
        (cosine, sine) = (root * random.pick([1, -1]), root * random.pick([1, -1]))
        view.losesSize = true
      case 4: shear = random.number(-0.6, 0.6)
      default: (sx, sy) = (random.number(0.3, 3), random.number(0.3, 3))
      }
    }
    if random.oneIn(3) { sx = -sx }
    // First the scale, then the shear along x, then the rotation.
    view.transform = AffineTransform(
      a: cosine * sx, b: sine * sx,
      c: cosine * shear * sy - sine * sy, d: sine * shear * sy + cosine * sy,
      tx: random.oneIn(2) ? 0 : random.quarter(-30, 30),
      ty: random.oneIn(2) ? 0 : random.quarter(-30, 30))
  }

  /// The cosine and sine of any angle that is not close to an odd multiple of 45 degrees, where
  /// the printed frame tells less and less about the size.
  private mutating func rotation() -> (Double, Double) {
    while true {
      let half = random.number(-1, 1)
      let cosine = (1 - half * half) / (1 + half * half)
      let sine = 2 * half / (1 + half * half)
      if abs(abs(cosine) - abs(sine)) > 0.05 {
        return random.oneIn(2) ? (cosine, sine) : (-cosine, sine)
      }
    }
  }
}
