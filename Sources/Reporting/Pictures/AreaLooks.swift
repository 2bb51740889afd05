import Analysis
import Hierarchy

/// Which colour and pattern each area of a picture has: two that touch never have the same.
enum AreaLooks {
  /// Seven colours, each with a pattern of its own, and the same with wide patterns.
  static let count = 14
  private static let colors = 7
  /// Areas so near to each other count as neighbours, in points.
  private static let near = 1.0

  /// The look of each area, from 0 to `count` - 1; colours are taken in turn, the next
  /// one that no neighbour has.
  ///
  /// Complexity: O(pieces + neighbours).
  static func looks(of areas: [ActingArea]) -> [Int] {
    var owners: [Int] = []
    var boxes: [Rect] = []
    for (index, area) in areas.enumerated() {
      for rect in area.part.rects + area.part.polygons.map(\.bounds) {
        owners.append(index)
        boxes.append(rect.grown(by: near / 2))
      }
    }
    var neighbours = [Set<Int>](repeating: [], count: areas.count)
    Overlaps(boxes).forEachPair { one, other in
      let (first, second) = (owners[one], owners[other])
      guard first != second else { return }
      neighbours[first].insert(second)
      neighbours[second].insert(first)
    }
    // Those with most neighbours first: what is left then meets few that have a look.
    let order = areas.indices.sorted {
      (neighbours[$1].count, $0) < (neighbours[$0].count, $1)
    }
    var looks = [Int](repeating: -1, count: areas.count)
    for (turn, index) in order.enumerated() {
      let used = Set(neighbours[index].map { looks[$0] })
      let start = turn % colors
      let wanted = (0..<colors).map { (start + $0) % colors } + (colors..<count)
      looks[index] = wanted.first { !used.contains($0) } ?? start
    }
    return looks
  }
}
