import Formats
import Hierarchy
import Testing

@testable import Analysis

/// `back-button-missing`, `-duplicate`, `-trailing` and `bar-item-inset`.
@Suite struct BackButtonRuleTests {
  private let required = AuditOptions.with { $0.requiresBackButton = true }

  // MARK: Missing

  @Test func missingIsAskedOnlyWhenRequired() throws {
    let bare = ItemBar(container: nil, arrow: "(8 12; 12.5 20.5); alpha = 0")
    #expect(try Audited(bare).verdicts(.backButtonMissing) == [])
    #expect(try Audited(ItemBar(), required).verdicts(.backButtonMissing) == [])
    let found = try Audited(bare, required)
    #expect(found.verdicts(.backButtonMissing) == ["UINavigationBar error"])
    #expect(
      found.wording(.backButtonMissing)?.message
        == "A back button is required, and none was found in UINavigationBar.")
  }

  @Test func aWeakFindIsNamed() throws {
    let found = try Audited(ItemBar(container: nil), required)
    #expect(
      found.wording(.backButtonMissing)?.message
        == "A back button is required, and none was found in UINavigationBar; the nearest to one is "
        + "_UINavigationBarBackIndicatorView 0x16.")
  }

  @Test(arguments: [
    ItemBar(bar: "(0 20; 320 44); hidden = YES"), ItemBar(bar: "(0 20; 320 44); alpha = 0.01"),
    ItemBar(bar: "(0 -64; 320 44)"), ItemBar(arrow: "(8 12; 12.5 20.5); alpha = 0"),
    ItemBar(container: "(8 6; 60 30); hidden = YES", arrow: "(8 12; 12.5 20.5); alpha = 0"),
    ItemBar(label: "(19 5; 41 22); text = 'T'; alpha = 0", arrow: "(8 12; 1 20.5)"),
  ])
  func whatNobodySeesIsMissing(bar: ItemBar) throws {
    let found = try Audited(bar, required)
    #expect(found.verdicts(.backButtonMissing) == ["UINavigationBar error"])
    #expect(!found.report.hasBackButton)
    #expect(try Audited(bar).verdicts(.targetOversized) == [])
  }

  @Test func nobodySeesItIsSaid() throws {
    let found = try Audited(ItemBar(bar: "(0 20; 320 44); hidden = YES"), required)
    #expect(
      found.wording(.backButtonMissing)?.message
        == "A back button is required, and none was found in UINavigationBar; nobody sees "
        + "UINavigationItemButtonView 0x14.")
    #expect(found.findings(.backButtonMissing).first?.related == [2])
  }

  @Test func whatTheFileDoesNotHoldCannotBeTold() throws {
    let found = try Audited(ItemBar(arrow: nil), required)
    #expect(found.verdicts(.backButtonMissing) == ["UINavigationItemButtonView cannot-tell"])
    #expect(
      found.wording(.backButtonMissing).map { [$0.message, $0.ask] } == [
        "Nothing visible of UINavigationItemButtonView is in the file: whether it shows a back "
          + "button cannot be told.",
        "po [[(UIView *)0x14 superview] recursiveDescription]",
      ])
    let early = try Audited(ItemBar(container: "(0 0; 0 0)", arrow: "(0 0; 0 0)"), required)
    #expect(early.verdicts(.backButtonMissing) == ["UINavigationItemButtonView cannot-tell"])
    #expect(
      early.wording(.backButtonMissing)?.ask
        == "capture again in viewDidAppear, or: expr (void)[(UIView *)0x12 layoutIfNeeded], then po "
        + "[(UIView *)0x12 recursiveDescription]")
    let lone = "<UINavigationItemButtonView: 0x1; frame = (8 6; 60 30)>\n"
    #expect(try Audited(lone, required).verdicts(.backButtonMissing) == [])
  }

  @Test(arguments: [
    "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UINavigationBar: 0x2; frame = (0 0; 9 4); "
      + "userInteractionEnabled = NO>",
    "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <WKWebView: 0x2; frame = (0 0; 9 5)>",
    "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UINavigationBar: 0x2; frame = (0 0; 9 4); "
      + "hidden = YES>\n   | <MTKView: 0x3; frame = (0 0; 9 9)>",
    "<UIView: 0x1; frame = (0 0; 9 9)>",
    "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n   ......",
  ])
  func missingCannotBeTold(dump: String) throws {
    let found = try Audited(dump + "\n", required)
    #expect(found.findings(.backButtonMissing).map(\.result) == [.cannotTell])
  }

  @Test func aSmallWebViewIsNoScreen() throws {
    let found = try Audited(
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <WKWebView: 0x2; frame = (0 0; 9 4)>\n", required)
    #expect(found.verdicts(.backButtonMissing) == ["UIWindow error"])
    #expect(
      found.wording(.backButtonMissing)?.message
        == "A back button is required, and none was found; the screen has no navigation bar.")
  }

  // MARK: Duplicate

  private func second(_ more: String = "", address: String = "0x20") -> ItemBar {
    ItemBar(
      label: "(19 5; 41 22); text = 'Trips'",
      others: [
        "<UINavigationItemButtonView: \(address); frame = (8 6; 70 30); userInteractionEnabled = NO\(more)>",
        "   | <UILabel: 0x21; frame = (19 5; 51 22); text = 'Routes'>",
      ])
  }

  @Test func twoInOneBar() throws {
    let found = try Audited(second())
    #expect(found.verdicts(.backButtonDuplicate) == ["UINavigationItemButtonView warning"])
    #expect(found.findings(.backButtonDuplicate).first?.related == [2])
    #expect(
      found.wording(.backButtonDuplicate)?.message
        == "The bar shows 2 back buttons that take taps: UINavigationItemButtonView (8 26; 60 30), "
        + "UINavigationItemButtonView (8 26; 70 30). Which of them is hit depends on the point, and "
        + "one of them leads somewhere else than its title says.")
  }

  @Test func whatIsNoDuplicate() throws {
    let rule = RuleID.backButtonDuplicate
    #expect(try Audited(second("; hidden = YES")).verdicts(rule) == [])
    #expect(try Audited(second("; alpha = 0")).verdicts(rule) == [])
    #expect(try Audited(second(address: "0x14")).verdicts(rule) == [], "one object, listed twice")
    var moving = second()
    moving.others += [
      "<UINavigationItemView: 0x22; frame = (100 8; 50 27)>",
      "<UINavigationItemView: 0x23; frame = (130 8; 50 27)>",
    ]
    #expect(try Audited(moving).verdicts(rule) == [])
    #expect(try Audited(ItemBar().text + "\n" + ItemBar().text).verdicts(rule) == [])
  }

  /// A back image of the app's beside the system's button or another.
  private let image = [
    "<UIButton: 0x30; frame = (80 0; 44 44)>",
    "   | <UIImageView: 0x31; frame = (10 10; 24 24); image = nav_back>",
  ]
  private let other = [
    "<UIButton: 0x40; frame = (20 0; 44 44)>",
    "   | <UIImageView: 0x41; frame = (10 10; 24 24); image = nav_back>",
  ]

  @Test func theAppsBesideTheSystems() throws {
    let title = "(19 5; 41 22); text = 'Trips'"
    let found = try Audited(ItemBar(label: title, others: image))
    #expect(found.verdicts(.backButtonDuplicate) == ["UIButton warning"])
    #expect(found.report.backButtons.map(\.confidence) == [1, 0.5])
    let two = try Audited(
      ItemBar(container: nil, arrow: "(8 12; 12.5 20.5); alpha = 0", others: other + image))
    #expect(two.verdicts(.backButtonDuplicate) == ["UIButton warning"])
    #expect(two.report.backButtons.map(\.confidence) == [0.5, 0.5])
  }

  @Test func theAppsOverTheSystemsIsNoDuplicate() throws {
    let gone = "(8 12; 12.5 20.5); alpha = 0"
    let hidden = ItemBar(container: "(8 6; 60 30); hidden = YES", arrow: gone, others: image)
    let found = try Audited(hidden)
    #expect(found.verdicts(.backButtonDuplicate) == [])
    #expect(found.report.backButtons.map { found.name($0.container) } == ["UIButton"])
    let faded = ItemBar(label: "(19 5; 41 22); text = 'T'", arrow: gone, others: image)
    #expect(try Audited(faded).verdicts(.backButtonDuplicate) == [])
    let share = image.map { $0.replacing("nav_back", with: "share") }
    #expect(try Audited(ItemBar(others: share)).report.backButtons.count == 1)
    let nameless = image.map { $0.replacing("; image = nav_back", with: "") }
    let quiet = try Audited(ItemBar(others: nameless)).report
    #expect(quiet.backButtons.count == 1 && quiet.candidates.isEmpty)
  }

  // MARK: Trailing

  /// A custom button at a frame of a 320 pt bar, as a locator would find it.
  private func custom(
    _ target: Rect, mark: Rect? = nil, era: Era? = .ios7, width: Double = 320,
    button: String = "UIButton",
    arrow: String? = nil, more: String? = nil
  ) throws -> (BackButton, AuditContext) {
    let size = "(\(target.left) \(target.top); \(target.width) \(target.height))"
    let bar = ItemBar(
      window: "(0 0; \(width) 736)", bar: "(0 20; \(width) 44)", container: nil, arrow: arrow,
      others: ["<\(button): 0x20; frame = \(size)>"] + [more].compactMap { $0 })
    let audited = try Audited(bar)
    var back = BackButton(
      bar: 1, container: audited.node(button), indicator: nil, label: nil, side: .leading,
      kind: .custom, era: era, confidence: 0.9, evidence: [])
    back.inBar = BackButton.BarSpaceRects(
      visible: mark ?? target, target: target, assumedLive: target,
      bar: Rect(x: 0, y: 0, width: width, height: 44))
    return (back, audited.report.context)
  }

  @Test func aCustomButtonInTheTrailingHalf() throws {
    let (right, context) = try custom(Rect(x: 276, y: 0, width: 28, height: 44))
    let finding = try #require(BackButtonTrailing.finding(right, context))
    #expect(finding.severity == .note)
    #expect(
      finding.message
        == "The back button (UIButton) stands at the trailing end of the bar, 16 pt from its right "
        + "edge: people look for it at the other end, and the system's edge swipe is gone with the "
        + "system's button.")
    let (left, other) = try custom(Rect(x: 146, y: 0, width: 28, height: 44))
    #expect(BackButtonTrailing.finding(left, other) == nil, "its centre is the bar's")
    let mirrored = "(299.5 12; 12.5 20.5); alpha = 0"
    let (start, third) = try custom(
      Rect(x: 276, y: 0, width: 28, height: 44), arrow: mirrored)
    #expect(BackButtonTrailing.finding(start, third) == nil)
    let (end, fourth) = try custom(Rect(x: 16, y: 0, width: 28, height: 44), arrow: mirrored)
    #expect(
      BackButtonTrailing.finding(end, fourth)?.message.contains("16 pt from its left edge") == true)
  }

  @Test func theSystemsAtTheRightIsNone() throws {
    let bar = ItemBar(container: "(252 6; 60 30)", arrow: "(299.5 12; 12.5 20.5)")
    #expect(try Audited(bar).verdicts(.backButtonTrailing) == [])
  }

  // MARK: Inset

  @Test(arguments: [
    (12.0, 320.0, false), (12.1, 320, true), (4, 320, false), (3.9, 320, true), (1, 320, true),
    (16, 414, false), (16.1, 414, true), (8, 414, false), (7.9, 414, true),
  ])
  func fourPointsOffAreNormal(inset: Double, width: Double, isReported: Bool) throws {
    let (button, context) = try custom(
      Rect(x: inset, y: 9, width: 25, height: 25), width: width)
    #expect((BarItemInset.finding(button, context) != nil) == isReported)
  }

  @Test(arguments: [
    (16.0, 320.0, Era.ios7), (20, 414, .ios7), (16, 320, .ios13), (20, 414, .ios13),
    (16, 320, .ios11), (16, 320, .ios26),
  ])
  func wholeItemsWhereUIKitPutsThem(inset: Double, width: Double, era: Era) throws {
    let place = Rect(x: inset, y: 9, width: 25, height: 25)
    let (button, context) = try custom(place, era: era, width: width)
    #expect(BarItemInset.finding(button, context) == nil)
    let deep = Rect(x: inset + 12, y: 9, width: 13, height: 25)
    let (inner, other) = try custom(place, mark: deep, era: era, width: width)
    #expect(BarItemInset.finding(inner, other) != nil, "a mark deep inside it is the app's doing")
  }

  /// Grown to 44 pt around its mark, a button is not misplaced.
  @Test(arguments: [(6.5, false), (5.9, false), (6.5 + 4, true)])
  func marksWhereSuchAnItemBegins(frame: Double, isReported: Bool) throws {
    let mark = Rect(x: isReported ? 20 : 16, y: 9, width: 25, height: 25)
    let (button, context) = try custom(
      Rect(x: frame, y: 0, width: 44, height: 44), mark: mark)
    #expect((BarItemInset.finding(button, context) != nil) == isReported)
  }

  @Test func itemsThatUIKitLaysOut() throws {
    for inset in [5.0, 8] {
      let (item, context) = try custom(
        Rect(x: inset, y: 7, width: 44, height: 30),
        mark: Rect(x: inset + 11, y: 11, width: 22, height: 22), button: "UINavigationButton")
      #expect(BarItemInset.finding(item, context) == nil)
    }
    let (modern, context) = try custom(
      Rect(x: 30, y: 0, width: 44, height: 44), era: .ios13, button: "_UIButtonBarButton")
    #expect(BarItemInset.finding(modern, context) == nil)
  }

  @Test func theFixedSpaceThatCorrectsIt() throws {
    let place = Rect(x: 1, y: 9, width: 25, height: 25)
    let (old, context) = try custom(place)
    let finding = try #require(BarItemInset.finding(old, context))
    #expect(finding.measured == .inset(1, expected: 8))
    #expect(
      finding.message
        == "The mark of the back button (UIButton) begins 1 pt from the bar's left end; 8 is "
        + "expected. A fixed space before it, 7 pt wide (more than the one that may be there), "
        + "corrects that up to iOS 10.")
    let (new, other) = try custom(
      Rect(x: 16, y: 0, width: 44, height: 44), mark: Rect(x: 32, y: 12, width: 12, height: 20),
      era: .ios13)
    #expect(
      BarItemInset.finding(new, other)?.message
        == "The mark of the back button (UIButton) begins 32 pt from the bar's left end; 8 is "
        + "expected. A fixed space does not help since iOS 11; imageEdgeInsets or contentEdgeInsets "
        + "inside the custom view, by -24 pt, do.")
    let (right, third) = try custom(Rect(x: 294, y: 9, width: 25, height: 25))
    #expect(
      BarItemInset.finding(right, third)?.message.contains("1 pt from the bar's right") == true)
  }

  @Test func anItemBehindAnotherIsNotAtTheEnd() throws {
    let place = Rect(x: 60, y: 9, width: 25, height: 25)
    let (alone, context) = try custom(place)
    #expect(BarItemInset.finding(alone, context) != nil)
    let (second, other) = try custom(
      place, more: "<UIButton: 0x21; frame = (16 9; 25 25)>")
    #expect(BarItemInset.finding(second, other) == nil)
    let (first, third) = try custom(
      place, more: "<UIButton: 0x21; frame = (100 9; 25 25)>")
    #expect(BarItemInset.finding(first, third) != nil)
    let (hidden, fourth) = try custom(
      place, more: "<UIButton: 0x21; frame = (16 9; 25 25); hidden = YES>")
    #expect(BarItemInset.finding(hidden, fourth) != nil)
  }

  @Test func theSystemsOwn() throws {
    #expect(try Audited(ItemBar()).verdicts(.barItemInset) == [])
    let moved = try Audited(ItemBar(container: "(20 6; 60 30)", arrow: "(20 12; 12.5 20.5)"))
    #expect(
      moved.wording(.barItemInset).map { [$0.message, $0.cause] } == [
        "The mark of the back button (UINavigationItemButtonView) begins 20 pt from the bar's left "
          + "end; 8 is expected. UIKit begins it at 8; something of the app moves it.",
        "layoutSubviews of a UINavigationBar subclass, or a category, that sets frames",
      ])
    let titleOnly = ItemBar(label: "(19 5; 41 22); text = 'Trips'", arrow: nil)
    #expect(try Audited(titleOnly).verdicts(.barItemInset) == [])
  }

  @Test func aSeeThroughBarIsRemarkedUpon() throws {
    let moved = ItemBar(
      bar: "(0 20; 320 44); alpha = 0.5", container: "(20 6; 60 30)", arrow: "(20 12; 12.5 20.5)",
      others: ["<_UINavigationBarBackground: 0x20; frame = (0 -20; 320 64); hidden = YES>"])
    let remark =
      " The bar has alpha 0.5 and a hidden background: where the other screen's bar has not, it "
      + "changes abruptly in a push or pop."
    #expect(try Audited(moved).wording(.barItemInset)?.message.hasSuffix(remark) == true)
    var moving = moved
    moving.bar += "; userInteractionEnabled = NO"
    let words = try Audited(moving).wording(.capturedInTransition)
    #expect(words?.message.hasSuffix("Capture again then." + remark) == true)
    #expect(try Audited(moving).verdicts(.barItemInset) == [])
  }
}
