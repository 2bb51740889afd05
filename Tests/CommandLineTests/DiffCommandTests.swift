import Testing

/// `diff`: whole outputs, and what it comes to.
@Suite struct DiffCommandTests {
  private static let before = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 44 44); accessibilityIdentifier = 'press'>
       |    | <UILabel: 0x3; frame = (0 0; 44 20); text = 'Press'; userInteractionEnabled = NO>
       | <UISwitch: 0x4; frame = (10 80; 51 31)>

    """
  private static let after = """
    <UIWindow: 0xa1; frame = (0 0; 320 480)>
       | <UIButton: 0xa2; frame = (10 10; 40 44); accessibilityIdentifier = 'press'>
       |    | <UILabel: 0xa3; frame = (0 0; 40 20); text = 'Crush'; userInteractionEnabled = NO>
       | <Crate: 0xa4; frame = (100 200; 50 50); layer = <CALayer: 0xa5>>

    """

  private func run(_ arguments: String..., input: String = "") throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(Self.before, to: "before.txt")
    folder.write(Self.after, to: "after.txt")
    folder.write(Self.after.replacing("0xa", with: "0x7b"), to: "again.txt")
    folder.write("none\n", to: "none.txt")
    return try Viewmend.run(["diff"] + arguments, in: folder, input: Array(input.utf8))
  }

  @Test func text() throws {
    let run = try run("before.txt", "after.txt")
    #expect(run.status == 1)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "after.txt:2:6: resized: UIButton #press from 44 x 44 to 40 x 44 (was before.txt:2:6)",
        "after.txt:3:11: resized: UILabel 'Crush' from 44 x 20 to 40 x 20 (was before.txt:3:11)",
        "after.txt:3:11: text: UILabel 'Crush' text from 'Press' to 'Crush' (was before.txt:3:11)",
        "before.txt:4:6: removed: UISwitch from UIWindow",
        "after.txt:4:6: added: Crate in UIWindow",
      ])
    #expect(
      lines.contains {
        $0.hasPrefix("after.txt:2:6: new: warning target-too-small: UIButton is 40 x 44 pt; ")
      })
    #expect(
      lines.contains(
        "after.txt:2:6: shrunk: UIButton #press took touches in 1936 square points, at best 44 x "
          + "44; now in 1760, at best 40 x 44, below the minimum of 44 x 44 (was before.txt:2:6)"))
    #expect(
      lines.last == "4 and 4 nodes, frames within 0.5 pt: 1 added, 1 removed, 2 resized, 1 text; "
        + "tap regions: 1 new, 1 gone, 1 shrunk")
  }

  @Test func sameFiles() throws {
    let run = try run("after.txt", "again.txt")
    #expect(run.status == 0)
    #expect(
      run.output == "4 and 4 nodes, frames within 0.5 pt: no view changed; tap regions: no finding "
        + "changed\n")
    #expect(try self.run("--format", "unified", "after.txt", "again.txt").output == "")
    let wide = try self.run(
      "--tolerance", "4", "--rules", "none", "before.txt", "-",
      input: Self.before.replacing("44 44", with: "40 44"))
    #expect(wide.status == 1)
    #expect(wide.output.hasPrefix("stdin:2:6: shrunk: "))
  }

  @Test func unified() throws {
    #expect(
      try run("--format", "unified", "before.txt", "after.txt").output == """
        --- before.txt
        +++ after.txt
        @@ -1,4 +1,4 @@
         <UIWindow; frame = (0 0; 320 480)>
        -   | <UIButton; frame = (10 10; 44 44); id = 'press'>
        -   |    | <UILabel; frame = (0 0; 44 20); text = 'Press'; userInteractionEnabled = NO>
        -   | <UISwitch; frame = (10 80; 51 31)>
        +   | <UIButton; frame = (10 10; 40 44); id = 'press'>
        +   |    | <UILabel; frame = (0 0; 40 20); text = 'Crush'; userInteractionEnabled = NO>
        +   | <Crate; frame = (100 200; 50 50)>

        """)
  }

  @Test func json() throws {
    let run = try run("--format", "json", "before.txt", "after.txt")
    #expect(run.status == 1)
    let start = """
      {"schema": "viewmend/1", "command": "diff", "files": [
        {"path": "before.txt", "format": "recursiveDescription", "unit": "pt", "density": null, "nodes": 4},
        {"path": "after.txt", "format": "recursiveDescription", "unit": "pt", "density": null, "nodes": 4}], \
      "tolerance": 0.5, "same": false, "changes": [
        {"kind": "resized", "old": {"node": 1, "class": "UIButton", "line": 2, "column": 6}, \
      "new": {"node": 1, "class": "UIButton", "line": 2, "column": 6}, "from": [10, 10, 44, 44], \
      "to": [10, 10, 40, 44]},

      """
    #expect(run.output.hasPrefix(start), "\(run.output)")
  }

  @Test func whatCannotBeCompared() throws {
    #expect(try run("before.txt").status == 2)
    let missing = try run("before.txt", "gone.txt")
    #expect(missing.status == 2)
    #expect(missing.errors == "viewmend: error: There is no file \"gone.txt\". Check the path.\n")
    #expect(try run("before.txt", "none.txt").status == 3)
    #expect(try run("before.txt", ".").status == 2)
    #expect(try run("-", "-").status == 2)
    let format = try run("--format", "sarif", "before.txt", "after.txt")
    #expect(format.status == 2)
    let other = try Viewmend.run(["check", "--format", "unified", "x"], in: Folder())
    #expect(other.status == 2)
    #expect(other.errors.hasPrefix("viewmend: error: There is no report format \"unified\".\n"))
  }
}
