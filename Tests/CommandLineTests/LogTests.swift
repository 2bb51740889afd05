import Foundation
import Testing

/// `log`: a dump's history in a repository of its own.
@Suite struct LogTests {
  private static func dump(_ width: Int) -> String {
    "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = (10 10; \(width) 44)>\n"
  }

  /// A repository with commits of one dump: fine, damaged, fine, too narrow twice, renamed at the end.
  private static func repository() throws -> Folder {
    let folder = Folder()
    try git(folder, "init -q -b main .")
    for (number, text) in [
      dump(44), "<?xml version=\"1.0\"?>\n<viewmend version=\"9\"/>\n", dump(50), dump(40),
      dump(30),
    ].enumerated() {
      folder.write(text, to: "dumps/the press.txt")
      try git(folder, "add . && G commit -q -m 'Step \(number)'")
    }
    try git(folder, "mv 'dumps/the press.txt' 'dumps/-mill.txt' && G commit -q -m 'Call it mill'")
    return folder
  }

  private static func git(_ folder: Folder, _ line: String) throws {
    let shell = """
      G() { git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false "$@"; }; G \(line)
      """
    let run = try Viewmend.shell(shell, in: folder, environment: ["HOME": folder.path])
    #expect(run.status == 0, "\(run.errors)")
  }

  private func log(_ folder: Folder, _ arguments: String...) throws -> Viewmend.Outcome {
    try Viewmend.run(["log"] + arguments, in: folder)
  }

  @Test func commits() throws {
    let folder = try Self.repository()
    let run = try log(folder, "dumps/-mill.txt")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    let ends = [
      "  -  -  warning target-too-small  Call it mill",
      "  -  -  warning target-too-small  Step 4 (in dumps/the press.txt)",
      "  -  -  warning target-too-small  Step 3", "  -  -  no finding                Step 2",
      "  -  -  not judged                Step 1",
      "    Line 2: The file holds viewmend's XML, version 9, which is recognised but not read. Version 1 is, in "
        + "pt or px; a later viewmend may read this.",
      "  -  -  no finding                Step 0",
    ]
    #expect(lines.count == ends.count)
    for (line, end) in zip(lines, ends) { #expect(line.hasSuffix(end)) }
    #expect(
      try log(folder, "--max", "2", "dumps/-mill.txt").output.split(separator: "\n").count == 2)
  }

  @Test func bisection() throws {
    let folder = try Self.repository()
    let run = try log(folder, "--bisect", "target-too-small", "dumps/-mill.txt")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("dumps/-mill.txt: target-too-small: brought in by ") == true)
    #expect(lines.first?.hasSuffix(" Step 3") == true)
    #expect(lines.count == 2)
    let absent = try log(folder, "--bisect", "target-overlap", "dumps/-mill.txt")
    #expect(absent.status == 0)
    #expect(
      absent.output
        == "dumps/-mill.txt: target-overlap: the newest commit does not have this finding.\n")
    #expect(try log(folder, "--bisect", "target-to-small", "dumps/-mill.txt").status == 2)
  }

  @Test func json() throws {
    let folder = try Self.repository()
    let run = try log(
      folder, "--format", "json", "--bisect", "target-too-small", "dumps/-mill.txt")
    let object = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    let document = try #require(object)
    #expect(document["command"] as? String == "log")
    let commits = try #require(document["commits"] as? [[String: Any]])
    #expect(
      commits.map { $0["subject"] as? String } == ["Call it mill", "Step 4", "Step 3", "Step 2"])
    let bisect = try #require(document["bisect"] as? [String: Any])
    #expect(bisect["verdict"] as? String == "broken")
    #expect(bisect["hash"] as? String == commits[2]["hash"] as? String)
  }

  @Test func whatHasNoHistory() throws {
    let folder = try Self.repository()
    folder.write(Self.dump(44), to: "new.txt")
    let new = try log(folder, "new.txt")
    #expect(new.status == 2)
    #expect(
      new.errors
        == "viewmend: error: git has no commit with \"new.txt\". Commit it first, or check the path.\n"
    )
    let outside = Folder()
    outside.write(Self.dump(44), to: "dump.txt")
    let stray = try Viewmend.run(
      ["log", "dump.txt"], in: outside, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(stray.status == 2)
    #expect(
      stray.errors
        == "viewmend: error: \"dump.txt\" lies in no git repository. Name a committed dump.\n")
    let without = try Viewmend.run(
      ["log", "dump.txt"], in: outside, environment: ["PATH": outside.path])
    #expect(without.status == 2)
    #expect(
      without.errors == "viewmend: error: git was not found, and `log` reads its history. Install "
        + "git, or put it on the PATH.\n")
    #expect(try log(folder, "-").status == 2)
    #expect(try log(folder, "dumps").status == 2)
  }

  /// A name is a name, whatever git or a shell would make of it.
  @Test(arguments: ["--output=stolen", "*.txt", ":(top)a", "a; touch stolen", "$(touch stolen)"])
  func oddNames(name: String) throws {
    let folder = Folder()
    try Self.git(folder, "init -q -b main .")
    folder.write(Self.dump(44), to: name)
    folder.write(Self.dump(10), to: "other.txt")
    try Self.git(folder, "add -A . && G commit -q -m 'Only one'")
    let run = try log(folder, "--", name)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("  no finding  Only one\n"))
    #expect(!folder.entries.contains("stolen"))
  }

  @Test func aFileThatIsGone() throws {
    let folder = try Self.repository()
    try Self.git(folder, "rm -q dumps/-mill.txt && G commit -q -m 'Tear it down'")
    let run = try log(folder, "--max", "2", "dumps/-mill.txt")
    #expect(run.status == 0)
    #expect(run.output.contains("    The commit removes the file.\n"))
    #expect(try log(folder, "--max", "1", "dumps/-mill.txt").status == 3)
  }

  @Test func bisectionSaysThatTheFileIsGone() throws {
    let folder = try Self.repository()
    try Self.git(folder, "rm -q dumps/-mill.txt && G commit -q -m 'Tear it down'")
    let run = try log(folder, "--bisect", "target-too-small", "dumps/-mill.txt")
    #expect(run.status == 1)
    let hash = try Viewmend.shell("git log -1 --format=%h", in: folder).output.dropLast()
    #expect(
      run.errors == "viewmend: dumps/-mill.txt: newest commit \(hash) was not judged: The commit "
        + "removes the file.\n")
  }

  @Test func aLinkIsFollowed() throws {
    let folder = try Self.repository()
    try Self.git(folder, "mv dumps/-mill.txt mill.txt && ln -s ../mill.txt dumps/link.txt")
    try Self.git(folder, "add -A . && G commit -q -m 'Link it'")
    let run = try log(folder, "dumps/link.txt")
    #expect(run.status == 0)
    #expect(run.output == (try log(folder, "mill.txt").output))
    #expect(run.output.contains("Step 0"))
  }

  @Test func aPointerOfGitLFSIsNamed() throws {
    let folder = Folder()
    try Self.git(folder, "init -q -b main .")
    folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n",
      to: "big.txt")
    try Self.git(folder, "add . && G commit -q -m 'Large'")
    let run = try log(folder, "big.txt")
    #expect(run.status == 3)
    #expect(
      run.output.hasSuffix(
        "    git has a pointer of Git LFS in place of the dump. Keep dumps out of LFS to have them "
          + "judged.\n"))
  }

  @Test func aRepositoryOfSomebodyElse() throws {
    let folder = try Self.repository()
    let run = try Viewmend.run(
      ["log", "dumps/-mill.txt"], in: folder,
      environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "HOME": folder.path])
    #expect(run.status == 2)
    #expect(
      run.errors == "viewmend: error: git does not trust the repository of \"dumps/-mill.txt\", "
        + "which belongs to somebody else. If you do: git config --global --add safe.directory "
        + "\(folder.path.replacing("//", with: "/"))\n")
  }

  /// A resolved conflict is no parent's dump.
  @Test func aMergeThatChangesTheDump() throws {
    let folder = Folder()
    folder.write(Self.dump(44), to: "press.txt")
    try Self.git(folder, "init -q -b main . && git add . && G commit -q -m 'Base'")
    try Self.git(folder, "checkout -q -b side")
    folder.write(Self.dump(60), to: "press.txt")
    try Self.git(folder, "add . && G commit -q -m 'Side'")
    try Self.git(folder, "checkout -q main")
    folder.write(Self.dump(50), to: "press.txt")
    try Self.git(folder, "add . && G commit -q -m 'Main' && ! G merge -q side > /dev/null")
    folder.write(Self.dump(20), to: "press.txt")
    try Self.git(folder, "add . && G commit -q -m 'Join both'")
    let run = try log(folder, "--bisect", "target-too-small", "press.txt")
    #expect(run.status == 1)
    #expect(run.output.contains("Join both"))
    let lines = try log(folder, "press.txt").output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasSuffix("  warning target-too-small  Join both") == true)
  }

  @Test func controlCharactersInAMessage() throws {
    let folder = Folder()
    folder.write(Self.dump(44), to: "press.txt")
    try Self.git(folder, "init -q -b main . && git add . && printf 'a \\001 b' | G commit -q -F -")
    let run = try log(folder, "press.txt")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(!run.output.contains("\u{1}"))
  }

  /// Commits of two branches follow each other by date, and not in what they made of the dump.
  @Test func bisectionFollowsFirstParents() throws {
    let folder = Folder()
    func commit(_ width: Int, _ message: String, day: Int) throws {
      folder.write(Self.dump(width), to: "press.txt")
      try Self.git(folder, "add . && \(Self.day(day)) G commit -q -m '\(message)'")
    }
    try Self.git(folder, "init -q -b main .")
    try commit(44, "Base", day: 1)
    try Self.git(folder, "checkout -q -b side")
    try commit(60, "Side", day: 3)
    try Self.git(folder, "checkout -q main")
    try commit(20, "Break it", day: 2)
    try Self.git(folder, "diff --quiet && \(Self.day(4)) G merge -q -X ours side -m 'Merge side'")
    try commit(21, "Later", day: 5)
    let run = try log(folder, "--bisect", "target-too-small", "press.txt")
    #expect(run.status == 1)
    #expect(run.output.contains(" Break it\n"), "\(run.output)")
  }

  private static func day(_ number: Int) -> String {
    let date = "2031-01-0\(number)T00:00:00Z"
    return "GIT_AUTHOR_DATE=\(date) GIT_COMMITTER_DATE=\(date)"
  }
}
