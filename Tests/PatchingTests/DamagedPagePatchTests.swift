import Analysis
import Formats
import Hierarchy
import Testing

@testable import Patching

/// Frames written into damaged and escaped page sources: in the file's own bytes, and nowhere else.
@Suite struct DamagedPagePatchTests {
  private static func page(x: String, width: String) -> String {
    "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"320\" height=\"568\">"
      + "<XCUIElementTypeButton label=\"a & \"b\" < c &#0;\" x=\"\(x)\" y=\"20\" width=\"\(width)\" "
      + "height=\"44\"/></XCUIElementTypeWindow>"
  }

  private static func json(_ text: String) -> String {
    "{\"value\":\"" + text.replacing("\"", with: "\\\"") + "\"}"
  }

  private static func html(_ text: String) -> String {
    let marks = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<pre>" + marks.replacing(">", with: "&gt;") + "</pre>"
  }

  @Test(
    arguments: [
      { $0 }, { "cat x\n" + $0 + "Killed" }, { String($0.dropLast(24)) }, json, html,
      { "b'" + $0 + "\\n'" },
    ] as [@Sendable (String) -> String])
  func writesDigitsOnly(form: @Sendable (String) -> String) throws {
    let text = form(Self.page(x: "8", width: "39"))
    let dump = try Dump.read(SourceText(text))
    #expect(dump.tree.count == 2)
    let none = Patcher().patch(dump)
    #expect(none.edits.isEmpty && none.bytes() == Array(text.utf8))
    let frame = Rect(x: -12, y: 20, width: 100, height: 44)
    let patch = Patcher(request: PatchRequest(frames: [1: frame])).patch(dump)
    #expect(patch.refusal == nil)
    #expect(
      String(decoding: patch.bytes(), as: UTF8.self) == form(Self.page(x: "-12", width: "100")))
  }
}
