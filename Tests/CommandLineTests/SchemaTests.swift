import Foundation
import TestSupport
import Testing

/// The schemas of what commands write as JSON, held against what they write.
@Suite struct SchemaTests {
  static let root: String = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.path(percentEncoded: false)
  }()

  static let hasValidator: Bool = {
    let run = try? Viewmend.shell("/usr/bin/python3 -c 'import jsonschema'", in: Folder())
    return run?.status == 0
  }()

  /// Validates each line of each file, one document a line or one a file.
  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open("schema.json"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    seen = {}
    def documents(path):
        text, decoder, place = open(path, encoding="utf-8").read(), json.JSONDecoder(), 0
        while place < len(text):
            value, place = decoder.raw_decode(text, place)
            yield value
            while place < len(text) and text[place].isspace():
                place += 1
    for path in sys.argv[1:]:
        for document in documents(path):
            command = document.get("command")
            seen[command] = seen.get(command, 0) + 1
            for error in validator.iter_errors(document):
                print(path, error.json_path, error.message[:300])
    print(" ".join(f"{name}:{seen[name]}" for name in sorted(seen)))

    """

  static func folder() throws -> Folder {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.bad, to: "bad.txt")
    folder.write(SmallDumps.clean, to: "clean.txt")
    folder.write(SmallDumps.unknown, to: "unknown.txt")
    folder.write(SmallDumps.noTarget, to: "none.txt")
    folder.write(SmallDumps.notRead, to: "refused.xml")
    folder.write(validator, to: "validate.py")
    folder.write(try Viewmend.run(["schema"], in: folder).bytes, to: "schema.json")
    return folder
  }

  /// How many documents of each command the validator held to be right; what it complains of is a
  /// failure of the test.
  static func counts(of run: Viewmend.Outcome) -> [String: Int] {
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.dropLast() == [])
    var counts: [String: Int] = [:]
    for pair in (lines.last ?? "").split(separator: " ") {
      let parts = pair.split(separator: ":")
      counts[String(parts[0])] = parts.count == 2 ? Int(parts[1]) : nil
    }
    return counts
  }

  /// Every command over every fixture; the validator's last line says how many documents there were.
  @Test(.enabled(if: hasValidator)) func whatIsWrittenHolds() throws {
    let run = try Viewmend.shell(
      """
      all=('\(Self.root)'/Fixtures/*/input.* dump-flush.txt bad.txt none.txt refused.xml gone.txt)
      {
        $V inspect --format json "${all[@]}" > inspect.json
        $V check --format json "${all[@]}" > check.json
        $V check --format json --targets --as ios6,ios13,landscape,rtl --hand left "${all[@]}" \\
          > targets.json
        $V patch --emit json "${all[@]}" > patch.json
        $V patch --emit json --mirror back-button --set '15 frame=(0 0; 1 1)' dump-flush.txt \\
          > set.json
        for choice in "--strategy overlay" "--mirror back-button"; do
          $V patch --emit json $choice --fit glyph --pad 3 --scale 3 "${all[@]}" \\
            >> choices.json
        done
        $V query --format json ':target' "${all[@]}" > query.json
        $V query --format json --xpath 'count(//view)' dump-flush.txt bad.txt refused.xml > xpath.json
        $V query --format json --xpath '//view' dump-flush.txt > views.json
        for file in "${all[@]}"; do
          $V convert --to json "$file" >> convert.json
          $V hit --all --at 30,40 --at 160,200 --format json "$file" >> hit.json
          $V why 0 --format json "$file" >> why.json
          $V why --format json "$file" >> replay.json
          $V why ':back-button' --format json "$file" >> back.json
        done
        $V rules --format json > rules.json
        for rule in $($V rules | cut -d ' ' -f 1); do $V explain "$rule" --format json; done \\
          > explain.json
        $V config --print --format json > config.json
        for fixture in '\(Self.root)'/Fixtures/config-*; do
          $V config --print --fit glyph --format json "$fixture" >> config.json
        done
      } 2> /dev/null
      /usr/bin/python3 validate.py {inspect,check,targets,patch,set,choices,query}.json \\
        {xpath,views,convert,hit,why,replay,back,rules,explain,config}.json
      """, in: try Self.folder())
    let counts = Self.counts(of: run)
    let fixtures = try FileManager.default.contentsOfDirectory(atPath: "\(Self.root)/Fixtures")
      .filter { !$0.hasPrefix(".") && $0 != "README.md" }.count
    #expect(counts["inspect"] == 1 && counts["check"] == 2 && counts["patch"] == 4)
    #expect(counts["rules"] == 1 && (counts["explain"] ?? 0) >= 22)
    #expect((counts["hit"] ?? 0) > fixtures && (counts["convert"] ?? 0) > fixtures / 2)
  }

  /// A command that offers to write JSON must have a schema; this is what a new one meets first.
  @Test func everyCommandThatWritesJSONHasOne() throws {
    let folder = Folder()
    let list = try Viewmend.run(["--help"], in: folder).output
    let table = list.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst()
    let names = table.prefix { $0.hasPrefix("  ") }
      .filter { $0.dropFirst(2).first != " " }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    var writers: [String] = []
    for name in names {
      let help = try Viewmend.run([name, "--help"], in: folder).output
      let offers = help.split(separator: "\n").contains {
        $0.contains("--format NAME[=FILE]")
          || ($0.contains("Choices: ")
            && $0.split(whereSeparator: { " ,".contains($0) }).contains("json"))
      }
      guard offers else { continue }
      writers.append(name)
      let run = try Viewmend.run(["schema", name], in: folder)
      #expect(run.status == 0 && run.errors == "", "\(name) writes JSON and has no schema")
    }
    for name in [
      "inspect", "check", "patch", "convert", "rules", "explain", "diff", "log", "verify",
    ] {
      #expect(writers.contains(name), "\(name)")
    }
  }

  /// The schema of one command is that command's part of the schema of all.
  @Test(.enabled(if: hasValidator)) func theSchemasAreStrict() throws {
    let folder = try Self.folder()
    folder.write(
      """
      import json, subprocess, os
      from jsonschema import Draft202012Validator
      everything = json.load(open("schema.json"))
      names = everything["properties"]["command"]["enum"]
      def walk(value, path):
          if isinstance(value, dict):
              if value.get("type") == "object" and path != "":
                  assert value.get("additionalProperties") is False, path
                  assert set(value["required"]) <= set(value["properties"]), path
              for key, part in value.items():
                  walk(part, path + "/" + key)
          if isinstance(value, list):
              for index, part in enumerate(value):
                  walk(part, path + "/" + str(index))
      walk(everything, "")
      for name in names:
          one = json.loads(subprocess.check_output([os.environ["V"], "schema", name]))
          Draft202012Validator.check_schema(one)
          assert one["$defs"][name] == everything["$defs"][name], name
          assert one["$defs"]["shared"] == everything["$defs"]["shared"], name
          wrong = {"schema": "viewmend/1", "command": name, "more": 1}
          assert not Draft202012Validator(one).is_valid(wrong), name
          assert not Draft202012Validator(everything).is_valid(wrong), name
      print(" ".join(names))
      """, to: "strict.py")
    let run = try Viewmend.shell("/usr/bin/python3 strict.py", in: folder)
    #expect(run.errors == "")
    #expect(
      run.output
        == "inspect check patch hit why query convert config rules explain diff log verify\n")
  }

  @Test func whatHasNoSchemaIsNamed() throws {
    let run = try Viewmend.run(["schema", "chekc"], in: Folder())
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == "viewmend: error: No command \"chekc\" writes JSON.\n  Did you mean check?\n")
    let shell = try Viewmend.run(["completions", "powershell"], in: Folder())
    #expect(
      shell.errors
        == "viewmend: error: There are no completions for \"powershell\".\n  There are some for bash, zsh "
        + "and fish.\n")
    let folder = Folder()
    let file = try Viewmend.run(["schema", "hit", "-o", "hit.json"], in: folder)
    #expect(file.status == 0 && file.output == "")
    #expect(folder.read("hit.json") == (try Viewmend.run(["schema", "hit"], in: folder).bytes))
  }

  @Test func rulesAndPagesAsJSON() throws {
    let rules = try Viewmend.run(["rules", "--format", "json"], in: Folder()).json()
    let first = try #require((rules["rules"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == "captured-in-transition")
    #expect(first["severity"] as? String == "note")
    let page = try Viewmend.run(
      ["explain", "target-too-small", "--format", "json"], in: Folder()
    ).json()
    let rule = try #require(page["rule"] as? [String: Any])
    let example = try #require((rule["examples"] as? [[String: Any]])?.first)
    let dump = try #require(example["dump"] as? String)
    #expect(dump.hasPrefix("<UIWindow") && !dump.contains("✗"))
    #expect((example["fails"] as? [Int])?.isEmpty == false)
  }
}
