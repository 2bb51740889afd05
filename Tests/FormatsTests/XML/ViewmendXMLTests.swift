import Formats
import Hierarchy
import Testing

/// What viewmend's own XML says, and what is said of what it does not.
@Suite struct ViewmendXMLTests {
  private func read(_ views: String, root: String = "") throws -> Dump {
    try Dump.read(SourceText("<viewmend version=\"1\"\(root)>\(views)</viewmend>"))
  }

  @Test func theExampleOfTheForm() throws {
    let dump = try Dump.read(
      SourceText(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <viewmend version="1" screen="0 0 320 480" scale="2">
          <view class="UINavigationBar" address="0x8d75c40" frame="0 20 320 44" interactive="false">
            <view class="UIButton" frame="8 6 41 30" clickable="true" text="Back"/>
          </view>
        </viewmend>
        """))
    #expect(dump.format == .viewmendXML)
    let tree = dump.tree
    #expect(tree.traits == .uiKit)
    #expect(tree[0].className == "UINavigationBar" && tree[0].address == "0x8d75c40")
    #expect(!tree[0].isInteractive && tree[1].isInteractive)
    #expect(tree[1].screenFrame == Rect(x: 8, y: 26, width: 41, height: 30))
    #expect(tree[1].text == "Back")
    #expect(tree.states(of: 1) == .takesTouches && dump.diagnostics == [])
  }

  @Test func everyAttributeThatTheTreeHolds() throws {
    let dump = try read(
      """
      <view class="Box&lt;Int&gt;" base="UIView" frame=" 1,2  3e1 4 " hidden="1" alpha="0.5" \
      clips="true" opaque="false" gestures="true" transform="0 1 -1 0 5 6" contentOffset="0 -8" \
      enabled="false" visible="0" layer="false" incomplete="levels end" text="a&#10;b" label="l" \
      identifier="i" tag="7" image="arrow" backgroundColor="red" suffix=" - x" \
      xmlns:printed="urn:viewmend:printed" printed:autoresize="W+H" rest="odd"/>
      """)
    let node = dump.tree[0]
    #expect(node.className == "Box<Int>" && node.baseClassName == "UIView")
    #expect(node.printedFrame == Rect(x: 1, y: 2, width: 30, height: 4))
    #expect(
      node.flags == [
        .hidden, .hasAlpha, .clipsToBounds, .notOpaque, .hasGestureRecognizers, .hasTransform,
        .hasBoundsOrigin, .hasStates, .belowGap, .isCut,
      ])
    #expect(node.alpha == 0.5 && dump.tree.boundsOrigin(of: 0) == Point(x: 0, y: -8))
    #expect(
      dump.tree.transform(of: 0) == AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6))
    #expect(dump.tree.states(of: 0) == [.disabled, .seemsInvisible])
    let keys: [AttributeKey] = [
      .text, .accessibilityLabel, .accessibilityIdentifier, .tag, .image, .backgroundColor, .suffix,
      .named("autoresize"), .named("rest"),
    ]
    #expect(
      keys.map { node.string($0) } == ["a\nb", "l", "i", "7", "arrow", "red", " - x", "W+H", "odd"])
    #expect(dump.diagnostics == [])
  }

  @Test func labelsAndImagesTakeNoTouchesByClass() throws {
    let tree = try read(
      """
      <view class="UILabel"/><view class="Tag" base="UILabel"/><view class="UIImageView"/>\
      <view class="UILabel" interactive="true"/><view class="UILabels"/>
      """
    ).tree
    #expect(tree.indices.map { tree[$0].isInteractive } == [false, false, false, true, true])
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let dump = try read(
      """
      <view class="A" frame="1 2 3" alpha="half"/><view hidden="maybe"/>\
      <view class="B" screenFrame="0 0 1 1"/><view class="C" frame="0 0 1 nan"/><box/>
      """, root: " space=\"superview\"")
    let attribute =
      "An attribute of this element holds a value that cannot be read; it counts as not given."
    let frame = "The frame of this element is not four finite numbers; its place is unknown."
    #expect(
      dump.diagnostics.map(\.message) == [
        attribute, frame, attribute, attribute, frame, "An element that is no view, kept as found.",
      ])
    #expect(dump.tree[0].alpha == 1 && !dump.tree[1].isHidden)
    #expect(dump.tree.indices.allSatisfy { dump.tree[$0].printedFrame == nil })
  }

  @Test func placesOnTheScreen() throws {
    let views = """
      <view class="A" screenFrame="10 20 100 100"><view class="B" screenFrame="15 25 5 5"/></view>
      """
    for root in ["", " space=\"screen\" frames=\"accessibility\" touch=\"unknown\""] {
      let tree = try read(views, root: root).tree
      #expect(tree.traits.space == .screen)
      #expect(tree[1].screenFrame == Rect(x: 15, y: 25, width: 5, height: 5))
      #expect(tree[1].frame == Rect(x: 5, y: 5, width: 5, height: 5))
    }
    let traits = try read(views, root: " frames=\"accessibility\" rounding=\"outward\"").tree.traits
    #expect(traits.frames == .accessibility && traits.rounding == .outward)
    #expect(traits.touchRule == .uiKit)
  }

  @Test func pixelsOfAKnownDensityArePoints() throws {
    let tree = try read(
      "<view class=\"A\" frame=\"0 20 30 41\"/>", root: " unit=\"px\" density=\"2\""
    ).tree
    #expect(tree[0].frame == Rect(x: 0, y: 10, width: 15, height: 20.5))
    #expect(tree.traits.unit == .pixel(density: Density(2, .file)))
  }

  @Test func whoSaysTheDensityIsKept() throws {
    let views = "<view class=\"A\" frame=\"0 20 30 41\"/>"
    for source in [Density.Source.file, .given, .inferred] {
      let root = " unit=\"px\" density=\"2\" densitySource=\"\(source.rawValue)\""
      #expect(
        try read(views, root: root).tree.traits.unit == .pixel(density: Density(2, source)))
    }
    let text = SourceText("<viewmend version=\"1\" unit=\"px\">\(views)</viewmend>")
    let tree = try Dump.read(text, density: 4).tree
    #expect(tree.traits.unit == .pixel(density: Density(4, .given)))
    #expect(tree[0].frame == Rect(x: 0, y: 5, width: 7.5, height: 10.25))
  }

  @Test func whatIsClickableTakesTheTouches() throws {
    let dump = try read(
      """
      <view class="A" clickable="true" text="" label="Back" zOrder="2"/>\
      <view class="B" longClickable="1" text="Next" identifier="next" opaque="false"/>\
      <view class="C" checkable="true" scrollable="vertical"/>\
      <view class="D" clickable="false" scrollable="none" transform="odd"/>
      """, root: " touch=\"clickable\" order=\"drawing\"")
    let tree = dump.tree
    #expect(
      tree.indices.map { tree.states(of: $0) } == [
        .takesTouches, .takesTouches, [.checks, .scrolls], [],
      ])
    #expect(tree.indices.map { tree[$0].text } == ["Back", "Next", nil, nil])
    let names = ["text", "content-desc", "drawing-order"]
    #expect(names.map { tree[0].string(.named($0)) } == ["", "Back", "2"])
    #expect(tree[1].string(.named("resource-id")) == "next")
    let uiKit: NodeFlags = [.notOpaque, .hasTransform, .malformedTransform]
    #expect(tree.indices.allSatisfy { tree[$0].flags.isDisjoint(with: uiKit) })
    #expect(
      dump.diagnostics.map(\.message) == [
        "The attribute opaque is kept and not judged by.",
        "The attribute transform is kept and not judged by.",
      ])
  }

  @Test func rootsOfOneElementAreWindowsOfOneScreen() throws {
    let tree = try read(
      """
      <screen><view class="W"/><view class="W"/></screen><screen><view class="V"/></screen>
      """
    ).tree
    #expect(tree.screens.map(\.roots) == [[0, 1], [2]])
    #expect(try read("<view class=\"W\"/><view class=\"W\"/>").tree.screens.count == 1)
  }

  @Test(arguments: [
    ("<viewmend version=\"2\"/>", "viewmend's XML, version 2"),
    ("<!-- x --><viewmend version=\"1\" unit=\"dp\"/>", "viewmend's XML in dp"),
  ])
  func whatALaterVersionReadsIsRefused(text: String, name: String) {
    #expect {
      try Dump.read(SourceText(text))
    } throws: { error in
      guard case .notRead("viewmendXML", name, _)? = error as? ReadError else { return false }
      return true
    }
  }

  @Test func whatStandsBesideTheTree() throws {
    let around = try read(
      """
      <view class="UIView" address="0x1"/>
      <recognizer class="UITapGestureRecognizer" enabled="false" viewClass="UIView" viewAddress="0x1">
        <target action="tap:" class="Crate" address="0x2"/><mustFail class="Other"/>
      </recognizer>
      <controller class="Top" address="0x3" state="appeared"/>
      <controller class="Sub" state="appearing" parent="0" presented="true" inWindow="false" viewClass="UIView" viewAddress="0x1"/>
      <answer question="delegate" of="interactivePopGestureRecognizer" value="none"/>
      <answer question="shouldBegin" of="0x4" value="true"/>
      <answer question="accessibilityElements" of="0x5" value="elements"><element label="Back"/></answer>
      <failure tool="KIF" claim="not-found" label="Pick" point="1 2" inTarget="true" frame="0 0 1 1"/>
      """
    ).tree.surroundings
    let recognizer = try #require(around.recognizers.first)
    #expect(recognizer.node == 0 && !recognizer.isEnabled && recognizer.actions == ["tap:"])
    #expect(recognizer.mustFail.map(\.description) == ["Other"])
    #expect(around.controllers.map(\.parent) == [nil, 0])
    #expect(around.controllers.map(\.node) == [nil, 0])
    #expect(around.controllers[1].isPresented && !around.controllers[1].isInWindow)
    #expect(around.answers.map(\.value).prefix(2) == [.none, .flag(true)])
    #expect(around.answer(to: .delegate(.edge)) == PastedAnswer.Value.none)
    guard case .elements(let elements)? = around.answers.last?.value else {
      Issue.record("The list is not read.")
      return
    }
    #expect(elements.map(\.label) == ["Back"])
    let failure = try #require(around.failures.first)
    #expect(failure.tool == .kif && failure.claim == .notFound && failure.isPointInTarget)
    #expect(failure.point == Point(x: 1, y: 2) && failure.target.label == "Pick")
  }

  @Test(arguments: [("-inf", -Double.infinity), ("inf", .infinity), ("2.5", 2.5), ("1", 1)])
  func anAlphaIsWhateverUIKitPrints(text: String, alpha: Double) throws {
    let dump = try read("<view class=\"UIView\" frame=\"0 0 9 9\" alpha=\"\(text)\"/>")
    #expect(dump.tree[0].alpha == alpha && dump.diagnostics == [])
  }

  @Test func whatAndroidSaidIsSaidAgain() throws {
    let root =
      " source=\"uiAutomatorXML\" unit=\"px\" density=\"2\" densitySource=\"inferred\""
      + " space=\"screen\" touch=\"clickable\" xmlns:printed=\"urn:viewmend:printed\""
    let dump = try read(
      """
      <view class="A" screenFrame="0 0 9 9"><view class="B" printed:bounds="[9,9][3,12]"/>\
      <view class="B" printed:bounds="[9,9][9,12]"/></view>
      """, root: root)
    #expect(dump.tree.traits.unit.density == Density(2, .inferred))
    #expect(
      dump.diagnostics.map(\.message) == [
        "The file gives pixels; that 2 of them are a dp was inferred from sizes in the file that it "
          + "was made of. --density N says otherwise.",
        "The bounds of this element are inside out, so that it has no place.",
      ])
  }

  @Test func thatTheSourceBrokeOffIsKept() throws {
    let view = "<view class=\"UIView\"/>"
    #expect(try read(view, root: " cut=\"true\"").tree.traits.isCut)
    #expect(try !read(view).tree.traits.isCut)
  }
}
