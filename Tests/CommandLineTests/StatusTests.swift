import Foundation
import TestSupport
import Testing

/// Exit statuses, as the contract lists them.
@Suite struct StatusTests {
  private func folder() -> Folder {
    let folder = Folder()
    for (name, text) in [
      ("clean.txt", SmallDumps.clean), ("bad.txt", SmallDumps.bad),
      ("warning.txt", SmallDumps.warning), ("note.txt", SmallDumps.note),
      ("none.txt", SmallDumps.noTarget), ("unknown.txt", SmallDumps.unknown), ("empty.txt", ""),
      ("seed.txt", SeedDump.flush), ("tree.xml", SmallDumps.notRead),
    ] { folder.write(text, to: name) }
    folder.write((0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37) }, to: "junk.bin")
    return folder
  }

  private func status(_ line: String, _ folder: Folder? = nil) throws -> Int32 {
    let words = line.split(separator: " ").map(String.init)
    return try Viewmend.run(words, in: folder ?? self.folder()).status
  }

  @Test(arguments: [
    ("check clean.txt", 0), ("check warning.txt", 1), ("check bad.txt", 1), ("check note.txt", 0),
    ("check --fail-on error bad.txt", 1), ("check --fail-on error warning.txt", 0),
    ("check --fail-on warning warning.txt", 1), ("check --fail-on warning note.txt", 0),
    ("check --fail-on note note.txt", 1), ("check --fail-on never bad.txt", 0),
    ("check missing.txt", 2), ("check tree.xml", 2), ("check empty.txt", 3),
    ("check junk.bin", 3), ("check none.txt", 3), ("check unknown.txt", 3),
    ("check --allow-empty empty.txt junk.bin none.txt unknown.txt", 0),
    ("check --require back-button clean.txt", 3), ("check --require back-button seed.txt", 1),
    ("check --require back-button --fail-on never seed.txt", 0),
    ("inspect clean.txt", 0), ("inspect empty.txt", 3), ("inspect --allow-empty empty.txt", 0),
    ("inspect --require back-button clean.txt", 3), ("inspect --require back-button seed.txt", 0),
    ("inspect none.txt", 0), ("inspect tree.xml", 2),
    ("patch seed.txt", 0), ("patch clean.txt", 0), ("patch warning.txt", 0),
    ("patch --fail-on never warning.txt", 0), ("patch --fail-on error warning.txt", 0),
    ("patch empty.txt", 3), ("patch tree.xml", 2), ("patch missing.txt", 2),
    ("patch --require back-button clean.txt", 3), ("patch none.txt", 3), ("patch unknown.txt", 3),
    ("patch --allow-empty none.txt", 0), ("patch --rules none none.txt", 0),
    ("patch --rules none unknown.txt", 0), ("patch --require back-button warning.txt", 3),
    ("check --require back-button warning.txt", 1),
    ("hit --at 20,20 clean.txt", 0), ("hit --at 20,20 empty.txt", 3),
    ("hit --at 20,20 tree.xml", 2), ("why 1 clean.txt", 0), ("why 9 clean.txt", 2),
    ("rules", 0), ("explain target-oversized", 0), ("explain nothing", 2),
    ("--version", 0), ("--help", 0), ("help check", 0), ("", 2), ("check --nonsense", 2),
  ])
  func oneFile(line: String, status: Int) throws { #expect(try self.status(line) == status) }

  @Test(arguments: [
    // The highest in the order 70, 2, 1, 3, 0.
    ("check clean.txt empty.txt", 3), ("check empty.txt warning.txt", 1),
    ("check warning.txt empty.txt clean.txt", 1), ("check warning.txt missing.txt empty.txt", 2),
    ("check tree.xml clean.txt", 2), ("check clean.txt clean.txt", 0),
    ("inspect clean.txt junk.bin", 3), ("inspect missing.txt junk.bin", 2),
    ("patch --emit json seed.txt empty.txt", 3), ("patch --emit json warning.txt empty.txt", 3),
    ("patch --emit diff seed.txt tree.xml", 2),
  ])
  func severalFiles(line: String, status: Int) throws { #expect(try self.status(line) == status) }

  @Test func folders() throws {
    let folder = folder()
    folder.write("no dump\n", to: "prose/readme.txt")
    folder.write(SmallDumps.clean, to: "mixed/one.txt")
    folder.write("no dump\n", to: "mixed/deeper/readme.txt")
    folder.write(SmallDumps.noTarget, to: "mixed/none.txt")
    folder.write(SmallDumps.warning, to: "bad/deeper/two.txt")
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "bare"), withIntermediateDirectories: true)
    #expect(try status("check mixed", folder) == 0)
    #expect(try status("check prose", folder) == 3)
    #expect(try status("check bare", folder) == 3)
    #expect(try status("check --allow-empty bare prose", folder) == 0)
    #expect(try status("check bad mixed", folder) == 1)
    // Each walked folder answers for itself.
    #expect(try status("check mixed prose", folder) == 3)
    #expect(try status("check mixed/", folder) == 0)
    let run = try Viewmend.run(["check", "prose", "mixed"], in: folder)
    #expect(
      run.errors.contains("viewmend: error: Nothing to examine was found in \"prose\".\n"))
    #expect(run.errors.contains("viewmend: skipped 2 files in which no view was found.\n"))
  }

  /// What is required is required of every file, in a folder too.
  @Test func aRequiredBackButtonInFolders() throws {
    let folder = folder()
    folder.write(SmallDumps.clean, to: "without/clean.txt")
    folder.write(SeedDump.flush, to: "mixed/seed.txt")
    folder.write(SmallDumps.clean, to: "mixed/clean.txt")
    for (name, line) in [
      ("without/clean.txt", "check --require back-button without"),
      ("mixed/clean.txt", "check --require back-button --fail-on never mixed"),
      ("mixed/clean.txt", "inspect --require back-button mixed"),
      ("mixed/clean.txt", "check --require back-button --fail-on never --shard 1/1 mixed"),
    ] {
      let run = try Viewmend.shell("$V \(line)", in: folder)
      #expect(run.status == 3, "\(line)")
      #expect(
        run.errors.contains(
          "viewmend: error: No back button was found in \"\(name)\", and one is required.\n"))
      #expect(!run.errors.contains("Nothing to examine"))
      #expect(try Viewmend.shell("$V \(line) --allow-empty", in: folder).status == 0)
    }
    #expect(try status("check --require back-button mixed", folder) == 1)
  }

  @Test func linksInFolders() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "dumps/one.txt")
    folder.write(SmallDumps.bad, to: "dumps/.hidden.txt")
    folder.write(SmallDumps.warning, to: "elsewhere.txt")
    for (link, target) in [
      ("loop", "../dumps"), ("gone.txt", "nowhere"), ("two.txt", "../elsewhere.txt"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: "dumps/\(link)"), withDestinationPath: target)
    }
    let run = try Viewmend.run(["check", "--format", "json", "dumps"], in: folder)
    #expect(run.status == 1)
    let files = try #require(try run.json()["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["dumps/one.txt", "dumps/two.txt"])
    #expect(try status("check dumps/gone.txt", folder) == 2)
  }

  @Test func standardInput() throws {
    let folder = Folder()
    func run(_ arguments: [String], _ text: String) throws -> Int32 {
      try Viewmend.run(arguments, in: folder, input: Array(text.utf8)).status
    }
    #expect(try run(["check"], SmallDumps.clean) == 0)
    #expect(try run(["check", "-"], SmallDumps.warning) == 1)
    #expect(try run(["check"], "") == 3)
    #expect(try run(["check", "-"], "") == 3)
    #expect(try run(["patch", "--in-place", "-"], SeedDump.flush) == 2)
    #expect(try run(["patch", "--in-place"], SeedDump.flush) == 2)
  }

  @Test func messagesOfFilesThatCannotBeExamined() throws {
    let folder = folder()
    func errors(_ file: String) throws -> String {
      let run = try Viewmend.run(["check", file], in: folder)
      #expect(run.output == "")
      return run.errors
    }
    #expect(
      try errors("missing.txt")
        == "viewmend: error: There is no file \"missing.txt\". Check the path.\n")
    let rows =
      "Expected rows like <UIWindow: 0x1; frame = (0 0; 320 480)>; --allow-empty accepts it."
    for name in ["empty.txt", "junk.bin"] {
      #expect(
        try errors(name) == "viewmend: error: No view was found in \"\(name)\".\n  \(rows)\n")
    }
    #expect(
      try errors("tree.xml")
        == "viewmend: tree.xml:1:1: error: The file holds an XML view tree, which is recognised but "
        + "not read. The XML that is read comes from Appium (iOS, Android, Mac, Windows), "
        + "uiautomator, Detox, Interface Builder for iOS, and `viewmend convert --to xml`; elements "
        + "of UIKit's classes with frame=\"{{x, y}, {w, h}}\" are read too. Or give a "
        + "recursiveDescription: po [[UIWindow keyWindow] recursiveDescription].\n"
        + "  <?xml version=\"1.0\" encoding=\"UTF-8\"?>\n  ^\n")
  }

  @Test func whatWasNotExaminedIsSaid() throws {
    let folder = folder()
    let none = try Viewmend.run(["check", "none.txt"], in: folder)
    #expect(
      none.errors
        == "viewmend: error: No tap target was found in \"none.txt\": nothing was examined.\n"
        + "  --allow-empty accepts that.\n")
    let unknown = try Viewmend.run(["check", "unknown.txt"], in: folder)
    #expect(
      unknown.errors
        == "viewmend: error: The only tap target in \"unknown.txt\" could not be judged.\n"
        + "  --allow-empty accepts that.\n")
    func hidden(_ count: Int) -> String {
      let button = "   |    | <UIButton: 0x5; frame = (10 10; 50 50); opaque = NO>\n"
      return "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
        + "   | <UIView: 0x3; frame = (0 0; 320 480); hidden = YES>\n"
        + String(repeating: button, count: count)
    }
    folder.write(hidden(1), to: "one.txt")
    folder.write(hidden(2), to: "two.txt")
    for (file, sentence) in [
      (
        "one.txt",
        "The only tap target in \"one.txt\" takes no touches: its size and place were not judged."
      ),
      (
        "two.txt",
        "None of the 2 tap targets in \"two.txt\" takes touches: their sizes and places were not "
          + "judged."
      ),
    ] {
      #expect(
        try Viewmend.run(["check", file], in: folder).errors
          == "viewmend: error: \(sentence)\n  --allow-empty accepts that.\n")
    }
    let required = try Viewmend.run(["check", "--require", "back-button", "clean.txt"], in: folder)
    #expect(
      required.errors
        == "viewmend: error: No back button was found in \"clean.txt\", and one is required.\n")
  }

  /// A button that an answer names counts for every command, and not for one alone.
  @Test(arguments: [("Back", 0), ("Boil", 3)])
  func everyCommandFindsTheSameBackButton(label: String, status: Int32) throws {
    let folder = Folder()
    folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 390 844)>
         | <FlutterView: 0x2; frame = (0 0; 390 844)>

      (lldb) po [(UIView *)0x2 accessibilityElements]
      <__NSArrayM 0x5>(
      <FlutterSemanticsObject: 0x3; accessibilityLabel = \(label)>
      )

      """, to: "flutter.txt")
    for command in ["inspect", "check", "patch"] {
      let run = try Viewmend.run([command, "--require", "back-button", "flutter.txt"], in: folder)
      #expect(run.status == status, "\(command)")
      #expect(run.errors.contains("and one is required") == (status == 3), "\(command)")
    }
  }

  @Test(arguments: [
    (
      "--max-bytes", "100",
      "The file is larger than 100 bytes, the limit of --max-bytes. Raise it, or "
    ),
    (
      "--max-nodes", "5",
      "The file holds more than 5 nodes, the limit of --max-nodes. Raise it, or "
    ),
    (
      "--max-nodes", "1",
      "The file holds more than 1 node, the limit of --max-nodes. Raise it, or "
    ),
    (
      "--max-depth", "1",
      "The tree is deeper than 1 level, the limit of --max-depth. Raise it, or "
    ),
    (
      "--max-depth", "3",
      "The tree is deeper than 3 levels, the limit of --max-depth. Raise it, or "
    ),
  ])
  func limitsAreRefusedByName(option: String, value: String, message: String) throws {
    let run = try Viewmend.run(["check", option, value, "seed.txt"], in: folder())
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("error: \(message)lift it with \(option) 0.\n"))
    #expect(try Viewmend.run(["check", option, "0", "seed.txt"], in: folder()).status == 1)
  }

  static let canDropRights = FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  @Test(.enabled(if: canDropRights && getuid() == 0))
  func aFileWithoutRights() throws {
    let folder = folder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path(of: "clean.txt"))
    let run = try Viewmend.shell(
      "setpriv --reuid=65534 --regid=65534 --clear-groups $V check clean.txt", in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors
        == "viewmend: error: \"clean.txt\" may not be read (Permission denied). Check its "
        + "permissions.\n")
  }
}
