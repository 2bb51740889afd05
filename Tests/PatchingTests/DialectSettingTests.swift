import Analysis
import Formats
import Hierarchy
import Patching
import Testing

/// Frames written in the space, the unit and the number style of a dialect.
@Suite struct DialectSettingTests {
  private func patched(_ text: String, _ frames: [Int: Rect]) throws -> String {
    let patcher = Patcher(request: PatchRequest(frames: frames))
    let patch = patcher.patch(try Dump.read(SourceText(text)))
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(patcher.patch(after).edits.isEmpty, "a second run changes nothing")
    return String(decoding: patch.bytes(), as: UTF8.self)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private let detox = """
    <ViewHierarchy><UIWindow class="UIWindow" height="480" width="320">\
    <UIView class="UIView" height="200" width="200" x="10" y="20">\
    <UIView class="UIView" height="9" width="9" x="5" y="6"/></UIView></UIWindow></ViewHierarchy>
    """

  @Test func detoxKeepsChildrenInPlaceInWholePoints() throws {
    #expect(
      try patched(detox, [1: rect(0.5, 20, 200, 200)])
        == detox.replacing("width=\"200\" x=\"10\"", with: "width=\"201\" x=\"0\"")
        .replacing("x=\"5\"", with: "x=\"15\""))
    #expect(
      try patched(detox, [0: rect(0, 0, 375, 480)]) == detox.replacing("\"320\"", with: "\"375\""))
  }

  @Test func aWindowThatGivesNoPlaceCannotBeMoved() throws {
    let dump = try Dump.read(SourceText(detox))
    let patch = Patcher(request: PatchRequest(frames: [0: rect(1, 0, 320, 480)])).patch(dump)
    #expect(patch.refusal == .frame(node: 0, .noPlace) && patch.edits.isEmpty)
  }

  private let archive = """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
    <object class="IBUIView" id="1"><int key="NSvFlags">1</int>
    <object class="NSMutableArray" key="NSSubviews"><object class="IBUIView" id="2">
    <int key="NSvFlags">1</int><string key="NSFrameSize">{30, 40}</string></object>
    </object><string key="NSFrame">{{10,20},  {300, 400.5}}</string></object></data></archive>
    """

  @Test func archivesKeepBracketsAndBlanks() throws {
    #expect(
      try patched(archive, [0: rect(10, 20, 300, 44), 1: rect(0, 0, 30, 44)])
        == archive.replacing("{300, 400.5}", with: "{300, 44}")
        .replacing("{30, 40}", with: "{30, 44}"))
  }

  @Test(arguments: [0, 1])
  func aViewOfAnArchiveWithoutAnOriginCannotBeMoved(node: Int) throws {
    let dump = try Dump.read(SourceText(archive))
    let frames = [node: node == 0 ? rect(11, 20, 300, 400.5) : rect(1, 0, 30, 40)]
    let patch = Patcher(request: PatchRequest(frames: frames)).patch(dump)
    #expect(patch.refusal == .frame(node: 1, .noOrigin) && patch.edits.isEmpty)
  }

  /// The numbers are those of the file that it was made of.
  @Test func ownXMLKeepsToTheNumbersOfItsSource() throws {
    func own(_ root: String, _ frame: String) -> String {
      "<viewmend version=\"1\" \(root)><view class=\"UIView\" \(frame)/></viewmend>"
    }
    let asked = rect(0.25, 0.5, 10, 10)
    for (root, before, after) in [
      (
        "source=\"detoxIOSXML\" rounding=\"truncated\"", "frame=\"0 0 9 9\"",
        "frame=\"0 0 11 11\""
      ),
      (
        "source=\"webDriverAgentXML\" space=\"screen\" rounding=\"outward\" touch=\"unknown\"",
        "screenFrame=\"0 0 9 9\"", "screenFrame=\"0 0 11 11\""
      ),
      (
        "source=\"webDriverAgentXML\" space=\"screen\" rounding=\"outward\" touch=\"unknown\"",
        "screenFrame=\"0 0 9.5 9\"", "screenFrame=\"0.25 0.5 10 10\""
      ),
      ("source=\"uiViewXML\"", "frame=\"0 0 9 9\"", "frame=\"0.25 0.5 10 10\""),
      ("source=\"viewmendXML\"", "frame=\"0 0 9 9\"", "frame=\"0.25 0.5 10 10\""),
      ("unit=\"px\" density=\"2\"", "frame=\"0 0 9 9\"", "frame=\"0.5 1 20 20\""),
    ] {
      #expect(try patched(own(root, before), [0: asked]) == own(root, after), "\(root)")
    }
  }

  @Test func handMadeOnesKeepBracketsAndBlanks() throws {
    let text = """
      <UIView frame="{{0, 0}, {320, 480}}"><UIScrollView frame='{ {0,64},{320.5, 416} }' \
      bounds="{{0, 100}, {320.5, 416}}"><UIView frame="{{1.25, 2}, {3, 4}}" /></UIScrollView></UIView>
      """
    #expect(
      try patched(text, [1: rect(0, 60, 320.5, 420)])
        == text.replacing("{0,64},{320.5, 416}", with: "{0,60},{320.5, 420}")
        .replacing("{{0, 100}, {320.5, 416}}", with: "{{0, 100}, {320.5, 420}}")
        .replacing("{1.25, 2}", with: "{1.25, 6}"))
  }

  @Test func decimalsKeepTheirNoise() throws {
    let text = """
      <UIAWindow path="/0" x="0" y="0" width="320" height="480">\
      <UIAButton path="/0/0" height="20.5" width="62.6199951171875" y="31.5" x="8"/></UIAWindow>
      """
    #expect(
      try patched(text, [1: rect(8.25, 31.5, 62.6199951171875, 44)])
        == text.replacing("x=\"8\"", with: "x=\"8.25\"").replacing("\"20.5\"", with: "\"44\""))
    #expect(
      try patched(text, [0: rect(0, 20, 320, 460)])
        == text.replacing("y=\"0\"", with: "y=\"20\"").replacing("\"480\"", with: "\"460\""),
      "places on the screen move nothing else")
  }
}
