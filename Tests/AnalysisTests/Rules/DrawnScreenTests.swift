import Analysis
import Testing

/// `back-button-missing` where one view draws the screen.
@Suite struct DrawnScreenTests {
  private let required = AuditOptions.with { $0.requiresBackButton = true }

  private func audited(_ rows: String..., answer: String = "") throws -> Audited {
    let tree = ["<UIWindow: 0x1; frame = (0 0; 320 480)>"] + rows.map { "   | " + $0 }
    return try Audited(tree.joined(separator: "\n") + "\n" + answer, required)
  }

  private let renderer = "<FlutterView: 0x2; frame = (0 0; 320 480)>"
  private let question = "(lldb) po [(UIView *)0x2 accessibilityElements]\n"

  private func list(_ elements: String...) -> String {
    question + "<__NSArrayM 0x60>(\n" + elements.joined(separator: ",\n") + "\n)\n"
  }

  @Test(arguments: [
    "<Element: 0x70; accessibilityLabel = Back>", "<Element: 0x70; label = 'Zurück'; x = 1>",
    "<Element 0x70 label: \"返回\">", "Back",
  ])
  func anElementLabelledBackIsFound(element: String) throws {
    let found = try audited(renderer, answer: list("<Element: 0x71; label = Map>", element))
    #expect(found.verdicts(.backButtonMissing) == [])
    #expect(found.report.hasBackButton)
    #expect(found.report.hasExaminedSomething)
  }

  @Test(arguments: [
    "<Element: 0x70; accessibilityLabel = Map>", "Map", "<null>",
  ])
  func aListWithoutOneIsMissing(element: String) throws {
    let found = try audited(renderer, answer: list(element))
    #expect(found.verdicts(.backButtonMissing) == ["UIWindow error"])
    #expect(
      found.wording(.backButtonMissing)?.message
        == "A back button is required, and none was found: FlutterView draws the screen by itself, "
        + "and none of its 1 accessibility elements is labelled as one.")
    #expect(!found.report.hasBackButton)
  }

  @Test(arguments: ["nil", " nil", "0x0", "<__NSArray0 0x60>(\n\n)"])
  func nothingIsMissing(answer: String) throws {
    let found = try audited(renderer, answer: question + answer + "\n")
    #expect(
      found.wording(.backButtonMissing)?.message
        == "A back button is required, and none was found: FlutterView draws the screen by itself, "
        + "and it has no accessibility elements.")
  }

  @Test func aContainerIsAskedInTurn() throws {
    let holder = list("<Holder: 0x70>")
    let open = try audited(renderer, answer: holder)
    #expect(open.findings(.backButtonMissing).map(\.result) == [.cannotTell])
    #expect(
      open.wording(.backButtonMissing)?.ask
        == "capture its accessibility tree: po [(id)0x70 accessibilityElements]")
    let inner = list("<Element: 0x71; label = Back>").replacing("(UIView *)0x2", with: "(id)0x70")
    #expect(try audited(renderer, answer: holder + inner).verdicts(.backButtonMissing) == [])
  }

  @Test func otherThingsToTapMakeItAPartOfTheScreen() throws {
    let below = "<FlutterView: 0x2; frame = (0 200; 320 280)>"
    let button = "<UISlider: 0x3; frame = (0 50; 320 100)>"
    #expect(try audited(below, button).verdicts(.backButtonMissing) == ["UIWindow error"])
    #expect(try audited(button, below).verdicts(.backButtonMissing) == ["UIWindow error"])
    let covered = try audited(button, renderer)
    #expect(covered.findings(.backButtonMissing).map(\.result) == [.cannotTell])
    let label = try audited(renderer, "<UILabel: 0x3; frame = (0 50; 320 100); text = 'Reef'>")
    #expect(label.findings(.backButtonMissing).map(\.result) == [.cannotTell])
  }

  @Test func aRemoteViewIsNeverToldOf() throws {
    let bar = "<UINavigationBar: 0x4; frame = (0 20; 320 44)>"
    for remote in ["(0 0; 320 480)", "(0 64; 320 416)"] {
      let found = try audited(bar, "<_UIRemoteView: 0x2; frame = \(remote)>")
      #expect(found.findings(.backButtonMissing).map(\.result) == [.cannotTell], "\(remote)")
      #expect(found.findings(.backButtonMissing).map(\.related) == [[2]])
    }
    let small = try audited(bar, "<_UIRemoteView: 0x2; frame = (0 400; 320 80)>")
    #expect(small.verdicts(.backButtonMissing) == ["UINavigationBar error"])
    #expect(
      try audited(bar, renderer).verdicts(.backButtonMissing) == ["UINavigationBar error"],
      "a bar over what the app draws is its own")
  }
}
