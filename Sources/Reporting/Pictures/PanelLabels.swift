import Analysis
import Hierarchy

/// Finds places for names, numbers and markers in a panel.
///
/// What matters most is placed first. A name goes where all of it has room in its view; else the
/// view's number goes there or right beside it, and the legend says whose it is.
struct PanelLabels {
  /// The size of the type in a panel.
  static let size = 9.0
  private static let height = 10.5

  private var space: LabelSpace
  private let scale: PictureScale
  /// The views with a number instead of a name, in the order placed.
  private(set) var numbered: [Int] = []
  /// How many views have neither.
  private(set) var unnamed = 0
  private var out = SVGMarkup()
  private let mostNumbered: Int

  init(_ scale: PictureScale, mostNumbered: Int) {
    self.scale = scale
    self.mostNumbered = mostNumbered
    space = LabelSpace(scale.page)
  }

  /// The markup of everything placed.
  var markup: SVGMarkup { out }

  /// Places a finding's marker at a corner of what it is about, or as near as there is room; false
  /// where there is none.
  mutating func place(_ mark: FindingMark, at frame: Rect) -> Bool {
    let inner = space.bounds.grown(by: -FindingMark.radius - 4)
    guard !inner.isEmpty else { return false }
    for corner in Self.corners(of: frame) {
      for ring in [0.0, 8, 16, 26, 40, 60] {
        let steps = ring == 0 ? 1 : 12
        for step in 0..<steps {
          let (x, y) = Self.directions[step]
          let middle = Point(
            x: min(max(corner.x + ring * x, inner.left), inner.right),
            y: min(max(corner.y + ring * y, inner.top), inner.bottom))
          guard ring < 20 || corner == Self.corners(of: frame)[0],
            space.take(mark.bounds(at: middle))
          else { continue }
          if ring > 0 {
            out.path(
              "M\(SVGMarkup.number(corner.x)) \(SVGMarkup.number(corner.y))L"
                + "\(SVGMarkup.number(middle.x)) \(SVGMarkup.number(middle.y))", "j")
          }
          mark.draw(at: middle, to: &out)
          return true
        }
      }
    }
    return false
  }

  /// Places a view's name, or its number.
  ///
  /// - Parameters:
  ///   - isNeeded: True for a view whose number is shown where its name has no room.
  ///   - isLeaf: False for a view with others in it, whose name keeps off them.
  mutating func place(
    _ name: String, of node: Int, in frame: Rect, isNeeded: Bool, isLeaf: Bool
  ) {
    let style = isNeeded ? "l" : "l q"
    let width = PictureText.width(name, size: Self.size)
    if width + 4 <= frame.width, Self.height <= frame.height {
      for spot in Self.spots(width, in: frame, fromMiddle: isLeaf)
      where put(name, in: spot, style, isCareful: !isLeaf) { return }
    }
    guard isNeeded else { return }
    guard numbered.count < mostNumbered else {
      unnamed += 1
      return
    }
    let number = "#\(node)"
    let own = PictureText.width(number, size: Self.size)
    for spot in Self.spots(own, in: frame, fromMiddle: isLeaf) + Self.spots(own, beside: frame)
    where put(number, in: spot, "l b", isCareful: false) {
      numbered.append(node)
      return
    }
    unnamed += 1
  }

  /// Keeps the names of containers off a view.
  mutating func avoid(_ frame: Rect) { space.avoid(frame) }

  private mutating func put(
    _ text: String, in spot: Rect, _ style: String, isCareful: Bool
  ) -> Bool {
    guard space.take(spot, isCareful: isCareful) else { return false }
    out.text(text, x: spot.left + 1, y: spot.bottom - 2.6, size: Self.size, style)
    return true
  }

  /// The right upper corner first, which names leave free for longest.
  private static func corners(of frame: Rect) -> [Point] {
    [
      Point(x: frame.right, y: frame.top), Point(x: frame.right, y: frame.bottom),
      Point(x: frame.left, y: frame.bottom), Point(x: frame.left, y: frame.top),
    ]
  }

  /// Twelve directions, without a sine whose last digit could differ between machines.
  private static let directions: [(Double, Double)] = [
    (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1), (-0.5, 0.866), (-0.866, 0.5), (-1, 0),
    (-0.866, -0.5), (-0.5, -0.866), (0, -1), (0.5, -0.866), (0.866, -0.5),
  ]

  /// Places for a text inside a frame: the middle, then the corners; or corners alone.
  private static func spots(_ width: Double, in frame: Rect, fromMiddle: Bool) -> [Rect] {
    let size = Size(width: width + 2, height: height)
    guard size.width <= frame.width, size.height <= frame.height else { return [] }
    let (middle, right) = (frame.center.x - size.width / 2, frame.right - size.width - 1)
    let (center, bottom) = (frame.center.y - size.height / 2, frame.bottom - size.height - 1)
    let (left, top) = (frame.left + 1, frame.top + 1)
    let corners = [
      (left, top), (left, bottom), (right, top), (right, bottom), (left, center),
      (right, center), (middle, top), (middle, bottom),
    ]
    return ((fromMiddle ? [(middle, center)] : []) + corners)
      .map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }

  /// Places right beside a frame.
  private static func spots(_ width: Double, beside frame: Rect) -> [Rect] {
    let size = Size(width: width + 2, height: height)
    let (middle, center) = (frame.center.x - size.width / 2, frame.center.y - size.height / 2)
    return [
      (frame.right + 1, center), (frame.left - size.width - 1, center),
      (middle, frame.bottom + 1), (middle, frame.top - size.height - 1),
    ].map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }
}
