import Analysis
import Hierarchy
import Testing

/// Who acts on a touch.
@Suite struct ReceiverTests {
  /// `hit`, `receiver` and `receiverWhenSettled` of a touch, as classes.
  private func touch(
    _ x: Double, _ y: Double, _ text: String, _ options: AuditOptions = AuditOptions()
  ) throws -> [String?] {
    let audited = try Audited(text, options)
    let answers = TouchTracer(audited.report).trace(Point(x: x, y: y))
    try #require(answers.count == 1)
    let answer = answers[0]
    return [answer.test.hit, answer.receiver, answer.receiverWhenSettled].map { audited.name($0) }
  }

  private func window(_ rows: String...) -> String {
    "<UIWindow: 0x1; frame = (0 0; 320 480)>\n" + rows.map { "   | \($0)\n" }.joined()
  }

  private func same(_ hit: String?, _ receiver: String?) -> [String?] { [hit, receiver, receiver] }

  @Test func aControlActsItself() throws {
    let text = window("<UIButton: 0x2; frame = (0 0; 44 44)>")
    #expect(try touch(20, 20, text) == same("UIButton", "UIButton"))
    #expect(try touch(60, 20, text) == same("UIWindow", nil))
    #expect(try touch(400, 20, text) == same(nil, nil))
  }

  @Test func anEnclosingControlDoesNotActForAPlainView() throws {
    let text = window(
      "<UIButton: 0x2; frame = (0 0; 44 44)>", "   | <UIView: 0x3; frame = (0 0; 44 44)>")
    #expect(try touch(20, 20, text) == same("UIView", nil))
  }

  @Test func aCellActsForWhatIsInIt() throws {
    let text = window(
      "<UITableViewCell: 0x2; frame = (0 0; 320 44)>",
      "   | <UITableViewCellContentView: 0x3; frame = (0 0; 320 44)>",
      "   |    | <Badge: 0x4; frame = (0 0; 100 44)>",
      "   |    | <UIButton: 0x5; frame = (200 0; 44 44)>",
      "   |    |    | <Glow: 0x6; frame = (0 0; 20 44)>")
    #expect(try touch(20, 20, text) == same("Badge", "UITableViewCell"))
    #expect(try touch(300, 20, text) == same("UITableViewCellContentView", "UITableViewCell"))
    #expect(try touch(240, 20, text) == same("UIButton", "UIButton"))
  }

  @Test func anOwnerOfRecognizersActs() throws {
    let gestures = "; gestureRecognizers = <NSArray: 0x9>"
    let text = window(
      "<UILayoutContainerView: 0x2; frame = (0 0; 320 480)\(gestures)>",
      "   | <Card: 0x3; frame = (0 0; 100 100)\(gestures)>",
      "   |    | <Face: 0x4; frame = (0 0; 50 100)>")
    #expect(try touch(20, 20, text) == same("Face", "Card"))
    #expect(try touch(80, 20, text) == same("Card", "Card"))
    #expect(try touch(200, 20, text) == same("UILayoutContainerView", nil), "a container is none")
  }

  @Test(arguments: [
    "UISwitch", "UISegmentedControl", "UIStepper", "UIDatePicker", "UISearchBarTextField",
  ])
  func controlsMadeOfPartsActForThem(name: String) throws {
    let text = window(
      "<\(name): 0x2; frame = (0 0; 80 44)>", "   | <_UIPart: 0x3; frame = (0 0; 80 44)>",
      "   |    | <_UIInnerPart: 0x4; frame = (0 0; 40 44)>")
    #expect(try touch(60, 20, text) == same("_UIPart", name))
    #expect(try touch(20, 20, text) == same("_UIInnerPart", name))
  }

  // MARK: The bar

  @Test func theBarActsInTheLiveArea() throws {
    let text = ItemBar().text
    let bar = "UINavigationBar"
    // The container prints that it takes no touches; the bar's height and leading edge count.
    for (x, y) in [(30.0, 40.0), (0, 20), (67.9, 63.9), (14, 40)] {
      #expect(try touch(x, y, text) == same(bar, bar), "\(x) \(y)")
    }
    #expect(try touch(68, 40, text) == same(bar, nil))
    #expect(try touch(30, 64, text) == same("UIWindow", nil))
    #expect(try touch(30, 19.9, text) == same("UIWindow", nil))
  }

  @Test func withoutAModelTheContainerIsTakenAtItsWord() throws {
    #expect(
      try touch(30, 40, ItemBar().text, .with { $0.era = .none }) == same("UINavigationBar", nil))
  }

  @Test func whatLiesOverTheBarTakesItsTouches() throws {
    let text = ItemBar().text + "   | <Cover: 0x30; frame = (0 0; 100 100)>\n"
    #expect(try touch(30, 40, text) == same("Cover", nil))
  }

  @Test func anOldBarReachesBelowItself() throws {
    let text =
      "<UIWindow: 0x10; frame = (0 0; 320 480)>\n   | <Page: 0x11; frame = (0 64; 320 416)>\n"
      + ItemBar().text.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    let old = AuditOptions.with { $0.era = .fixed(.ios6) }
    #expect(try touch(30, 78, text, old) == same("Page", "UINavigationBar"))
    #expect(try touch(30, 79, text, old) == same("Page", nil))
    #expect(try touch(30, 78, text) == same("Page", nil))
  }

  @Test func inATransitionNobodyActsYet() throws {
    let text =
      "<UIWindow: 0x10; frame = (0 0; 320 480)>\n"
      + "   | <UIViewControllerWrapperView: 0x11; frame = (0 0; 320 480)\(ItemBar.off)>\n"
      + "   |    | <UIButton: 0x17; frame = (0 100; 320 44)>\n"
      + ItemBar(bar: "(0 20; 320 44)\(ItemBar.off)").text.split(separator: "\n").dropFirst()
      .joined(separator: "\n") + "\n"
    #expect(try touch(30, 40, text) == ["UIWindow", nil, "UINavigationBar"])
    #expect(try touch(30, 120, text) == ["UIWindow", nil, "UIButton"])
    let answer = try #require(
      TouchTracer(Audited(text).report).trace(Point(x: 30, y: 40)).first)
    #expect(
      answer.note
        == "The dump was taken during a push or pop; views that it disabled take touches again when "
        + "it has ended.")
  }

  @Test func notesSayWhatOneMustKnow() throws {
    let settled = try #require(
      TouchTracer(Audited(ItemBar()).report).trace(Point(x: 30, y: 40)).first)
    #expect(settled.note == nil, "the bar is the view that is hit")
    let text = ItemBar(others: ["<Cap: 0x30; frame = (0 0; 60 44)>"]).text
    let answer = try #require(TouchTracer(Audited(text).report).trace(Point(x: 30, y: 40)).first)
    #expect(answer.note == "The bar handles the back button's touches on its own.")
    let unknown = try Audited(window("<Lost: 0x2; frame = (nan 0; 9 9)>")).report
    #expect(
      TouchTracer(unknown).trace(Point(x: 30, y: 40)).first?.note
        == "A view whose place is not known was asked first and may take the touch.")
  }

  @Test func eachScreenAnswersOnce() throws {
    let one = window("<UIButton: 0x2; frame = (0 0; 44 44)>")
    let audited = try Audited(one + "\nsome prose between two prints\n\n" + one)
    let answers = TouchTracer(audited.report).trace(Point(x: 9, y: 9))
    #expect(answers.map(\.screen) == [0, 2])
    #expect(answers.map(\.receiver) == [1, 3])
  }
}
