import Formats
import Hierarchy
import Testing

@testable import Analysis

/// What is said of classes with a memory of the files before is what is said without one.
@Suite struct RoleMemoryTests {
  /// Names that mean something, and names of the same length that differ from them in one letter and
  /// mean nothing.
  private static let names: [String] = {
    let known = [
      "UIView", "UILabel", "UIButton", "UISwitch", "UIWindow", "UINavigationBar", "UITableViewCell",
      "UINavigationItemButtonView", "_UINavigationBarContentView", "_UIButtonBarStackView",
      "_UINavigationBarBackIndicatorView", "UICollectionViewCell", "UIImageView", "UIScrollView",
    ]
    return known.flatMap { name in
      [0, name.utf8.count / 2, name.utf8.count - 1].map { place in
        var letters = Array(name.utf8)
        letters[place] = UInt8(ascii: "q")
        return String(decoding: letters, as: UTF8.self)
      } + [name, name + "q", String(name.dropLast())]
    }
  }()

  private func roles(_ rows: [String], _ memory: RoleMemory?) throws -> [ClassRole] {
    let tree = try Dump.read(SourceText(rows.joined(separator: "\n") + "\n")).tree
    try #require(tree.count == rows.count)
    let table = RoleTable(tree, memory: memory)
    return tree.indices.map { table.role(of: $0) }
  }

  /// In both orders, so that each of two names alike is met first.
  @Test(arguments: [names, names.reversed()])
  func saysTheSameOfEveryClass(names: [String]) throws {
    let memory = RoleMemory()
    for name in names {
      let row = "<\(name): 0x1; frame = (0 0; 9 9)>"
      #expect(try roles([row], memory) == roles([row], nil), "\(name)")
    }
    let rows = names.map { "<\($0): 0x1; frame = (0 0; 9 9)>" }
    #expect(try roles(rows, memory) == roles(rows, nil))
  }

  @Test func tellsSuperclassesApart() throws {
    let memory = RoleMemory()
    for base in Self.names {
      let row = "<Pane: 0x1; baseClass = \(base); frame = (0 0; 9 9)>"
      #expect(try roles([row], memory) == roles([row], nil), "\(base)")
    }
    // One class may stand with several superclasses, and without any.
    let rows = Self.names.map { "<Pane: 0x1; baseClass = \($0); frame = (0 0; 9 9)>" }
    let all = rows + ["<Pane: 0x2; frame = (0 0; 9 9)>"] + rows
    #expect(try roles(all, memory) == roles(all, nil))
    #expect(try roles(all, nil) == all.flatMap { try roles([$0], nil) })
  }
}
