import Foundation
import TestSupport
import Testing

/// Where a file is read besides the input, what is no regular file is refused, and nothing is waited
/// for.
@Suite struct SpecialFileTests {
  private static let message =
    "is no regular file, but a pipe, a device or the like. Write what comes from it to a file, and "
    + "name that.\n"

  /// What reads a file, `FILE` in its place.
  static let readers = [
    "check --baseline FILE d", "check --write-baseline FILE d", "check --config FILE d",
    "config --print --config FILE d/a.txt", "merge FILE", "hit --points FILE d/a.txt",
    "patch --config FILE d/a.txt",
  ]

  @Test(arguments: readers) func pipesAndDevicesAreRefused(line: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let made = try Viewmend.shell("mkfifo pipe", in: folder)
    #expect(made.status == 0)
    for file in ["pipe", "/dev/null", "/dev/full"] {
      let command = line.replacing("FILE", with: file)
      let run = try Viewmend.shell("timeout 20 $V \(command) < /dev/null", in: folder)
      #expect(run.status == 2, "\(command)")
      #expect(run.errors == "viewmend: error: \"\(file)\" \(Self.message)", "\(command)")
    }
    let run = try Viewmend.shell("$V \(line.replacing("FILE", with: "d"))", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "viewmend: error: \"d\" is a folder. Name a file.\n", "\(line)")
  }

  @Test(arguments: ["fixture.json", "input.txt", "patched.txt"])
  func pipesInFixturesAreRefused(name: String) throws {
    let folder = try VerifyTests.folder()
    let run = try Viewmend.shell(
      "rm all/one/\(name); mkfifo all/one/\(name); timeout 20 $V verify all", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: \"\(name)\" \(Self.message)"))
    #expect(run.output == "1 fixture: 1 could not run\n")
  }

  @Test func aPipeInThePlaceOfAnIgnoreFileIsPassedOver() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let run = try Viewmend.shell("mkfifo d/.gitignore; timeout 20 $V check -q d", in: folder)
    #expect(run.status == 0)
  }

  /// The input itself may be a pipe, as in `<(…)`.
  @Test func inputsMayBePipes() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "a.txt")
    #expect(try Viewmend.shell("$V check -q <(cat a.txt)", in: folder).status == 0)
  }

  @Test func namesThatAreNoUTF8AreShownEscaped() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let run = try Viewmend.shell(
      #"cp d/a.txt $'d/caf\xe9.txt'; $V check -q d; $V check -q $'d/caf\xe9.txt'"#, in: folder)
    let message =
      #"viewmend: error: "d/caf\xE9.txt" has a name that is no UTF-8, which cannot be opened. "#
      + "Rename the file.\n"
    #expect(run.status == 2)
    #expect(run.errors == message + message)
  }

  /// Somebody typed it as text, or a file has the text for its name.
  @Test func backslashesOfTextAreNoBytes() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let missing = try Viewmend.run(
      ["check", "d/a.txt", "--config", #"\xE9.json"#], in: folder)
    #expect(missing.errors == "viewmend: error: There is no file \"\\xE9.json\". Check the path.\n")
    #expect(
      try Viewmend.run(["check", #"caf\xE9.txt"#], in: folder).errors
        == "viewmend: error: There is no file \"caf\\xE9.txt\". Check the path.\n")
    // Beside a name in bytes that is shown the same.
    let run = try Viewmend.shell(
      #"""
      cp d/a.txt $'d/caf\xe9.txt'; cp d/a.txt 'd/caf\xE9.txt'
      $V check 'd/caf\xE9.txt'; $V check $'d/caf\xe9.txt'; $V check d
      """#, in: folder)
    let message =
      #"viewmend: error: "d/caf\xE9.txt" has a name that is no UTF-8, which cannot be opened. "#
      + "Rename the file.\n"
    #expect(run.errors == message + message)
    #expect(
      run.output == "1 file, 2 nodes, 1 target examined: nothing found\n"
        + "2 files, 4 nodes, 2 targets examined: nothing found\n")
  }

  /// Links to nothing, to folders and in a circle, pipes and sockets.
  private func obstacles() throws -> Folder {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let made = try Viewmend.shell(
      """
      cd d; mkdir in; ln -s nowhere gone; ln -s circle circle; ln -s in folder; mkfifo pipe
      ln -s pipe link; ln -s a.txt/b below
      /usr/bin/python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")'
      """, in: folder)
    #expect(made.status == 0, "\(made.errors)")
    return folder
  }

  @Test func whatIsNoFileInAFolderIsCounted() throws {
    let folder = try obstacles()
    let summary = "1 file, 2 nodes, 1 target examined: nothing found\n"
    let run = try Viewmend.run(["check", "d"], in: folder)
    #expect(run.status == 0)
    #expect(run.output == summary)
    #expect(
      run.errors
        == "viewmend: passed over 4 links to folders or to nothing, 3 that are no regular file.\n")
    let verbose = try Viewmend.run(["check", "-v", "d"], in: folder)
    #expect(
      verbose.errors == run.errors
        + "viewmend: no file: d/below (a link to nothing), d/circle (a link in a circle), d/folder "
        + "(a link to a folder), d/gone (a link to nothing), d/link (no regular file), d/pipe (no "
        + "regular file), d/socket (no regular file)\n")
    let json = try Viewmend.run(["check", "--format", "json", "d"], in: folder).json()
    let skipped = (json["summary"] as? [String: Any])?["skipped"] as? [String: Any]
    #expect(skipped?["links"] as? Int == 4)
    #expect(skipped?["special"] as? Int == 3)
    // What is left out by a rule is counted there alone.
    let excluded = try Viewmend.run(["check", "--exclude", "*", "d", "d/a.txt"], in: folder)
    #expect(excluded.errors.hasPrefix("viewmend: passed over 9 excluded.\n"))
    let pattern = try Viewmend.run(["check", "--allow-empty", "d/g*"], in: folder)
    #expect(pattern.errors == "viewmend: passed over 1 link to folders or to nothing.\n")
  }

  @Test(arguments: [
    ("gone", "is a link to nothing. Check where it leads."),
    ("circle", "is a link in a circle. Check where it leads."),
    ("below", "is a link to nothing. Check where it leads."),
    ("socket", String(message.dropLast())),
  ])
  func whatIsNoFileAndNamedIsAnError(name: String, message: String) throws {
    let run = try Viewmend.run(["check", "d/\(name)"], in: try obstacles())
    #expect(run.status == 2)
    #expect(run.errors == "viewmend: error: \"d/\(name)\" \(message)\n")
  }
}
