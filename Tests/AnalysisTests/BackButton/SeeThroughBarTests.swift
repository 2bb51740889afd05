import Analysis
import Formats
import Hierarchy
import Testing

/// Bars that are named because they spoil a transition; no rule reports them when they have settled.
@Suite struct SeeThroughBarTests {
  private func remarks(
    bar: String = "", background: String = "", content: String = "_UINavigationBarContentView"
  ) throws -> [String] {
    let tree = try Dump.read(
      SourceText(
        """
        <UIWindow: 0x1; frame = (0 0; 320 480)>
           | <UINavigationBar: 0x2; frame = (0 20; 320 44)\(bar)>
           |    | <_UIBarBackground: 0x3; frame = (0 -20; 320 64)\(background)>
           |    | <\(content): 0x4; frame = (0 0; 320 44)>
        """)
    ).tree
    #expect(Audit().findings(in: tree).map(\.rule) == [])
    let found = BackButtonLocator(tree).seeThroughBars
    #expect(found.allSatisfy { $0.node == 1 })
    return found.map(\.remark)
  }

  @Test(arguments: [
    ("; alpha = 0.6", "", "alpha 0.6"), ("", "; hidden = YES", "a hidden background"),
    ("; alpha = 0.5", "; alpha = 0", "alpha 0.5 and a hidden background"),
  ])
  func namesWhatIsSeenThrough(bar: String, background: String, facts: String) throws {
    #expect(
      try remarks(bar: bar, background: background) == [
        "The bar has \(facts): where the other screen's bar has not, it changes abruptly in a push "
          + "or pop."
      ])
  }

  @Test func othersAreNotNamed() throws {
    #expect(try remarks() == [])
    #expect(try remarks(bar: "; hidden = YES", background: "; hidden = YES") == [])
    #expect(try remarks(bar: "; alpha = 0") == [])
    #expect(
      try remarks(background: "; hidden = YES", content: "UIKit.NavigationBarContentView") == [],
      "glass has none")
  }
}
