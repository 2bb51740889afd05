import Formats
import Hierarchy
import Testing

/// Each limit refuses by name and place; 0 lifts it.
@Suite struct LimitTests {
  private func error(_ text: String, _ limits: InputLimits) -> ReadError? {
    do throws(ReadError) {
      _ = try Dump.read(SourceText(text), limits: limits)
      return nil
    } catch { return error }
  }

  private static let rows = Marked(
    "<A: 0x1; frame = (0 0; 1 1)>\n   | <B: 0x2; frame = (0 0; 1 1)>\n"
      + "   |    | ⟦<C: 0x3; frame = (0 0; 1 1)>⟧\n   | <D: 0x4; frame = (0 0; 1 1)>\n")

  @Test func bytes() {
    let text = Self.rows.text
    let size = text.utf8.count
    #expect(
      error(text, InputLimits(maxBytes: size - 1))
        == .limitPassed(option: "--max-bytes", limit: size - 1, offset: size - 1))
    #expect(error(text, InputLimits(maxBytes: size)) == nil)
    #expect(error(text, InputLimits(maxBytes: 0)) == nil)
  }

  @Test func nodes() {
    let place = Self.rows.places[0].lowerBound
    #expect(
      error(Self.rows.text, InputLimits(maxNodes: 2))
        == .limitPassed(option: "--max-nodes", limit: 2, offset: place))
    #expect(error(Self.rows.text, InputLimits(maxNodes: 4)) == nil)
    #expect(error(Self.rows.text, InputLimits(maxNodes: 0)) == nil)
  }

  @Test func depth() {
    let place = Self.rows.places[0].lowerBound
    #expect(
      error(Self.rows.text, InputLimits(maxDepth: 1))
        == .limitPassed(option: "--max-depth", limit: 1, offset: place))
    #expect(error(Self.rows.text, InputLimits(maxDepth: 2)) == nil)
    #expect(error(Self.rows.text, InputLimits(maxDepth: 0)) == nil)
  }

  @Test func gapsCountTowardsTheDepth() {
    let text = "<A: 0x1; frame = (0 0; 1 1)>\n" + String(repeating: "|", count: 10_001)
    let place = text.utf8.count
    #expect(
      error(text + "<B: 0x2; frame = (0 0; 1 1)>", InputLimits())
        == .limitPassed(option: "--max-depth", limit: 10_000, offset: place))
  }

  /// The place is that of the file, also when the text was prepared.
  @Test func placesAreThoseOfTheFile() {
    let marked = Marked(
      "&lt;A: 0x1; frame = (0 0; 1 1)&gt;\n⟦&lt;B: 0x2; frame = (0 0; 1 1)&gt;⟧\n")
    #expect(
      error(marked.text, InputLimits(maxNodes: 1))
        == .limitPassed(option: "--max-nodes", limit: 1, offset: marked.places[0].lowerBound))
  }

  @Test func longValuesAreRefused() throws {
    let text = String(repeating: "x", count: 100)
    let row = "<A: 0x1; frame = (0 0; 1 1); text = '\(text)'; opaque = NO>\n"
    #expect(throws: ReadError.limitPassed(option: "--max-value", limit: 50, offset: 0)) {
      try Dump.read(SourceText(row), limits: InputLimits(maxValue: 50))
    }
    for limit in [0, 200] {
      let whole = try Dump.read(SourceText(row), limits: InputLimits(maxValue: limit))
      #expect(whole.tree[0].text == text)
    }
  }

  @Test func zeroLiftsAndNothingExceedsTheOffsets() {
    let lifted = InputLimits(maxBytes: 0, maxNodes: 0, maxDepth: 0, maxValue: 0)
    #expect(lifted.maxBytes == InputLimits.addressableBytes)
    #expect(lifted.maxNodes == InputLimits.addressableNodes)
    #expect(lifted.maxDepth == InputLimits.addressableNodes)
    #expect(lifted.maxValue == Int.max / 2)
    #expect(InputLimits(maxBytes: .max).maxBytes == InputLimits.addressableBytes)
    #expect(InputLimits(maxNodes: .max).maxNodes == InputLimits.addressableNodes)
    #expect(InputLimits().maxBytes == 2 << 30)
    #expect(InputLimits().maxNodes == 20_000_000)
    #expect(InputLimits().maxDepth == 10_000)
    #expect(InputLimits().maxValue == 64 << 20)
  }
}
