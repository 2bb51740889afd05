import Analysis
import Foundation
import Formats
import Hierarchy
import Patching
import Testing

/// Every fixture in the form to commit, and redacted.
@Suite struct NormalFormTests {
  private static func read(_ bytes: [UInt8]) -> Dump? {
    guard let dump = try? Dump.read(SourceText(bytes, name: "input")), !dump.tree.isEmpty else {
      return nil
    }
    return dump
  }

  private static func dump(of fixture: Fixture) throws -> Dump? {
    read(Array(try Data(contentsOf: fixture.input)))
  }

  private static func verdicts(_ dump: Dump) -> Set<String> {
    let findings = Audit(AuditOptions()).findings(in: dump.tree)
    return Set(findings.map { "\($0.node) \($0.rule) \($0.severity) \($0.result)" })
  }

  @Test("Normalised again it stays", arguments: Fixture.all)
  func isStable(_ fixture: Fixture) throws {
    guard let dump = try Self.dump(of: fixture) else { return }
    let once = try NormalForm.patch(of: dump).bytes()
    let again = try #require(Self.read(once))
    #expect(try NormalForm.patch(of: again).edits == [])
    #expect(Self.verdicts(again) == Self.verdicts(dump))
    #expect(again.format == dump.format)
    #expect(TreeDiff(from: dump.tree, to: again.tree).changes == [])
  }

  @Test("No word of an app's texts survives", arguments: Fixture.all)
  func isRedacted(_ fixture: Fixture) throws {
    guard let dump = try Self.dump(of: fixture) else { return }
    let once = try RedactedForm.patch(of: dump).bytes()
    let again = try #require(Self.read(once))
    #expect(try RedactedForm.patch(of: again).edits == [])
    #expect(Self.verdicts(again) == Self.verdicts(dump))
    // UTF-16 says the same words once it is decoded.
    let text = again.tree.source
    let left = Self.words(text.string(in: 0..<text.count))
    var known: Set<String> = []
    var secrets: Set<String> = []
    let keys: [AttributeKey] = [
      .text, .accessibilityLabel, .accessibilityIdentifier, .image, .named("placeholder"),
    ]
    for node in dump.tree.indices.map({ dump.tree[$0] }) {
      known.formUnion(Self.words(node.className + " " + (node.baseClassName ?? "")))
      for value in node.strings(keys).compactMap(\.self) {
        if !CommonWords.isTitle(value) { secrets.formUnion(Self.words(value)) }
      }
    }
    // Classes are named beside trees too.
    for recognizer in dump.recognizers {
      known.formUnion(Self.words(recognizer.className))
      for target in recognizer.targets {
        known.formUnion(Self.words(target.object?.className ?? ""))
      }
    }
    for controller in dump.tree.surroundings.controllers {
      known.formUnion(Self.words(controller.object.className))
    }
    let leaked = secrets.intersection(left).subtracting(known).filter {
      !CommonWords.isInName($0) && !CommonWords.isTitle($0) && !Self.structure.contains($0)
    }
    #expect(leaked.sorted() == [])
  }

  /// Words of keys and elements that fixtures also use in texts.
  private static let structure: Set<String> = [
    "clickable", "false", "text", "view", "order",
    // The app's own name, and what of it a controller shows, are parts of names of classes.
    "orchard", "harvest",
  ]

  /// The words of a text with four letters or more, lowercased.
  private static func words(_ text: String) -> Set<String> {
    Set(
      text.split { !$0.isLetter }.filter { $0.count >= 4 }.map { $0.lowercased() })
  }

  @Test("Class names go on demand", arguments: Fixture.all)
  func hidesClasses(_ fixture: Fixture) throws {
    guard let dump = try Self.dump(of: fixture) else { return }
    let once = try RedactedForm.patch(of: dump, redactsClasses: true).bytes()
    let text = String(decoding: once, as: UTF8.self)
    // Whoever makes up a fixture calls the app after an orchard.
    #expect(!text.contains("Orchard"))
    let again = try #require(Self.read(once))
    #expect(Self.verdicts(again) == Self.verdicts(dump))
    #expect(try RedactedForm.patch(of: again, redactsClasses: true).edits == [])
  }

  /// What an app's own attributes hold is nobody's to share: accounts, telephones, dates.
  @Test func numbersInUnknownAttributesGo() throws {
    let row = try RedactedForm.patch(
      of: Dump.read(
        SourceText(
          "<UIWindow: 0x1; frame = (0 0; 320 480); account = 4929123456; pin = 4711; tag = 7>\n"))
    ).bytes()
    #expect(
      String(decoding: row, as: UTF8.self)
        == "<UIWindow: 0x1; frame = (0 0; 320 480); account = 0000000000; pin = 0000; tag = 7>\n")
    let page = try RedactedForm.patch(
      of: Dump.read(
        SourceText(
          """
          <viewmend version="1"><screen><view class="UIWindow" frame="0 0 320.125 480" \
          phone="+49 151 234" born="1984-05-17" ip="10.20.30.47"/></screen></viewmend>

          """))
    ).bytes()
    #expect(
      String(decoding: page, as: UTF8.self) == """
        <viewmend version="1"><screen><view class="UIWindow" frame="0 0 320.125 480" \
        phone="+00 000 000" born="0000-00-00" ip="00.00.00.00"/></screen></viewmend>

        """)
  }
}
