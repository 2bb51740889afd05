import Foundation
import TestSupport
import Testing

/// `viewmend config`, and the schema that it prints.
@Suite struct ConfigCommandTests {
  private static let hasValidator: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", "import jsonschema"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test func printsWhereEachValueComesFrom() throws {
    let folder = Folder.withSeed()
    folder.write(
      """
      {
        "minimum": "44x30",
        "profile": "wcag-aaa",
        "safeArea": [0, 44, 21, 44],
        "rules": {"title-displaced": "off", "target-dead": "warning"},
        "ignores": [{"selector": "a", "rules": ["target-dead"], "reason": "b"}],
        "hitInsets": {"UIButton": [-1, -2, -3, -4.5]},
        "backButtons": [{"identifier": "nav*", "side": "trailing"}]
      }
      """, to: ".viewmend.json")
    let text = try Viewmend.run(
      ["config", "--print", "--fit", "glyph", "dump-flush.txt"], in: folder)
    #expect(
      text.output == """
        configuration: .viewmend.json
        minimum      44 30  (.viewmend.json:2:3)
        profile      wcag-aaa  (.viewmend.json:3:3; 44 x 44, whatever is beside it: target-spacing has no say)
        rounding     none  (default)
        fit          glyph  (--fit; no least size is asked for: target-too-small says nothing)
        pad          0  (default)
        scale        none  (default)
        safeArea     0 44 21 44  (.viewmend.json:4:3)
        density      none  (default)
        era          auto  (default)
        failOn       warning  (default)
        baseline     none  (default)
        rules        title-displaced: off; target-dead: warning; target-spacing: off  (.viewmend.json:5:3)
        ignores      (.viewmend.json:6:3)
          selector: a; rules: target-dead; reason: b
        hitInsets    UIButton: -1 -2 -3 -4.5  (.viewmend.json:7:3)
        backButtons  (.viewmend.json:8:3)
          identifier: nav*; side: trailing
        exclude      none  (default)

        """)
    let json = try Viewmend.run(["config", "--print", "--format", "json"], in: folder).json()
    #expect(json["path"] as? String == ".viewmend.json")
    let values = try #require(json["values"] as? [[String: Any]])
    #expect(values[0]["value"] as? [Double] == [44, 30] && values[0]["line"] as? Int == 2)
    #expect(values[2]["source"] as? String == "default")
    #expect(
      values[1]["note"] as? String
        == "44 x 44, whatever is beside it: target-spacing has no say")
    let none = try Viewmend.run(["config", "--print", "--no-config"], in: folder)
    #expect(none.output.hasPrefix("configuration: none; --no-config was given\n"))
  }

  private func values(_ arguments: String..., in folder: Folder) throws -> [String] {
    let run = try Viewmend.run(["config", "--print"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().prefix(3).map(String.init)
  }

  /// A file of Android's is judged by another minimum than one of Apple's.
  @Test func theMinimumIsThatOfTheFile() throws {
    let folder = Folder.withSeed()
    folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <hierarchy rotation="0"><node index="0" class="android.widget.Button" clickable="true" \
      bounds="[0,0][96,96]"/></hierarchy>
      """, to: "hut.xml")
    let android = "48 x 48 dp, of which 32 are enough at an edge of the screen"
    #expect(
      try values("hut.xml", in: folder) == [
        "minimum      48 48  (default; the minimum of profile android)",
        "profile      android  (the file; \(android))", "rounding     none  (default)",
      ])
    #expect(
      try values("--profile", "android", "--rounding=dp", in: folder) == [
        "minimum      48 48  (default; the minimum of profile android)",
        "profile      android  (--profile; \(android))", "rounding     dp  (--rounding)",
      ])
    #expect(
      try values("--min", "30", "dump-flush.txt", in: folder).prefix(2) == [
        "minimum      30 30  (--min)", "profile      ios  (the file; 44 x 44 pt)",
      ])
    #expect(
      try values(in: folder).prefix(2) == [
        "minimum      44 44  (default; 48 48 for a file of Android's)",
        "profile      none  (default; by the file's platform: ios or android)",
      ])
  }

  @Test func asksForOneOfTwo() throws {
    let outcome = try Viewmend.run(["config"], in: Folder())
    #expect(
      outcome.errors
        == "viewmend: error: config expects one of --print and --schema.\n  --print shows what a run "
        + "goes by, --schema the form of .viewmend.json.\n")
    #expect(outcome.status == 2)
  }

  /// What the schema and the program must agree about: a configuration, and whether it holds.
  private static let samples: [(text: String, holds: Bool)] = [
    (#"{"exclude": ["old", "*.log"]}"#, true), (#"{"exclude": "old"}"#, false),
    (#"{"exclude": [1]}"#, false), (#"{"exclude": [""]}"#, false),
    ("{}", true), (#"{"$schema": "x", "minimum": 44}"#, true), (#"{"minimum": [44, 30]}"#, true),
    (#"{"rounding": "dp"}"#, true), (#"{"rounding": "pt"}"#, false),
    (#"{"minimum": "44x30.5"}"#, true), (#"{"minimum": "44"}"#, true),
    (#"{"fit": "wcag", "pad": 2.5, "scale": 2, "density": 2.625, "era": 13}"#, true),
    (#"{"era": "auto", "scale": "3", "failOn": "never"}"#, true),
    (#"{"rules": {"target-dead": "off", "invalid-frame": "note"}}"#, true),
    (
      #"{"ignores": [{"selector": "a", "rules": ["target-dead"], "reason": "b", "#
        + #""expires": "2027-03-31"}]}"#, true
    ),
    (#"{"hitInsets": {"UIButton[tag=3]": [-10, 0, 0, 4.5]}}"#, true),
    (#"{"backButtons": [{"tag": 7, "side": "trailing"}, {"class": "A*"}]}"#, true),
    (#"{"profile": "android", "safeArea": [44, 0, 34, 0]}"#, true),
    (#"{"profile": "mac"}"#, false), (#"{"safeArea": [44, 0, 34]}"#, false),
    (#"{"safeArea": [44, 0, -1, 0]}"#, false), (#"{"safeArea": 44}"#, false),
    ("[]", false), (#"{"minmum": 44}"#, false), (#"{"minimum": [44]}"#, false),
    (#"{"minimum": "wide"}"#, false), (#"{"minimum": -1}"#, false), (#"{"fit": "max"}"#, false),
    (#"{"pad": "1"}"#, false), (#"{"scale": 4}"#, false), (#"{"density": 0}"#, false),
    (#"{"baseline": "ci/base.json"}"#, true), (#"{"baseline": ""}"#, false),
    (#"{"era": 8}"#, false), (#"{"failOn": "off"}"#, false),
    (#"{"rules": {"no-such-rule": "off"}}"#, false),
    (#"{"rules": {"target-dead": "never"}}"#, false), (#"{"ignores": {}}"#, false),
    (#"{"ignores": [{"selector": "a"}]}"#, false), (#"{"ignores": [{"reason": "a"}]}"#, false),
    (#"{"ignores": [{"selector": "a", "reason": " "}]}"#, false),
    (#"{"ignores": [{"selector": "a", "reason": "b", "expires": "soon"}]}"#, false),
    (#"{"ignores": [{"selector": "a", "reason": "b", "rules": []}]}"#, false),
    (#"{"hitInsets": {"A": [1, 2, 3]}}"#, false), (#"{"hitInsets": {"A": 3}}"#, false),
    (#"{"backButtons": [{"side": "leading"}]}"#, false),
    (#"{"backButtons": [{"class": "A", "side": "left"}]}"#, false),
  ]

  @Test func programReadsTheSamples() throws {
    let folder = Folder.withSeed()
    for sample in Self.samples {
      folder.write(sample.text, to: ".viewmend.json")
      let outcome = try Viewmend.run(["config", "--print"], in: folder)
      #expect(outcome.status == (sample.holds ? 0 : 2), "\(sample.text): \(outcome.errors)")
    }
  }

  @Test(.enabled(if: hasValidator)) func schemaSaysTheSame() throws {
    let folder = Folder()
    folder.write(try Viewmend.run(["config", "--schema"], in: folder).bytes, to: "schema.json")
    let lines = Self.samples.map(\.text).joined(separator: "\n")
    folder.write(lines, to: "samples.txt")
    // A fixture that has a configuration is a sample too.
    folder.write(
      """
      import glob, json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open("schema.json"))
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      for line in open("samples.txt"):
          print("true" if validator.is_valid(json.loads(line)) else "false")
      for path in glob.glob(sys.argv[1] + "/*/.viewmend.json"):
          validator.validate(json.load(open(path)))
      """, to: "validate.py")
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let fixtures = root.appending(path: "Fixtures").path(percentEncoded: false)
    let outcome = try Viewmend.shell("/usr/bin/python3 validate.py '\(fixtures)'", in: folder)
    #expect(outcome.errors == "")
    let answers = outcome.output.split(separator: "\n").map { $0 == "true" }
    try #require(answers.count == Self.samples.count)
    for (sample, answer) in zip(Self.samples, answers) {
      #expect(answer == sample.holds, "\(sample.text)")
    }
  }

  @Test func schemaNamesEveryRule() throws {
    let folder = Folder()
    let schema = try Viewmend.run(["config", "--schema"], in: folder).json()
    let definitions = schema["$defs"] as? [String: [String: Any]]
    let rules = try #require(definitions?["rule"]?["enum"] as? [String])
    let listed = try Viewmend.run(["rules"], in: folder).output
    let names = listed.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(Set(rules) == Set(names.map(String.init)) && rules.count == names.count)
  }
}
