import Analysis
import Hierarchy
import Testing

/// Items of UIKit's beside the back button, from iOS 11 to 18.
@Suite struct LiveAreaTests {
  private func bar(_ items: String..., content: String = "(0 0; 375 44)") -> String {
    let rows = [
      "<UIWindow: 0x1; frame = (0 0; 375 667)>",
      "   | <UINavigationBar: 0x2; frame = (0 20; 375 44)>",
      "   |    | <_UINavigationBarContentView: 0x3; frame = \(content)> layout=0x4",
    ]
    return (rows + items.map { "   |    |    | " + $0 }).joined(separator: "\n") + "\n"
  }

  private let title = "<UILabel: 0x5; frame = (150 10; 80 22); text = 'Reef'>"
  private func stack(_ frame: String, _ item: String, _ more: String = "") -> [String] {
    [
      "<_UIButtonBarStackView: 0x6; frame = \(frame)> buttonBar=0x7",
      "   | <_UIButtonBarButton: 0x8; frame = \(item)\(more)>",
    ]
  }

  private func area(_ frame: String, _ item: String) throws -> Rect? {
    let rows = stack(frame, item)
    let audited = try Audited(bar(title, rows[0], rows[1]))
    return Tappability(audited.node("_UIButtonBarButton"), in: audited.report).assumedLive
  }

  @Test func theExamplesOfTheModel() throws {
    let cancel = try area("(8 6; 46 38)", "(0 0; 46 38)")
    #expect(cancel == Rect(x: 0, y: 26, width: 65, height: 38))
    let next = try area("(307 6; 60 38)", "(0 0; 60 38)")
    #expect(next == Rect(x: 296, y: 26, width: 79, height: 38))
    #expect(try area("(130 0; 10 44)", "(0 0; 10 44)")?.right == 145, "the middle to the title")
  }

  @Test func aBackButtonEndsInTheMiddleToTheTitle() throws {
    let audited = try Audited(
      bar(
        "<_UIButtonBarButton: 0x8; frame = (0 0; 69 44)>",
        "   | <UIImageView: 0x9; frame = (8 11; 13 21)>",
        "<UILabel: 0x5; frame = (75 10; 180 22); text = 'Reef'>"))
    #expect(audited.report.backButtons.first?.assumedLive?.right == 72)
  }

  @Test func anIconIsWideEnough() throws {
    let rows = stack("(331 0; 36 44)", "(0 0; 36 44)")
    let text = bar(title, rows[0], rows[1])
    #expect(try Audited(text).findings(.targetTooSmall).isEmpty)
    let frames = AuditOptions.with { $0.era = .none }
    #expect(try Audited(text, frames).verdicts(.targetTooSmall) == ["_UIButtonBarButton note"])
  }

  private func receiver(_ audited: Audited, _ x: Double, _ y: Double = 40) -> String? {
    audited.name(TouchTracer(audited.report).trace(Point(x: x, y: y)).first?.receiver)
  }

  @Test func touchesBesideTheFrameAreItsOwn() throws {
    let rows = stack("(8 6; 46 38)", "(0 0; 46 38)")
    let audited = try Audited(bar(title, rows[0], rows[1]))
    for x in [0.0, 2, 30, 64] { #expect(receiver(audited, x) == "_UIButtonBarButton", "\(x)") }
    #expect(receiver(audited, 66) == nil)
    #expect(receiver(audited, 30, 22) == nil, "it does not grow upward")
    let frames = try Audited(bar(title, rows[0], rows[1]), .with { $0.era = .none })
    #expect(receiver(frames, 2) == nil)
  }

  @Test func anItemThatTakesNoTouchesDoesNotGrow() throws {
    for more in ["; userInteractionEnabled = NO", "; hidden = YES", "; alpha = 0"] {
      let rows = stack("(8 6; 46 38)", "(0 0; 46 38)", more)
      #expect(receiver(try Audited(bar(title, rows[0], rows[1])), 2) == nil, "\(more)")
    }
  }

  @Test func anAppsOwnViewKeepsItsFrame() throws {
    let text = bar(title, "<UISlider: 0x8; frame = (8 0; 30 44)>")
    let audited = try Audited(text)
    #expect(receiver(audited, 2) == nil)
    #expect(audited.verdicts(.targetTooSmall) == ["UISlider warning"])
  }
}
