import Hierarchy

/// One fitting of tap regions beside each other.
///
/// Each region is its base grown to the minimum, moved and not cut into what its ancestors allow.
/// Where two meet, the gap between their marks is cut on the axis on which it is larger, and both
/// are fitted again with the cut as an edge, until nothing meets. A cut is not moved again and
/// parts a pair for good, so this ends.
struct FitRound {
  /// Printed frames have six digits, and sums of them lose some.
  static let tolerance = 0.05

  /// The region of each item; nil for one that is left alone.
  private(set) var regions: [Rect?]
  /// Items that overlap in their marks, or whose mark a region that stays lies over.
  private(set) var unresolved: [FitPair] = []
  /// For each item, those at whose edge or cut its room ends.
  private(set) var limits: [[Int]]

  private let items: [FitItem]
  private let grid: PixelGrid?
  /// What each item may occupy: its area, less what the cuts took.
  private var rooms: [Rect]
  /// True for an item that is fitted.
  private var isMovable: [Bool]
  /// The items from where reading begins, then from the top down.
  private let order: [Int]

  init(_ items: [FitItem], _ grid: PixelGrid?, isRightToLeft: Bool = false) {
    self.items = items
    self.grid = grid
    rooms = items.map { $0.area.union($0.mark) }
    limits = [[Int]](repeating: [], count: items.count)
    isMovable = items.map { !$0.isPinned }
    regions = items.map { $0.isPinned ? $0.base : nil }
    order = items.indices.sorted {
      let (one, other) = (items[$0].mark, items[$1].mark)
      if isRightToLeft {
        if one.right != other.right { return one.right > other.right }
      } else if one.left != other.left {
        return one.left < other.left
      }
      return one.top != other.top ? one.top < other.top : $0 < $1
    }
    dropOverlapping()
    keepOffWhatStays()
    for index in items.indices where isMovable[index] { fit(index) }
    separate()
    for index in order where isMovable[index] { snap(index) }
    for index in order where isMovable[index] { grow(index) }
  }

  // MARK: - What cannot be parted

  /// Leaves items alone whose marks overlap: there is no gap to cut.
  private mutating func dropOverlapping() {
    for first in items.indices {
      for second in items.indices where second > first {
        let isFixed = items[first].isPinned && items[second].isPinned
        guard !isFixed, !items[first].unjudged.contains(second),
          Self.overlap(items[first].mark, items[second].mark)
        else { continue }
        unresolved.append(FitPair(first: first, second: second))
      }
    }
    for pair in unresolved {
      isMovable[pair.first] = false
      isMovable[pair.second] = false
    }
  }

  /// Leaves items alone over whose mark a region lies that stays, and ends each other room at what
  /// is not moved.
  private mutating func keepOffWhatStays() {
    for index in items.indices where isMovable[index] {
      for other in order where items[other].isPinned && !items[index].unjudged.contains(other) {
        guard Self.overlap(items[other].base, items[index].mark) else { continue }
        unresolved.append(FitPair(first: min(index, other), second: max(index, other)))
        isMovable[index] = false
      }
    }
    for index in items.indices where isMovable[index] {
      let own = items[index].mark
      for other in order where !isMovable[other] && !items[index].unjudged.contains(other) {
        let isOver = Self.overlap(items[other].base, own)
        let kept = isOver ? items[other].mark : items[other].base
        if let rest = Self.rest(of: rooms[index], for: own, beside: kept) {
          rooms[index] = rest
          limits[index].append(other)
        }
      }
    }
  }

  /// What is left of a room for a mark beside a region that stays; nil where that is all of it.
  ///
  /// It is cut only where it is in the way of what the item grows to, which nobody knows yet: so on
  /// the axis on which the mark is farther from it.
  static func rest(of room: Rect, for mark: Rect, beside kept: Rect) -> Rect? {
    guard overlap(room, kept) else { return nil }
    let gaps = gaps(between: mark, kept)
    var rest = room
    if gaps.x >= gaps.y {
      rest =
        kept.center.x > mark.center.x
        ? Rect(left: room.left, top: room.top, right: kept.left, bottom: room.bottom)
        : Rect(left: kept.right, top: room.top, right: room.right, bottom: room.bottom)
    } else {
      rest =
        kept.center.y > mark.center.y
        ? Rect(left: room.left, top: room.top, right: room.right, bottom: kept.top)
        : Rect(left: room.left, top: kept.bottom, right: room.right, bottom: room.bottom)
    }
    return rest.union(mark)
  }

  // MARK: - Fitting and cutting

  private mutating func fit(_ index: Int) {
    let item = items[index]
    let base = item.base.intersection(rooms[index])?.union(item.mark) ?? item.mark
    regions[index] = Fit.region(around: base, minimum: item.minimum, within: rooms[index])
  }

  private mutating func separate() {
    var isDone = false
    while !isDone {
      isDone = true
      for (place, first) in order.enumerated() where isMovable[first] {
        for second in order[(place + 1)...] where isMovable[second] {
          guard !items[first].unjudged.contains(second), let one = regions[first],
            let other = regions[second], Self.overlap(one, other)
          else { continue }
          cut(first, second)
          isDone = false
        }
      }
    }
  }

  /// Parts two items for good.
  private mutating func cut(_ first: Int, _ second: Int) {
    let gaps = Self.gaps(between: items[first].mark, items[second].mark)
    let isSideways = gaps.x >= gaps.y
    let isAhead =
      isSideways
      ? items[first].mark.left <= items[second].mark.left
      : items[first].mark.top <= items[second].mark.top
    let (low, high) = isAhead ? (first, second) : (second, first)
    let cut = CutLine(
      low: side(low, isSideways), high: side(high, isSideways), grid: grid, isSideways: isSideways
    ).position
    let (one, other) = (rooms[low], rooms[high])
    if isSideways {
      rooms[low] = Rect(
        left: one.left, top: one.top, right: min(cut, one.right), bottom: one.bottom)
      rooms[high] = Rect(
        left: max(cut, other.left), top: other.top, right: other.right, bottom: other.bottom)
    } else {
      rooms[low] = Rect(
        left: one.left, top: one.top, right: one.right, bottom: min(cut, one.bottom))
      rooms[high] = Rect(
        left: other.left, top: max(cut, other.top), right: other.right, bottom: other.bottom)
    }
    limits[low].append(high)
    limits[high].append(low)
    fit(low)
    fit(high)
  }

  /// What a cut needs to know of an item on its axis.
  private func side(_ index: Int, _ isSideways: Bool) -> CutLine.Side {
    let (mark, room) = (items[index].mark, rooms[index])
    let region = regions[index] ?? mark
    return isSideways
      ? CutLine.Side(
        mark: mark.left...mark.right, room: room.left...room.right,
        region: region.left...region.right, wanted: items[index].minimum.width)
      : CutLine.Side(
        mark: mark.top...mark.bottom, room: room.top...room.bottom,
        region: region.top...region.bottom, wanted: items[index].minimum.height)
  }

  /// Gives an item that is short what the cuts took and nobody uses: its region only grows.
  private mutating func grow(_ index: Int) {
    guard let region = regions[index], !items[index].isEnough(region) else { return }
    var room = items[index].area.union(region)
    for other in order where other != index && !items[index].unjudged.contains(other) {
      let kept = regions[other] ?? items[other].mark
      if let rest = Self.rest(of: room, for: region, beside: kept) { room = rest }
      // A region that stays may lie over another's mark, and that must not be taken.
      if let rest = Self.rest(of: room, for: region, beside: items[other].mark) { room = rest }
    }
    var grown = Fit.region(around: region, minimum: items[index].minimum, within: room)
    if let grid { grown = grid.grown(grown, within: room) }
    regions[index] = grown
  }

  // MARK: - Pixels

  /// Grows a region to whole pixels where that stays in its room and meets nobody.
  private mutating func snap(_ index: Int) {
    guard let grid, let region = regions[index] else { return }
    let snapped = grid.grown(region, within: rooms[index])
    let meets = items.indices.contains { other in
      guard other != index, !items[index].unjudged.contains(other) else { return false }
      if Self.overlap(snapped, items[other].mark) { return true }
      guard let taken = regions[other], !Self.overlap(taken, region) else { return false }
      return Self.overlap(snapped, taken)
    }
    if !meets { regions[index] = snapped }
  }

  // MARK: - Rectangles

  /// True when two rectangles share more than what rounding may have made.
  static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    min(one.right, other.right) - max(one.left, other.left) > tolerance
      && min(one.bottom, other.bottom) - max(one.top, other.top) > tolerance
  }

  /// How far two rectangles are apart on each axis; negative where they overlap on it.
  private static func gaps(between one: Rect, _ other: Rect) -> Point {
    Point(
      x: max(other.left - one.right, one.left - other.right),
      y: max(other.top - one.bottom, one.top - other.bottom))
  }
}
