import Analysis
import Formats
import Hierarchy
import Testing

/// How people name a node.
@Suite struct NodeReferenceTests {
  private func resolve(_ name: String) throws -> Int {
    let rows = (0..<30).map { "   | <Row: 0x1\($0)0; frame = (0 \($0); 9 9)>\n" }.joined()
    let text =
      "<UIWindow: 0xABC; frame = (0 0; 320 480)>\n   | <App.Card: 0xdef; frame = (0 0; 9 9)>\n"
    return try NodeReference.resolve(name, in: Dump.read(SourceText(text + rows)).tree)
  }

  @Test func byIdAddressAndClass() throws {
    #expect(try resolve("0") == 0)
    #expect(try resolve("31") == 31)
    #expect(try resolve("0xabc") == 0)
    #expect(try resolve("0XDEF") == 1)
    #expect(try resolve("App.Card") == 1)
    #expect(try resolve("0x170") == 9)
  }

  @Test func bySelector() throws {
    #expect(try resolve("App.Card + Row") == 2)
    #expect(try resolve("#0xdef") == 1)
    #expect(try resolve("Row[y=7]") == 9)
    #expect(throws: NodeReference.Failure.ambiguous([0, 1], count: 2)) {
      try resolve("UIWindow, App.Card")
    }
    #expect(throws: NodeReference.Failure.missing) { try resolve("Row > Row") }
    let error = #expect(throws: NodeReference.Failure.self) { try resolve("Row[") }
    guard case .malformed(let mistake) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(mistake.place == 4)
  }

  @Test(arguments: ["32", "-1", "0xffff", "0x", "card", "App", ""])
  func nobodyIsCalledSo(name: String) {
    #expect(throws: NodeReference.Failure.missing) { try resolve(name) }
  }

  @Test func theFirstTwentyOfManyAreNamed() {
    #expect(throws: NodeReference.Failure.ambiguous(Array(2..<22), count: 30)) {
      try resolve("Row")
    }
  }
}
