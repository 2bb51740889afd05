import Analysis
import Formats
import Hierarchy
import Patching
import TestSupport
import Testing

/// The three forms of the print that this project starts from.
@Suite struct SeedTests {
  static let forms = [SeedDump.flush, SeedDump.indented, SeedDump.withProse]

  private func patch(_ text: String, _ options: AuditOptions = AuditOptions()) throws -> Patch {
    Patcher(options).patch(try Dump.read(SourceText(text)))
  }

  @Test(arguments: forms)
  func exactlyTwoValuesChange(text: String) throws {
    let patch = try patch(text)
    #expect(patch.edits.map(\.node) == [15, 16])
    #expect(patch.edits.map(\.replacement) == ["0 0; 44 44", "-973 -989; 91 22"])
    #expect(patch.edits.map(\.rules) == [[.targetOversized], [.targetOversized]])
    #expect(patch.remaining.isEmpty)
    let expected = SeedDump.corrected(
      text, container: "0 0; 44 44", label: "-973 -989; 91 22")
    #expect(expected != text)
    #expect(patch.bytes() == Array(expected.utf8))
  }

  @Test func theirPlacesAreTheContracts() throws {
    let edits = try patch(SeedDump.flush).edits
    #expect(edits.map(\.range.lowerBound) == [2332, 2455])
    #expect(edits.map(\.range.count) == [10, 16])
  }

  @Test(arguments: forms)
  func aSecondRunChangesNothing(text: String) throws {
    let first = try patch(text).bytes()
    let dump = try Dump.read(SourceText(first, name: "again"))
    let second = Patcher().patch(dump)
    #expect(second.edits.isEmpty)
    #expect(second.bytes() == first)
    let before = Audit().findings(in: try Dump.read(SourceText(text)).tree)
    let after = Audit().findings(in: dump.tree)
    #expect(after.map(\.rule) == [.capturedInTransition])
    #expect(Set(after.map(\.rule)).isSubset(of: Set(before.map(\.rule))))
  }

  @Test(
    arguments: forms,
    [
      (0.0, "8 12; 12.5 20.5", "-981 -1001; 91 22"),
      (8, "0 4; 28.5 36.5", "-973 -993; 91 22"),
      // More than there is room for on the left: moved to the right.
      (10, "0 2; 32.5 40.5", "-973 -991; 91 22"),
      (14, "0 0; 40.5 44", "-973 -989; 91 22"),
    ])
  func hugTheArrow(text: String, wanted: (pad: Double, container: String, label: String)) throws {
    let options = with {
      $0.fit = .glyph
      $0.pad = wanted.pad
    }
    let expected = SeedDump.corrected(text, container: wanted.container, label: wanted.label)
    let patch = try patch(text, options)
    #expect(patch.bytes() == Array(expected.utf8))
    let again = try Dump.read(SourceText(patch.bytes(), name: "again"))
    #expect(Patcher(options).patch(again).edits.isEmpty)
  }

  @Test(arguments: forms)
  func withoutRulesEveryByteStays(text: String) throws {
    let patch = try patch(text, with { $0.rules = [] })
    #expect(patch.edits.isEmpty)
    #expect(patch.bytes() == Array(text.utf8))
  }

  @Test(arguments: forms)
  func onlyTheRuleThatAsksCorrects(text: String) throws {
    #expect(try patch(text, with { $0.rules = [.targetOversized] }).edits.count == 2)
    let others = Set(RuleID.allCases).subtracting([.targetOversized])
    #expect(try patch(text, with { $0.rules = others }).edits.isEmpty)
  }

  @Test func theBackButtonAlone() throws {
    #expect(try patch(SeedDump.flush, with { $0.backButtonOnly = true }).edits.count == 2)
  }

  private func with(_ set: (inout AuditOptions) -> Void) -> AuditOptions {
    var options = AuditOptions()
    set(&options)
    return options
  }
}
