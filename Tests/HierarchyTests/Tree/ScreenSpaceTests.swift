import Formats
import Hierarchy
import Testing

/// A tree whose file gives places on the screen: what is asked in a superview's space is worked out.
@Suite struct ScreenSpaceTests {
  private let tree: ViewTree

  init() throws {
    let text = """
      <XCUIElementTypeWindow x="0" y="10" width="320" height="480">
      <XCUIElementTypeOther x="20" y="30" width="100.5" height="50">
      <XCUIElementTypeOther>
      <XCUIElementTypeButton x="25" y="5" width="44" height="44"/>
      </XCUIElementTypeOther></XCUIElementTypeOther></XCUIElementTypeWindow>
      """
    tree = try Dump.read(SourceText(text)).tree
  }

  @Test func framesInBothSpaces() {
    #expect(tree.printedFrame(of: 1) == Rect(x: 20, y: 30, width: 100.5, height: 50))
    #expect(tree.frame(of: 0) == Rect(x: 0, y: 10, width: 320, height: 480))
    #expect(tree.frame(of: 1) == Rect(x: 20, y: 20, width: 100.5, height: 50))
    #expect(tree.screenFrame(of: 1) == Rect(x: 20, y: 30, width: 100.5, height: 50))
    #expect(
      tree.printedFrame(Rect(x: 1, y: 2, width: 3, height: 4), of: 1)
        == Rect(x: 1, y: 12, width: 3, height: 4))
  }

  /// An element without a frame has no space of its own, and hides no place of what is in it.
  @Test func belowAnElementWithoutAFrame() {
    #expect(tree.frame(of: 2) == nil && tree.screenFrame(of: 2) == nil)
    #expect(tree.frame(of: 3) == Rect(x: 5, y: -25, width: 44, height: 44))
    #expect(tree.screenFrames()[3] == Rect(x: 25, y: 5, width: 44, height: 44))
    #expect(
      tree.placement(of: 3)?.screenRect == Rect(x: 25, y: 5, width: 44, height: 44))
  }

  /// From superview to superview one comes to the same place as the file says.
  @Test func placementsAddUp() throws {
    let inner = try #require(tree.placementInSuperview(of: 1))
    let outer = try #require(tree.placementInSuperview(of: 0))
    let map = inner.toScreen.concatenated(with: outer.toScreen)
    #expect(map.boundingBox(of: inner.bounds) == tree.screenFrame(of: 1))
  }

  /// Other frames are worked out by bars' layout, of which such a tree says nothing.
  @Test func framesAreNotReplaced() {
    let other = tree.with(frames: [1: .zero])
    #expect(other.screenFrame(of: 1) == tree.screenFrame(of: 1))
  }
}
