import Hierarchy

/// Makes room for a mirrored back button: moves what it would meet.
///
/// Everything is worked out as if the button came to the right end; at the left end places are
/// mirrored before and behind.
struct MirrorRoom {
  /// How a view is changed.
  struct Change {
    /// How far it is moved to the right.
    var shift: Double
    /// The width that it is cut to.
    var width: Double?
    /// The labels in it that are cut with it.
    var labels: [Int] = []
  }

  /// Between what stands in a bar beside each other, in points: what UIKit keeps between items since
  /// iOS 15, and the margin of a bar.
  private static let gap = 8.0

  /// The changes, by view.
  private(set) var changes: [Int: Change] = [:]
  /// What stays where it is met.
  private(set) var met: [MirroredBackButton.Meeting] = []
  private let place: MirrorPlace
  private let views: [BarStanding.View]
  private let users: Set<Int>
  private let bounds: Rect
  /// What nothing may meet, from the button on.
  private var taken: [Rect]

  init(_ place: MirrorPlace, _ standing: BarStanding, users: Set<Int>, _ context: AuditContext) {
    self.place = place
    self.users = users
    bounds = place.bounds
    let destination = place.destination
    // What lies under or over the button at both places is no obstacle.
    views = standing.views.filter { view in
      !(view.frame.contains(destination)
        && place.pieces.allSatisfy { view.frame.contains($0.frame) })
    }
    taken = []
    taken = [seen(destination)]
  }

  /// A place as it is with the button coming to the right; the same way back.
  private func seen(_ frame: Rect) -> Rect {
    guard place.isRight else { return frame }
    return frame.offset(x: bounds.left + bounds.right - frame.right - frame.left, y: 0)
  }

  /// Moves items, then titles.
  mutating func clear() {
    let items = views.filter { !$0.isTitle }.sorted { seen($0.frame).right > seen($1.frame).right }
    for item in items {
      let frame = seen(item.frame)
      if taken.contains(where: frame.meets) { push(item, frame) }
    }
    // What was not met keeps its place, and a title keeps away from it.
    for item in items where changes[item.node] == nil { taken.append(seen(item.frame)) }
    for title in views where title.isTitle { fit(title) }
  }

  private mutating func push(_ item: BarStanding.View, _ frame: Rect) {
    let limit = taken.filter { $0.top < frame.bottom && frame.top < $0.bottom }.map(\.left).min()
    let left = (limit ?? bounds.right) - Self.gap - frame.width
    if users.contains(item.node) { return stay(item, .usersFrame) }
    guard left >= bounds.left else { return stay(item, .noRoom) }
    let there = Rect(x: left, y: frame.top, width: frame.width, height: frame.height)
    changes[item.node] = Change(shift: seen(there).left - item.frame.left)
    taken.append(there)
  }

  private mutating func fit(_ title: BarStanding.View) {
    let frame = seen(title.frame)
    guard taken.contains(where: frame.meets) else { return }
    if users.contains(title.node) { return stay(title, .usersFrame) }
    let middle = bounds.center.x
    let low = taken.filter { $0.center.x <= middle }.map(\.right).max() ?? bounds.left
    let high = taken.filter { $0.center.x > middle }.map(\.left).min() ?? bounds.right
    let room = high - low - 2 * Self.gap
    var there = frame
    if room < frame.width {
      // A title narrower than high shows nothing.
      guard let labels = title.labels, room >= frame.height else { return stay(title, .noRoom) }
      there = Rect(x: low + Self.gap, y: frame.top, width: room, height: frame.height)
      changes[title.node] = Change(
        shift: seen(there).left - title.frame.left, width: room, labels: labels)
      return
    }
    let left = min(max(middle - frame.width / 2, low + Self.gap), high - Self.gap - frame.width)
    there = Rect(x: left, y: frame.top, width: frame.width, height: frame.height)
    changes[title.node] = Change(shift: seen(there).left - title.frame.left)
  }

  private mutating func stay(
    _ view: BarStanding.View, _ reason: MirroredBackButton.Meeting.Reason
  ) {
    met.append(.init(node: view.node, reason: reason))
  }
}
