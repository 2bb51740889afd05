import Hierarchy
import Testing

@testable import Formats

/// What is read with a memory of the files before is what is read without one.
@Suite struct ReadingMemoryTests {
  /// Names of all lengths that are told apart in different words, alike but for one letter.
  private static let names: [String] = (1...64).flatMap { length in
    [0, length / 2, length - 1].map { place in
      String((0..<length).map { $0 == place ? Character("q") : Character("U") })
    }
  }

  private func classes(_ text: String, _ memory: ReadingMemory?) throws -> [String] {
    let dump = try Dump.read(
      SourceText(text), as: nil, limits: InputLimits(), density: nil, memory: memory)
    return dump.tree.indices.map {
      let node = dump.tree[$0]
      return "\(node.className) \(node.baseClassName ?? "-") \(dump.tree.kindIndex(of: $0))"
    }
  }

  private func row(_ name: String, _ rest: String = "") -> String {
    "<\(name): 0x1; \(rest)frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n"
  }

  @Test func knowsEveryClassAgain() throws {
    let memory = ReadingMemory()
    // Each name first by itself, then all, then all the other way about, then twice each.
    var texts = Self.names.map { row($0) }
    texts.append(Self.names.map { row($0) }.joined())
    texts.append(Self.names.reversed().map { row($0) }.joined())
    texts.append(Self.names.map { row($0) + row($0) }.joined())
    for text in texts {
      #expect(try classes(text, memory) == classes(text, nil))
    }
  }

  /// A class numbers its pairs with superclasses in the order in which they come.
  @Test func knowsPairsApart() throws {
    let memory = ReadingMemory()
    let bases = ["UIView", "UIButton", "UILabel"]
    let rows = bases.map { row("Pane", "baseClass = \($0); ") }
    for order in [rows, rows.reversed(), rows + rows, [row("Pane")] + rows + rows.reversed()] {
      let read = try classes(order.joined(), memory)
      #expect(try read == classes(order.joined(), nil))
      #expect(Set(read).count == Set(order).count)
    }
  }

  /// A row that is read letter by letter has a class that others know.
  @Test func knowsClassesOfOddRows() throws {
    let memory = ReadingMemory()
    let odd = "<Odd: 0x1; frame = (0 0; 9 9); note = <a <b> c>; x = [1, 2]>\n"
    for text in [odd + row("Odd"), row("Odd") + odd, odd + odd + row("Odd"), row("Odd")] {
      #expect(try classes(text, memory) == classes(text, nil))
    }
  }
}
