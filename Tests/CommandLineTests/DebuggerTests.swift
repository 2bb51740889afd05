import Foundation
import Testing

/// The script for LLDB, in a real LLDB that debugs a stand-in for an app.
@Suite(.enabled(if: Debugger.isThere, "Install lldb and python3-lldb-14."))
struct DebuggerTests {
  private let folder = Folder()

  /// The rows that the stand-in prints when it goes on, without addresses.
  private func rows(_ told: String) -> [String] {
    told.components(separatedBy: "\n").filter { $0.contains("frame = (") && $0.contains("<") }
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("viewmend") }
      .map { row in
        row.replacing(/: 0x[0-9a-f]+/, with: "").replacing("; layer = <CALayer>>", with: "")
          .replacing("   | ", with: "")
      }
  }

  private func lines(_ told: String, _ start: String) -> [String] {
    told.components(separatedBy: "\n").filter { $0.hasPrefix(start) }
  }

  private var saveCommands: String {
    "script import os; print(os.system('\(Viewmend.path) patch --emit lldb -q screen.txt > commands'))"
  }

  private static let untouched = [
    "<UIWindow; frame = (0 0; 320 480)", "<UINavigationBar; frame = (0 20; 320 44)",
    "<UINavigationItemButtonView; frame = (8 6; 41 30); userInteractionEnabled = NO",
    "<UILabel; frame = (-981 -995; 91 22); text = ''; userInteractionEnabled = NO",
    "<_UINavigationBarBackIndicatorView; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO",
    "<App.RoundButton; frame = (100 200; 30 30)",
  ]

  /// The screen with some rows replaced.
  private static func screen(_ changes: [Int: String]) -> [String] {
    untouched.enumerated().map { changes[$0.offset] ?? $0.element }
  }

  private static let corrected = screen([
    2: "<UINavigationItemButtonView; frame = (0 0; 44 44); userInteractionEnabled = NO",
    3: "<UILabel; frame = (-973 -989; 91 22); text = ''; userInteractionEnabled = NO",
    5: "<App.RoundButton; frame = (93 193; 44 44)",
  ])

  @Test func itAsksAboutTheScreen() throws {
    let told = try Debugger.debug(
      in: folder, ["viewmend check", "viewmend hit --at 30,40", "viewmend patch --emit diff"])
    #expect(told.contains("stdin: back button: container 41 x 30, reaches 28.5 pt past its arrow"))
    #expect(told.contains("App.RoundButton is 30 x 30 pt; 44 x 44 asks for"))
    #expect(told.contains("(status 1: there are findings)"))
    #expect(told.contains("(30 40): hits UINavigationBar (node 1)"))
    #expect(told.contains("+   |    | <UINavigationItemButtonView: 0x"))
  }

  @Test(arguments: [[], ["scenes"]])
  func correctionsAreMadeInTheApp(oddities: [String]) throws {
    let told = try Debugger.debug(
      oddities, in: folder, ["viewmend apply --yes", "continue"])
    #expect(told.contains("# node 5 App.RoundButton: frame (100 200; 30 30) -> (93 193; 44 44)"))
    #expect(
      lines(told, "1 of") + lines(told, "2 of") + lines(told, "3 of") + lines(told, "4 of")
        == [
          "1 of 4: all views are those of the dump", "2 of 4: set", "3 of 4: set", "4 of 4: shown",
        ])
    #expect(rows(told) == Self.corrected)
    #expect(told.contains("\nflushed 1\n"))
  }

  @Test func aButtonIsLaidOver() throws {
    let told = try Debugger.debug(
      in: folder, ["viewmend apply -y --strategy overlay --back-button", "continue"])
    #expect(lines(told, "2 of") == ["2 of 3: set, and the button goes back"])
    var screen = Self.screen([2: "<UINavigationItemButtonView; frame = (8 6; 41 30)"])
    screen.insert("<UIButton; frame = (0 0; 44 44)", at: 5)
    #expect(rows(told) == screen)
    #expect(
      told.contains("button sends popViewControllerAnimated: to UINavigationController for 64"))
  }

  @Test func aButtonThatDoesNothingIsSaid() throws {
    let told = try Debugger.debug(
      ["no-owner"], in: folder, ["viewmend apply --yes --strategy overlay --back-button"])
    #expect(
      lines(told, "2 of") == [
        "2 of 3: set, but the button does nothing: the bar's delegate is no navigation controller"
      ])
  }

  @Test func aFrameOfOnesOwn() throws {
    let told = try Debugger.debug(
      in: folder,
      [
        "viewmend apply --yes --rules none --set 'App.RoundButton frame=(1.5 2; 50 60)'",
        "continue",
      ])
    #expect(rows(told) == Self.screen([5: "<App.RoundButton; frame = (1.5 2; 50 60)"]))
  }

  /// What follows the question in what is typed answers it.
  @Test(arguments: ["y", "n"])
  func somebodyIsAsked(answer: String) throws {
    let told = try Debugger.debug(in: folder, ["viewmend apply --back-button", answer])
    #expect(told.contains("Send these 3 expressions to the app? [y/N] "))
    #expect(told.contains("Nothing was changed.") == (answer == "n"))
    #expect(told.contains("3 of 3: shown") == (answer == "y"))
  }

  @Test func threadsThatMustNotAreRefused() throws {
    let told = try Debugger.debug(["thread"], in: folder, ["viewmend apply --yes", "continue"])
    #expect(
      told.contains(
        """
        error: 1 of 4: refused: this is not the main thread; select it first (thread select 1)
        The rest was not sent.
        """))
    #expect(rows(told) == [] || rows(told) == Self.untouched)
  }

  /// The commands as somebody pastes them, late: one view is another one by then.
  @Test func anotherObjectAtTheAddressIsLeftAlone() throws {
    let told = try Debugger.debug(
      in: folder,
      [
        "viewmend dump screen.txt",
        saveCommands,
        "expression (void)become_another()", "command source commands", "continue",
      ])
    #expect(told.contains("\"refused: node 5 at 0x"))
    #expect(told.contains(" is no App.RoundButton\""))
    var screen = Self.corrected
    screen[5] = "<UIView; frame = (100 200; 30 30)"
    #expect(rows(told).suffix(6) == screen)
  }

  @Test func anAddressOfNothingIsLeftAlone() throws {
    folder.write(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x8; frame = (9 99; 30 30)>\n",
      to: "screen.txt")
    let told = try Debugger.debug(
      in: folder,
      [
        saveCommands,
        "command source commands", "continue",
      ])
    #expect(told.components(separatedBy: "\"refused: node 1 at 0x8 is no UIButton\"").count == 3)
    #expect(rows(told).suffix(6) == Self.untouched)
  }

  @Test func anExpressionOfOnesOwn() throws {
    let told = try Debugger.debug(
      ["no-window"], in: folder,
      [
        "viewmend check", "viewmend set language c",
        "viewmend set description (const char *)plain_description()",
        "viewmend query --format text App.RoundButton",
        "viewmend set description nonsense(", "viewmend check", "viewmend set",
      ])
    #expect(
      told.contains(
        "error: The expression describes no views. Is a window on screen? Else name an expression: "
          + "viewmend set description EXPRESSION"))
    #expect(told.contains("stdin:6:6: 5 App.RoundButton (100 200; 30 30)"))
    #expect(told.contains("error: The expression failed: "))
    #expect(told.contains("    language     c\n"))
  }

  @Test func troubleIsPlain() throws {
    let told = try Debugger.debug(
      in: folder,
      [
        "viewmend check --ruls x", "viewmend frobnicate", "viewmend apply --emit tree",
        "viewmend set program /nowhere/viewmend", "viewmend check", "process kill",
        "viewmend check",
      ])
    #expect(
      told.contains(
        """
        error: viewmend: error: Unknown option "--ruls".
          Did you mean --rules?
        viewmend check ended with status 2.
        """))
    #expect(
      told.contains(
        "error: There is no command \"viewmend frobnicate\". There are check, patch, hit, why, "
          + "query, inspect, apply, dump, set, help."))
    #expect(
      told.contains(
        "error: apply has nothing to do with --emit: it changes the app. Use patch."))
    #expect(
      told.contains(
        "error: \"/nowhere/viewmend\", which the setting program names, is no program."))
    #expect(
      told.contains(
        "error: There is no process that is stopped. Run the app, and stop it."))
  }
}
