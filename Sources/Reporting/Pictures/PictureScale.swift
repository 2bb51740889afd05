import Hierarchy

/// Which part of the screen a panel shows, and where on the page it lies.
struct PictureScale {
  /// The part of the screen, in points.
  let view: Rect
  /// Where it is drawn, in units of the page.
  let page: Rect
  /// Units a point.
  let factor: Double

  /// Fits a part of a screen under a line of the page, in the middle between two edges.
  init(_ view: Rect, left: Double, top: Double, width: Double, mostHeight: Double) {
    self.view = view
    factor = min(width / view.width, mostHeight / view.height)
    let size = Size(width: view.width * factor, height: view.height * factor)
    page = Rect(
      x: left + (width - size.width) / 2, y: top, width: size.width, height: size.height)
  }

  /// Where a point of the screen lies on the page.
  func place(_ point: Point) -> Point {
    Point(
      x: page.left + (point.x - view.left) * factor, y: page.top + (point.y - view.top) * factor)
  }

  /// Where a rectangle of the screen lies on the page, without what lies outside of the panel; nil
  /// where nothing is left. A margin around the panel hides the edges of what is cut.
  func place(_ rect: Rect, margin: Double = 0) -> Rect? {
    guard rect.isFinite, let part = rect.intersection(view.grown(by: margin / factor)) else {
      return nil
    }
    let corner = place(part.origin)
    return Rect(
      x: corner.x, y: corner.y, width: part.width * factor, height: part.height * factor)
  }
}

extension PictureScale {
  /// Less than this is not enlarged, in points: a window as wide as the least number there is would
  /// have a scale that is none.
  private static let least = 1.0
  /// What lies or reaches farther is no place on a screen, in points: beyond it, sums of coordinates
  /// lose the millionths that frames are printed with.
  private static let farthest = 1e9
  /// A panel is at most so many times as high as wide, and the other way round.
  private static let (mostHigh, mostWide) = (3.0, 12.0)

  /// The part of a screen to show: its windows, or all that is in it where these have no size.
  static func view(of screen: Screen, in tree: ViewTree) -> Rect? {
    let roots = screen.roots.compactMap(tree.screenFrame(of:))
    if let all = union(roots) { return shaped(all) }
    let frames = tree.screenFrames()
    let inner = screen.roots.flatMap { root in
      (root..<tree.subtreeEnd(of: root)).compactMap { frames[$0] }
    }
    return union(inner).map(shaped)
  }

  /// The part of a screen around one view, with some of what is beside it.
  static func view(around node: Int, in tree: ViewTree) -> Rect? {
    guard let frame = tree.screenFrame(of: node).flatMap({ union([$0]) }) else { return nil }
    return shaped(frame.grown(by: max(4, min(frame.width, frame.height) * 0.12)))
  }

  /// The numbers of a place on the screen; nothing for one that is not known, or too far away to be
  /// told in numbers.
  static func text(of frame: Rect?) -> String {
    frame.flatMap { $0.isFinite ? $0.text : nil } ?? ""
  }

  private static func union(_ rects: [Rect]) -> Rect? {
    let real = rects.map(\.standardized).filter { rect in
      !rect.isEmpty
        && [rect.left, rect.top, rect.right, rect.bottom].allSatisfy { $0.magnitude <= farthest }
    }
    return real.dropFirst().reduce(real.first) { $0?.union($1) }
  }

  /// The same part, grown where it is too thin to be drawn.
  private static func shaped(_ rect: Rect) -> Rect {
    let width = max(rect.width, rect.height / mostHigh, least)
    let height = max(rect.height, rect.width / mostWide, least)
    return Rect(
      x: rect.center.x - width / 2, y: rect.center.y - height / 2, width: width, height: height)
  }
}
