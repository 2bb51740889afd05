import Formats
import Hierarchy
import Testing

/// Questions and answers behind a dump.
@Suite struct PastedAnswerTests {
  private func read(_ text: String) throws -> Dump {
    try Dump.read(SourceText("<UIView: 0x10; frame = (0 0; 9 9)>\n" + text + "\n"))
  }

  private static let plum = PastedAnswer.Value.object(
    ObjectName(className: "Orchard.Plum", address: "0x1a0"))

  @Test(arguments: [
    "(lldb) po nav.interactivePopGestureRecognizer.delegate",
    "(lldb) po [nav.interactivePopGestureRecognizer delegate]",
    "(lldb) po [[self.navigationController interactivePopGestureRecognizer] delegate]",
    "(lldb) po nav.interactivePopGestureRecognizer?.delegate",
    "(lldb) po navigationController!.interactivePopGestureRecognizer!.delegate!",
    "print(navigationController?.interactivePopGestureRecognizer?.delegate as Any)",
    "The interactivePopGestureRecognizer.delegate:",
    "// interactivePopGestureRecognizer.delegate",
  ])
  func spellings(question: String) throws {
    let dump = try read(question + "\n<Orchard.Plum: 0x1a0>\nbehind")
    #expect(dump.tree.surroundings.answer(to: .delegate(.edge)) == Self.plum)
    #expect(dump.diagnostics.count == 1, "only the last line: \(dump.diagnostics)")
  }

  @Test(arguments: [
    "<Orchard.Plum: 0x1a0>", "<Orchard.Plum 0x1a0>", "(id) $3 = 0x1a0 <Orchard.Plum: 0x1a0>",
    "▿ Optional<UIGestureRecognizerDelegate>\n  ▿ some : <Orchard.Plum: 0x1a0>",
    "▿ Optional<any UIGestureRecognizerDelegate>\n  ▿ some : <Orchard.Plum: 0x1a0>",
    "Optional(<Orchard.Plum: 0x1a0>)", "2013-02-03 04:05:06.789 Orchard[4:9] <Orchard.Plum: 0x1a0>",
    "// <Orchard.Plum: 0x1a0>", "\n<Orchard.Plum: 0x1a0>",
  ])
  func objects(answer: String) throws {
    let dump = try read("po nav.interactivePopGestureRecognizer.delegate\n" + answer)
    let found = dump.tree.surroundings.answer(to: .delegate(.edge))
    if answer.hasPrefix("(id)") {
      #expect(found == nil, "two values on one line")
    } else {
      #expect(found == Self.plum)
      #expect(dump.diagnostics.map(\.message) == [])
    }
  }

  @Test(arguments: [
    "nil", "<nil>", "(null)", "0x0", "0x0000000000000000", "$1 = nil", "(id) $1 = nil", "- none",
    "2013-02-03 04:05:06.789 Orchard[4:9] (null)", "Can't print the description of a NIL object.",
  ])
  func nothing(answer: String) throws {
    let dump = try read("po nav.interactivePopGestureRecognizer.delegate\n" + answer)
    #expect(dump.tree.surroundings.answer(to: .delegate(.edge)) == PastedAnswer.Value.none)
    #expect(dump.diagnostics.map(\.message) == [])
  }

  @Test func onTheSameLine() throws {
    for text in [
      "interactivePopGestureRecognizer.delegate = <Orchard.Plum: 0x1a0>",
      "nav.interactivePopGestureRecognizer.delegate: <Orchard.Plum 0x1a0>",
      "delegate: nav.interactivePopGestureRecognizer.delegate -> <Orchard.Plum: 0x1a0>",
    ] {
      #expect(try read(text).tree.surroundings.answer(to: .delegate(.edge)) == Self.plum, "\(text)")
    }
    let none = try read("interactivePopGestureRecognizer.delegate = nil")
    #expect(none.tree.surroundings.answer(to: .delegate(.edge)) == PastedAnswer.Value.none)
  }

  /// Code that people paste beside a dump is no answer.
  @Test(arguments: [
    "self.navigationController.interactivePopGestureRecognizer.delegate = nil;",
    "    interactivePopGestureRecognizer?.delegate = nil",
    "interactivePopGestureRecognizer?.delegate = nil",
    "    interactivePopGestureRecognizer.delegate = nil",
    "// interactivePopGestureRecognizer.delegate = nil",
    "self.nav.interactivePopGestureRecognizer.delegate = self;\n<Orchard.Plum: 0x1a0>",
    "po nav.interactivePopGestureRecognizer.delegate\nerror: no such thing\n<Orchard.Plum: 0x1a0>",
    "po nav.interactivePopGestureRecognizer.delegate\nYES",
    "po nav.interactivePopGestureRecognizer.delegates\n<Orchard.Plum: 0x1a0>",
    "po table.delegate\n<Orchard.Plum: 0x1a0>",
    "po nav.interactivePopGestureRecognizer.delegate\n<UIView: 0x10; frame = (0 0; 9 9)>\nnil",
  ])
  func noAnswers(text: String) throws {
    #expect(try read(text).tree.surroundings.answers == [])
  }

  @Test func byAddressAndContentAndLast() throws {
    let dump = try read(
      """
      po nav.interactiveContentPopGestureRecognizer.delegate
      nil
      po [(id)0x1b0 delegate]
      <Orchard.Pit: 0x1c0>
      p (BOOL)[(id)0x1c0 gestureRecognizerShouldBegin:(id)0x1b0]
      (BOOL) $0 = YES
      po [(id)0x1b0 delegate]
      <Orchard.Plum: 0x1a0>
      """)
    let around = dump.tree.surroundings
    #expect(dump.diagnostics.map(\.message) == [])
    #expect(around.answer(to: .delegate(.content)) == PastedAnswer.Value.none)
    #expect(around.answer(to: .delegateOfObject(address: "0x1b0")) == Self.plum)
    #expect(around.answer(to: .shouldBegin(delegate: "0x1c0", recognizer: "0x1b0")) == .flag(true))
    #expect(around.answers.count == 4)
  }

  @Test func aPromptNamesTheRecognizer() throws {
    let dump = try read(
      """
      po nav.interactiveContentPopGestureRecognizer
      <UIPanGestureRecognizer: 0x1b0; state = Possible; view = <UIView 0x10>>
      <UIPanGestureRecognizer: 0x1c0; state = Possible; view = <UIView 0x10>>
      interactivePopGestureRecognizer: <UIPanGestureRecognizer: 0x1d0; state = Possible; view = <UIView 0x10>>
      """)
    #expect(dump.recognizers.map(\.property) == [.content, nil, .edge])
  }

  /// lldb printed `(BOOL) $0 = YES` until 2023 and prints `(BOOL) YES` since.
  @Test(arguments: [
    ("(BOOL) YES", true), ("(BOOL) NO", false), ("(bool) true", true), ("(Bool) false", false),
    ("(int) 2", true), ("(int) 0", false), ("(long) $2 = 0", false), ("(int) $1 = -1", true),
    ("(signed char) '\\x01'", true), ("(unsigned char) '\\0'", false), ("  (BOOL)  YES", true),
    ("2", true), ("YES", true),
  ])
  func yesAndNo(answer: String, value: Bool) throws {
    let dump = try read("p (BOOL)[(id)0x1a0 gestureRecognizerShouldBegin:(id)0x1b0]\n" + answer)
    #expect(
      dump.tree.surroundings.answer(to: .shouldBegin(delegate: "0x1a0", recognizer: "0x1b0"))
        == .flag(value))
    #expect(dump.diagnostics.map(\.message) == [])
  }

  @Test(arguments: [
    "(id)0x1…", "(id)0x1...", "(UIGestureRecognizer *)0x…", "nav.interactivePopGestureRecognizer",
  ])
  func aboutARecognizerThatIsNotPrinted(argument: String) throws {
    let dump = try read("p (BOOL)[(id)0x1a0 gestureRecognizerShouldBegin:\(argument)]\nYES")
    #expect(
      dump.tree.surroundings.answer(to: .shouldBegin(delegate: "0x1a0", recognizer: nil))
        == .flag(true))
  }

  @Test(arguments: [
    "(BOOL)", "(BOOL) MAYBE", "(BOOL) says YES", "so YES", "(BOOL)[self begins]", "(int) 2.5",
  ])
  func neitherYesNorNo(answer: String) throws {
    let dump = try read("p (BOOL)[(id)0x1a0 gestureRecognizerShouldBegin:(id)0x1b0]\n" + answer)
    #expect(
      dump.tree.surroundings.answer(to: .shouldBegin(delegate: "0x1a0", recognizer: "0x1b0")) == nil
    )
  }

  @Test func nothingBehindAType() throws {
    let dump = try read("po nav.interactivePopGestureRecognizer.delegate\n(id) nil")
    #expect(dump.tree.surroundings.answer(to: .delegate(.edge)) == PastedAnswer.Value.none)
  }
}
