import Formats
import Hierarchy
import TestSupport
import Testing

/// Whatever a text went through, a value is found again in the bytes of the file.
@Suite struct PreparationTests {
  private static let dump =
    "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <L: 0x2>>\n"
    + "   | <UILabel: 0x3; frame = (8 11.5; 13 21); text = 'it's 取消 🔙'; layer = <L: 0x4>>\n"
    + "   |    | <UIView: 0x5; frame = (-20.25 1e+06; 101.667 0); opaque = NO; layer = <L: 0x6>>\n"

  private static let frames = ["0 0; 320 480", "8 11.5; 13 21", "-20.25 1e+06; 101.667 0"]

  /// Reads a file and takes each frame's value from the bytes of the file itself.
  private func check(
    _ bytes: [UInt8], _ preparations: [Preparation], spell: (String) -> [UInt8],
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = SourceText(bytes, name: "file")
    let dump = try Dump.read(file)
    #expect(dump.preparations == preparations, sourceLocation: location)
    #expect(dump.outline == ["0 UIWindow", "1 UILabel", "2 UIView"], sourceLocation: location)
    #expect(dump.original === file, sourceLocation: location)
    for (index, frame) in Self.frames.enumerated() where index < dump.tree.count {
      let range = try #require(dump.tree.syntax.value(of: .frame, in: dump.tree[index]))
      let place = dump.tree.source.originalRange(of: range)
      #expect(file.bytes(in: place) == spell(frame), sourceLocation: location)
    }
    #expect(dump.complaints.filter { $0.severity > .note } == [], sourceLocation: location)
    #expect(dump.tree[1].text == "it's 取消 🔙", sourceLocation: location)
  }

  private func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "'": result += "&#39;"
      case "取": result += "&#x53d6;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  @Test func untouched() throws {
    try check(Array(Self.dump.utf8), []) { Array($0.utf8) }
    let windows = Self.dump.split(separator: "\n").joined(separator: "\r\n")
    try check([0xEF, 0xBB, 0xBF] + Array(windows.utf8), []) { Array($0.utf8) }
  }

  @Test(arguments: [true, false], [true, false]) func utf16(isBig: Bool, hasMark: Bool) throws {
    let mark = hasMark ? "\u{FEFF}" : ""
    try check(utf16(mark + Self.dump, isBig: isBig), [.utf16]) { utf16($0, isBig: isBig) }
  }

  @Test func entities() throws {
    try check(Array(escaped(Self.dump).utf8), [.markup]) { Array($0.utf8) }
    let page =
      "<html> <body> <pre class=\"a\"><code>\(escaped(Self.dump))</code></pre></body></html>\n"
    try check(Array(page.utf8), [.markup]) { Array($0.utf8) }
  }

  @Test func oneElementForEachLine() throws {
    let lines = escaped(Self.dump).split(separator: "\n")
    let page = lines.map { "<div class=\"line\">\($0)</div>" }.joined()
    try check(Array(page.utf8), [.markup]) { Array($0.utf8) }
  }

  /// A tag right before an escaped row is no part of its class name.
  @Test func tagBeforeARow() throws {
    let lines = escaped(Self.dump).split(separator: "\n")
    let page = lines.map { "<li><span>\($0)</span></li>" }.joined()
    let dump = try Dump.read(SourceText(page))
    let plain = try Dump.read(SourceText("<p><b><A: 0x1; frame = (0 0; 1 1)>\n"))
    #expect(dump.outline == ["0 UIWindow", "1 UILabel", "2 UIView"])
    #expect(plain.outline == ["0 A"])
  }

  @Test func halfEscaped() throws {
    let half = String(escaped(Self.dump).replacing("&gt;", with: ">"))
    try check(Array(half.utf8), [.markup]) { Array($0.utf8) }
  }

  @Test func stringLiteral() throws {
    let literal = Self.dump.replacing("'", with: "\\'").replacing("\n", with: "\\n")
      .replacing("取", with: "\\u53d6").replacing("🔙", with: "\\ud83d\\udd19")
    try check(Array("@\"\(literal)\"\n".utf8), [.literal]) { Array($0.utf8) }
  }

  @Test func utf16OfAPage() throws {
    try check(utf16(escaped(Self.dump), isBig: true), [.utf16, .markup]) {
      utf16($0, isBig: true)
    }
  }

  /// A break between two attributes, or inside a word or a pointer.
  @Test(arguments: ["; lay\ner = <L: 0x6", "; opaque\n = NO", " = NO\n; layer", "L: 0\nx6>"])
  func wrapped(place: String) throws {
    let flat = place.replacing("\n", with: "")
    let text = Self.dump.replacing(flat, with: place)
    #expect(text != Self.dump)
    try check(Array(text.utf8), [.unwrapped]) { Array($0.utf8) }
  }

  @Test(arguments: [30, 40, 57, 72, 80]) func wrappedAtAColumn(width: Int) throws {
    var text = ""
    for line in Self.dump.split(separator: "\n") {
      var rest = Substring(line)
      while rest.count > width {
        text += rest.prefix(width) + "\n"
        rest = rest.dropFirst(width)
      }
      text += rest + "\n"
    }
    let dump = try Dump.read(SourceText(text))
    #expect(dump.outline == ["0 UIWindow", "1 UILabel", "2 UIView"])
    #expect(dump.preparations == [.unwrapped])
    for (index, frame) in Self.frames.enumerated() where index < dump.tree.count {
      let range = try #require(dump.tree.syntax.value(of: .frame, in: dump.tree[index]))
      let bytes = dump.original.bytes(in: dump.tree.source.originalRange(of: range))
      let found = String(decoding: bytes, as: UTF8.self).filter { $0 != "\n" && $0 != " " }
      #expect(found == frame.filter { $0 != " " })
    }
  }

  @Test func placesOfDiagnosticsAreThoseOfTheFile() throws {
    let marked = Marked(
      "&lt;A: 0x1; frame = (0 0; 1 1)&gt;⟦ &amp; more⟧\n⟦Words &amp; words⟧\n")
    #expect(
      try marked.read().complaints == [
        Diagnostic(.note, at: marked.places[0], "Text behind a view, kept as found."),
        Diagnostic(
          .note, at: marked.places[1], "A line of text without a view, kept as found."),
      ])
  }

  @Test func sentences() {
    #expect(
      [Preparation.utf16, .markup, .literal, .unwrapped].map(\.sentence) == [
        "The file is UTF-16; it was decoded, and corrections are written in UTF-16.",
        "The dump is escaped as in a web page's source; entities were decoded to read it.",
        "The dump is one escaped string; its escapes were decoded to read it.",
        "Rows are broken over several lines; they were joined to read them.",
      ])
  }
}
