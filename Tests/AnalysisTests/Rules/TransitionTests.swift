import Analysis
import Testing

/// `captured-in-transition`: each sign, and what follows from it.
@Suite struct TransitionTests {
  private func signs(_ bar: ItemBar) throws -> String? {
    let message = try Audited(bar).wording(.capturedInTransition)?.message
    guard let message else { return nil }
    let end =
      "); the bar and its items are judged as they will be once it has ended. Capture again then."
    #expect(message.hasPrefix("Taken during a push or pop ("))
    #expect(message.hasSuffix(end))
    return String(message.dropFirst("Taken during a push or pop (".count).dropLast(end.count))
  }

  @Test func aSettledBarSaysNothing() throws { #expect(try signs(ItemBar()) == nil) }

  @Test func theBarTakesNoTouches() throws {
    let bar = ItemBar(bar: "(0 20; 320 44); userInteractionEnabled = NO")
    #expect(try signs(bar) == "the bar is interaction-disabled")
    let finding = try #require(Audited(bar).findings(.capturedInTransition).first)
    #expect(finding.node == 1)
    #expect(finding.severity == .note)
    #expect(
      finding.wording.cause
        == "a breakpoint or log in viewWillAppear, viewDidLoad or an animation block")
  }

  @Test func aWrapperTakesNoTouches() throws {
    let wrapper = "   | <UIViewControllerWrapperView: 0x30; frame = (0 0; 320 480)\(ItemBar.off)>\n"
    let message = try Audited(ItemBar().text + wrapper).wording(.capturedInTransition)?.message
    #expect(
      message
        == "Taken during a push or pop (a controller's wrapper view is interaction-disabled); the bar "
        + "and its items are judged as they will be once it has ended. Capture again then.")
  }

  @Test func twoTitles() throws {
    let title = "<UINavigationItemView: 0x20; frame = (124 8; 72 27)>"
    #expect(try signs(ItemBar(others: [title])) == nil)
    #expect(try signs(ItemBar(others: [title, title])) == "two titles are present")
    #expect(try signs(ItemBar(others: [title, title, title])) == "two titles are present")
  }

  @Test func aFadingArrow() throws {
    for alpha in ["0.005", "0.01", "0.02", "0.5", "0.98", "0.99", "0.995"] {
      let bar = ItemBar(arrow: "(8 12; 12.5 20.5); alpha = \(alpha)")
      #expect(try signs(bar) == "the back indicator is fading", "\(alpha)")
    }
    for alpha in ["0", "1", "5.96046e-08", "0.999999"] {
      #expect(try signs(ItemBar(arrow: "(8 12; 12.5 20.5); alpha = \(alpha)")) == nil, "\(alpha)")
    }
  }

  @Test func whatModernContentViewsShow() throws {
    let content = "_UINavigationBarContentView: 0x20; frame = (0 0; 320 44)"
    let named = ItemBar(
      container: nil, arrow: nil, others: ["<\(content)> layout=0x1 transitionContext=0x2"])
    #expect(try signs(named) == "the content view names a transition")
    let faded = ItemBar(
      container: nil, arrow: nil,
      others: [
        "<\(content)>", "   | <_UIButtonBarStackView: 0x21; frame = (8 0; 50 44); alpha = 0>",
      ])
    #expect(try signs(faded) == "a stack of items is at alpha 0")
  }

  @Test func severalSignsAreListed() throws {
    let bar = ItemBar(
      bar: "(0 20; 320 44); userInteractionEnabled = NO", arrow: "(8 12; 12.5 20.5); alpha = 0.5")
    #expect(try signs(bar) == "the bar is interaction-disabled; the back indicator is fading")
  }

  @Test func itemsAreJudgedAsIfSettled() throws {
    let bar = ItemBar(
      bar: "(0 20; 320 44); userInteractionEnabled = NO",
      others: ["<UINavigationButton: 0x20; frame = (270 0; 44 44)>"])
    let audited = try Audited(bar)
    #expect(audited.report.verdicts().map(\.answer) == [.fail, .pass])
    #expect(audited.verdicts(.targetOversized) == ["UINavigationItemButtonView warning"])
  }
}
