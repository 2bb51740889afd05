import Foundation
import TestSupport
import Testing

/// `merge` refuses what it does not understand, with the place: a verdict that nobody can read is not
/// green.
@Suite struct MergeMistakeTests {
  /// A report in which one piece of text is replaced.
  struct Change: Sendable {
    var format: String
    var from: String
    var to: String
    var message: String
  }

  private static let changes = [
    Change(
      format: "json", from: #""severity": "warning""#, to: #""severity": "warnin""#,
      message: #""severity" must be error, warning or note, but it is "warnin"."#),
    Change(
      format: "json", from: #""severity": "warning""#, to: #""severity": 7"#,
      message: #""severity" must be error, warning or note, but it is 7."#),
    Change(
      format: "json", from: #""severity": "warning""#, to: #""severity": null"#,
      message: #""severity" must be error, warning or note, but it is null."#),
    Change(
      format: "json", from: #""severity": "warning", "#, to: "",
      message: #""severity" is missing here, in "an entry of findings"."#),
    Change(
      format: "json", from: #""result": "fail""#, to: #""result": "failed""#,
      message: #""result" must be fail or cannot-tell, but it is "failed"."#),
    Change(
      format: "json", from: #""rule": "target-too-small""#, to: #""rule": "target-to-small""#,
      message: #"There is no rule "target-to-small"."#),
    Change(
      format: "json", from: #""findings": ["#, to: #""finding": ["#,
      message: #"There is no key "finding" in "an entry of files"."#),
    Change(
      format: "json", from: #""findings": ["#, to: #""findings": [0, "#,
      message: #""an entry of findings" must be an object, but it is 0."#),
    Change(
      format: "json", from: #""line": 2"#, to: #""line": "<script>""#,
      message: #""line" must be a whole number, but it is "<script>"."#),
    Change(
      format: "json", from: #""files": ["#, to: #""file": ["#,
      message: #"There is no key "file" in "check"."#),
    Change(
      format: "sarif", from: #""name": "viewmend""#, to: #""name": "eslint""#,
      message: #"This log is of another tool: it names "eslint"."#),
    Change(
      format: "sarif", from: #""level": "warning""#, to: #""level": "warnin""#,
      message: #""level" must be none, note, warning or error, but it is "warnin"."#),
    Change(
      format: "sarif", from: #""results": ["#, to: #""result": ["#,
      message: #""results" is missing here, in a run."#),
    Change(
      format: "sarif", from: #""results": ["#, to: #""results": [0, "#,
      message: "A result must be an object, but it is 0."),
    Change(
      format: "junit", from: #"<testsuites name="viewmend""#, to: #"<testsuites name="jest""#,
      message: #"This JUnit report is of another tool: its name does not begin with "viewmend"."#),
    Change(
      format: "junit", from: "<failure", to: "<failur",
      message: "<failur> stands in no report of viewmend's."),
    Change(
      format: "junit", from: #"failures="1""#, to: #"failures="0""#,
      message: #"The suite says failures="0", and holds 1: it was changed, or is not whole."#),
    Change(
      format: "junit", from: #" failures="1""#, to: "",
      message: "The suite does not say how many failures."),
  ]

  @Test(arguments: changes)
  func aChangedReportIsRefused(change: Change) throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    let run = ["check", "--format", change.format, "--output", "whole", "a.txt"]
    _ = try Viewmend.run(run, in: folder)
    #expect(try Viewmend.run(["merge", "whole"], in: folder).status == 1)
    let whole = try #require(folder.text("whole"))
    // A tag that is renamed is renamed at both ends.
    let ends = change.from == "<failure" ? ("</failure", "</failur") : ("", "")
    var changed = whole.replacing(change.from, with: change.to)
    if !ends.0.isEmpty { changed = changed.replacing(ends.0, with: ends.1) }
    try #require(changed != whole)
    folder.write(changed, to: "changed")
    for reports in [["changed"], ["whole", "changed"]] {
      let merged = try Viewmend.run(["merge"] + reports, in: folder)
      #expect(merged.status == 2)
      #expect(merged.output == "")
      let pattern = try Regex("^viewmend: changed:[0-9]+:[0-9]+: error: ")
      let lines = merged.errors.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0].replacing(pattern, with: "") == change.message)
      #expect(lines[0].contains(pattern))
    }
  }

  @Test func theMistakeIsShown() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    _ = try Viewmend.run(["check", "--format", "json", "-o", "whole", "a.txt"], in: folder)
    let whole = try #require(folder.text("whole"))
    folder.write(whole.replacing(#""warning""#, with: #""warnin""#), to: "part")
    let merged = try Viewmend.run(["merge", "part"], in: folder)
    #expect(
      merged.errors.hasPrefix(
        "viewmend: part:3:44: error: \"severity\" must be error, warning or note, but it is "
          + "\"warnin\".\n"))
    #expect(merged.errors.hasSuffix("^\n  Did you mean warning?\n"))
  }

  @Test func aDocumentWithoutFilesLacksThem() throws {
    let folder = Folder()
    folder.write(#"{"schema": "viewmend/1", "command": "check"}"#, to: "part")
    let merged = try Viewmend.run(["merge", "part"], in: folder)
    #expect(merged.status == 2)
    #expect(
      merged.errors
        == "viewmend: part:1:1: error: \"files\" is missing here, in \"check\".\n"
        + "  {\"schema\": \"viewmend/1\", \"command\": \"check\"}\n  ^\n"
        + "  Give the report as viewmend wrote it.\n")
  }

  /// Everything that a run can say is understood.
  @Test(arguments: [
    ["--targets"], ["--as", "ios11,landscape"], ["--hand", "right"], ["--require", "back-button"],
    ["--exit-zero"], ["--rules", "none"], ["--profile", "wcag-aa"],
  ])
  func whatAnOptionAddsIsUnderstood(options: [String]) throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "d/seed.txt")
    folder.write(SmallDumps.bad, to: "d/bad.txt")
    folder.write(SmallDumps.unknown, to: "d/unknown.txt")
    let run = ["check", "--format", "json", "d"] + options
    let whole = try Viewmend.run(run, in: folder)
    try #require(!whole.bytes.isEmpty, "\(whole.errors)")
    folder.write(whole.bytes, to: "whole")
    #expect(try Viewmend.run(["merge", "whole"], in: folder).output == whole.output)
  }
}
