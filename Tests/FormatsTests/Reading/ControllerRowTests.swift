import Formats
import Hierarchy
import Testing

/// Rows of `_printHierarchy` beside a tree.
@Suite struct ControllerRowTests {
  private func read(_ rows: String) throws -> Dump {
    try Dump.read(SourceText("<UIView: 0x10; frame = (0 0; 9 9)>\n\n" + rows))
  }

  @Test func parentsFollowTheBars() throws {
    let dump = try read(
      """
      <UITabBarController 0x100>, state: appeared, view: <UILayoutContainerView 0x101>
         | <UINavigationController 0x200>, state: appeared, view: <UILayoutContainerView: 0x201>
         |    | <PlumController 0x210>, state: disappeared, view: (view not loaded)
         |    | <PitController 0x220>, state: appearing, view: <UIView 0x10>
         | <UINavigationController 0x300>, state: disappeared, view: <UIView 0x301> not in the window
         + <JamController 0x400>, state: appeared, view: <UIView 0x401>, presented with: <_UIFullscreenPresentationController 0x402>
         |    | <SugarController 0x500>, state: appeared, view: <UIView 0x501>
      """)
    #expect(dump.tree.count == 1)
    #expect(dump.diagnostics.map(\.message) == [])
    let all = dump.tree.surroundings.controllers
    #expect(
      all.map(\.object.address)
        == ["0x100", "0x200", "0x210", "0x220", "0x300", "0x400", "0x500"])
    #expect(all.map(\.parent) == [nil, 0, 1, 1, 0, 0, 5])
    #expect(all.map(\.isPresented) == [false, false, false, false, false, true, false])
    #expect(all.map(\.state)[2...3] == ["disappeared", "appearing"])
    #expect(all.map(\.view?.address) == ["0x101", "0x201", nil, "0x10", "0x301", "0x401", "0x501"])
    #expect(all.map(\.node) == [nil, nil, nil, 0, nil, nil, nil])
    #expect(all.map(\.isInWindow) == [true, true, true, true, false, true, true])
    #expect(all[5].presentation?.className == "_UIFullscreenPresentationController")
  }

  @Test func pointersMayBePurged() throws {
    let all = try read("<PlumController>, state: appeared, view: <UIView>\n").tree.surroundings
      .controllers
    #expect(all.map(\.object) == [ObjectName("PlumController")])
    #expect(all.map(\.view) == [ObjectName("UIView")])
  }

  @Test func aRowThatIsCutIsKeptAndReported() throws {
    let dump = try read("<PlumController 0x100>, state: appe\n")
    #expect(dump.tree.surroundings.controllers == [])
    #expect(
      dump.diagnostics.map(\.message) == [
        "A row of view controllers (_printHierarchy) in another form, kept but not read."
      ])
  }

  @Test func rowsAloneAreRefused() {
    #expect(throws: ReadError.self) {
      try Dump.read(SourceText("<PlumController 0x1>, state: appeared, view: <UIView 0x2>\n"))
    }
  }
}

extension ObjectName {
  fileprivate init(_ className: String) { self.init(className: className, address: nil) }
}
