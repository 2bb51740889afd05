import Hierarchy
import Testing

@testable import Analysis

/// What stands at the leading end of a recognizer's bar.
@Suite struct LeadingItemTests {
  private static let recognizer =
    "<_UIParallaxTransitionPanGestureRecognizer: 0x30; state = Possible; view = "
    + "<UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, "
    + "target=<_UINavigationInteractiveTransition 0x31>)>>"
  private static let stock =
    "po nav.interactivePopGestureRecognizer.delegate\n<_UINavigationInteractiveTransition: 0x31>"

  private func swipe(_ rows: String..., after: String = stock) throws -> SwipeBack {
    let text =
      ([
        "<UIWindow: 0x1; frame = (0 0; 320 480)>",
        "   | <UILayoutContainerView: 0x20; frame = (0 0; 320 480)>",
      ] + rows.map { "   |    | " + $0 } + [Self.recognizer, after]).joined(separator: "\n")
    return try #require(try Audited(text + "\n").report.context.locator.swipes.first)
  }

  private let bar = "<UINavigationBar: 0x10; frame = (0 20; 320 44)>"
  private let content = "   | <_UINavigationBarContentView: 0x13; frame = (0 0; 320 44)>"

  @Test func aMirroredBarBeginsAtTheRight() throws {
    let arrow =
      "   | <_UINavigationBarBackIndicatorView: 0x11; frame = (299.5 12; 12.5 20.5); alpha = 0>"
    let item = "   | <UIButton: 0x12; frame = (279 9.5; 25 25)>"
    let custom = try swipe(bar, item, arrow)
    #expect(custom.leading.kind == .customItem && custom.leading.node == 3)
    #expect(custom.answer == .refusedByUIKit)
    let left = try swipe(bar, "   | <UIButton: 0x12; frame = (16 9.5; 25 25)>", arrow)
    #expect(left.leading.kind == .nothing, "the trailing end")
  }

  @Test func theAppsItemsInEveryForm() throws {
    for row in [
      "   | <UINavigationButton: 0x12; frame = (5 7; 50 30)>",
      "   | <UIView: 0x12; frame = (16 7; 60 30)>\n   |    |    |    | <UILabel: 0x14; frame = "
        + "(0 0; 60 30); text = 'Pears'>",
    ] {
      #expect(try swipe(bar, row).leading.kind == .customItem, "\(row)")
    }
    let stack = try swipe(
      bar, content, "   |    | <_UIButtonBarStackView: 0x15; frame = (8 0; 60 44)>",
      "   |    |    | <_UIButtonBarButton: 0x16; frame = (0 0; 60 44)>")
    #expect(stack.leading.kind == .customItem, "an item of a stack is never the back button")
    let back = try swipe(
      bar, content, "   |    | <_UIButtonBarButton: 0x16; frame = (0 0; 60 44)>")
    #expect(back.leading.kind == .systemButton)
  }

  @Test func titlesAreNoItems() throws {
    let title = "   | <UINavigationItemView: 0x12; frame = (12 8; 290 27)>"
    #expect(try swipe(bar, title).leading.kind == .nothing)
    #expect(try swipe(bar, "   | <UIView: 0x12; frame = (10 7; 300 30)>").leading.kind == .nothing)
  }

  @Test func aWholeWindowWithoutABarShowsNone() throws {
    let view = "<UIView: 0x40; frame = (0 0; 320 480)>"
    let without = try swipe(view)
    #expect(without.leading.kind == .nothing && without.answer == .unknownDepth)
    #expect(
      without.sentence.hasPrefix(
        "interactivePopGestureRecognizer is refused by UIKit's own delegate, and no bar is shown: on"
      ))
    let elided = try swipe(view, "...", "   |    |    | <UIView: 0x41; frame = (0 0; 9 9)>")
    #expect(elided.leading.kind == .unknown)
  }

  @Test func glassMayHoldEither() throws {
    let item = "   |    |    | <_UIButtonBarButton: 0x16; frame = (0 0; 44 44)>"
    let rows = [
      "<UINavigationBar: 0x10; frame = (0 20; 320 54)>",
      "   | <UIKit.NavigationBarContentView: 0x13; frame = (0 0; 320 54)>",
      "   |    | <UIKit.NavigationBarPlatterView: 0x14; frame = (16 0; 44 44)>", item,
    ]
    let either = try swipe(rows[0], rows[1], rows[2], rows[3])
    #expect(either.leading.kind == .unknown)
    #expect(
      either.sentence
        == "interactivePopGestureRecognizer is enabled, and its delegate is UIKit's own, which "
        + "allows the swipe only under UIKit's back button; whether the item at the leading end of "
        + "its bar is that or the app's is not in the file.")
    let ask = "p (BOOL)[(id)0x31 gestureRecognizerShouldBegin:(id)0x30]"
    #expect(either.ask == ask)
    let settled = try swipe(
      rows[0], rows[1], rows[2], rows[3], after: Self.stock + "\n\(ask)\n(BOOL) NO")
    #expect(settled.word == "dead")
  }
}
