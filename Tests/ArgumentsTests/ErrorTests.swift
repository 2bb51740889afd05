import Testing

@testable import Arguments

@Suite struct ErrorTests {
  private let seeCheck = "See `draw check --help`."
  private let seeConvert = "See `draw convert --help`."

  private func expect(
    _ error: ArgumentError?, _ message: String, _ hint: String?,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(error == ArgumentError(message: message, hint: hint), sourceLocation: location)
  }

  @Test func noCommand() {
    let hint = "The commands are check, convert and list. See `draw --help`."
    #expect(throws: ArgumentError(message: "No command was given.", hint: hint)) {
      try Fixture.program.parse([])
    }
    expect(Fixture.error("--"), "No command was given.", hint)
    expect(Fixture.error("--", "check"), "No command was given.", hint)
  }

  @Test func noCommandOfOneOrNone() {
    var program = ProgramSpec(name: "p", version: "1", abstract: "", commands: [Fixture.list])
    #expect(program.noCommand.hint == "The command is list. See `p --help`.")
    program.commands = []
    #expect(program.noCommand.hint == "See `p --help`.")
  }

  @Test func unknownCommand() {
    let list = "The commands are check, convert and list. See `draw --help`."
    expect(Fixture.error("chekc"), #"Unknown command "chekc"."#, "Did you mean check?")
    expect(Fixture.error("con", "--help"), #"Unknown command "con"."#, "Did you mean convert?")
    expect(Fixture.error("hlep"), #"Unknown command "hlep"."#, "Did you mean help?")
    expect(Fixture.error("plan.svg"), #"Unknown command "plan.svg"."#, list)
    expect(Fixture.error(""), #"Unknown command ""."#, list)
    expect(Fixture.error("-"), #"Unknown command "-"."#, list)
    expect(Fixture.error("help", "lst"), #"Unknown command "lst"."#, "Did you mean list?")
  }

  @Test func unknownOption() {
    let line = { Fixture.error("check", "a", $0) }
    expect(line("--fromat"), #"Unknown option "--fromat"."#, "Did you mean --format?")
    expect(line("--fromat=json"), #"Unknown option "--fromat"."#, "Did you mean --format?")
    expect(line("--form"), #"Unknown option "--form"."#, "Did you mean --format?")
    expect(line("--f"), #"Unknown option "--f"."#, "Did you mean --format?")
    expect(line("--hlep"), #"Unknown option "--hlep"."#, "Did you mean --help?")
    expect(line("--ve"), #"Unknown option "--ve"."#, seeCheck)
    expect(line("--colour"), #"Unknown option "--colour"."#, seeCheck)
    expect(line("-quiet"), #"Unknown option "-quiet"."#, "Did you mean --quiet?")
    expect(line("-x"), #"Unknown option "-x"."#, seeCheck)
    expect(line("-d3"), #"Unknown option "-d3"."#, seeCheck)
    expect(line("-depth"), #"Unknown option "-depth"."#, "Did you mean --depth?")
    expect(line("-qx"), #"Unknown option "-x"."#, seeCheck)
    expect(line("-3"), #"Unknown option "-3"."#, seeCheck)
    expect(line("--=x"), #"Unknown option "--=x"."#, seeCheck)
    expect(line("---"), #"Unknown option "---"."#, seeCheck)
    expect(line("--\u{1B}[31m"), #"Unknown option "--\u{1B}[31m"."#, seeCheck)
  }

  @Test func optionOfAnotherCommand() {
    expect(
      Fixture.error("check", "a", "--tolerance=3"),
      #"Command check has no option "--tolerance"."#, "It is an option of `draw convert`.")
    expect(
      Fixture.error("check", "a", "-t", "3"), #"Command check has no option "-t"."#,
      "It is an option of `draw convert`.")
    expect(
      Fixture.error("--quiet", "check", "a"), #"Option "--quiet" stands before any command."#,
      "Write it after the command: it is an option of `draw check`.")
    expect(
      Fixture.error("-q", "check", "a"), #"Option "-q" stands before any command."#,
      "Write it after the command: it is an option of `draw check`.")
  }

  @Test func optionInPlaceOfCommand() {
    expect(Fixture.error("--vresion"), #"Unknown option "--vresion"."#, "Did you mean --version?")
    expect(Fixture.error("-qv"), #"Unknown option "-qv"."#, "See `draw --help`.")
    expect(
      Fixture.error("--help=check"), #"Option --help takes no value, but "check" was given."#,
      "Write --help alone.")
  }

  @Test func flagWithValue() {
    let message = #"Option --quiet takes no value, but "yes" was given."#
    expect(Fixture.error("check", "a", "--quiet=yes"), message, "Write --quiet alone.")
    expect(Fixture.error("check", "a", "-vq=yes"), message, "Write --quiet alone.")
    expect(
      Fixture.error("check", "a", "--quiet="), #"Option --quiet takes no value, but "" was given."#,
      "Write --quiet alone.")
  }

  @Test func missingValue() {
    let hint = "Write --output FILE."
    let line = { Fixture.error("check", "a", "--output", $0) }
    expect(Fixture.error("check", "a", "--output"), "Option --output needs a value.", hint)
    expect(Fixture.error("check", "a", "-qo"), "Option --output needs a value.", hint)
    expect(line("--quiet"), "Option --output needs a value, but option --quiet follows.", hint)
    expect(line("-qv"), "Option --output needs a value, but option --quiet follows.", hint)
    expect(line("-fjson"), "Option --output needs a value, but option --format follows.", hint)
    expect(line("--depth=3"), "Option --output needs a value, but option --depth follows.", hint)
    expect(line("--"), "Option --output needs a value, but -- follows.", hint)
    expect(
      line("-x"), #"Option --output needs a value, but "-x" looks like an option."#,
      "Write --output=FILE if it is meant as the value.")
    expect(
      line("--xy"), #"Option --output needs a value, but "--xy" looks like an option."#,
      "Write --output=FILE if it is meant as the value.")
  }

  @Test func twoValues() {
    expect(
      Fixture.error("check", "-ftext", "a", "--format", "json"),
      #"Option --format was given twice, as "text" and as "json"."#, "Give --format only once.")
  }

  @Test func choices() {
    let line = { Fixture.error("check", "a", "--format", $0) }
    let message = { (text: String) in
      #"Option --format must be text, json or markdown, but "\#(text)" was given."#
    }
    expect(line("jsno"), message("jsno"), "Did you mean json?")
    expect(line("mark"), message("mark"), "Did you mean markdown?")
    expect(line("xml"), message("xml"), seeCheck)
    expect(line(""), message(""), seeCheck)
  }

  @Test(arguments: ["x", "", "+1", "1.0", "0x1", "1e3", "1 ", " 1", "-", "１", "1_000"])
  func notAnInteger(_ text: String) {
    expect(
      Fixture.error("check", "a", "--depth=\(text)"),
      #"Option --depth takes a whole number, but "\#(text)" was given."#,
      "It must be between 1 and 10.")
    expect(
      Fixture.error("convert", "a", "--any=\(text)"),
      #"Option --any takes a whole number, but "\#(text)" was given."#, seeConvert)
  }

  @Test(arguments: [
    ("depth", "0", "between 1 and 10"), ("depth", "11", "between 1 and 10"),
    ("depth", "-3", "between 1 and 10"), ("depth", "99999999999999999999", "between 1 and 10"),
    ("scale", "-1", "at least 0"), ("scale", "-1e999", "at least 0"),
    ("scale", "1e999", "a finite number"),
  ])
  func outOfRange(_ name: String, _ text: String, _ bounds: String) {
    expect(
      Fixture.error("check", "a", "--\(name)", text),
      #"Option --\#(name) must be \#(bounds), but "\#(text)" was given."#, seeCheck)
  }

  @Test(arguments: [
    ("tolerance", "-1", "at least 0"), ("tolerance", "-9223372036854775809", "at least 0"),
    ("tolerance", "9223372036854775808", "between 0 and 9223372036854775807"),
    ("most", "6", "at most 5"), ("exact", "6", "exactly 5"),
    ("any", "9223372036854775808", "between -9223372036854775808 and 9223372036854775807"),
    ("ratio", "-0.6", "between -0.5 and 1"), ("ratio", "1e999", "between -0.5 and 1"),
    ("free", "-1e999", "a finite number"),
  ])
  func outOfOtherRanges(_ name: String, _ text: String, _ bounds: String) {
    expect(
      Fixture.error("convert", "a", "--\(name)", text),
      #"Option --\#(name) must be \#(bounds), but "\#(text)" was given."#, seeConvert)
  }

  @Test(arguments: [
    "nan", "inf", "-inf", "infinity", "0x10", "1p3", "", ".", "-", "e3", "1e", "1e+", "1.2.3",
    "--1", "1,5", " 1", "١", "1\u{301}",
  ])
  func notANumber(_ text: String) {
    expect(
      Fixture.error("check", "a", "--scale=\(text)"),
      #"Option --scale takes a decimal number, but "\#(text)" was given."#, "It must be at least 0."
    )
  }

  @Test func missingPositionals() {
    expect(Fixture.error("check"), "Argument FILE is missing: check expects `FILE...`.", seeCheck)
    expect(
      Fixture.error("convert", "--line-numbers"),
      "Argument INPUT is missing: convert expects `INPUT [OUTPUT]`.", seeConvert)
  }

  @Test func surplusPositionals() {
    expect(
      Fixture.error("convert", "a", "b", "c"),
      #"Unexpected argument "c": convert expects only `INPUT [OUTPUT]`."#, seeConvert)
    expect(
      Fixture.error("list", "x\n"), #"Unexpected argument "x\u{A}": list expects no arguments."#,
      "See `draw list --help`.")
    expect(
      Fixture.error("help", "list", "check"),
      #"Unexpected argument "check": help expects only `[COMMAND]`."#, "See `draw help --help`.")
  }
}
