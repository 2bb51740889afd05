import Hierarchy

/// The frames by which back buttons come to stand at the other end of their bars.
///
/// A button's container, or what in the bar it lies in, and its arrow are mirrored each in the bar's
/// width; what is in them keeps its place in them. Where the arrow would come to lie on a title that
/// is seen, both are mirrored as one; a title parked out of sight keeps its distance from where UIKit
/// puts it. What a button meets there is moved: items towards the middle, a title to the middle of
/// what is left, and cut to it. What cannot be moved is named.
package struct BarMirror: Sendable {
  /// The new frames, in the file's own space; what lies in these views goes along.
  package private(set) var frames: [Int: Rect] = [:]
  /// What became of each back button, in file order.
  package private(set) var buttons: [MirroredBackButton] = []
  private let report: AuditReport
  /// Views that have a frame of the user's own.
  private let users: Set<Int>
  private var context: AuditContext { report.context }
  private var tree: ViewTree { report.tree }

  /// Works out the frames. Complexity: O(back buttons times the views of their bars).
  ///
  /// - Parameter users: Views that have a frame of the user's own, which stays.
  package init(_ report: AuditReport, users: Set<Int> = []) {
    self.report = report
    self.users = users
    var groups: [Int: [(index: Int, place: MirrorPlace)]] = [:]
    for button in report.backButtons {
      var result = MirroredBackButton(button.container)
      do throws(MirroredBackButton.Failure) {
        let place = try place(of: button)
        result.end = place.isRight ? .left : .right
        result.pieces = place.pieces.map(\.node)
        groups[place.bar, default: []].append((buttons.count, place))
      } catch {
        result.refusal = error.refusal
      }
      buttons.append(result)
    }
    for bar in groups.keys.sorted() { move(groups[bar] ?? [], in: bar) }
    for (node, frame) in frames {
      for copy in report.copies(of: node) where !users.contains(copy) { frames[copy] = frame }
    }
  }

  private func place(
    of button: BackButton
  ) throws(MirroredBackButton.Failure) -> MirrorPlace {
    let needed =
      context.options.backButtonOnly ? BackButtonLocator.reported : BackButtonLocator.corrected
    if button.confidence < needed { throw .init(.confidence(button.confidence)) }
    if let count = context.crowd(around: button) { throw .init(.crowd(count)) }
    let place = try MirrorPlace(button, context)
    if let own = place.pieces.map(\.node).first(where: users.contains) {
      throw .init(.usersFrame(own))
    }
    return place
  }

  /// Moves the buttons of one bar, then what they meet.
  private mutating func move(_ group: [(index: Int, place: MirrorPlace)], in bar: Int) {
    // An arrow that two containers share goes along with the one in front.
    var pieces: Set<Int> = []
    for (_, place) in group.reversed() {
      for piece in place.pieces where pieces.insert(piece.node).inserted {
        shift(piece.node, by: piece.shift)
      }
    }
    for (index, place) in group { parkTitle(of: buttons[index].container, isRight: place.isRight) }
    let stands = BarStanding(in: bar, without: pieces, context)
    for (index, place) in group {
      var room = MirrorRoom(place, stands, users: users, context)
      room.clear()
      for (node, change) in room.changes { apply(change, to: node) }
      buttons[index].moved = room.changes.keys.sorted()
      buttons[index].met = room.met
    }
  }

  /// Moves a title that an app has parked out of sight, so that it stays as far from where UIKit puts
  /// it at the other end: the file would tell of an adjustment that nobody made.
  private mutating func parkTitle(of container: Int, isRight: Bool) {
    guard let button = context.backButton(of: container), button.kind == .system,
      context.roles.role(of: container).contains(.backContainer), let label = button.label,
      !users.contains(label), tree.parent(of: label) == container,
      let title = tree.frame(of: label), let size = tree.frame(of: container)?.size,
      title.right <= 0 || title.left >= size.width || title.bottom <= 0 || title.top >= size.height
    else { return }
    let shift = StaleTitle.mirroredX(of: title, in: size, isRight: isRight) - title.left
    self.shift(label, by: shift)
  }

  private mutating func apply(_ change: MirrorRoom.Change, to node: Int) {
    shift(node, by: change.shift)
    guard let width = change.width else { return }
    for label in [node] + change.labels {
      guard let frame = frames[label] ?? tree.printedFrame(of: label) else { continue }
      let inset = label == node ? 0 : tree.frame(of: label)?.left ?? 0
      frames[label] = Rect(
        x: frame.left, y: frame.top, width: min(frame.width, max(width - inset, 0)),
        height: frame.height)
    }
  }

  /// Moves a view sideways with all that is in it; places on the screen are written one by one.
  private mutating func shift(_ node: Int, by distance: Double) {
    let end = tree.traits.space == .screen ? tree.subtreeEnd(of: node) : node + 1
    for view in node..<end where !users.contains(view) {
      if let frame = frames[view] ?? tree.printedFrame(of: view) {
        frames[view] = frame.offset(x: distance, y: 0)
      }
    }
  }

  /// What a mirrored button overlaps in a file as it reads back, and does not lie in.
  package static func meetings(
    of button: MirroredBackButton, beside others: [MirroredBackButton], before: AuditReport,
    after: AuditReport
  ) -> [Int] {
    guard button.end != nil, let bar = before.context.backButton(of: button.container)?.bar
    else { return [] }
    let views = after.context.locator.context
    let places = button.pieces.compactMap { views.frame(of: $0, in: bar) }
    let pieces = Set(others.flatMap(\.pieces))
    return BarStanding(in: bar, without: pieces, after.context).views.filter { other in
      places.contains { $0.meets(other.frame) && !other.frame.contains($0) }
    }.map(\.node)
  }
}

extension MirroredBackButton {
  /// Thrown where a button is left alone.
  struct Failure: Error {
    let refusal: Refusal
    init(_ refusal: Refusal) { self.refusal = refusal }
  }
}

extension Rect {
  /// True when two rectangles share more than rounding.
  func meets(_ other: Rect) -> Bool {
    guard let shared = intersection(other) else { return false }
    return shared.width > 0.05 && shared.height > 0.05
  }
}
