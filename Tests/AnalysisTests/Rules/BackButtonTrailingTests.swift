import Analysis
import Hierarchy
import Testing

/// `back-button-trailing` beside what the file says of the swipe and of the stack.
@Suite struct BackButtonTrailingTests {
  private let rule = RuleID.backButtonTrailing

  private func recognizer(_ name: String, _ address: String, off: Bool = false) -> String {
    "<\(name): \(address); state = Possible; \(off ? "enabled = NO; " : "")view = "
      + "<UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, "
      + "target=<_UINavigationInteractiveTransition 0x31>)>>"
  }

  private func audited(_ lines: String...) throws -> Audited {
    let rows = [
      "<UILayoutContainerView: 0x20; frame = (0 0; 320 480)>",
      "   | <UINavigationBar: 0x10; frame = (0 20; 320 44)>",
      "   |    | <_UINavigationBarBackground: 0x11; frame = (0 -20; 320 64)>",
      "   |    | <UIButton: 0x12; frame = (260 0; 44 44)>",
      "   |    |    | <UIImageView: 0x13; frame = (10 10; 24 24)> - pear_back", "",
    ]
    return try Audited((rows + lines).joined(separator: "\n") + "\n")
  }

  private static let start =
    "The back button (UIButton) stands at the trailing end of the bar, 16 pt from its right edge: "
  private static let item = "a back item first among rightBarButtonItems"
  private static let revival =
    "; revive the swipe with a UIScreenEdgePanGestureRecognizer, or set "
    + "interactivePopGestureRecognizer.delegate"
  private static let people =
    start + "people look for it at the other end, and the system's edge swipe "

  private let off = "_UIParallaxTransitionPanGestureRecognizer"

  @Test func whatBecameOfTheSwipe() throws {
    let gone = try audited(recognizer(off, "0x30", off: true))
    #expect(gone.wording(rule)?.message == Self.people + "is gone with the system's button.")
    #expect(gone.wording(rule)?.cause == Self.item + Self.revival)
    for (name, reach) in [
      ("UIScreenEdgePanGestureRecognizer", "the edge"),
      ("UIPanGestureRecognizer", "anywhere on the screen"),
    ] {
      let replaced = try audited(recognizer(off, "0x30", off: true), recognizer(name, "0x32"))
      #expect(
        replaced.wording(rule)?.message
          == Self.people + "is replaced by \(name) 0x32, which goes back from \(reach).")
      #expect(replaced.wording(rule)?.cause == Self.item)
    }
    let kept = try audited(
      recognizer(off, "0x30"), "po [(id)0x30 delegate]", "<PearNavigationController: 0x60>")
    #expect(
      kept.wording(rule)?.message
        == Self.people + "is kept alive by its delegate, PearNavigationController 0x60.")
    #expect(kept.wording(rule)?.cause == Self.item)
  }

  @Test func onTheRootItIsAFault() throws {
    let top = "<PearNavigationController 0x60>, state: appeared, view: <UILayoutContainerView 0x20>"
    let one = "   | <PearController 0x61>, state: appeared, view: <UIView 0x40>"
    let two = "   | <StoneController 0x62>, state: disappeared, view: (view not loaded)"
    let root = try audited(top, one)
    #expect(root.verdicts(rule) == ["UIButton warning"])
    #expect(
      root.wording(rule)?.message
        == Self.start + "this is the root, the one controller of its navigation stack, where there "
        + "is nothing to go back to: leave the button out there.")
    #expect(root.wording(rule)?.cause == Self.item + ", set in the root controller too")
    #expect(try audited(top, two, one).verdicts(rule) == ["UIButton note"])
    // Of a presented stack the root may be dismissed.
    let outer = "<CratesController 0x70>, state: appeared, view: <UIView 0x71>"
    let presented = try audited(
      outer, "   + " + top + ", presented with: <_UIFullscreenPresentationController 0x72>",
      "   |" + one)
    #expect(presented.verdicts(rule) == ["UIButton note"])
  }

  @Test func theOnlyStackOfTheOnlyBar() throws {
    let elsewhere =
      "<PearNavigationController 0x60>, state: appeared, view: <UILayoutContainerView 0x99>"
    let one = "   | <PearController 0x61>, state: appeared, view: <UIView 0x40>"
    #expect(try audited(elsewhere, one).verdicts(rule) == ["UIButton warning"])
    let tabs = "<UITabBarController 0x60>, state: appeared, view: <UILayoutContainerView 0x99>"
    #expect(try audited(tabs, one).verdicts(rule) == ["UIButton note"])
  }
}
