import Formats
import Hierarchy
import TestSupport
import Testing

/// What is no XML, or is made to do harm, is refused where it goes wrong, and in good time.
@Suite struct XMLRefusalTests {
  private static let clock = ContinuousClock()

  private func malformed(_ text: String) -> (code: Int, offset: Int)? {
    guard case .markup(.malformed(let code, _), let offset) = PageSources.refusal(of: text) else {
      return nil
    }
    return (code, offset)
  }

  @Test func malformedTextIsRefusedAtItsPlace() throws {
    let text = PageSources.window(around: PageSources.other)
    let crossed = try #require(malformed(text))
    #expect(crossed.code == 76)
    #expect(crossed.offset == text.utf8.count - "</XCUIElementTypeWindow>".utf8.count)
    let twice = PageSources.window(around: "<a b=\"1\" b=\"2\"/>")
    let double = try #require(malformed(twice))
    #expect(double.code == 42)
    #expect(twice.utf8.dropFirst(double.offset).starts(with: "b=\"2\"".utf8))
  }

  /// Whatever is done to a page source: it is read or refused, and what is read keeps its places.
  @Test func damagedTextsAreReadOrRefused() {
    var mutator = Mutator(seed: 77)
    for number in 0..<4_000 {
      let page = PageSources.all[number % PageSources.all.count]
      let source = SourceText(mutator.damage(Array(page.utf8)), name: "mutant")
      guard let dump = try? Dump.read(source), dump.format == .webDriverAgentXML else { continue }
      for index in dump.tree.indices {
        let range = dump.tree[index].range
        #expect(dump.tree.source.byte(at: range.lowerBound) == UInt8(ascii: "<"))
        #expect(dump.tree.source.byte(at: range.upperBound - 1) == UInt8(ascii: ">"))
        _ = dump.tree[index].text
      }
    }
  }

  @Test(arguments: [
    "[<!ENTITY a \"b\">]", "SYSTEM \"http://localhost/a.dtd\"", "PUBLIC \"a\" \"b\" []",
    "[<!ENTITY % a SYSTEM \"file:///etc/passwd\"> %a;]", "[]",
  ])
  func documentTypesThatDeclareAreRefused(type: String) {
    let text = "<?xml version=\"1.0\"?><!DOCTYPE a \(type)>" + PageSources.window(around: "&a;")
    guard case .markup(.documentType, _) = PageSources.refusal(of: text) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func aDocumentTypeThatOnlyNamesIsRead() throws {
    let text = "<!DOCTYPE XCUIElementTypeWindow>" + PageSources.window(around: "")
    #expect(try PageSources.read(text).tree.count == 1)
  }

  @Test func bombsEndAtOnce() {
    var entities = "<!ENTITY e0 \"lollollol\">"
    for level in 1..<10 {
      let inner = String(repeating: "&e\(level - 1);", count: 10)
      entities += "<!ENTITY e\(level) \"\(inner)\">"
    }
    let bomb = "<!DOCTYPE a [\(entities)]>" + PageSources.window(around: "", name: "&e9;")
    let blowUp =
      "<!DOCTYPE a [<!ENTITY q \"\(String(repeating: "x", count: 100_000))\">]>"
      + PageSources.window(around: String(repeating: "&q;", count: 100_000))
    let crowded = PageSources.window(
      around: "<a " + (0..<200_000).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>")
    let spaced = PageSources.window(
      around: (0..<50_000).map { "<a xmlns:p\($0)=\"u\">" }.joined()
        + String(repeating: "</a>", count: 50_000))
    let time = Self.clock.measure {
      for text in [bomb, blowUp] {
        guard case .markup(.documentType, _) = PageSources.refusal(of: text) else {
          Issue.record("not refused")
          return
        }
      }
      for text in [crowded, spaced] {
        guard case .markup(.tooManyAttributes, _) = PageSources.refusal(of: text) else {
          Issue.record("not refused")
          return
        }
      }
    }
    #expect(time < .seconds(10))
  }

  /// Tags are looked at shortly before they are parsed: whatever long thing stands in front of one with
  /// too many attributes, it is not parsed first.
  @Test(arguments: [
    "", "<!--\(String(repeating: "-x", count: 20_000))-->",
    "<?a \(String(repeating: "b", count: 20_000))?>",
    "<![CDATA[\(String(repeating: "c", count: 20_000))]]>", String(repeating: "d", count: 20_000),
    String(repeating: " ", count: 20_000), String(repeating: "<b/>", count: 5_000),
    "<a b=\"1\" b=\"2\"/>",
    "&nothing;",
  ])
  func crowdsAreFoundWhereverTheyStand(front: String) {
    func crowd(_ count: Int) -> String {
      "<a " + (0..<count).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>"
    }
    let text = PageSources.window(around: front + crowd(1025))
    let place = text.utf8.count - crowd(1025).utf8.count - "</XCUIElementTypeWindow>".utf8.count
    #expect(PageSources.refusal(of: text) == .markup(.tooManyAttributes, offset: place))
    let fewer = PageSources.refusal(of: PageSources.window(around: front + crowd(1024)))
    #expect(fewer != .markup(.tooManyAttributes, offset: place))
  }

  /// The parser says nothing of blanks in front of the root.
  @Test func crowdedRootsAreFound() {
    let crowd = "<XCUIElementTypeWindow " + (0..<1025).map { "a\($0)=\"\"" }.joined(separator: " ")
    for front in ["", "<?xml version=\"1.0\"?>", "<!--a-->", "<!DOCTYPE XCUIElementTypeWindow>"] {
      let text = front + String(repeating: "\n", count: 20_000)
      #expect(
        PageSources.refusal(of: text + crowd + "/>")
          == .markup(.tooManyAttributes, offset: text.utf8.count))
    }
  }

  @Test func limitsAreKept() throws {
    let deep = PageSources.window(
      around: String(repeating: PageSources.other, count: 100_000)
        + String(repeating: PageSources.otherEnd, count: 100_000))
    guard
      case .limitPassed("--max-depth", 10_000, _) = PageSources.refusal(of: deep)
    else {
      Issue.record("not refused")
      return
    }
    #expect(try PageSources.read(deep, limits: InputLimits(maxDepth: 0)).tree.count == 100_001)
    let two = PageSources.window(around: PageSources.other + PageSources.otherEnd)
    #expect(
      PageSources.refusal(of: two, limits: InputLimits(maxNodes: 1))
        == .limitPassed(
          option: "--max-nodes", limit: 1,
          offset: two.utf8.count - "</XCUIElementTypeWindow>".utf8.count
            - PageSources.otherEnd.utf8.count - PageSources.other.utf8.count))
    #expect(try PageSources.read(two, limits: InputLimits(maxNodes: 2)).tree.count == 2)
    #expect(
      PageSources.refusal(of: two, limits: InputLimits(maxValue: 10)).map { "\($0)" }?
        .contains("--max-value") == true)
    #expect(try PageSources.read(two, limits: InputLimits(maxDepth: 1)).tree.count == 2)
  }
}
