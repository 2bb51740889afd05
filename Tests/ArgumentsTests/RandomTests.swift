import Testing

@testable import Arguments

@Suite struct RandomTests {
  /// A small generator (xorshift), so that every run sees the same lines.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let tokens = [
    "", "-", "--", "---", "=", "--=", "-=", "-o", "-ox", "-o=", "-qv", "-qo", "-qh", "-h", "-x",
    "-é", "-👩‍👩‍👧", "-\u{301}", "--\u{301}", "--output", "--output=", "--output=a", "--quiet",
    "--quiet=1", "--format", "--format=json", "--depth", "--depth=99999999999999999999", "--scale",
    "--scale=1e999", "--at", "--tolerance", "--any", "--free", "--help", "--version", "--help=",
    "--unknown", "--fromat", "--ünïcode=ß", "check", "convert", "list", "help", "chekc", "json",
    "3", "-3", "-3,40", "-.", "-.5", "nan", "1e", "\0", "\r\n", "日本語", "e\u{301}", "\u{202E}",
  ]

  @Test func noLineTraps() {
    var generator = Generator(state: 0x9E37_79B9_7F4A_7C15)
    var (runs, answers, errors) = (0, 0, 0)
    for _ in 0..<20_000 {
      var line = (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in
        Self.tokens.randomElement(using: &generator)
      }
      if Bool.random(using: &generator) {
        line.insert(["check", "convert", "list", "help"].randomElement(using: &generator)!, at: 0)
      }
      do {
        switch try Fixture.program.parse(line) {
        case .run(let command, let parsed):
          runs += 1
          checkValues(of: command, in: parsed)
        case .help, .version: answers += 1
        }
      } catch {
        errors += 1
        #expect(error.message.hasSuffix("."))
        #expect(!error.message.unicodeScalars.contains("\0"))
      }
    }
    #expect(runs > 500 && answers > 500 && errors > 500)
  }

  private func checkValues(of command: CommandSpec, in parsed: ParsedArguments) {
    for option in command.options where parsed.isSet(option.name) {
      switch option.value {
      case .none: #expect(parsed.values(option.name) == [])
      case .text: #expect(parsed.value(option.name) != nil)
      case .choice(_, let choices):
        #expect(parsed.values(option.name).allSatisfy(choices.contains))
      case .integer(_, let range):
        #expect(parsed.integer(option.name).map(range.contains) == true)
      case .number(_, let range):
        #expect(parsed.number(option.name).map { range.contains($0) && $0.isFinite } == true)
      }
    }
  }
}
