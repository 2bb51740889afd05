import Hierarchy
import TestSupport
import Testing

/// Ranges of a derived text lead back to the bytes that they were made from.
@Suite struct OffsetMapTests {
  /// `ab<cd` made of `ab&lt;cd`, behind three bytes that were left out.
  private var entity: OffsetMap {
    var map = OffsetMap()
    map.appendLinear(derived: 0, parent: 3, count: 2, scale: 1)
    map.appendReplacement(derived: 2, count: 1, parent: 5..<9)
    map.appendLinear(derived: 3, parent: 9, count: 2, scale: 1)
    return map
  }

  @Test(arguments: [
    (0..<2, 3..<5), (1..<3, 4..<9), (2..<3, 5..<9), (2..<4, 5..<10), (3..<5, 9..<11),
    (0..<5, 3..<11), (0..<0, 3..<3), (2..<2, 5..<5), (3..<3, 9..<9), (5..<5, 11..<11),
  ])
  func replacementIsWholeOrOut(derived: Range<Int>, parent: Range<Int>) {
    #expect(entity.range(of: derived) == parent)
  }

  @Test func everyByteOfALongReplacementStandsForAllOfIt() {
    var map = OffsetMap()
    map.appendReplacement(derived: 0, count: 3, parent: 10..<16)
    map.appendLinear(derived: 3, parent: 16, count: 1, scale: 1)
    for range in [0..<1, 1..<2, 2..<3, 0..<3] { #expect(map.range(of: range) == 10..<16) }
    #expect(map.range(of: 1..<4) == 10..<17)
  }

  @Test func scaleCountsBytesOfTheParent() {
    var map = OffsetMap()
    map.appendLinear(derived: 0, parent: 2, count: 3, scale: 2)
    map.appendReplacement(derived: 3, count: 4, parent: 8..<12)
    map.appendLinear(derived: 7, parent: 12, count: 1, scale: 2)
    #expect(map.range(of: 0..<1) == 2..<4)
    #expect(map.range(of: 1..<3) == 4..<8)
    #expect(map.range(of: 2..<8) == 6..<14)
    #expect(map.range(of: 8..<8) == 14..<14)
  }

  @Test func whatWasLeftOutBetweenTwoRunsIsInsideOnly() {
    var map = OffsetMap()
    map.appendLinear(derived: 0, parent: 0, count: 4, scale: 1)
    map.appendLinear(derived: 4, parent: 6, count: 4, scale: 1)
    #expect(map.range(of: 0..<4) == 0..<4)
    #expect(map.range(of: 4..<8) == 6..<10)
    #expect(map.range(of: 3..<5) == 3..<7)
  }

  @Test func endOfATextThatEndsInAReplacement() {
    var map = OffsetMap()
    map.appendReplacement(derived: 0, count: 1, parent: 0..<4)
    #expect(map.range(of: 1..<1) == 4..<4)
  }

  @Test func emptyMapStandsAtTheStart() {
    #expect(OffsetMap().range(of: 0..<0) == 0..<0)
  }

  /// Random runs against a list that has the parent's range for every derived byte.
  @Test func agreesWithAListOfBytes() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var map = OffsetMap()
      var list: [Range<Int>] = []
      var parent = 0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        if Bool.random(using: &random) { parent += Int.random(in: 1...3, using: &random) }
        let count = Int.random(in: 1...4, using: &random)
        if Bool.random(using: &random) {
          let end = parent + Int.random(in: 1...6, using: &random)
          map.appendReplacement(derived: list.count, count: count, parent: parent..<end)
          list += repeatElement(parent..<end, count: count)
          parent = end
        } else {
          let scale = Int.random(in: 1...2, using: &random)
          map.appendLinear(derived: list.count, parent: parent, count: count, scale: scale)
          for index in 0..<count {
            list.append(parent + index * scale..<parent + (index + 1) * scale)
          }
          parent += count * scale
        }
      }
      for start in list.indices {
        for end in start..<list.count {
          #expect(
            map.range(of: start..<end + 1) == list[start].lowerBound..<list[end].upperBound)
        }
      }
    }
  }
}
