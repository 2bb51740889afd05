import Foundation
import TestSupport
import Testing

/// Every mistake in a configuration has its place, its line and what to do about it.
@Suite struct ConfigurationErrorTests {
  @Test(arguments: [
    (
      #"{"minmum": 4}"#, 2, #"There is no key "minmum" in a configuration."#,
      "Did you mean minimum?"
    ),
    (
      #"{"colour": 4}"#, 2, #"There is no key "colour" in a configuration."#,
      "The keys are minimum, profile, rounding, fit, pad, scale, safeArea, density, era, failOn, baseline, rules, "
        + "ignores, hitInsets, backButtons, exclude."
    ),
    (
      #"{"minimum": [1, 2, 3]}"#, 13,
      "\"minimum\" must be a number, two numbers or a text such as \"44x30\", from 0 to 100000, but "
        + "it is a list of 3.", nil
    ),
    (
      #"{"minimum": "44y"}"#, 13,
      "\"minimum\" must be a number, two numbers or a text such as \"44x30\", from 0 to 100000, but "
        + "it is \"44y\".", nil
    ),
    (
      #"{"fit": "glyf"}"#, 9, #""fit" must be min, glyph or wcag, but it is "glyf"."#,
      "Did you mean glyph?"
    ),
    (#"{"pad": -1}"#, 9, #""pad" must be a number from 0 to 10000, but it is -1."#, nil),
    (#"{"pad": true}"#, 9, #""pad" must be a number from 0 to 10000, but it is true."#, nil),
    (#"{"scale": 4}"#, 11, #""scale" must be 1, 2 or 3, but it is 4."#, nil),
    (#"{"density": 420}"#, 13, #""density" must be a number from 0.1 to 10, but it is 420."#, nil),
    (
      #"{"era": 8}"#, 9, #""era" must be auto, none, 6, 7, 11, 13 or 26, but it is 8."#, nil
    ),
    (
      #"{"failOn": null}"#, 12, #""failOn" must be error, warning, note or never, but it is null."#,
      nil
    ),
    (
      #"{"rules": {"target-to-small": "off"}}"#, 12, #"There is no rule "target-to-small"."#,
      "Did you mean target-too-small?"
    ),
    (
      #"{"rules": {"target-dead": "of"}}"#, 27,
      #""target-dead" must be error, warning, note or off, but it is "of"."#, "Did you mean off?"
    ),
    (#"{"rules": []}"#, 11, #""rules" must be an object, but it is an empty list."#, nil),
    (#"{"ignores": {}}"#, 13, #""ignores" must be a list, but it is an object."#, nil),
    (
      #"{"ignores": [{"selector": "a"}]}"#, 14, #"An ignore needs a "reason"."#,
      "Say why it is accepted, for those who read it later."
    ),
    (
      #"{"ignores": [{"selector": "a", "reason": " "}]}"#, 42,
      #""reason" must be some words, but it is " "."#, nil
    ),
    (
      #"{"ignores": [{"reason": "a"}]}"#, 14, #"An ignore needs a "selector"."#,
      "Name the views that it is about: \"selector\": \"#close\"."
    ),
    (
      #"{"ignores": [{"selector": "a >", "reason": "a"}]}"#, 27,
      #""a >" is no selector: The selector ends too early."#,
      "Expected a class, *, #identifier, [attribute] or :condition."
    ),
    (
      #"{"ignores": [{"selector": "a", "reason": "a", "expires": "2027-02-29"}]}"#, 58,
      #""expires" must be a day such as "2027-03-31", but it is "2027-02-29"."#, nil
    ),
    (
      #"{"ignores": [{"selector": "a", "reason": "a", "rules": []}]}"#, 56,
      #""rules" must be a list of one rule or more, but it is an empty list."#, nil
    ),
    (
      #"{"ignores": [{"selector": "a", "reson": "a"}]}"#, 32,
      #"There is no key "reson" in an ignore."#, "Did you mean reason?"
    ),
    (
      #"{"hitInsets": {"UIButton": [1]}}"#, 28,
      "\"UIButton\" must be four numbers: top, left, bottom, right, negative where the area grows, "
        + "but it is a list of 1.", nil
    ),
    (
      #"{"hitInsets": {":target": [0, 0, 0, 0]}}"#, 16,
      #""hitInsets" cannot ask for :target or :back-button."#,
      "What is one is worked out later; name the class."
    ),
    (
      #"{"backButtons": [{"side": "leading"}]}"#, 18,
      "A back button needs something that it is told by.",
      "Give its class, tag, label, identifier or image."
    ),
    (
      #"{"backButtons": [{"class": "A", "side": "left"}]}"#, 41,
      #""side" must be leading or trailing, but it is "left"."#, nil
    ),
    (
      #"{"pad": 1, "pad": 2}"#, 12, #"The key "pad" stands here a second time."#,
      "Leave one of them out."
    ),
    (#"{"pad": 1,}"#, 11, "This is no JSON: expected a key in quotation marks.", nil),
    (#"{"pad": 01}"#, 10, #"This is no JSON: expected a comma or "}"."#, nil),
    (#"{"minimum": [1, 2,]}"#, 19, "This is no JSON: expected a value.", nil),
    (#"{"pad": 1} {}"#, 12, "This is no JSON: expected the end of the text.", nil),
    (#"{"pad": 1e999}"#, 9, "The number 1e999 is too large.", nil),
    (#"{'pad': 1}"#, 2, "This is no JSON: expected a key in quotation marks.", nil),
    (#"{"pad": tru}"#, 9, "This is no JSON: expected a value.", nil),
    (
      #"{"fit": "\ud800"}"#, 11, "This is no JSON: expected a whole character, not half of one.",
      nil
    ),
    (
      "// none\n{}", 1, "This is no JSON: a comment stands here.",
      "JSON has none; a reason has a key of its own."
    ),
    ("", 1, "This is no JSON: expected a value before the text ends.", nil),
    ("[]", 1, "A configuration must be an object, but it is an empty list.", nil),
  ])
  func mistakesAreNamed(text: String, column: Int, message: String, hint: String?) throws {
    let folder = Folder.withSeed()
    folder.write(text, to: ".viewmend.json")
    let outcome = try Viewmend.run(["check", "dump-flush.txt"], in: folder)
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    let caret = String(repeating: " ", count: column - 1) + "^"
    let tail = hint.map { "  \($0)\n" } ?? ""
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors
        == "viewmend: .viewmend.json:1:\(column): error: \(message)\n  \(line)\n  \(caret)\n\(tail)"
    )
  }

  @Test func linesAndColumnsAreCounted() throws {
    let folder = Folder.withSeed()
    folder.write("\u{FEFF}{\r\n  \"fit\": \"min\",\r\n  \"ä\": 1\r\n}", to: "a.json")
    let outcome = try Viewmend.run(
      ["check", "--config", "a.json", "dump-flush.txt"], in: folder)
    #expect(outcome.errors.hasPrefix("viewmend: a.json:3:3: error: There is no key \"ä\""))
    folder.write(#"{"rules": {"target-dead": "\u006fff"}, "$schema": "x"}"#, to: "a.json")
    let escaped = try Viewmend.run(
      ["check", "-q", "--config", "a.json", "--fail-on", "never", "dump-flush.txt"], in: folder)
    #expect(escaped.status == 0)
  }

  @Test func filesThatAreNotThere() throws {
    let folder = Folder.withSeed()
    let missing = try Viewmend.run(["check", "--config", "x.json", "dump-flush.txt"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors == "viewmend: error: There is no file \"x.json\". Check the path.\n")
    let both = try Viewmend.run(
      ["check", "--config", "x.json", "--no-config", "dump-flush.txt"], in: folder)
    #expect(
      both.errors
        == "viewmend: error: --config and --no-config cannot both be given.\n  Leave one of them "
        + "out.\n")
    let deep = String(repeating: "[", count: 100_000)
    folder.write(deep, to: ".viewmend.json")
    let nested = try Viewmend.run(["check", "dump-flush.txt"], in: folder)
    #expect(nested.status == 2 && nested.errors.contains("expected at most 64 levels."))
  }
}
