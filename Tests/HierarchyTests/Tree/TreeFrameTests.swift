import Formats
import Hierarchy
import Testing

/// The same views in other places.
@Suite struct TreeFrameTests {
  @Test func onlyTheFramesNamedDiffer() throws {
    let tree = try Dump.read(
      SourceText(
        """
        <UIWindow: 0x1; frame = (0 0; 320 480)>
           | <Card: 0x2; frame = (10 20; 100 50); alpha = 0.5>
           |    | <UILabel: 0x3; frame = (1 2; 9 9); text = 'Trips'>

        """)
    ).tree
    let moved = tree.with(frames: [1: Rect(x: 30, y: 40, width: 7, height: 8)])
    #expect(tree.screenFrame(of: 2) == Rect(x: 11, y: 22, width: 9, height: 9))
    #expect(moved.screenFrame(of: 1) == Rect(x: 30, y: 40, width: 7, height: 8))
    #expect(moved.screenFrame(of: 2) == Rect(x: 31, y: 42, width: 9, height: 9))
    #expect(moved.count == 3 && moved.roots == [0] && moved.subtreeEnd(of: 1) == 3)
    #expect(moved.alpha(of: 1) == 0.5 && moved[2].text == "Trips")
    #expect(moved[1].className == "Card" && moved.parent(of: 2) == 1)
    #expect(moved.range(of: 1) == tree.range(of: 1))
  }
}
