import Formats
import Hierarchy
import Testing

/// What tells the dialects of Apple's systems and of Windows apart, and what each makes of numbers.
@Suite struct DialectTests {
  private static let frame = "x=\"1\" y=\"2\" width=\"3\" height=\"4\""

  @Test(arguments: [
    ("<UIACollectionCell name=\"a\" path=\"/0\" \(frame)/>", InputFormat.uiAutomationXML),
    ("<AppiumAUT><UIAApplication path=\"/0\" \(frame)/></AppiumAUT>", .uiAutomationXML),
    ("<Window dom=\"\" valid=\"true\" path=\"/0\" \(frame)/>", .uiAutomationXML),
    (
      "<XCUIElementTypeWindow dom=\"\" valid=\"true\" path=\"/0\" \(frame)/>", .webDriverAgentXML
    ),
    ("<XCUIElementTypeWindow elementType=\"4\" \(frame)/>", .mac2XML),
    ("\r\n<Window AutomationId=\"\" RuntimeId=\"1.2\" \(frame)/>", .winAppDriverXML),
    (
      "<ViewHierarchy><UIWindow class=\"UIWindow\" width=\"3\" height=\"4\"/></ViewHierarchy>",
      .detoxIOSXML
    ),
    ("<UIActivityIndicatorView frame=\"{{1, 2}, {3, 4}}\"/>", .uiViewXML),
  ])
  func aRootAndAProbeDecide(text: String, format: InputFormat) throws {
    let dump = try PageSources.read(text)
    #expect(dump.format == format)
    #expect(dump.tree.count == 1)
    #expect(dump.tree[0].printedFrame?.size == Size(width: 3, height: 4))
  }

  @Test(arguments: [
    "<Window dom=\"\" \(frame)/>", "<Window AutomationId=\"\" \(frame)/>",
    "<UIView frame=\"{{1, 2}, {3, nan}}\"/>", "<UIView frame=\"1 2 3 4\"/>",
  ])
  func whatLacksTheProbeIsAnotherDialect(text: String) {
    #expect(
      PageSources.refusal(of: "<?xml version=\"1.0\"?>" + text)
        == .notRead(format: "xml", name: "an XML view tree", offset: 0))
  }

  @Test func traits() throws {
    func traits(_ text: String) throws -> TreeTraits { try PageSources.read(text).tree.traits }
    #expect(
      try traits("<UIAButton path=\"/0\" \(Self.frame)/>")
        == TreeTraits(space: .screen, frames: .accessibility, touchRule: .unknown))
    #expect(
      try traits("<Pane AutomationId=\"\" RuntimeId=\"1\" \(Self.frame)/>")
        == TreeTraits(
          unit: .pixel(density: nil), space: .screen, frames: .accessibility, touchRule: .unknown,
          pointer: .mouse))
    #expect(
      try traits("<ViewHierarchy><A class=\"A\" \(Self.frame)/></ViewHierarchy>")
        == TreeTraits(rounding: .truncated, hidesOffsets: true))
    #expect(try traits("<UIView frame=\"{{1, 2}, {3, 4}}\"/>") == .uiKit)
  }

  @Test func detoxHidesWhereScrolledThingsLie() throws {
    let tree = try PageSources.read(
      """
      <ViewHierarchy><UIWindow class="UIWindow" width="9" height="9">\
      <RCTCustomScrollView class="RCTCustomScrollView" \(Self.frame)>\
      <RCTView class="RCTView" alpha="0.5" \(Self.frame)><A class="A" \(Self.frame)/></RCTView>\
      </RCTCustomScrollView><B class="B" \(Self.frame)/></UIWindow>\
      <UIRemoteKeyboardWindow class="UIRemoteKeyboardWindow" width="9" height="9"/></ViewHierarchy>
      """
    ).tree
    #expect(tree.screenFrames().map { $0 == nil } == [false, false, true, true, false, false])
    #expect(tree.alpha(of: 2) == 0.5)
    #expect(tree.screens == [Screen(roots: [0, 5])], "windows are one screen")
  }

  @Test func aWindowWithHalfAPlaceHasNone() throws {
    let dump = try PageSources.read(
      "<ViewHierarchy><UIWindow class=\"UIWindow\" x=\"1\" width=\"9\" height=\"9\"/></ViewHierarchy>"
    )
    #expect(dump.tree[0].frame == nil && dump.diagnostics.count == 1)
  }

  @Test func boundsOfAnotherSizeHideATransform() throws {
    let tree = try PageSources.read(
      """
      <UIView frame="{{0, 0}, {9, 9}}"><UIView frame="{{1, 2}, {30, 40}}" bounds="{{0, 5}, {40, 30}}">\
      <UIView frame="{{1, 2}, {3, 4}}"/></UIView><Aside/></UIView>
      """
    ).tree
    #expect(tree.count == 3 && tree.screenFrame(of: 2) == nil)
    #expect(tree.boundsOrigin(of: 1) == Point(x: 0, y: 5))
  }
}
