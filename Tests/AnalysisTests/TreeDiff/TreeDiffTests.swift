import Formats
import Hierarchy
import Testing

@testable import Analysis

/// What becomes of views that were moved about, and how long large trees take.
@Suite struct TreeDiffTests {
  private func diff(_ old: String, _ new: String, tolerance: Double? = nil) throws -> TreeDiff {
    try TreeDiff(
      from: Dump.read(SourceText(old)).tree, to: Dump.read(SourceText(new)).tree,
      tolerance: tolerance)
  }

  private let pantry = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <Shelf: 0x2; frame = (0 0; 320 100)>
       |    | <UIButton: 0x3; frame = (0 0; 44 44); accessibilityIdentifier = 'jam'>
       |    |    | <UILabel: 0x4; frame = (0 0; 44 20); text = 'Jam'>
       |    | <UIButton: 0x5; frame = (50 0; 44 44); accessibilityIdentifier = 'rice'>
       | <Shelf: 0x6; frame = (0 100; 320 100)>

    """

  @Test func superviewsThatChange() throws {
    let found = try diff(
      pantry,
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Shelf: 0x2; frame = (0 0; 320 100)>
         |    | <UIButton: 0x5; frame = (50 0; 44 44); accessibilityIdentifier = 'rice'>
         | <Shelf: 0x6; frame = (0 100; 320 100)>
         |    | <UIButton: 0x3; frame = (0 0; 44 44); accessibilityIdentifier = 'jam'>
         |    |    | <UILabel: 0x4; frame = (0 0; 44 20); text = 'Jam'>

      """)
    #expect(
      found.changes == [
        TreeChange(kind: .reparented, old: 2, new: 4, detail: .superview(from: 1, to: 3))
      ])
  }

  /// A view around others: they are the same views below another superview.
  @Test func aWrapperIsAdded() throws {
    let found = try diff(
      pantry,
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Shelf: 0x2; frame = (0 0; 320 100)>
         |    | <UIStackView: 0x9; frame = (0 0; 100 44)>
         |    |    | <UIButton: 0x3; frame = (0 0; 44 44); accessibilityIdentifier = 'jam'>
         |    |    |    | <UILabel: 0x4; frame = (0 0; 44 20); text = 'Jam'>
         |    |    | <UIButton: 0x5; frame = (50 0; 44 44); accessibilityIdentifier = 'rice'>
         | <Shelf: 0x6; frame = (0 100; 320 100)>

      """)
    #expect(
      found.changes == [
        TreeChange(kind: .added, old: nil, new: 2, detail: .views(1)),
        TreeChange(kind: .reparented, old: 2, new: 3, detail: .superview(from: 1, to: 2)),
        TreeChange(kind: .reparented, old: 4, new: 5, detail: .superview(from: 1, to: 2)),
      ])
  }

  @Test func siblingsThatChangeTheirOrder() throws {
    let found = try diff(
      pantry,
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Shelf: 0x2; frame = (0 0; 320 100)>
         |    | <UIButton: 0x5; frame = (50 0; 44 44); accessibilityIdentifier = 'rice'>
         |    | <UIButton: 0x3; frame = (0 0; 44 44); accessibilityIdentifier = 'jam'>
         |    |    | <UILabel: 0x4; frame = (0 0; 44 20); text = 'Jam'>
         | <Shelf: 0x6; frame = (0 100; 320 100)>

      """)
    #expect(found.changes.map(\.kind) == [.reordered])
  }

  @Test func classesAndFlags() throws {
    let found = try diff(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <Tray: 0x2; frame = (0 0; 9 9); alpha = 0.5>\n",
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <Plate: 0x2; frame = (0 0; 9 9); "
        + "userInteractionEnabled = NO>\n")
    #expect(
      found.changes == [
        TreeChange(
          kind: .classChanged, old: 1, new: 1,
          detail: .value(name: "class", from: "Tray", to: "Plate")),
        TreeChange(
          kind: .flag, old: 1, new: 1,
          detail: .value(name: "interaction disabled", from: nil, to: "yes")),
        TreeChange(
          kind: .flag, old: 1, new: 1, detail: .value(name: "alpha", from: "0.5", to: nil)),
      ])
  }

  @Test func toleranceIsInPoints() throws {
    let (old, new) = (
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n", "<UIWindow: 0x1; frame = (0 0.75; 320.5 480)>\n"
    )
    #expect(try diff(old, new).changes.map(\.kind) == [.moved])
    #expect(try diff(old, new, tolerance: 0.75).changes == [])
    #expect(try diff(old, new, tolerance: 0).changes.map(\.kind) == [.moved, .resized])
  }

  /// A rebuilt app prints other discriminators of the same private classes.
  @Test func privateClassesKeepTheirIdentity() throws {
    func row(_ context: String, _ file: String) -> String {
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <Farm.(unknown context at $\(context)).Row: 0x2; "
        + "frame = (0 0; 9 9)>\n   | <_TtC4FarmP33_\(file)3Hen: 0x3; frame = (0 9; 9 9)>\n"
    }
    let (one, other) = (String(repeating: "0A", count: 16), String(repeating: "B1", count: 16))
    #expect(try diff(row("10a3f2b4", one), row("7ffe01", other)).changes == [])
  }

  @Test func acrossFormats() throws {
    let page = """
      <?xml version="1.0" encoding="UTF-8"?>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Farm" x="0" y="0" width="320" height="480">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="320" height="480">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="jam" label="Jam" x="0" y="0" width="45" height="44"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>

      """
    let rows = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x3; frame = (0.5 0; 43.5 44); accessibilityIdentifier = 'jam'>

      """
    let found = try diff(rows, page)
    #expect(found.partner(of: 1) == 2)
    #expect(found.partner(of: 0) == 1)
    #expect(found.changes.map(\.kind) == [.added, .reparented])
  }

  // MARK: Large trees

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// Not quadratic: the same tree ten times as large takes far less than a hundred times as long.
  private func checkGrowth(_ body: (Int) throws -> Void) rethrows {
    let small = try seconds { try body(2_000) }
    let large = try seconds { try body(20_000) }
    #expect(large < 40 * max(small, 0.005))
  }

  @Test func oneMoreAmongAlikes() throws {
    try checkGrowth { count in
      let cell = "   | <UITableViewCell: 0x2; frame = (0 0; 320 44)>\n"
      let head = "<UITableView: 0x1; frame = (0 0; 320 480)>\n"
      let old = head + String(repeating: cell, count: count)
      let new = head + "   | <UISwitch: 0x2; frame = (0 0; 51 31)>\n" + old.dropFirst(head.count)
      let found = try diff(old, new)
      #expect(
        found.changes == [TreeChange(kind: .added, old: nil, new: 1, detail: .views(1))])
    }
  }

  @Test func siblingsInReverse() throws {
    try checkGrowth { count in
      let rows = (0..<count).map {
        "   | <UILabel: 0x2; frame = (0 \($0); 9 9); text = 'n\($0)'>\n"
      }
      let head = "<UIView: 0x1; frame = (0 0; 320 480)>\n"
      let found = try diff(head + rows.joined(), head + rows.reversed().joined())
      #expect(found.changes.count == count - 1)
      #expect(found.changes.allSatisfy { $0.kind == .reordered })
    }
  }

  /// A long chain, and every view of it changed.
  @Test func chains() throws {
    func chain(_ count: Int, _ width: Int) -> String {
      (0..<count).map {
        String(repeating: "|", count: $0) + "<UIView: 0x1; frame = (0 0; \(width) 9)>\n"
      }.joined()
    }
    let found = try diff(chain(3000, 300), chain(3000, 200))
    #expect(found.changes.count == 3000)
    #expect(found.changes.allSatisfy { $0.kind == .resized })
  }
}
