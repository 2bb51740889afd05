import Foundation
import TestSupport
import Testing

/// What a walk leaves out is what git ignores.
@Suite struct IgnoreFileTests {
  /// Hundreds of patterns over odd names.
  @Test(arguments: 0..<40) func aWalkLeavesOutWhatGitIgnores(seed: Int) throws {
    let repository = RandomRepository(seed: UInt64(seed))
    let expected = try repository.keptByGit()
    let kept = try repository.keptByWalk()
    #expect(
      kept == expected,
      """
      only the walk takes \(kept.filter { !expected.contains($0) }), \
      only git \(expected.filter { !kept.contains($0) }), by \(repository.patterns)
      """)
  }

  /// The paths that a walk takes.
  private func walked(_ path: String, in folder: Folder) throws -> [String] {
    let run = try Viewmend.run(["check", "--format", "json", "--allow-empty", path], in: folder)
    let files = try #require(try run.json()["files"] as? [[String: Any]])
    return files.compactMap { $0["path"] as? String }
  }

  private func folder(_ names: String...) -> Folder {
    let folder = Folder()
    for name in names { folder.write(SmallDumps.clean, to: name) }
    return folder
  }

  @Test(arguments: [
    ("[[:digit:]].txt", ["a.txt", "é.txt"]), ("\u{FEFF}a.txt\n", ["1.txt", "é.txt"]),
    ("a.txt\r", ["1.txt", "é.txt"]), ("a.txt\r\n1.txt", ["é.txt"]),
    ("?.txt", ["é.txt"]), ("??.txt", ["1.txt", "a.txt"]), ("[b-aé]?.txt", ["1.txt", "a.txt"]),
    ("[é-a].txt\n[b-aa].txt", ["1.txt", "é.txt"]), ("[a-1].txt", ["1.txt", "é.txt"]),
    ("a.txt\0b", ["1.txt", "é.txt"]), ("a.txt\\", ["1.txt", "a.txt", "é.txt"]),
  ])
  func lines(text: String, kept: [String]) throws {
    let folder = folder("d/1.txt", "d/a.txt", "d/é.txt")
    folder.write(text, to: "d/.gitignore")
    #expect(try walked("d", in: folder) == kept.map { "d/" + $0 })
  }

  @Test func linkedWorktreesShareWhatIsExcluded() throws {
    let folder = folder("main/a.txt")
    let made = try Viewmend.shell(
      """
      git init -q main && cd main && git add . && git -c user.name=A -c user.email=a@example.com \
      commit -q -m One && git worktree add -q ../linked && echo '*.log' >> .git/info/exclude
      """, in: folder)
    #expect(made.status == 0, "\(made.errors)")
    for name in ["main", "linked"] {
      folder.write(SmallDumps.clean, to: "\(name)/in/b.log")
      #expect(try walked(name, in: folder) == ["\(name)/a.txt"])
      #expect(try walked("\(name)/in", in: folder) == [])
    }
  }

  @Test func aRepositoryWithinAnotherGoesByItsOwnFiles() throws {
    let folder = folder("out/a.txt", "out/a.log", "out/in/b.txt", "out/in/b.log", "out/in/c/d.txt")
    folder.write("*.txt\n", to: "out/.gitignore")
    folder.write("gitdir: ../.git/modules/in\n", to: "out/in/.git")
    folder.write("*.log\n", to: "out/.git/modules/in/info/exclude")
    #expect(
      try walked("out", in: folder) == ["out/a.log", "out/in/b.txt", "out/in/c/d.txt"])
    #expect(try walked("out/in/c", in: folder) == ["out/in/c/d.txt"])
    // A .git that leads nowhere is the end of a repository all the same.
    folder.write("gone\n", to: "out/in/.git")
    #expect(
      try walked("out/in", in: folder) == ["out/in/b.log", "out/in/b.txt", "out/in/c/d.txt"])
  }

  /// git follows no link there.
  @Test func aLinkIsNoListOfPatterns() throws {
    let folder = folder("d/a.txt")
    folder.write("*.txt\n", to: "list")
    _ = try Viewmend.shell("ln -s ../list d/.gitignore", in: folder)
    #expect(try walked("d", in: folder) == ["d/a.txt"])
  }
}
