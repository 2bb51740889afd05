import Foundation
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// Diffs are applied by the tools that people have.
@Suite struct UnifiedDiffTests {
  /// Replaces the words `old1`, `old2`, ... of a text.
  private func patch(_ text: String, bytes: [UInt8]? = nil) -> Patch {
    let whole = bytes ?? Array(text.utf8)
    var edits: [Edit] = []
    let marks = Array("old".utf8)
    var place = 0
    while place + marks.count <= whole.count {
      if Array(whole[place..<place + marks.count]) == marks {
        edits.append(
          Edit(
            node: edits.count, rules: [], range: place..<place + marks.count,
            replacement: edits.count % 2 == 0 ? "longer" : "n"))
        place += marks.count
      } else {
        place += 1
      }
    }
    return Patch(
      source: SourceText(whole, name: "file"), edits: edits, remaining: [], encoding: .utf8)
  }

  /// Writes the file, applies the diff with a tool, and returns what stands there then.
  private func applied(_ patch: Patch, path: String, with tool: [String]) throws -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "viewmend-diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let before = patch.source.bytes(in: 0..<patch.source.count)
    try Data(before).write(to: file)
    let diff = folder.appending(path: "changes.diff")
    try Data(UnifiedDiff(patch, path: path).bytes()).write(to: diff)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = tool + [diff.path(percentEncoded: false)]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path(percentEncoded: false),
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path(percentEncoded: false),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return Array(try Data(contentsOf: file))
  }

  private func expectApplies(_ patch: Patch, path: String = "dump.txt", _ what: String = "") throws
  {
    for tool in [
      ["patch", "-p1", "--binary", "-s", "-i"], ["git", "apply", "--whitespace=nowarn"],
    ] {
      let result = try applied(patch, path: path, with: tool)
      #expect(result == patch.bytes(), "\(tool[0]) \(what)")
    }
  }

  private func lines(_ count: Int, changing: [Int]) -> String {
    (1...count).map { "\($0) \(changing.contains($0) ? "old" : "line") \($0)\n" }.joined()
  }

  @Test func theWholeDiff() {
    let text = "a\nb\nc\nd old\ne\nf old old\ng\nh\ni\nj\nk"
    let diff = UnifiedDiff(patch(text), path: "dumps/one.txt").bytes()
    #expect(
      String(decoding: diff, as: UTF8.self) == """
        --- a/dumps/one.txt
        +++ b/dumps/one.txt
        @@ -1,9 +1,9 @@
         a
         b
         c
        -d old
        +d longer
         e
        -f old old
        +f n longer
         g
         h
         i

        """)
  }

  @Test func withoutEditsThereIsNone() {
    #expect(UnifiedDiff(patch("a\nb\n"), path: "x").bytes() == [])
  }

  @Test(arguments: [[1], [20], [1, 20], [2], [19], [1, 2, 3], [10]])
  func anyLine(changing: [Int]) throws { try expectApplies(patch(lines(20, changing: changing))) }

  @Test(arguments: 1...12)
  func twoChangesNearAndFar(distance: Int) throws {
    let patch = patch(lines(30, changing: [8, 8 + distance]))
    let diff = String(decoding: UnifiedDiff(patch, path: "x").bytes(), as: UTF8.self)
    // Up to six lines between two changes their context meets or overlaps.
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("@@") } == (distance <= 7 ? 1 : 2))
    try expectApplies(patch)
  }

  @Test func filesWithoutAFinalLineBreak() throws {
    for changing in [[1], [19], [20], [1, 20]] {
      try expectApplies(patch(String(lines(20, changing: changing).dropLast())))
    }
    try expectApplies(patch("old"))
    try expectApplies(patch("old\n"))
    try expectApplies(patch("\n\nold"))
  }

  @Test func carriageReturnsStay() throws {
    for changing in [[1], [10], [20], [3, 9, 16]] {
      let text = lines(20, changing: changing).replacing("\n", with: "\r\n")
      try expectApplies(patch(text))
      try expectApplies(patch(String(text.dropLast())))
    }
  }

  @Test func bytesThatAreNoTextStay() throws {
    let bytes = Array("a\n".utf8) + [0xFF, 0xFE, 0x20] + Array("old\nb\n".utf8) + [0x80, 0x0A]
    try expectApplies(patch("", bytes: bytes))
  }

  @Test func oneValueOverTwoLines() throws {
    let text = "a\nb 12\n34 c\nd\n"
    let source = SourceText(text)
    let edit = Edit(node: 0, rules: [], range: 4..<9, replacement: "5 6")
    try expectApplies(Patch(source: source, edits: [edit], remaining: [], encoding: .utf8))
  }

  @Test(arguments: [
    "a file with blanks.txt", "folder with blanks/dump.txt", "./dump.txt", "深/層.txt",
    "/dumps/of/today.txt", "//x.txt",
  ])
  func names(path: String) throws { try expectApplies(patch("a\nold\nb\n"), path: path) }

  @Test func absoluteNamesLoseTheirSlash() {
    let diff = UnifiedDiff(patch("old\n"), path: "/tmp/a b.txt").bytes()
    #expect(
      String(decoding: diff, as: UTF8.self).hasPrefix("--- a/tmp/a b.txt\t\n+++ b/tmp/a b.txt\t\n"))
  }

  @Test func randomTexts() throws {
    var random = SplitMix64(seed: 11)
    for seed in 0..<60 {
      let count = Int.random(in: 1...40, using: &random)
      var text = ""
      for number in 0..<count {
        let isChanged = Int.random(in: 0..<5, using: &random) == 0
        text += isChanged ? "old \(number) old" : "\(number % 3)"
        text += Int.random(in: 0..<8, using: &random) == 0 ? "\r\n" : "\n"
      }
      if seed % 3 == 0 { text = String(text.dropLast()) }
      let patch = patch(text)
      if !patch.edits.isEmpty { try expectApplies(patch, "seed \(seed)") }
    }
  }
}
