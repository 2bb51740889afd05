import Testing

@testable import Hierarchy

/// Values of a few nodes are found again, and those of others are not.
@Suite struct SideTableTests {
  @Test func findsWhatWasAdded() {
    var table = SideTable<String>()
    #expect(table[0] == nil)
    for node in stride(from: 3, to: 300, by: 7) { table.append("\(node)", of: node) }
    for node in -1...310 {
      let isIn = node >= 3 && node < 300 && (node - 3) % 7 == 0
      #expect(table[node] == (isIn ? "\(node)" : nil))
    }
  }
}
