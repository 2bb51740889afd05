import Hierarchy
import Testing

@testable import Formats

/// What readers note of names, so that nobody has to read tags again.
@Suite struct NamesOfBackTests {
  private static let page = """
    <hierarchy rotation="0"><node text="Share" resource-id="" content-desc="" class="a.B" \
    bounds="[0,0][9,9]"/><node text="" resource-id="p:id/title" content-desc="Navigate up" \
    class="a.B" bounds="[0,0][9,9]"/><node text="a&#10;b" resource-id="" class="a.B" \
    bounds="[0,0][9,9]"/><node resource-id="p:id/btn_back" class="a.B" bounds="[0,0][9,9]" \
    clickable="true"/><node class="a.B" bounds="[0,0][9,9]" enabled="false"/></hierarchy>
    """

  @Test func areNotedAndNoStates() throws {
    let tree = try Dump.read(SourceText(Self.page), density: 2).tree
    #expect(tree.indices.map(tree.namesNoBack) == [true, false, false, false, true])
    #expect(tree.indices.map(tree.states) == [[], [], [], [.takesTouches], [.disabled]])
    #expect(
      tree.indices.map { tree.flags(of: $0).contains(.hasStates) } == [
        false, false, false, true, true,
      ])
  }

  /// Names stand in `raw`, at which the reader does not look for them.
  @Test func areLeftOpenInRawNodes() throws {
    let raw =
      "android.view.accessibility.AccessibilityNodeInfo@1; boundsInScreen: Rect(0, 0 - 9, 9)"
    let page = "<node raw=\"\(raw); contentDescription: Back;\"><node raw=\"\(raw);\"/></node>"
    let tree = try Dump.read(SourceText(page)).tree
    #expect(tree.indices.map(tree.namesNoBack) == [false, false])
  }

  /// The formats that are read are those that a dialect reads.
  @Test(arguments: InputFormat.allCases)
  func knowsWhatIsXML(format: InputFormat) {
    #expect(format.isXML == (XMLDialects.dialect(of: format) != nil))
  }
}
