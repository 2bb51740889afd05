import Formats
import Hierarchy
import TestSupport
import Testing

/// The short way to a view's place is what the long one comes to.
@Suite struct MovedViewTests {
  /// How many nodes went either way.
  private struct Tally {
    var short = 0
    var long = 0
  }

  private func compare(_ tree: ViewTree) throws -> Tally {
    var tally = Tally()
    for node in tree.indices {
      guard let parent = tree.parent(of: node), let outer = tree.placement(of: parent)?.toScreen,
        outer.isMove
      else { continue }
      let own = tree.placementInSuperview(of: node)
      guard let moved = tree.moved(node, by: outer.move) else {
        // Whatever only moves and has its frame's size could have gone the short way.
        let flags = tree.flags(of: node)
        #expect(!flags.isDisjoint(with: .notPlacedByFrame))
        tally.long += 1
        continue
      }
      let placement = try #require(own)
      let map = placement.toScreen.concatenated(with: outer)
      #expect(map == .translation(x: moved.own.x, y: moved.own.y))
      #expect(map.boundingBox(of: placement.bounds) == moved.bounds)
      tally.short += 1
    }
    return tally
  }

  /// Trees with transforms, offsets, and layers.
  @Test(arguments: RandomTree.Style.allCases) func randomTrees(style: RandomTree.Style) throws {
    var (short, long) = (0, 0)
    for seed in 0..<300 as Range<UInt64> {
      let text = RandomTree(seed: seed, style: style).text
      let tally = try compare(try Dump.read(SourceText(text)).tree)
      short += tally.short
      long += tally.long
    }
    #expect(short > 200 && long > 200)
  }

  /// A file of places on the screen, and sizes below zero.
  @Test func placesOnTheScreen() throws {
    let tree = try Dump.read(
      SourceText(
        """
        <XCUIElementTypeWindow x="0" y="10" width="320" height="480">
        <XCUIElementTypeOther x="20" y="30" width="100.5" height="50">
        <XCUIElementTypeButton x="25" y="5" width="44" height="44"/>
        </XCUIElementTypeOther></XCUIElementTypeWindow>
        """)
    ).tree
    #expect(try compare(tree).short == 2)
    let below = try Dump.read(
      SourceText(
        "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (4 5; -3 -2)>\n")
    ).tree
    #expect(below.moved(1, by: .zero)?.bounds == Rect(x: 1, y: 3, width: 3, height: 2))
    #expect(try compare(below).short == 1)
  }

  /// Each thing that places a node by more than its frame, or hides its place.
  @Test func everyExceptionIsNamed() {
    #expect(NodeFlags.notPlacedByFrame.isSuperset(of: .unplaced))
    #expect(
      NodeFlags.notPlacedByFrame.subtracting(.unplaced)
        == [.hasTransform, .hasBoundsOrigin, .hasStates])
  }
}
