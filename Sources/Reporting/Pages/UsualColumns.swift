import Hierarchy

/// What the page's script takes for granted of a view whose columns say nothing else: it is neither
/// turned nor scrolled.
struct UsualColumns {
  private(set) var locals: [[Double]?] = []
  private(set) var places: [[Double]?] = []
  private(set) var regions: [[Double]?] = []
  private(set) var screenFrames: [[Double]?] = []

  /// - Parameters:
  ///   - actualLocals: What the script then knows of where views are in their superviews.
  ///   - actualPlaces: What it knows of where superviews are.
  init(
    _ tree: ViewTree, _ frames: [Rect?], _ actualLocals: [[Double]?], _ actualPlaces: [[Double]?]
  ) {
    let isOnScreen = tree.traits.space == .screen
    // How far a view's bounds are moved on the screen; nil where more than that is done to them.
    var moves: [[Double]?] = []
    for node in tree.indices {
      let parent = tree.parent(of: node)
      let outer: [Double]? = parent.map { moves[$0] } ?? [0, 0]
      moves.append(nil)
      if let place = actualPlaces[node], place.count == 2, let outer {
        moves[node] = [place[0] + outer[0], place[1] + outer[1]]
      }
      guard let frame = frames[node] else {
        locals.append(nil)
        places.append(nil)
        regions.append(nil)
        screenFrames.append(nil)
        continue
      }
      let origin = isOnScreen ? parent.flatMap { frames[$0]?.origin } ?? .zero : .zero
      locals.append([frame.left - origin.x, frame.top - origin.y])
      places.append(actualLocals[node])
      regions.append([0, 0, frame.width, frame.height])
      let move = isOnScreen ? [0, 0] : outer
      screenFrames.append(
        move.map { [frame.left + $0[0], frame.top + $0[1], frame.width, frame.height] })
    }
  }
}
