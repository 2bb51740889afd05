import TestSupport
import Testing

/// What is proposed in the place of a word that is none of those that are known.
@Suite struct HintTests {
  @Test(arguments: [
    (
      ["check", "--fail-on", "none", "a.txt"],
      "Option --fail-on must be error, warning, note or never, but \"none\" was given.\n  Did you "
        + "mean never?"
    ),
    (
      ["check", "--fail-on", "nite", "a.txt"],
      "Option --fail-on must be error, warning, note or never, but \"nite\" was given.\n  Did you "
        + "mean note?"
    ),
    (
      ["completions", "tcsh"],
      "There are no completions for \"tcsh\".\n  There are some for bash, zsh and fish."
    ),
    (["explain", "nope"], "There is no rule \"nope\".\n  See `viewmend rules`."),
    (
      ["check", "--rules", "nope", "a.txt"],
      "There is no rule \"nope\".\n  See `viewmend rules`; none alone applies none."
    ),
  ])
  func hints(arguments: [String], message: String) throws {
    let run = try Viewmend.run(arguments, in: Folder())
    #expect(run.status == 2)
    #expect(run.errors == "viewmend: error: \(message)\n")
  }

  @Test(arguments: [
    (
      #"{"failOn": "none"}"#, 12,
      "\"failOn\" must be error, warning, note or never, but it is \"none\"."
    ),
    (
      #"{"rules": {"target-dead": "never"}}"#, 27,
      "\"target-dead\" must be error, warning, note or off, but it is \"never\"."
    ),
    (#"{"exclude": [1]}"#, 14, "Each entry of \"exclude\" must be a text, but this is 1."),
    (
      #"{"ignores": [{"rules": [1], "selector": "A", "reason": "r"}]}"#, 25,
      "Each entry of \"rules\" must be a text, but this is 1."
    ),
  ])
  func mistakesInConfigurations(text: String, column: Int, message: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "a.txt")
    folder.write(text, to: ".viewmend.json")
    let run = try Viewmend.run(["check", "a.txt"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("viewmend: .viewmend.json:1:\(column): error: \(message)\n"))
    if message.contains("never,") { #expect(run.errors.hasSuffix("  Did you mean never?\n")) }
    if message.contains("off,") { #expect(run.errors.hasSuffix("  Did you mean off?\n")) }
  }
}
