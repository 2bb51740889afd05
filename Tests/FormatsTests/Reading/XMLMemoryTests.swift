import Hierarchy
import Testing

@testable import Formats

/// What a kept parser of libxml2's reads is what a new one reads, whatever came before.
@Suite struct XMLMemoryTests {
  private static func element(_ type: String, _ attributes: String, _ content: String = "")
    -> String
  {
    "<XCUIElementType\(type) type=\"\(type)\" enabled=\"true\" visible=\"true\" \(attributes)>"
      + "\(content)</XCUIElementType\(type)>"
  }

  private static func place(_ x: Int) -> String {
    "x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\""
  }

  /// Elements in each other.
  private static func nest(_ depth: Int) -> String {
    let open = "<XCUIElementTypeOther \(place(1))>"
    return String(repeating: open, count: depth)
      + String(repeating: "</XCUIElementTypeOther>", count: depth)
  }

  private static let plain = element("Application", place(0), element("Button", place(3)))

  /// Documents of several dialects, well formed and not, small, deep and with many names.
  private static let documents: [String] = [
    plain,
    element("Application", "label=\"a &amp; b\" " + place(0), element("Cell", place(4))),
    // Attributes in another order, more of them, and none.
    element("Application", "width=\"9\" height=\"9\" x=\"1\" y=\"2\" index=\"0\" a=\"1\" b=\"2\""),
    "<XCUIElementTypeApplication>" + nest(3) + "</XCUIElementTypeApplication>",
    "<hierarchy rotation=\"0\"><node class=\"a.B\" bounds=\"[0,0][9,9]\" text=\"x\"/></hierarchy>",
    "<viewmend version=\"1\" unit=\"point\"><view class=\"UIView\" frame=\"0 0 9 9\"/></viewmend>",
    // Cut, crossed, with a prefix that nobody declares, and with too many attributes.
    String(plain.dropLast(40)),
    "<XCUIElementTypeApplication \(place(0))><a></b></XCUIElementTypeApplication>",
    "<n:XCUIElementTypeApplication \(place(0))/>",
    "<XCUIElementTypeApplication "
      + (0..<1100).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>",
    "<!DOCTYPE x [<!ENTITY e \"x\">]><XCUIElementTypeApplication \(place(0))/>",
    // Deeper, with more names and with longer ones than a parser is kept for.
    nest(1500),
    "<XCUIElementTypeApplication \(place(0))>"
      + (0..<5000).map { "<XCUIElementType\($0) \(place($0))/>" }.joined()
      + "</XCUIElementTypeApplication>",
    "<XCUIElementTypeApplication \(place(0))>"
      + (0..<30).map {
        "<XCUIElementType\($0)\(String(repeating: "y", count: 40_000)) \(place(1))/>"
      }
      .joined() + "</XCUIElementTypeApplication>",
  ]

  /// All that is read of a document, in words.
  private func account(_ text: String, _ memory: ReadingMemory?) -> [String] {
    do {
      let dump = try Dump.read(
        SourceText(text), as: nil, limits: InputLimits(), density: nil, memory: memory)
      let nodes = dump.tree.indices.map { index in
        let node = dump.tree[index]
        return "\(node.className) \(node.range) \(dump.tree.kindIndex(of: index)) "
          + "\(String(describing: node.frame)) \(dump.tree.parent(of: index) ?? -1)"
      }
      return ["\(dump.format)"] + nodes + dump.diagnostics.map { "\($0)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func readsEveryPairAlike() {
    let alone = Self.documents.map { account($0, nil) }
    // Most are read, and what is refused is refused for what stands in it.
    #expect(alone.count { $0.count > 1 } >= 9)
    for first in Self.documents {
      for (number, second) in Self.documents.enumerated() {
        let memory = ReadingMemory()
        _ = account(first, memory)
        #expect(account(second, memory) == alone[number])
      }
    }
  }

  @Test func readsALongRunAlike() {
    let memory = ReadingMemory()
    let alone = Self.documents.map { account($0, nil) }
    for round in 0..<5 {
      for step in Self.documents.indices {
        let number = (step * (2 * round + 1) + round) % Self.documents.count
        #expect(account(Self.documents[number], memory) == alone[number])
      }
    }
  }
}
