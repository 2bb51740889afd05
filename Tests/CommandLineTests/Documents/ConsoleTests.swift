import Foundation
import Testing

/// Every command that a page shows with its output is run, and prints that.
///
/// The blocks of a page are run in their order in one folder that holds a copy of `Fixtures`, as a
/// reader can run them at the top of the project. A command may end with status 0 or 1; one that
/// ends with another shows it, with `echo $?` behind it.
@Suite struct ConsoleTests {
  @Test(arguments: Document.all)
  func commandsPrintWhatThePageSays(document: Document) throws {
    let folder = Folder()
    try FileManager.default.copyItem(
      atPath: Document.top.appending(path: "Fixtures").path(percentEncoded: false),
      toPath: folder.path(of: "Fixtures"))
    let programs = Folder()
    try FileManager.default.createSymbolicLink(
      atPath: programs.path(of: "viewmend"), withDestinationPath: Viewmend.path)
    for block in document.blocks {
      if let file = block.file { folder.write(block.text, to: file) }
      guard block.language == "console" else { continue }
      let steps = try #require(
        ConsoleStep.all(in: block),
        "\(document.path):\(block.line): a block of this kind begins with `$ ` and a command.")
      for step in steps {
        let run = try Viewmend.shell(
          "exec 2>&1\n\(step.command)", in: folder,
          environment: [
            "PATH": "\(programs.path):/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8",
          ])
        #expect(
          step.prints(run.output),
          "\(document.path):\(step.line): `\(step.command)` prints\n\(run.output)")
        #expect(
          run.status < 2 && !run.wasKilled,
          "\(document.path):\(step.line): `\(step.command)` ends with status \(run.status).")
      }
    }
  }

  @Test(arguments: [
    (["a", "b"], "a\nb\n", true), (["a"], "a\nb\n", false), ([], "", true), ([], "a\n", false),
    (["a", "…"], "a\n", true), (["…", "b"], "a\na\nb\n", true), (["…", "b"], "b\na\n", false),
    (["…", "b", "…", "d", "…"], "a\nb\nc\nb\nd\n", true), (["a … c"], "a b c c\n", true),
    (["a …"], "b a c\n", false), (["… c"], "a b\nc\n", false), (["a", "", ""], "a\n", true),
    (["…"], "", true), (["a", "", "b"], "a\n\nb\n", true),
  ])
  func whatIsLeftOut(expected: [String], actual: String, fits: Bool) {
    #expect(ConsoleStep(command: "", line: 1, output: expected).prints(actual) == fits)
  }

  @Test func commandsGoOnBelow() throws {
    let page = Document(path: "a.md", text: "```console\n$ a \\\n  b\nc\n$ d\n```\n")
    let steps = try #require(ConsoleStep.all(in: page.blocks[0]))
    #expect(steps.map(\.command) == ["a \\\n  b", "d"])
    #expect(steps.map(\.output) == [["c"], []])
    #expect(steps.map(\.line) == [2, 5])
  }
}
