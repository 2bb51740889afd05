import Arguments
import Foundation
import Testing
import ViewmendCLI

/// What the program has, the README names: each command, rule, format and status in a row.
@Suite struct TableTests {
  private let document = Document.readme

  private func first(_ index: Int = 0) -> [String] {
    document.rows.compactMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  @Test func commands() {
    let cells = first()
    for command in CommandCatalogue.program.commands {
      let row = cells.contains {
        $0.hasPrefix("`\(command.name)`") || $0.hasPrefix("`\(command.name) ")
      }
      #expect(row, "The README has no row for `\(command.name)`.")
    }
  }

  /// A rule's row is what `viewmend rules` prints of it.
  @Test func rules() throws {
    let list = try Viewmend.run(["rules", "--format", "json"], in: Folder()).json()
    let rules = try #require(list["rules"] as? [[String: Any]])
    #expect(rules.count > 20)
    for rule in rules {
      let row = ["id", "severity", "summary"].map { rule[$0] as? String ?? "" }
      let wanted = ["`\(row[0])`", row[1], row[2]]
      #expect(document.rows.contains(wanted), "| \(wanted.joined(separator: " | ")) |")
    }
  }

  @Test func inputFormats() throws {
    let check = try #require(CommandCatalogue.program.commands.first { $0.name == "check" })
    let option = try #require(check.options.first { $0.name == "input-format" })
    guard case .choice(_, let names) = option.value else {
      Issue.record("--input-format takes one of a few words.")
      return
    }
    let cells = document.rows.joined().joined(separator: " ")
    for name in names where name != "auto" {
      #expect(cells.contains("`\(name)`"), "The README has no row for `\(name)`.")
    }
  }

  @Test func reportFormats() throws {
    let options = CommandCatalogue.program.commands.flatMap(\.options)
    let names = options.filter { $0.name == "format" }.flatMap { option -> [String] in
      if case .reports(let words) = option.suggestion { words.map(\.text) } else { [] }
    }
    #expect(Set(names).count > 8)
    for name in Set(names) {
      #expect(first().contains { $0.contains("`\(name)`") }, "The README has no row for `\(name)`.")
    }
  }

  @Test func statuses() {
    for status in ExitStatus.allCases {
      #expect(first().contains("\(status.rawValue)"), "The README has no row for \(status).")
    }
  }
}
