import Formats
import Hierarchy
import Testing

/// What viewmend's own XML says of touches beyond what UIKit prints.
@Suite struct TouchWordTests {
  private func read(_ views: String, root: String = "") throws -> ViewTree {
    let dump = try Dump.read(SourceText("<viewmend version=\"1\"\(root)>\(views)</viewmend>"))
    #expect(dump.diagnostics == [])
    return dump.tree
  }

  @Test func everyWord() throws {
    let tree = try read(
      """
      <view class="A" frame="0 0 9 9" clickable="true" link="1" inline="true" fixed="true"/>
      <view class="A" frame="0 0 9 9" longClickable="true" clickable="false" systemSized="true"/>
      <view class="A" frame="0 0 9 9" clickable="false" composite="true" touchThrough="true"/>
      <view class="A" frame="0 0 9 9" hitInsets="-1 -2 -3 4" mark="1 2 3 4" unclipped="30 40"/>
      <view class="A" frame="0 0 9 9"/>
      """)
    #expect(
      tree.indices.map { tree.states(of: $0) }[..<3] == [
        [.takesTouches, .link, .inline, .fixed], [.takesTouches, .systemSized],
        [.takesNoTouches, .composite, .touchThrough],
      ])
    #expect(tree.hitInsets(of: 3) == EdgeInsets(top: -1, left: -2, bottom: -3, right: 4))
    #expect(tree.statedMark(of: 3) == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(tree.unclippedSize(of: 3) == Size(width: 30, height: 40))
    #expect(tree.states(of: 4) == [])
    #expect(tree.hitInsets(of: 4) == nil && tree.hitInsets(of: 0) == nil)
  }

  @Test func pixelsBecomePoints() throws {
    let tree = try read(
      """
      <view class="A" screenFrame="0 0 90 90" clickable="true" canScroll="backward" \
      hitInsets="-3 -3 -3 -3" mark="3 6 30 30" unclipped="90 180"/>
      <view class="A" screenFrame="0 0 90 90" canScroll=""/>
      """, root: " unit=\"px\" density=\"3\" touch=\"clickable\"")
    #expect(tree.hitInsets(of: 0) == EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    #expect(tree.statedMark(of: 0) == Rect(x: 1, y: 2, width: 10, height: 10))
    #expect(tree.unclippedSize(of: 0) == Size(width: 30, height: 60))
    #expect(tree.states(of: 0).isSuperset(of: [.takesTouches, .saysScroll, .scrollsBackward]))
    #expect(tree.states(of: 1) == .saysScroll)
  }

  @Test func whatIsNoWordIsSaid() throws {
    let dump = try Dump.read(
      SourceText(
        "<viewmend version=\"1\"><view class=\"A\" frame=\"0 0 9 9\" link=\"perhaps\" "
          + "hitInsets=\"1 2\" canScroll=\"up\"/></viewmend>"))
    #expect(
      dump.diagnostics.map(\.message).contains("The attribute canScroll is kept and not judged by.")
    )
    #expect(dump.diagnostics.count == 2 && dump.tree.states(of: 0) == .saysScroll)
  }
}
