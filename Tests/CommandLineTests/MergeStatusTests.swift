import Foundation
import TestSupport
import Testing

/// What makes the status of `merge` 1 is what makes that of the whole run 1.
@Suite struct MergeStatusTests {
  /// Folders with configurations of their own, and one without.
  private static func folder() -> Folder {
    let folder = Folder()
    for (name, threshold) in [("strict", "note"), ("lax", "error"), ("none", "never")] {
      folder.write(#"{"failOn": "\#(threshold)"}"#, to: "\(name)/.viewmend.json")
      for (file, text) in [
        ("bad", SmallDumps.bad), ("warning", SmallDumps.warning), ("note", SmallDumps.note),
      ] {
        folder.write(text + name, to: "\(name)/deep/\(file).txt")
      }
    }
    folder.write(SmallDumps.warning + "plain", to: "plain/warning.txt")
    folder.write(SmallDumps.note + "plain", to: "plain/note.txt")
    return folder
  }

  private static let inputs = [
    ["strict/deep/note.txt"], ["strict/deep/warning.txt"], ["lax/deep/warning.txt"],
    ["lax"], ["none"], ["plain"], ["plain/note.txt"],
    ["lax/deep/warning.txt", "none/deep", "plain/note.txt"], ["lax/deep/warning.txt", "plain"],
  ]
  private static let options = [
    [], ["--fail-on", "error"], ["--fail-on", "warning"], ["--fail-on", "note"],
    ["--fail-on", "never"], ["--no-config"], ["--config", "lax/.viewmend.json"],
  ]

  /// Whatever the parts were told, since they are often told to fail for nothing.
  @Test(arguments: ["json", "sarif"], [[], ["--fail-on", "never"], ["--exit-zero"]])
  func theStatusIsThatOfTheWholeRun(format: String, told: [String]) throws {
    let folder = Self.folder()
    var statuses: Set<Int32> = []
    for inputs in Self.inputs {
      let parts = try Self.parts(of: ["check", "--format", format] + told + inputs, in: folder)
      for options in Self.options {
        let whole = try Viewmend.run(["check", "-q"] + options + inputs, in: folder)
        let merged = try Viewmend.run(["merge"] + options + parts, in: folder)
        #expect(merged.status == whole.status, "\(inputs) \(options)")
        #expect(merged.errors == "")
        statuses.insert(whole.status)
        guard format == "sarif", told.isEmpty else { continue }
        #expect(merged.output.contains("\"exitCode\": \(whole.status),"))
      }
    }
    #expect(statuses == [0, 1])
  }

  /// JUnit names as failures what made the run's status 1; `--fail-on` can leave some of them out.
  @Test func failuresOfJUnitAreThoseOfTheRun() throws {
    let folder = Self.folder()
    for inputs in Self.inputs {
      for options in Self.options {
        let whole = try Viewmend.run(["check", "-q"] + options + inputs, in: folder)
        let parts = try Self.parts(
          of: ["check", "--format", "junit"] + options + inputs, in: folder)
        #expect(
          try Viewmend.run(["merge"] + parts, in: folder).status == whole.status,
          "\(inputs) \(options)")
      }
    }
    let parts = try Self.parts(
      of: ["check", "--format", "junit", "--fail-on", "note", "plain"], in: folder)
    for (threshold, status) in [("error", 0), ("warning", 1), ("note", 1), ("never", 0)] {
      let merged = try Viewmend.run(["merge", "--fail-on", threshold] + parts, in: folder)
      #expect(merged.status == Int32(status), "\(threshold)")
    }
  }

  private static func parts(of run: [String], in folder: Folder) throws -> [String] {
    try (1...2).map { number in
      let part = "part-\(number)"
      _ = try Viewmend.run(run + ["--shard", "\(number)/2", "-o", part], in: folder)
      return part
    }
  }

  /// What is left of the patch that each part made counts the same.
  @Test func whatPatchLeavesCounts() throws {
    let folder = Self.folder()
    for options in Self.options where options.first != "--config" {
      let run = ["patch", "--emit", "json", "lax"]
      let whole = try Viewmend.run(run + options, in: folder)
      let parts = try Self.parts(of: run + options, in: folder)
      #expect(
        try Viewmend.run(["merge"] + options + parts, in: folder).status == whole.status,
        "\(options)")
    }
  }

  /// The machine that joins has often no more than the reports and the top of the repository.
  @Test func theDumpsNeedNotBeThere() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "far/away/a.txt")
    _ = try Viewmend.run(["check", "-q", "--format", "json=part", "far"], in: folder)
    try FileManager.default.removeItem(atPath: folder.path(of: "far"))
    #expect(try Viewmend.run(["merge", "part"], in: folder).status == 1)
    folder.write(#"{"failOn": "error"}"#, to: ".viewmend.json")
    #expect(try Viewmend.run(["merge", "part"], in: folder).status == 0)
    #expect(try Viewmend.run(["merge", "--no-config", "part"], in: folder).status == 1)
  }

  /// What comes from a command goes by the configuration of the current folder.
  @Test func pipesGoByTheCurrentFolder() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    folder.write(#"{"failOn": "error"}"#, to: ".viewmend.json")
    let run = try Viewmend.shell(
      "$V check --format json=part -q <(cat a.txt); echo $?; $V merge -q part; echo $?", in: folder)
    #expect(run.output == "0\n0\n" && run.errors == "")
  }

  // MARK: Mistakes

  @Test func aBrokenConfigurationIsAnError() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    _ = try Viewmend.run(["check", "-q", "--format", "json=part", "a.txt"], in: folder)
    folder.write(#"{"failOn": "eror"}"#, to: ".viewmend.json")
    let merged = try Viewmend.run(["merge", "part"], in: folder)
    #expect(merged.status == 2 && merged.output.isEmpty)
    #expect(
      merged.errors == """
        viewmend: .viewmend.json:1:12: error: "failOn" must be error, warning, note or never, but it \
        is "eror".
          {"failOn": "eror"}
                     ^
          Did you mean error?

        """)
    let missing = try Viewmend.run(["merge", "--config", "no.json", "part"], in: folder)
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.errors == "viewmend: error: There is no file \"no.json\". Check the path.\n")
  }

  @Test func theConfigurationIsNotReplaced() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    folder.write(#"{"failOn": "error"}"#, to: ".viewmend.json")
    for format in ["json", "sarif"] {
      _ = try Viewmend.run(["check", "-q", "--format", "\(format)=part", "a.txt"], in: folder)
      let merged = try Viewmend.run(["merge", "-o", ".viewmend.json", "part"], in: folder)
      #expect(merged.status == 2)
      #expect(
        merged.errors
          == "viewmend: error: The report would replace the configuration \".viewmend.json\".\n"
          + "  Give the report a file of its own.\n")
    }
    #expect(folder.text(".viewmend.json") == #"{"failOn": "error"}"#)
  }

  @Test(arguments: [
    (
      #"{"schema": "viewmend/1", "findings": []}"#, "This is a baseline, and no report.",
      "Give what --format json wrote."
    ),
    (
      #"{"schema": "viewmend/1", "options": []}"#,
      "This is the description of a fixture, and no report.", "Give what --format json wrote."
    ),
    (
      #"{"schema": "viewmend/1", "files": []}"#, "\"command\" is missing here.",
      "Give the report as viewmend wrote it."
    ),
    (
      #"{"schema": "viewmend/1", "command": "verify"}"#,
      "What `verify` writes is not joined.", "Documents of inspect, check, patch and query are."
    ),
  ])
  func whatIsNoReportIsNamed(text: String, message: String, hint: String) throws {
    let folder = Folder()
    folder.write(text, to: "a.json")
    let merged = try Viewmend.run(["merge", "a.json"], in: folder)
    #expect(merged.status == 2 && merged.output.isEmpty)
    #expect(merged.errors == "viewmend: a.json:1:1: error: \(message)\n  \(text)\n  ^\n  \(hint)\n")
  }
}
