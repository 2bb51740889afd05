import Hierarchy
import Testing

@testable import Patching

/// Nodes behind added rows count on.
@Suite struct RenumberingTests {
  private func correction(_ container: Int, at position: Int) -> Correction {
    let overlay = Overlay(
      container: container, bar: 0, parent: 0, frame: .zero, rest: [], coversControl: false,
      position: position)
    return Correction(node: container, findings: [], overlay: overlay)
  }

  @Test func withoutRowsNothingChanges() {
    let numbers = Renumbering([])
    #expect(numbers.after(7) == 7 && numbers.before(7) == 7)
    #expect(numbers.container(under: 7) == nil)
  }

  @Test func behindEachRowOneMore() {
    // Two buttons at one place, and one farther on.
    let numbers = Renumbering([
      correction(1, at: 4), correction(2, at: 4), correction(6, at: 9),
    ])
    #expect(numbers.added.map(\.node) == [4, 5, 11])
    #expect((0...9).map(numbers.after) == [0, 1, 2, 3, 6, 7, 8, 9, 10, 12])
    #expect((0...12).map(numbers.before) == [0, 1, 2, 3, nil, nil, 4, 5, 6, 7, 8, nil, 9])
    #expect(numbers.container(under: 5) == 2)
  }
}
