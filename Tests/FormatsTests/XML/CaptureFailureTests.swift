import Formats
import Hierarchy
import Testing

/// What tools print in the place of a tree is refused by its name.
@Suite struct CaptureFailureTests {
  @Test(arguments: [
    ("⟦could not get idle state⟧.\n", CaptureFailure.noIdleState),
    ("ERROR: ⟦null root node returned⟧ by UiTestAutomationBridge.\n", .noRoot),
    ("shell$ uiautomator dump /dev/tty\n⟦Killed⟧ \n", .killed),
    (
      "<html>\r\n<head>⟦<title>⟧502 Bad Gateway</title></head></html>", .page("502 Bad Gateway")
    ),
    ("<!DOCTYPE html><html>⟦<title>⟧Error</title><p>x</p></html>", .page("Error")),
    (
      "⟦{⟧\"value\":{\"error\":\"invalid session id\",\"message\":\"It is gone\\nat Pear\"}}",
      .driver(error: "invalid session id", message: "It is gone.")
    ),
    (
      "⟦{⟧\"status\":13,\"value\":{\"message\":\"An \\\"odd\\\" thing\"},\"sessionId\":null}",
      .driver(error: "", message: "An \\\"odd\\\" thing.")
    ),
  ])
  func isNamed(text: String, failure: CaptureFailure) {
    let marked = Marked(text)
    #expect(
      PageSources.refusal(of: marked.text)
        == .noTree(failure, offset: marked.places[0].lowerBound))
  }

  @Test func sentencesSayWhatToDo() {
    #expect(
      CaptureFailure.killed.sentence
        == "The file holds \"Killed\" and no tree: the system ended the tool before it wrote one. "
        + "Dump again; another test run on the device may be in its way.")
    #expect(
      CaptureFailure.driver(error: "a", message: "b.").sentence
        == "The file holds a driver's error and no tree: a: b. Make the session work, and save the "
        + "source again.")
  }

  @Test func wordsBesideATreeAreNone() throws {
    let dump = try PageSources.read(PageSources.window(around: "") + "\nKilled\n")
    #expect(dump.tree.count == 1)
    #expect(try PageSources.read("The pear was Killed\n").tree.isEmpty)
  }
}
