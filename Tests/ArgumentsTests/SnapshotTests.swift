import Arguments
import Foundation
import Testing

/// What is made of the declarations besides the help, compared with what was read and found right.
@Suite struct SnapshotTests {
  private static let sections = [
    ManualSection(
      title: "Files", prose: "Two of them.", rows: [.init(".drawing", "It's a drawing.")])
  ]

  private static let made: [(name: String, text: String)] = [
    ("draw-it.bash", OddProgram.program.completions(for: .bash)),
    ("_draw-it", OddProgram.program.completions(for: .zsh)),
    ("draw-it.fish", OddProgram.program.completions(for: .fish)),
    ("draw-it.1", OddProgram.program.manual(date: "2026-01-31", sections: sections)),
  ]

  @Test(arguments: made.map(\.name)) func isAsItWas(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name)")
    let text = try #require(Self.made.first { $0.name == name }?.text)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func theSameEachTime() {
    for shell in Shell.allCases {
      #expect(
        OddProgram.program.completions(for: shell) == OddProgram.program.completions(for: shell))
    }
  }
}
