import Analysis
import Foundation
import Formats
import Hierarchy
import Patching
import Testing

@testable import ViewmendCLI

/// Every folder of `Fixtures/` against the library and the program.
@Suite struct FixtureTests {
  @Test func thereAreFixtures() {
    #expect(Fixture.all.count > 100, "Fixtures/ was not found, or most of it is gone.")
  }

  @Test("A fixture has a story and expects something", arguments: Fixture.all)
  func isWhole(_ fixture: Fixture) throws {
    let story = fixture.bytes(of: "story.md") ?? []
    #expect(story.count > 100, "\(fixture.name) has no story.md that tells a story.")
    #expect(
      fixture.bytes(of: fixture.input.lastPathComponent) != nil, "\(fixture.name) has no input.")
    #expect(try fixture.description()["schema"] == .string("viewmend/1"))
    let expected = try fixture.expectation()
    #expect(expected["status"] != nil, "\(fixture.name) expects no status.")
    #expect(expected.count > 1, "\(fixture.name) expects nothing but a status.")
    #expect(
      expected["status"] != .number(1) || expected["findings"] != nil,
      "\(fixture.name) fails and does not say by which findings.")
  }

  @Test("The program verifies it", arguments: Fixture.all)
  func answers(_ fixture: Fixture) throws {
    let found = FixtureFinder([fixture.folder.path]).fixtures
    #expect(found.count == 1)
    let run = FixtureRun(try #require(found.first))
    #expect(run.outcome.state == .passed, "\(run.outcome.failure?.message ?? "")")
    #expect(run.outcome.sentences == [])
    #expect(run.writes == [])
  }

  /// What is compared is what the commands say, each run as from a shell.
  @Test("Its answers are the commands' own", arguments: Fixture.all)
  func asksTheCommands(_ fixture: Fixture) throws {
    let found = try #require(FixtureFinder([fixture.folder.path]).fixtures.first)
    let description = try FixtureDescription(found)
    let answer = try FixtureAnswer(
      fixture.input.path, try FixtureOptions(found, description),
      questions: description.expectation, patches: false)
    let json = Data(answer.value.value.json.utf8)
    let said = try JSONDecoder().decode(JSONValue.self, from: json)
    guard case .object(let commands) = try ToolRun.answer(to: fixture) else { return }
    for (key, value) in commands {
      #expect(said[key] == value, "\(fixture.name): \(key)")
    }
  }

  @Test("The library reads what the program reads, and gives it back", arguments: Fixture.all)
  func readsAndGivesBack(_ fixture: Fixture) throws {
    let input = try #require(fixture.bytes(of: fixture.input.lastPathComponent))
    let expected = try fixture.expectation()
    guard expected["status"] != .number(2) else {
      #expect(throws: ReadError.self, "\(fixture.name) is read, and is to be refused.") {
        try Dump.read(SourceText(input, name: fixture.name))
      }
      return
    }
    let dump = try Dump.read(SourceText(input, name: fixture.name))
    #expect(expected["nodes"]?.integer == dump.tree.count, "\(fixture.name): the number of nodes")
    #expect(
      expected["trees"] == .array(dump.tree.roots.map { .number(Double($0)) }),
      "\(fixture.name): the roots")
    var options = AuditOptions()
    options.rules = []
    let copy = Patcher(options).patch(dump).bytes()
    #expect(copy == input, "\(fixture.name): written without an edit, byte \(first(copy, input))")
    let run = ToolRun.patch(["--rules", "none"], fixture.input.path)
    #expect(run.output == input, "\(fixture.name): the program changes a byte without an edit.")
  }

  @Test("A correction is written byte for byte, and is the last", arguments: Fixture.all)
  func corrects(_ fixture: Fixture) throws {
    guard let wanted = fixture.bytes(of: fixture.patched.lastPathComponent) else { return }
    let options = try fixture.patchOptions()
    let output = try #require(ToolRun.patch(options, fixture.input.path).output)
    // Mirrored twice, a back button stands where it did.
    if options.contains("--mirror") { return }
    let patched = fixture.patched.path
    let again = try #require(ToolRun.patch(options, patched).output)
    #expect(again == wanted, "\(fixture.name): corrected again, byte \(first(again, wanted))")
    guard options.isEmpty, fixture.bytes(of: ".viewmend.json") == nil else { return }
    let input = try #require(fixture.bytes(of: fixture.input.lastPathComponent))
    let dump = try Dump.read(SourceText(input, name: fixture.name))
    #expect(
      Patcher().patch(dump).bytes() == output,
      "\(fixture.name): the library writes something else than the program.")
  }

  @Test("A patch has the status of a check of what it writes", arguments: Fixture.all)
  func agreesOnTheStatus(_ fixture: Fixture) throws {
    let run = ToolRun.patch(try fixture.patchOptions(), fixture.input.path)
    guard let output = run.output, run.status != 2 else { return }
    let check = try ToolRun.check(
      try fixture.options(), of: output, inPlaceOf: fixture.input.path)
    #expect(run.status == check, "\(fixture.name): patch \(run.status), check \(check)")
  }

  /// Where two texts begin to differ, with what stands there.
  private func first(_ one: [UInt8], _ other: [UInt8]) -> String {
    let place = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let offset = place ?? min(one.count, other.count)
    func piece(_ bytes: [UInt8]) -> String {
      String(decoding: bytes.dropFirst(max(0, offset - 16)).prefix(48), as: UTF8.self)
    }
    return "\(offset): found \"\(piece(one))\", expected \"\(piece(other))\""
  }
}
