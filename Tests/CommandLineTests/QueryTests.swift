import Foundation
import Testing

/// `query`: what it prints, and what it comes to.
@Suite struct QueryTests {
  private func run(_ arguments: String...) throws -> Viewmend.Outcome {
    try Viewmend.run(["query"] + arguments, in: .withSeed())
  }

  @Test func lines() throws {
    let run = try run("UINavigationBar > *[width<44][interactive=false]", "dump-flush.txt")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        dump-flush.txt:16:7: 15 UINavigationItemButtonView (8 6; 41 30) screen (8 26; 41 30) [no touch]
        dump-flush.txt:18:7: 17 _UINavigationBarBackIndicatorView (8 12; 12.5 20.5) screen (8 32; 12.5 20.5) [no touch]

        """)
  }

  @Test func json() throws {
    let run = try run("--format", "json", ":back-button", "dump-flush.txt")
    #expect(run.status == 0)
    #expect(
      run.output == """
        {"schema": "viewmend/1", "command": "query", "files": [
          {"path": "dump-flush.txt", "format": "recursiveDescription", "unit": "pt", "density": null, "selector": ":back-button", "nodes": [
          {"id": 15, "parent": 7, "depth": 3, "class": "UINavigationItemButtonView", "address": "0x8ab6c80", "text": null, "frame": [8, 6, 41, 30], "screenFrame": [8, 26, 41, 30], "hidden": false, "alpha": 1, "interactive": false, "line": 16, "column": 7}]}]}

        """)
  }

  @Test func nothingSelected() throws {
    let run = try run("UISwitch", "dump-flush.txt")
    #expect(run.status == 3 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: No view of "dump-flush.txt" is selected.
          `viewmend inspect` shows what there is; --allow-empty accepts it.

        """)
    #expect(try self.run("--allow-empty", "UISwitch", "dump-flush.txt").status == 0)
  }

  @Test func aMistakeHasACaret() throws {
    let run = try run("UILabel[width~=3]", "dump-flush.txt")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: "~" cannot stand here in the selector.
          UILabel[width~=3]
                       ^
          Expected one of = != < <= > >=, as width is a number.

        """)
  }

  /// Pictures and East Asian letters are two columns wide on a terminal.
  @Test func theCaretStandsUnderWideLetters() throws {
    #expect(
      try run("[text='返回👍é'", "dump-flush.txt").errors == """
        viewmend: error: The selector ends too early.
          [text='返回👍é'
                         ^
          Expected ].

        """)
  }

  @Test func aMisspeltKeyIsSaid() throws {
    let run = try run("UINavigationBar:not([hiden])", "dump-flush.txt")
    #expect(run.status == 0 && run.output.hasPrefix("dump-flush.txt:8:5: 7 UINavigationBar"))
    #expect(
      run.errors == """
        viewmend: dump-flush.txt: no view prints "hiden"; did you mean hidden?

        """)
    #expect(try self.run("-q", ":not([hiden])", "dump-flush.txt").errors == "")
    #expect(try self.run("[autoresize]", "dump-flush.txt").errors == "")
  }

  @Test func whatIsMissing() throws {
    let run = try run()
    #expect(run.status == 2 && run.errors.contains("SELECTOR"))
    let file = try self.run("--format", "json", "*", "nowhere.txt")
    #expect(file.status == 2)
    #expect(
      file.output == """
        {"schema": "viewmend/1", "command": "query", "files": [
          {"path": "nowhere.txt", "format": null, "unit": "pt", "density": null, "selector": "*", "nodes": [], "error": {"line": null, "column": null, "message": "There is no file \\"nowhere.txt\\". Check the path."}}]}

        """)
  }
}
