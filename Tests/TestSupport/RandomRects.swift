import Hierarchy

/// Made-up rectangles, of all sorts that geometry is tested with.
package enum RandomRects {
  /// Up to 60 rectangles; some empty, some with shared edges, some far larger than others.
  package static func make(_ random: inout SplitMix64) -> [Rect] {
    let count = Int.random(in: 0...random.pick([4, 12, 60]), using: &random)
    let span = random.pick([8.0, 40, 400, 100_000])
    let largest = span / random.pick([1, 4, 16])
    let isWhole = random.oneIn(2)
    return (0..<count).map { _ in
      let scale = random.oneIn(8) ? 10.0 : 1
      let values = [span, span, largest * scale, largest * scale].map { end in
        isWhole ? random.quarter(0, end).rounded() : random.number(0, end)
      }
      let isBehind = random.oneIn(4)
      return Rect(
        x: isBehind ? -values[0] : values[0], y: values[1], width: values[2],
        height: random.oneIn(5) ? 1 : values[3])
    }
  }
}
