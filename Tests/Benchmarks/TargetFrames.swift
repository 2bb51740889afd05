import Hierarchy

/// Rectangles of the size of tap targets, about one overlap for each.
enum TargetFrames {
  /// Makes as many; the same ones each time.
  static func make(_ count: Int) -> [Rect] {
    var random = SplitMix64(seed: 1)
    let side = 64 * Double(count).squareRoot()
    func number(_ low: Double, _ high: Double) -> Double { low + random.unit() * (high - low) }
    return (0..<count).map { _ in
      Rect(
        x: number(0, side), y: number(0, side), width: number(10, 80), height: number(10, 80))
    }
  }

  /// How many pairs share an area.
  static func overlaps(_ rects: [Rect]) -> Int {
    var count = 0
    Overlaps(rects).forEachPair { _, _ in count += 1 }
    return count
  }

  /// The same by comparing each with each.
  static func naiveOverlaps(_ rects: [Rect]) -> Int {
    var count = 0
    for index in rects.indices {
      let rect = rects[index]
      for other in rects[(index + 1)...]
      where other.left < rect.right && rect.left < other.right && other.top < rect.bottom
        && rect.top < other.bottom
      {
        count += 1
      }
    }
    return count
  }
}
