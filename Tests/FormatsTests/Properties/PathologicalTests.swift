import Formats
import Hierarchy
import TestSupport
import Testing

/// Inputs made to be slow take a time that grows with their size, and no more.
@Suite(.serialized) struct PathologicalTests {
  /// How long a text takes to be read.
  private func seconds(_ bytes: [UInt8], _ limits: InputLimits = InputLimits()) -> Double {
    let text = SourceText(bytes, name: "a")
    let clock = ContinuousClock()
    let time = clock.measure {
      guard let tree = try? Dump.read(text, limits: limits).tree else { return }
      for node in tree.indices.prefix(4) { _ = (tree[node].address, tree[node].text) }
    }
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  /// Reads a text and one eight times as long; the longer must not take 24 times as long.
  ///
  /// A quadratic reader takes 64 times as long. Times below a tenth of a second are noise, and
  /// one of three measurements is enough, as other tests run at the same time.
  private func expectLinear(
    _ make: (Int) -> [UInt8], size: Int, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    var times: [String] = []
    for _ in 0..<3 {
      let (short, long) = (seconds(make(size)), seconds(make(size * 8)))
      if long < max(24 * short, 0.1) { return }
      times.append("\(short) s and \(long) s")
    }
    Issue.record("\(times)", sourceLocation: location)
  }

  private func repeated(_ text: String, _ head: String = "") -> (Int) -> [UInt8] {
    let unit = Array(text.utf8)
    return { size in
      var bytes = Array(head.utf8)
      while bytes.count < size { bytes += unit }
      return bytes
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<", ">", "'", "\"", "|", "(", ";", "{", "&", "\\", " ", "\n", "\r", ".", "<<", "<A", "<A ",
      "<A: 0x", "<A: 0x1", "<A: 0x1>", "<A: 0x1; ", "<A<", "<A(", "; a = ", "'; ", "'; a = ", "'>",
      "-><", "\\n|", "\\n", "&lt;", "&lt;A", "&#", "</", "   | ", "a <", "(<", "reason: '",
      "\u{FEFF}",
    ])
  func oneLineOfOnePiece(piece: String) {
    let heads = [
      "", "<A: 0x1; frame = (0 0; 1 1); text = '", "<A: 0x1; frame = (0 0; 1 1); novel = ",
      "<A: 0x1; frame = (0 0; 1 1)>",
    ]
    for head in heads { expectLinear(repeated(piece, head), size: 2 << 10) }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<A: 0x1; frame = (0 0; 1 1\n", "<A: 0x1; frame = (0 0; 1 1); text = '\n", "<A: 0x\n",
      "<ABC\n",
      "   | <A: 0x1; frame = (0 0; 1 1)\n", "<A: 0x1;\n", "<A: 0x1; frame =\n", "<A: 0x1; text = '",
      "<A: 0x1; frame = (0 0; 1 1); text = 'a\n\n", "-><A: 0x1; frame = (0 0; 1 1)>\n", "'\n",
      "'; \n",
      "<A: 0x1; frame = (0 0; 1 1)>\n(lldb) po a\n", "<A: 0x1; frame = (0 0; 1 1)> trailing\n",
      "<A: 0x1; frame = (0 0; 1 1)>\nwords\n | <B: 0x2; frame = (0 0; 1 1)>\nwords\n",
      "<A: 0x1; frame = (0 0; 1 1)>\n...\n", "<A: 0x1; b = 1>\n",
      "&lt;A: 0x1; frame = (0 0; 1 1)&gt;\n",
      "<UITapGestureRecognizer: 0x1; state = Possible; view = <A: 0x1>>\n",
      "\\n   | <A: 0x1; frame\n",
      "<A: 0x1; frame = (0 0; 1\n1)>\n", "owningView = <A: 0x1; frame = (0 0; 1 1)>\n",
    ])
  func manyLinesOfOneKind(line: String) {
    expectLinear(repeated(line), size: 4 << 10)
    expectLinear(repeated(line, "<R: 0x1; frame = (0 0; 1 1)>\n"), size: 4 << 10)
  }

  /// Many views or objects on one line, which has no end to stop at.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<A: 0x1; frame = (0 0; 1 1)>", "<A: 0x1; frame = (0 0; 1 1)> | ",
      "a = <A: 0x1; frame = (0 0; 1 1)> ", "-><A: 0x1; frame = (0 0; 1 1)>", "<A: 0x1; b = c> ",
      "<A: 0x1> (layer) ", "<A: 0x1; frame = (0 0; 1 1)>\\n | ",
      "<A: 0x1; frame = (0 0; 1 1)> and ", "&lt;A: 0x1; frame = (0 0; 1 1)&gt; | ",
      "<AGesture: 0x1; state = P; view = <B: 0x2>>", "reason: '<A: 0x1; frame = (0 0; 1 1)>",
      "<A: 0x1; layer = ", "<A: 0x1; b = (", "<A: 0x1; text = '", "<A: 0x1; c = \"",
      "<A: 0x1; \\n\"",
      "<A: 0x1; frame = (0 0; 1 1); layer = <B: 0x2>, ", "<A: 0x1; b = ‘",
      "frame = (0 0; 1 1); < | <A: 0x1; ", "<AGesture: 0x1; state = P; layer = <B: 0x2>{>",
      "<A: 0x1; frame = (0 0; 1 1); b: ",
    ])
  func manyObjectsOnOneLine(piece: String) {
    expectLinear(repeated(piece), size: 16 << 10)
  }

  /// What dumps are made of, put together at random and repeated.
  @Test(.timeLimit(.minutes(2)), arguments: 0..<6)
  func piecesAtRandom(group: Int) {
    let pieces = [
      "<A: 0x1; ", "frame = (0 0; 1 1); ", "layer = <B: 0x2>", "layer = ", "text = '", "'", "; ",
      "<", ">", "(", "{", "]", ")", "\"", "\\n", "image = ", "   | ", "‘", "’", "&lt;", "\n",
      "<CGesture: 0x5; state = P; view = <A: 0x1>; ", "Optional(", "placeholder = ", "a", "-> ",
      "baseClass = A; ", " (layer)", "$0 = ", "(lldb) po ",
    ]
    var random = SplitMix64(seed: UInt64(group))
    for _ in 0..<40 {
      let unit = (0...Int.random(in: 0...3, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      expectLinear(repeated(unit, pieces.randomElement(using: &random) ?? ""), size: 16 << 10)
    }
  }

  /// A tree of many levels: every row costs what it is long, and nothing recurses.
  @Test(.timeLimit(.minutes(1))) func deepTrees() throws {
    func rows(_ levels: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      for level in 0..<levels {
        for _ in 0..<level { bytes += [0x7C, 0x20] }
        bytes += Array("<A: 0x1; frame = (0 0; 1 1)>\n".utf8)
      }
      return bytes
    }
    let (few, many) = (rows(1_250), rows(5_000))
    let short = seconds(few) / Double(few.count)
    let long = seconds(many) / Double(many.count)
    #expect(long < 3 * short, "\(short * 1e9) ns and \(long * 1e9) ns a byte")
    let tree = try Dump.read(SourceText(many, name: "deep")).tree
    #expect(tree.count == 5_000)
    #expect(tree.depth(of: 4_999) == 4_999)
    #expect(tree.subtreeEnd(of: 0) == 5_000)
    #expect(tree.screenFrames().last == .some(Rect(x: 0, y: 0, width: 1, height: 1)))
  }

  /// A tree printed again and again, with words between: repeats are found without reading
  /// everything before them each time.
  @Test(.timeLimit(.minutes(1)), arguments: ["(lldb) po x\n", "words\n", "...\n", "\n"])
  func repeatedTrees(between: String) {
    let tree =
      "<A: 0x1; frame = (0 0; 9 9)>\n   | <B: 0x2; frame = (0 0; 1 1)>\n   |    | "
      + "<C: 0x3; frame = (0 0; 1 1)>\n"
    expectLinear(repeated(tree + between + "   | <D: 0x4; frame = (0 0; 1 1)>\n"), size: 8 << 10)
  }
}
