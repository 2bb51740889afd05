import Foundation
import TestSupport
import Testing

/// What GitHub and pre-commit read, held against their schemas and an auditor, and the scripts of the
/// action run as a runner runs them.
@Suite struct ActionTests {
  private static let root: String = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.path(percentEncoded: false)
  }()

  private static let tools = "\(root)/.build/python"
  private static let python = ["PYTHONPATH": tools, "R": root, "T": "\(tools)/bin"]

  private static func has(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "\(tools)/bin/\(name)")
  }

  @Test(.enabled(if: has("check-jsonschema"))) func schemasHold() throws {
    let run = try Viewmend.shell(
      """
      python3 "$T/check-jsonschema" -q --builtin-schema vendor.github-workflows \\
        "$R"/.github/workflows/*.yml || echo workflows
      python3 "$T/check-jsonschema" -q --builtin-schema vendor.github-actions \\
        "$R"/.github/actions/*/action.yml || echo action
      """, in: Folder(), environment: Self.python)
    #expect(run.output == "" && run.errors == "")
  }

  @Test(.enabled(if: has("zizmor"))) func auditorHasNothingToSay() throws {
    let run = try Viewmend.shell(
      "\"$T/zizmor\" --offline --no-progress --quiet \"$R/.github\"", in: Folder(),
      environment: Self.python)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  private static func check(
    _ variables: [String: String], in folder: Folder
  ) throws -> Viewmend.Outcome {
    folder.write("", to: "output")
    folder.write("", to: "summary")
    let usual = [
      "PROGRAM": Viewmend.path, "PATHS": "", "OPTIONS": "", "SARIF": "", "SUMMARY": "true",
      "RUNNER_TEMP": folder.path, "GITHUB_OUTPUT": "output", "GITHUB_STEP_SUMMARY": "summary",
    ]
    return try Viewmend.shell(
      "'\(root)/.github/actions/check/check'", in: folder,
      environment: usual.merging(variables) { $1 })
  }

  @Test func marksLinesAndPassesTheStatusOn() throws {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.clean, to: "a clean dump.txt")
    let run = try Self.check(
      ["PATHS": "dump-flush.txt\n\na clean dump.txt\n", "SARIF": "a.sarif"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::warning file=dump-flush.txt,line=16"))
    #expect(folder.text("output") == "status=1\n")
    #expect(folder.text("summary")?.contains("| warning | dump-flush.txt:16:7 |") == true)
    #expect(folder.text("a.sarif")?.contains("\"version\": \"2.1.0\"") == true)
    #expect(!folder.entries.contains("viewmend-summary.md"))
  }

  @Test func optionsAndPathsAreWords() throws {
    let folder = Folder.withSeed()
    let run = try Self.check(
      [
        "PATHS": "dump-flush.txt", "OPTIONS": "--exit-zero\n--rules=target-oversized",
        "SUMMARY": "false",
      ], in: folder)
    #expect(run.status == 0 && folder.text("output") == "status=0\n")
    #expect(folder.text("summary") == "")
    // A path is never taken for an option, nor for code.
    let odd = try Self.check(["PATHS": "--help\n$(touch ran)"], in: folder)
    #expect(odd.status == 2 && !folder.entries.contains("ran"))
    let none = try Self.check(["PATHS": "\n"], in: folder)
    #expect(none.status == 2 && none.output == "::error::paths names nothing to check.\n")
  }

  /// A release on disk stands in for one of GitHub's.
  @Test func releasesAreComparedWithTheirChecksums() throws {
    let folder = Folder()
    folder.write(
      """
      mkdir -p release/viewmend-9.8-linux-x86_64/bin bin
      printf '#!/bin/sh\\necho viewmend 9.8\\n' > release/viewmend-9.8-linux-x86_64/bin/viewmend
      chmod +x release/viewmend-9.8-linux-x86_64/bin/viewmend
      (cd release && tar -czf viewmend-9.8-linux-x86_64.tar.gz viewmend-9.8-linux-x86_64
        sha256sum viewmend-9.8-linux-x86_64.tar.gz > SHA256SUMS)
      printf '#!/bin/sh\\necho "$@" >> "$TOP/asked"; cp "$TOP"/release/*.tar.gz "$TOP"/release/SHA* .\\n' \\
        > bin/gh
      chmod +x bin/gh
      """, to: "make.sh")
    let script = "'\(Self.root)/.github/actions/check/get'"
    let variables = [
      "PROGRAM": "", "REPOSITORY": "somebody/viewmend", "TAG": "v9.8", "RUNNER_OS": "Linux",
      "RUNNER_ARCH": "X64", "RUNNER_TEMP": folder.path, "GITHUB_OUTPUT": folder.path(of: "output"),
      "TOP": folder.path, "PATH": "\(folder.path)/bin:/usr/bin:/bin",
    ]
    let good = try Viewmend.shell(
      "bash make.sh && \(script)", in: folder, environment: variables)
    #expect(good.status == 0 && good.output == "viewmend 9.8\n", "\(good.errors)")
    #expect(folder.text("output")?.hasSuffix("/viewmend-9.8-linux-x86_64/bin/viewmend\n") == true)
    #expect(
      folder.text("asked")?.hasPrefix("release download v9.8 --repo somebody/viewmend") == true)
    let bad = try Viewmend.shell(
      "echo more >> release/viewmend-9.8-linux-x86_64.tar.gz; \(script)", in: folder,
      environment: variables)
    #expect(bad.status != 0 && bad.output.contains("FAILED"))
    for (key, value) in [("TAG", "main"), ("RUNNER_OS", "macOS"), ("RUNNER_ARCH", "ARM")] {
      let run = try Viewmend.shell(
        script, in: folder, environment: variables.merging([key: value]) { $1 })
      #expect(run.status == 2 && run.output.hasPrefix("::error::"), "\(key)")
    }
  }
}
