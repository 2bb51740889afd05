import Foundation
import TestSupport
import Testing

/// `check --draw`.
@Suite struct DrawingTests {
  private static let pair = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (16 84; 120 44)>
       |    | <UILabel: 0x3; frame = (40 12; 40 20); text = 'Pay'>
       | <Tarp: 0x4; frame = (96 84; 60 44)>

    """

  private func check(
    _ text: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(text, to: "dump.txt")
    return try Viewmend.run(
      ["check"] + arguments + ["dump.txt"], in: folder, environment: environment)
  }

  /// The lines of the first drawing.
  private func drawing(_ outcome: Viewmend.Outcome) -> [String] {
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let start = lines.firstIndex(where: { $0.contains("+--") || $0.contains("┌─") }),
      let end = lines[start...].firstIndex(where: { $0.contains("a column is") })
    else { return [] }
    return Array(lines[start...end])
  }

  /// Sides that add up to infinity are judged and not drawn.
  @Test(arguments: ["0 1e308; 320 480", "0 1e308; 320 1e308", "-1e308 0; 1e308 480"])
  func nothingIsDrawnOfInfinity(window: String) throws {
    let text = """
      <UIWindow: 0x1; frame = (\(window))>
         | <UIButton: 0x2; frame = (0 0; 20 1e308)>
         | <UIButton: 0x3; frame = (1e308 1e308; 1e308 1e308)>

      """
    let outcome = try check(text, "--draw", "always", "--targets")
    #expect(outcome.status < 2)
    #expect(!outcome.output.contains("a column is inf"))
  }

  /// 120 x 44 pt with 30 pt at the right, 16 to the window's edge and above, in columns of 4 pt and lines
  /// of 8.
  @Test func boxesWhereTheLocaleKnowsThem() throws {
    let outcome = try check(
      Self.pair, "--draw", "always", environment: ["LC_ALL": "", "LANG": "en_GB.UTF-8"])
    #expect(
      drawing(outcome) == [
        "        ┌───────────────────┬─────────┬────┐",
        "        │A░░░░░░░░░░░░░░░░░░│B        │    │",
        "        │░░░░░░░░░▓▓▓▓▓▓▓▓▓▓│         │    │",
        "        │░░░░░░░░░▓▓▓▓▓▓▓▓▓▓│         │    │",
        "        │░░░░░░░░░░░░░░░░░░░│         │    │",
        "        │░░░░░░░░░░░░░░░░░░░│         │    │",
        "        └───────────────────┴─────────┴────┘",
        "    A node 1 UIButton, ░ takes touches, ▓ is seen and takes touches",
        "    B node 3 Tarp, a column is 4 pt, a line 8 pt",
      ])
  }

  @Test func plainCharactersElsewhere() throws {
    let outcome = try check(
      Self.pair, "--draw", "always", environment: ["LC_ALL": "C", "LANG": "en_GB.UTF-8"])
    #expect(
      drawing(outcome) == [
        "        +-------------------+---------+----+",
        "        |A..................|B        |    |",
        "        |.........##########|         |    |",
        "        |.........##########|         |    |",
        "        |...................|         |    |",
        "        |...................|         |    |",
        "        +-------------------+---------+----+",
        "    A node 1 UIButton, . takes touches, # is seen and takes touches",
        "    B node 3 Tarp, a column is 4 pt, a line 8 pt",
      ])
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func nothingIsDrawnInPipesUnasked() throws {
    let plain = try check(Self.pair)
    #expect(drawing(plain).isEmpty)
    #expect(try check(Self.pair, "--draw", "never").output == plain.output)
    let json = try check(Self.pair, "--format", "json", "--targets")
    #expect(
      try check(Self.pair, "--format", "json", "--targets", "--draw", "always").bytes == json.bytes)
  }

  @Test func aDrawingIsSmallAndTheSameEveryTime() throws {
    var rows = ["<UIWindow: 0x1; frame = (0 0; 320 4000)>"]
    for place in 0..<40 {
      rows.append("   | <UIButton: 0x2; frame = (\(place % 8 * 40) \(place / 8 * 30); 36 28)>")
    }
    rows.append("   | <UIButton: 0x3; frame = (0 200; 320 3000)>")
    rows.append("   | <Sheet: 0x4; frame = (0 210; 320 2980)>")
    let text = rows.joined(separator: "\n") + "\n"
    let outcome = try check(text, "--draw", "always")
    #expect(try check(text, "--draw", "always").output == outcome.output)
    var drawn = 0
    for line in outcome.output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix("pt") && line.contains("a column is") { drawn += 1 }
      let isMessage =
        line.contains("0x") || line.contains("cause: ") || line.contains("examined")
        || line.contains("ask: ") || line.contains("frame: ") || line.hasPrefix("dump.txt")
      if !isMessage { #expect(line.count <= 72, "\(line)") }
    }
    #expect(drawn > 20)
    #expect(drawing(outcome).count <= 12 + 6)
  }

  /// What is drawn as the mark is no neighbour, and what has no place is not drawn.
  @Test func aTurnedTargetAndTheSeedAreNoTrouble() throws {
    let seed = try check(SeedDump.flush, "--draw", "always")
    #expect(seed.output.contains("    A node 15 UINavigationItemButtonView, . takes touches"))
    #expect(seed.output.contains("B node 17") == false)
    #expect(try check(SmallDumps.unknown, "--draw", "always").status == 3)
  }
}
