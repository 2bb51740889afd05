import Analysis
import Formats
import Hierarchy
import Testing

/// What goes back on an Android screen, and what only looks like it.
@Suite struct AndroidBackTests {
  private func finds(_ node: String) throws -> BackButtonLocator {
    let text =
      "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" "
      + "bounds=\"[0,0][1080,2000]\">\(node)</node></hierarchy>"
    return BackButtonLocator(try Dump.read(SourceText(text)).tree)
  }

  private func button(
    _ attributes: String, bounds: String = "[0,66][154,220]", clickable: Bool = true
  ) -> String {
    "<node class=\"android.widget.ImageButton\" clickable=\"\(clickable)\" enabled=\"true\" "
      + "bounds=\"\(bounds)\" \(attributes)/>"
  }

  @Test(arguments: [
    "Navigate up", "navigate up", "Nach oben", "前に戻る", "上へ移動", "转到上一层级", "Gå op",
    "\u{200E}\u{200F}Navi\u{200E}gate up\u{200F}", "ניווט למעלה", "Back", "返回",
  ])
  func descriptionsThatGoBack(text: String) throws {
    let found = try finds(button("content-desc=\"\(text)\""))
    #expect(found.backButtons.map(\.container) == [1])
  }

  @Test(arguments: [
    "content-desc=\"Open navigation drawer\"", "content-desc=\"Abrir menú de navegación\"",
    "content-desc=\"Navigate to a specific day: today\"", "content-desc=\"backspace\"",
    "content-desc=\"Back to school\"", "text=\"\u{E800}\"", "resource-id=\"x:id/background\"",
    "content-desc=\"Back\" package=\"com.android.systemui\"", "",
  ])
  func whatOnlyLooksLikeIt(attributes: String) throws {
    let found = try finds(button(attributes))
    #expect(found.backButtonCount == 0 && Array(found.candidates).isEmpty)
  }

  @Test func aCaptionThatTakesNoTapsIsNone() throws {
    let found = try finds(button("text=\"BACK\"", clickable: false))
    #expect(found.backButtonCount == 0 && Array(found.candidates).isEmpty)
  }

  @Test func aWordAtTheFootIsACandidate() throws {
    let found = try finds(button("text=\"Back\"", bounds: "[0,1900][200,1990]"))
    #expect(found.backButtonCount == 0)
    #expect(found.candidates.map(\.confidence) == [0.45])
  }

  @Test func theUnnamedParentIsTheButton() throws {
    let label = button(
      "content-desc=\"Navigate up\"", bounds: "[43,178][106,241]", clickable: false)
    let found = try finds(
      "<node class=\"android.view.View\" clickable=\"true\" enabled=\"true\" "
        + "bounds=\"[12,147][138,273]\">\(label)</node>")
    let backButton = try #require(Array(found.backButtons).first)
    #expect(backButton.container == 1 && backButton.label == 2)
    #expect(backButton.target == Rect(x: 12, y: 147, width: 126, height: 126).dividedBy(2.625))
    // A row as wide as the screen is no button for the icon in it.
    let row = try finds(
      "<node class=\"android.view.View\" clickable=\"true\" bounds=\"[0,147][1080,273]\">\(label)"
        + "</node>")
    #expect(row.backButtonCount == 0)
  }

  @Test func sides() throws {
    let right = button("content-desc=\"Navigate up\"", bounds: "[926,66][1080,220]")
    #expect(try finds(right).backButtons.map(\.side) == [.trailing])
    let hebrew = right.replacing("Navigate up", with: "ניווט למעלה")
    #expect(try finds(hebrew).backButtons.map(\.side) == [.leading])
  }
}

extension Rect {
  fileprivate func dividedBy(_ number: Double) -> Rect {
    Rect(
      x: origin.x / number, y: origin.y / number, width: width / number, height: height / number)
  }
}
