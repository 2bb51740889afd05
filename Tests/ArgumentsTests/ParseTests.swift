import Testing

@testable import Arguments

@Suite struct ParseTests {
  @Test(arguments: [
    ["check", "a", "--output", "x"], ["check", "a", "--output=x"], ["check", "a", "-o", "x"],
    ["check", "a", "-ox"], ["check", "--output", "x", "a"], ["check", "-qox", "a"],
    ["check", "-qvo", "x", "a"], ["check", "--output=x", "--", "a"],
  ])
  func formsOfAValue(_ line: [String]) throws {
    guard case .run(let command, let parsed) = try Fixture.program.parse(line) else {
      Issue.record("no command")
      return
    }
    #expect(command == Fixture.check)
    #expect(parsed.value("output") == "x")
    #expect(parsed.positionals == ["a"])
  }

  @Test func valueMayHoldAnything() throws {
    #expect(try Fixture.parse("check", "a", "--output=").value("output") == "")
    #expect(try Fixture.parse("check", "a", "--output", "").value("output") == "")
    #expect(try Fixture.parse("check", "a", "--output=b=c").value("output") == "b=c")
    #expect(try Fixture.parse("check", "a", "--output=--quiet").value("output") == "--quiet")
    #expect(try Fixture.parse("check", "a", "-o-q").value("output") == "-q")
    #expect(try Fixture.parse("check", "a", "-o=b").value("output") == "=b")
    #expect(try Fixture.parse("check", "a", "--output=\u{301}b").value("output") == "\u{301}b")
  }

  @Test func flags() throws {
    let parsed = try Fixture.parse("check", "-qv", "a", "--quiet", "-q")
    #expect(parsed.isSet("quiet"))
    #expect(parsed.isSet("verbose"))
    #expect(!parsed.isSet("output"))
    #expect(parsed.value("quiet") == nil)
    #expect(parsed.values("quiet") == [])
  }

  @Test func doubleDashEndsOptions() throws {
    let parsed = try Fixture.parse("check", "-q", "--", "-v", "--", "--help", "--nothing")
    #expect(parsed.positionals == ["-v", "--", "--help", "--nothing"])
    #expect(!parsed.isSet("verbose"))
  }

  @Test func positionalsKeepTheirOrder() throws {
    let parsed = try Fixture.parse("check", "b", "-q", "-", "--depth", "3", "", "a")
    #expect(parsed.positionals == ["b", "-", "", "a"])
  }

  @Test(arguments: ["-", "-3", "-3,40", "-.5", "-1e3", "-0x", "-5.", "plain", ""])
  func nextTokenTakenAsValue(_ text: String) throws {
    #expect(try Fixture.parse("check", "a", "--at", text).values("at") == [text])
    #expect(try Fixture.parse("check", "a", "--output", text).value("output") == text)
  }

  @Test func repeatableKeepsAll() throws {
    let parsed = try Fixture.parse("check", "--at", "1,2", "a", "--at=3,4", "--at", "1,2")
    #expect(parsed.values("at") == ["1,2", "3,4", "1,2"])
    #expect(parsed.value("at") == "1,2")
    let levels = try Fixture.parse("convert", "a", "--level", "3", "--level=4")
    #expect(levels.integer("level") == 4)
  }

  @Test func sameValueTwiceIsFine() throws {
    let parsed = try Fixture.parse("check", "a", "-fjson", "--format", "json")
    #expect(parsed.values("format") == ["json"])
  }

  @Test(arguments: [("1", 1), ("10", 10), ("007", 7)])
  func integers(_ text: String, _ number: Int) throws {
    #expect(try Fixture.parse("check", "a", "--depth", text).integer("depth") == number)
  }

  @Test func extremeIntegers() throws {
    let least = try Fixture.parse("convert", "a", "--any", "-9223372036854775808")
    #expect(least.integer("any") == .min)
    let largest = try Fixture.parse("convert", "a", "--any=9223372036854775807")
    #expect(largest.integer("any") == .max)
    #expect(try Fixture.parse("convert", "a", "--any", "-0").integer("any") == 0)
  }

  @Test(arguments: [
    ("1", 1), ("+1", 1), ("-2.5", -2.5), (".5", 0.5), ("-.5", -0.5), ("5.", 5), ("1e3", 1000),
    ("1.5E-2", 0.015), ("2e+1", 20), ("1e-400", 0), ("007.0", 7),
  ])
  func numbers(_ text: String, _ number: Double) throws {
    #expect(try Fixture.parse("convert", "a", "--free", text).number("free") == number)
  }

  @Test func absentValues() throws {
    let parsed = try Fixture.parse("check", "a")
    #expect(parsed.integer("depth") == nil)
    #expect(parsed.number("scale") == nil)
    #expect(parsed.values("at") == [])
  }

  @Test func arities() throws {
    #expect(try Fixture.parse("convert", "a").positionals == ["a"])
    #expect(try Fixture.parse("convert", "a", "b").positionals == ["a", "b"])
    #expect(try Fixture.parse("check", "a", "b", "c").positionals == ["a", "b", "c"])
    #expect(try Fixture.parse("list").positionals == [])
  }

  @Test(arguments: [
    ["--version"], ["check", "--version"], ["check", "a", "-q", "--version"],
    ["help", "--version"],
    ["check", "--version", "--help"], ["--version", "nonsense"],
  ])
  func version(_ line: [String]) throws {
    #expect(try Fixture.program.parse(line) == .version("draw 1.2.3"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--help", "check"]])
  func programHelp(_ line: [String]) throws {
    let help = Fixture.program.help(for: nil, width: 80)
    #expect(try Fixture.program.parse(line) == .help(help))
  }

  @Test(arguments: [
    ["check", "--help"], ["check", "-h"], ["check", "a", "-qh"], ["help", "check"],
    ["check", "--nonsense", "--help"], ["check", "--output", "--help"], ["check", "-o", "-h"],
  ])
  func commandHelp(_ line: [String]) throws {
    let help = Fixture.program.help(for: Fixture.check, width: 80)
    #expect(try Fixture.program.parse(line) == .help(help))
  }

  @Test(arguments: [["help", "help"], ["help", "--help"], ["help", "-h"]])
  func helpOnHelp(_ line: [String]) throws {
    let help = Fixture.program.help(for: ProgramSpec.helpCommand, width: 80)
    #expect(try Fixture.program.parse(line) == .help(help))
  }

  @Test func declarationsWinOverBuiltIns() throws {
    let own = CommandSpec(
      name: "help", abstract: "",
      options: [.text("height", short: "h", placeholder: "H", help: "", group: "A")])
    let program = ProgramSpec(name: "p", version: "1", abstract: "", commands: [own])
    guard case .run(let command, let parsed) = try program.parse(["help", "-h", "3"]) else {
      Issue.record("no command")
      return
    }
    #expect(command == own)
    #expect(parsed.integer("height") == 3)
  }
}
