import Formats
import Hierarchy
import Testing

/// Every sentence a reading can say, whole, with the place that it is about.
@Suite struct DiagnosticTests {
  private static let cut =
    "The dump is cut inside this row (expected \">\" at its end); "
    + "attributes behind the cut are taken as not printed."
  private static let frame =
    "The frame of this row is not four finite numbers (expected \"frame = (x y; w h)\"); "
    + "it is kept without geometry."
  private static let noFrame =
    "This row prints no frame (expected \"frame = (x y; w h)\"); it is kept without geometry."
  private static let transform =
    "The transform of this row is not six finite numbers; places below it on screen are unknown."

  private func expect(
    _ text: String, _ expected: [(Severity, String)], _ outline: [String],
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let marked = Marked(text)
    let dump = try marked.read()
    let wanted = zip(marked.places, expected).map { Diagnostic($1.0, at: $0, $1.1) }
    #expect(marked.places.count == expected.count, sourceLocation: location)
    #expect(dump.complaints == wanted, sourceLocation: location)
    #expect(dump.outline == outline, sourceLocation: location)
  }

  @Test func prose() throws {
    try expect(
      "⟦Here it is:⟧\n<A: 0x1; frame = (0 0; 1 1)>\n⟦one\ntwo⟧\n",
      [
        (.note, "A line of text without a view, kept as found."),
        (.note, "2 lines of text without a view, kept as found."),
      ], ["0 A"])
  }

  @Test func rowsWithoutAView() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n⟦   | my own description⟧\n   |    | ⟦<B: 0x2; frame = (0 0; 1 1)>⟧\n",
      [
        (
          .warning,
          "A row of the tree without a view, kept as found; rows below hang on the row above."
        ),
        (
          .warning,
          "One level is missing above this row; it is placed under the nearest row printed, "
            + "and its place on screen is unknown."
        ),
      ], ["0 A", "1 B"])
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n⟦   | my\n   | own⟧\n",
      [
        (
          .warning,
          "2 rows of the tree without a view, kept as found; rows below hang on the row above."
        )
      ],
      ["0 A"])
  }

  @Test func controllers() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n<VC 0x2>, state: appeared, view: <A 0x1>\n"
        + "⟦   | <VC 0x3>, state: appeared\n   | <VC 0x4>, state: app⟧\n",
      [
        (
          .note,
          "2 rows of view controllers (_printHierarchy) in another form, kept but not read."
        )
      ], ["0 A"])
  }

  @Test func responderChain() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n⟦-><B: 0x2; frame = (0 0; 1 1)>\n--><C: 0x3>⟧\n",
      [(.note, "2 rows of a responder chain, which repeats views and is not read.")], ["0 A"])
  }

  @Test func omissions() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n⟦...⟧\n   | <B: 0x2; frame = (0 0; 1 1)>\n⟦[…]\n......⟧\n",
      [
        (.warning, "Rows were left out here (one line of dots); what they held is not known."),
        (.warning, "Rows were left out here (2 lines of dots); what they held is not known."),
      ], ["0 A", "1 B"])
  }

  @Test func mentions() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n⟦owningView = <B: 0x2; frame = (0 0; 1 1)>⟧\n",
      [(.note, "A line naming a view in passing, kept but not read as a tree.")], ["0 A"])
    try expect(
      "⟦reason: 'no <B: 0x2; frame = (0 0; 1 1)> here'⟧\n",
      [(.note, "A line naming a view in passing, kept but not read as a tree.")], [])
  }

  @Test func objects() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n⟦<NSObject: 0x2>\n<Foo: 0x3; bar = 1>⟧\n",
      [(.note, "2 lines naming an object that is no view, kept but not read.")], ["0 A"])
  }

  @Test func gaps() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 9 9)>\n   |    | ⟦<B: 0x2; frame = (0 0; 1 1)>⟧\n"
        + "   |    |    | <C: 0x3; frame = (0 0; 1 1)>\n"
        + "   |    |    |    |    |    | ⟦<D: 0x4; frame = (0 0; 1 1)>⟧\n",
      [
        (
          .warning,
          "One level is missing above this row; it is placed under the nearest row printed, "
            + "and its place on screen is unknown."
        ),
        (
          .warning,
          "2 levels are missing above this row; it is placed under the nearest row printed, "
            + "and its place on screen is unknown."
        ),
      ], ["0 A", "1 B", "2 C", "3 D"])
  }

  @Test func nodesBelowAGapHaveNoPlace() throws {
    let dump = try Marked(
      "<A: 0x1; frame = (0 0; 9 9)>\n   |    | <B: 0x2; frame = (1 1; 1 1)>\n"
        + "   |    |    | <C: 0x3; frame = (0 0; 1 1)>\n   | <D: 0x4; frame = (2 2; 1 1)>\n"
    ).read()
    #expect(dump.tree.indices.map { dump.tree.parent(of: $0) } == [nil, 0, 1, 0])
    #expect(
      dump.tree.screenFrames() == [
        Rect(x: 0, y: 0, width: 9, height: 9), nil, nil, Rect(x: 2, y: 2, width: 1, height: 1),
      ])
  }

  @Test func missingFrames() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n   | ⟦<B: 0x2; opaque = NO>⟧\n   | ⟦<C: 0x3>⟧\n",
      [(.warning, Self.noFrame), (.warning, Self.noFrame)], ["0 A", "1 B", "1 C"])
  }

  @Test(arguments: [
    "frame = (0 0; 1)", "frame = (0 0 1 1)", "frame = (0, 0; 1 1)", "frame = (a b; c d)",
    "frame = (nan 0; 1 1)", "frame = (0 inf; 1 1)", "frame = (1e999 0; 1 1)", "frame = ()",
    "frame: {{0, 0}, {1}}", "frame = (0 0; 1 1 1)",
  ])
  func damagedFrames(frame: String) throws {
    try expect("⟦<A: 0x1; \(frame); opaque = NO>⟧\n", [(.warning, Self.frame)], ["0 A"])
    #expect(try Marked("<A: 0x1; \(frame); opaque = NO>").read().tree.frame(of: 0) == nil)
  }

  @Test(arguments: ["[1, 0, 0, 1, 0]", "[1, 0, 0, nan, 0, 0]", "[]", "[1, 0, 0, 1, 0, 0, 0]", "x"])
  func damagedTransforms(value: String) throws {
    try expect(
      "⟦<A: 0x1; frame = (0 0; 1 1); transform = \(value)>⟧\n", [(.warning, Self.transform)],
      ["0 A"])
  }

  @Test func cuts() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n   | ⟦<B: 0x2; frame = (0 0; 1 1); opa⟧",
      [(.warning, Self.cut)],
      ["0 A", "1 B"])
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n   | ⟦<B: 0x2; frame = (0 0;⟧\n", [(.warning, Self.cut)],
      ["0 A", "1 B"])
  }

  @Test func textBehindAView() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>⟦ <-- this one⟧\n   | <B: 0x2; frame = (0 0; 1 1)>⟦ wrong⟧\n",
      [
        (.note, "Text behind a view, kept as found."),
        (.note, "Text behind a view, kept as found."),
      ],
      ["0 A", "1 B"])
  }

  @Test func objectsOverSeveralLines() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>⟦-><I: 0x2; size = '6\n8'>⟧\n",
      [(.note, "Text behind a view, kept as found.")], ["0 A"])
    try expect(
      "⟦<I: 0x2; size = '6\n8'>⟧ <A: 0x1; frame = (0 0; 1 1)>\n",
      [(.note, "A line naming an object that is no view, kept but not read.")], ["0 A"])
  }

  @Test func textBehindALayer() throws {
    try expect(
      "<A: 0x1; frame = (0 0; 1 1)>\n   | <L: 0x2> (layer)\n   | <L: 0x3>⟦ (layer) of mine⟧\n",
      [(.note, "Text behind a view, kept as found.")], ["0 A", "1 L", "1 L"])
  }

  @Test func promptsPunctuationAndBlankLinesAreNoTrouble() throws {
    try expect(
      "(lldb) po [a recursiveDescription]\n(\n<A: 0x1; frame = (0 0; 1 1)>,\n)\n\n  \n//\n/* */\n",
      [], ["0 A"])
  }
}
