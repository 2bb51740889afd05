import Testing

@testable import Arguments

@Suite struct DeclarationTests {
  @Test func factories() {
    #expect(
      OptionSpec.flag("a", short: "b", help: "c", group: "d")
        == OptionSpec(name: "a", short: "b", value: .none, help: "c", group: "d"))
    #expect(
      OptionSpec.text("a", placeholder: "P", repeatable: true, help: "c", group: "d")
        == OptionSpec(
          name: "a", value: .text(placeholder: "P"), repeatable: true, help: "c", group: "d"))
    #expect(
      OptionSpec.choice(
        "a", placeholder: "P", of: ["x"], help: "c", group: "d", defaultText: "x")
        == OptionSpec(
          name: "a", value: .choice(placeholder: "P", of: ["x"]), help: "c", group: "d",
          defaultText: "x"))
    #expect(
      OptionSpec.integer("a", placeholder: "P", in: 1...2, help: "c", group: "d")
        == OptionSpec(
          name: "a", value: .integer(placeholder: "P", in: 1...2), help: "c", group: "d"))
    #expect(
      OptionSpec.number("a", placeholder: "P", in: 1...2, help: "c", group: "d")
        == OptionSpec(
          name: "a", value: .number(placeholder: "P", in: 1...2), help: "c", group: "d"))
  }

  @Test func quoting() {
    #expect("plain é 日本".quoted == #""plain é 日本""#)
    #expect("a\u{1B}[0m\r\n".quoted == #""a\u{1B}[0m\u{D}\u{A}""#)
    #expect("\u{202E}\u{2028}".quoted == #""\u{202E}\u{2028}""#)
  }

  @Test func listing() {
    #expect([].listed("or") == "")
    #expect(["a"].listed("or") == "a")
    #expect(["a", "b"].listed("or") == "a or b")
    #expect(["a", "b", "c"].listed("and") == "a, b and c")
  }

  @Test func tokens() {
    #expect(Token("") == .positional(""))
    #expect(Token("-") == .positional("-"))
    #expect(Token("--") == .terminator)
    #expect(Token("-ab") == .cluster(["a", "b"]))
    #expect(Token("--a") == .long("a", value: nil))
    #expect(Token("--a=b=c") == .long("a", value: "b=c"))
    #expect(Token("--=") == .long("", value: ""))
  }
}
