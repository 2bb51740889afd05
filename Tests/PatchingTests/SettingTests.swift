import Analysis
import Formats
import Hierarchy

import TestSupport
import Testing

@testable import Patching

/// Frames of the user's own.
@Suite struct SettingTests {
  private func patch(
    _ text: String, _ frames: [Int: Rect], _ options: AuditOptions = AuditOptions()
  ) throws -> Patch {
    let dump = try Dump.read(SourceText(text))
    let patcher = Patcher(options, request: PatchRequest(frames: frames))
    let patch = patcher.patch(dump)
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(patcher.patch(after).edits.isEmpty, "a second run changes nothing")
    return patch
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private let nested = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIView: 0x2; frame = (10 20; 200 200)>
       |    | <UIView: 0x3; frame = (5 6; 100 100)>
       |    |    | <UIView: 0x4; frame = (1 2; 30 30)>
       |    |    |    | <UIView: 0x5; frame = (3 4; 5 6)>
       |    | <UIView: 0x6; frame = (50.0 60; 7 8)>

    """

  @Test func childrenKeepTheirPlace() throws {
    let patch = try patch(nested, [1: rect(0, 0, 300, 300)])
    #expect(patch.edits.map(\.node) == [1, 2, 5])
    #expect(
      patch.edits.map(\.replacement) == ["0 0; 300 300", "15 26; 100 100", "60 80; 7 8"])
    #expect(patch.edits.allSatisfy { $0.rules.isEmpty })
    #expect(patch.introduced == [])
  }

  @Test func aSizeAloneMovesNoChild() throws {
    #expect(try patch(nested, [1: rect(10, 20, 300, 300)]).edits.map(\.node) == [1])
    #expect(try patch(nested, [1: rect(10, 20, 200, 200)]).edits.isEmpty)
  }

  @Test func whatIsInANamedChildKeepsItsPlaceToo() throws {
    // Node 2 is written as given; node 3 stays at (16 28) on screen.
    let patch = try patch(nested, [1: rect(0, 0, 300, 300), 2: rect(1, 1, 100, 100)])
    #expect(patch.edits.map(\.node) == [1, 2, 3, 5])
    #expect(patch.edits[1].replacement == "1 1; 100 100")
    #expect(patch.edits[2].replacement == "15 27; 30 30")
    let after = try Dump.read(SourceText(patch.bytes(), name: "after")).tree
    let before = try Dump.read(SourceText(nested)).tree
    for node in [3, 4, 5] { #expect(after.screenFrame(of: node) == before.screenFrame(of: node)) }
  }

  @Test func theUsersFrameWins() throws {
    let patch = try patch(SeedDump.flush, [15: rect(8, 6, 60, 30)])
    #expect(patch.edits.map(\.replacement) == ["8 6; 60 30"])
    #expect(
      patch.remaining == [
        Remainder(
          rule: .targetOversized, node: 15, severity: .warning,
          reason: .usersFrame)
      ])
    let cured = try self.patch(SeedDump.flush, [15: rect(0, 0, 44, 44)])
    #expect(cured.remaining.isEmpty, "what is gone does not remain")
  }

  @Test func otherCorrectionsStay() throws {
    let patch = try patch(SeedDump.flush, [13: rect(78.5, 8, 163, 27)])
    #expect(patch.edits.map(\.node) == [13, 14, 15, 16])
    #expect(patch.edits.map(\.rules) == [[], [], [.targetOversized], [.targetOversized]])
  }

  @Test func whatItBringsAboutIsListed() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 44 44)>

      """
    let patch = try patch(text, [1: rect(10, 10, 30, 44)])
    #expect(patch.edits.map(\.replacement) == ["10 10; 30 44"])
    #expect(patch.introduced?.map(\.rule) == [.targetTooSmall])
    #expect(patch.introduced?.map(\.node) == [1])
    #expect(try self.patch(text, [:]).introduced == nil)
  }

  @Test func framesThatAreNoneAreReplaced() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIView: 0x2; frame = (nan 0; inf 4)>
         | <UIView: 0x3; alpha = 0.5>
         | <UIView: 0x4; frame = (1 2; 3 4)>

      """
    let patch = try patch(text, [1: rect(1, 1, 1, 1), 2: rect(2, 2, 2, 2)])
    #expect(patch.edits.map(\.replacement) == ["1 1; 1 1", "; frame = (2 2; 2 2)"])
    #expect(
      String(decoding: patch.bytes(), as: UTF8.self)
        .contains("   | <UIView: 0x3; frame = (2 2; 2 2); alpha = 0.5>\n"))
  }

  @Test func aLayerHasNoFrame() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <CALayer: 0x2> (layer)

      """
    let dump = try Dump.read(SourceText(text))
    let patch = Patcher(request: PatchRequest(frames: [1: .zero])).patch(dump)
    #expect(patch.refusal == .frame(node: 1, .layer))
    #expect(patch.edits.isEmpty)
  }

  @Test func inAFileWithEscapes() throws {
    let text = nested.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let patch = try patch(text, [5: rect(1, 2, 3, 4)])
    #expect(
      String(decoding: patch.bytes(), as: UTF8.self)
        == text.replacing("(50.0 60; 7 8)", with: "(1 2; 3 4)"))
  }
}
