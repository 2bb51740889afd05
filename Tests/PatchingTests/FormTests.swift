import Analysis
import Formats
import Hierarchy
import Patching
import TestSupport
import Testing

/// Files in other encodings and disguises are corrected in place, in their own form.
@Suite struct FormTests {
  /// A way in which people keep a dump.
  struct Form: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What has to be undone first; nil where the reader may do without.
    var preparations: [Preparation]? = []
    var encode: @Sendable (String) -> [UInt8]
  }

  private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return bigEndian ? bytes.reversed() : bytes
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("'", with: "&#39;")
  }

  static let forms: [Form] = [
    Form(testDescription: "CRLF") { Array($0.replacing("\n", with: "\r\n").utf8) },
    Form(testDescription: "CR") { Array($0.replacing("\n", with: "\r").utf8) },
    Form(testDescription: "UTF-8 with a mark") { [0xEF, 0xBB, 0xBF] + Array($0.utf8) },
    Form(testDescription: "no final line break") { Array($0.utf8.dropLast()) },
    Form(testDescription: "UTF-16 LE", preparations: [.utf16]) {
      utf16($0, bigEndian: false, mark: true)
    },
    Form(testDescription: "UTF-16 BE", preparations: [.utf16]) {
      utf16($0, bigEndian: true, mark: true)
    },
    Form(testDescription: "UTF-16 LE without a mark", preparations: [.utf16]) {
      utf16($0, bigEndian: false, mark: false)
    },
    Form(testDescription: "UTF-16 BE without a mark", preparations: [.utf16]) {
      utf16($0, bigEndian: true, mark: false)
    },
    Form(testDescription: "UTF-16 LE, CRLF", preparations: [.utf16]) {
      utf16($0.replacing("\n", with: "\r\n"), bigEndian: false, mark: true)
    },
    Form(testDescription: "a page's source", preparations: [.markup]) {
      Array("<pre><code>\(escaped($0))</code></pre>\n".utf8)
    },
    Form(testDescription: "a page's source, CRLF", preparations: [.markup]) {
      Array(escaped($0).replacing("\n", with: "\r\n").utf8)
    },
    Form(testDescription: "a page's source, UTF-16", preparations: [.utf16, .markup]) {
      utf16(escaped($0), bigEndian: true, mark: true)
    },
    Form(testDescription: "a string literal", preparations: nil) {
      Array(("\"" + $0.replacing("\n", with: "\\n") + "\"\n").utf8)
    },
    Form(testDescription: "a string literal with escaped quotes", preparations: nil) {
      let escaped = $0.replacing("'", with: "\\'").replacing("\n", with: "\\n")
      return Array(("(NSString *) $1 = 0x1 \"" + escaped + "\"\n").utf8)
    },
  ]

  @Test(arguments: forms)
  func correctedInTheirOwnForm(form: Form) throws {
    let source = SourceText(form.encode(SeedDump.flush), name: "form")
    let dump = try Dump.read(source)
    if let preparations = form.preparations { #expect(dump.preparations == preparations) }
    #expect(dump.tree.count == 18)
    let patch = Patcher().patch(dump)
    let expected = SeedDump.corrected(
      SeedDump.flush, container: "0 0; 44 44", label: "-973 -989; 91 22")
    #expect(patch.edits.count == 2)
    #expect(patch.bytes() == form.encode(expected))
    let again = try Dump.read(SourceText(patch.bytes(), name: "again"))
    #expect(Patcher().patch(again).edits.isEmpty)
  }

  /// Breaks lines as a terminal of a width does.
  private func wrapped(_ text: String, _ width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var rest = Substring(line)
      var parts: [Substring] = []
      while rest.count > width {
        parts.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return (parts + [rest]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: 60...130)
  func hardWrapped(width: Int) throws {
    let text = wrapped(SeedDump.flush, width)
    let dump = try Dump.read(SourceText(text))
    #expect(dump.preparations == [.unwrapped])
    #expect(dump.tree.count == 18)
    let patch = Patcher().patch(dump)
    #expect(patch.edits.map(\.replacement) == ["0 0; 44 44", "-973 -989; 91 22"])
    // Outside the two values every byte stays.
    let whole = Array(text.utf8)
    let first = try #require(patch.edits.first?.range)
    let second = try #require(patch.edits.last?.range)
    let joined =
      whole[..<first.lowerBound] + Array("0 0; 44 44".utf8)
      + whole[first.upperBound..<second.lowerBound] + Array("-973 -989; 91 22".utf8)
      + whole[second.upperBound...]
    #expect(patch.bytes() == Array(joined))
    for (range, value) in [(first, "8 6; 41 30"), (second, "-981 -995; 91 22")] {
      let old = String(decoding: whole[range], as: UTF8.self)
      #expect(old.filter { !$0.isWhitespace } == value.filter { !$0.isWhitespace })
    }
    let again = try Dump.read(SourceText(patch.bytes(), name: "again"))
    #expect(again.tree.frame(of: 15) == Rect(x: 0, y: 0, width: 44, height: 44))
    #expect(Patcher().patch(again).edits.isEmpty)
  }

  // MARK: No rules, no change

  private func isIdentity(_ bytes: [UInt8]) -> Bool {
    var options = AuditOptions()
    options.rules = []
    guard let dump = try? Dump.read(SourceText(bytes, name: "any")) else { return true }
    let patch = Patcher(options).patch(dump)
    return patch.edits.isEmpty && patch.remaining.isEmpty && patch.bytes() == bytes
  }

  @Test(arguments: forms)
  func everyFormComesBack(form: Form) {
    #expect(isIdentity(form.encode(SeedDump.flush)))
    #expect(isIdentity(form.encode(SeedDump.withProse)))
  }

  @Test func everythingComesBack() {
    var random = SplitMix64(seed: 3)
    for seed in UInt64(0)..<100 {
      var bytes = Array(RandomTree(seed: seed, style: .any).text.utf8)
      #expect(isIdentity(bytes), "seed \(seed)")
      for _ in 0..<20 {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      #expect(isIdentity(bytes), "seed \(seed), damaged")
      let junk = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(isIdentity(junk), "seed \(seed), junk")
    }
    for bytes in [[], [0x0A], [0x3C], Array(SeedDump.flush.utf8.prefix(2500))] {
      #expect(isIdentity(bytes))
    }
  }
}
