import Foundation
import TestSupport
import Testing
import ViewmendCLI

/// What no document can say is a mistake in an expectation, at each of its levels.
@Suite struct VerifyMistakeTests {
  /// What stands in an expectation, ▶ before the mistake, and what is said of it.
  static let mistakes: [(text: String, message: String)] = [
    (#""status": ▶"1""#, #""status" must be 0, 1, 2 or 3, but it is "1"."#),
    (#""status": ▶7"#, #""status" must be 0, 1, 2 or 3, but it is 7."#),
    (
      #""nodes": ▶"18""#,
      #""nodes" must be a list or the number of its entries, but it is "18"."#
    ),
    (#""nodes": ▶-1"#, #""nodes" must be a list, or the number of its entries, but it is -1."#),
    (#""trees": [▶"0"]"#, #""trees" must be a whole number, but it is "0"."#),
    (
      #""findings": [{"rule": "target-oversized", ▶"sevrity": "warning", "node": 15}]"#,
      #"There is no key "sevrity" in "findings". Did you mean severity?"#
    ),
    (
      #""findings": [{"rule": "target-oversized", "severity": ▶"warnin", "node": 15}]"#,
      #""severity" must be error, warning or note, but it is "warnin". Did you mean warning?"#
    ),
    (
      #""findings": [{"rule": ▶"target-oversize", "node": 15}]"#,
      #"There is no rule "target-oversize". Did you mean target-oversized?"#
    ),
    (
      #""findings": [{"rule": "target-oversized", "node": ▶"15"}]"#,
      #""node" must be a whole number, but it is "15"."#
    ),
    (
      #""findings": [{"rule": "target-oversized", "node": 15, "fix": {"to": ▶[0, 0, 44]}}]"#,
      #""to" must be a list of 4 numbers, but it is a list of 3."#
    ),
    (
      #""findings": [{"rule": "target-oversized", "node": 15, "measured": {▶"overhan": [6]}}]"#,
      #"There is no key "overhan" in "measured". Did you mean overhang?"#
    ),
    (
      #""findings": [{"rule": "target-oversized", "node": 15, "message": {▶"hold": "x"}}]"#,
      #"There is no key "hold" in "message", which is a text. Did you mean holds?"#
    ),
    (
      #""findings": [{"rule": "target-oversized", "node": 15, "message": {"holds": ▶[]}}]"#,
      #""holds" must be a text, or a list of texts, but it is an empty list."#
    ),
    (
      #""views": [{"id": 15, "hidden": ▶"no"}]"#,
      #""hidden" must be true, false or null, but it is "no"."#
    ),
    (#""views": [{"id": ▶1.5}]"#, #""id" must be a whole number, but it is 1.5."#),
    (
      #""parents": {▶"one": 0}"#,
      #""one" is no id of a view. The keys of "parents" are ids: {"3": 1, "1": null}."#
    ),
    (
      #""parents": {"15": ▶"7"}"#,
      #""15" must be the id of a view, or null for a root, but it is "7"."#
    ),
    (
      #""hits": [{▶"pont": [30, 40], "hit": 2}]"#,
      #"There is no key "pont" in "hits". Did you mean point?"#
    ),
    (
      #""hits": [▶{"hit": 2}]"#,
      #"An entry of "hits" says what it asks about: it has no "point"."#
    ),
    (
      #""why": [{"node": 15, "live": {▶"aera": 3}}]"#,
      #"There is no key "aera" in "live". Did you mean area?"#
    ),
    (
      #""backButtons": [{"container": 15, "side": ▶"left"}]"#,
      #""side" must be leading or trailing, but it is "left"."#
    ),
    (#""hand": {▶"sid": "left"}"#, #"There is no key "sid" in "hand". Did you mean side?"#),
  ]

  @Test(arguments: mistakes.indices) func mistakesHaveTheirPlace(_ number: Int) throws {
    let (marked, message) = Self.mistakes[number]
    let folder = Folder()
    folder.write(SeedDump.flush, to: "one/input.txt")
    let lead = "{\"schema\": \"viewmend/1\", \"expect\": {\n"
    let text = lead + marked.replacing("▶", with: "") + "}}\n"
    folder.write(text, to: "one/fixture.json")
    let column = marked.prefix { $0 != "▶" }.count + 1
    for options in [[], ["--record"], ["--prune"]] {
      let run = try Viewmend.run(["verify"] + options + ["one"], in: folder)
      #expect(run.status == 2)
      let first = run.errors.split(separator: "\n").first ?? ""
      #expect(first == "viewmend: one/fixture.json:2:\(column): error: \(message)")
      #expect(folder.text("one/fixture.json") == text)
    }
    let json = try Viewmend.run(["verify", "--format", "json", "one"], in: folder).json()
    let fixtures = try #require(json["fixtures"] as? [[String: Any]])
    let error = try #require(fixtures.first?["error"] as? [String: Any])
    #expect(error["file"] as? String == "fixture.json")
    #expect(error["line"] as? Int == 2)
    #expect(error["column"] as? Int == column)
    #expect(error["message"] as? String == message)
  }

  /// Each key that an expectation can have says what it may hold: nothing holds a truth value.
  @Test(arguments: FixtureDescription.expectable)
  func everyKeyHasAShape(key: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "f/input.txt")
    folder.write(
      "{\"schema\": \"viewmend/1\", \"expect\": {\"\(key)\": true}}", to: "f/fixture.json")
    let run = try Viewmend.run(["verify", "f"], in: folder)
    #expect(run.status == 2)
    let said = run.output + run.errors
    #expect(said.contains("\"\(key)\" must be "), "\(said)")
  }
}
