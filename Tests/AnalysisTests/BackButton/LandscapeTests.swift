import Analysis
import Hierarchy
import Testing

/// Up to iOS 7 a landscape window is portrait, and its root view holds a quarter turn.
@Suite struct LandscapeTests {
  private let turned = """
    <UIWindow: 0x10; frame = (0 0; 320 480)>
       | <UILayoutContainerView: 0x11; frame = (0 0; 320 480); transform = [0, 1, -1, 0, 0, 0]>
       |    | <UINavigationBar: 0x12; frame = (0 20; 480 32)>
       |    |    | <UINavigationItemButtonView: 0x14; frame = (8 1; 60 30)>
       |    |    |    | <UILabel: 0x15; frame = (-981 -995; 41 22); text = ''>
       |    |    | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 6; 12.5 20.5)>
       |    |    | <UINavigationButton: 0x17; frame = (400 0; 72 32)>

    """

  @Test func rectanglesAreTheBarsAndTheScreens() throws {
    let audited = try Audited(turned)
    let button = try #require(audited.report.backButtons.first)
    // Turned by 90 degrees, x of the bar runs down the screen and y runs to the left.
    #expect(button.target == Rect(x: 269, y: 8, width: 30, height: 60))
    #expect(button.visible == Rect(x: 273.5, y: 8, width: 20.5, height: 12.5))
    #expect(button.assumedLive == Rect(x: 268, y: 0, width: 32, height: 68))
    let inBar = try #require(button.inBar)
    #expect(inBar.target == Rect(x: 8, y: 1, width: 60, height: 30))
    #expect(inBar.visible == Rect(x: 8, y: 6, width: 12.5, height: 20.5))
    #expect(inBar.assumedLive == Rect(x: 0, y: 0, width: 68, height: 32))
    #expect(inBar.bar == Rect(x: 0, y: 0, width: 480, height: 32))
  }

  @Test func sidesAndHeightsAreTheBars() throws {
    let audited = try Audited(turned)
    #expect(audited.verdicts(.targetTooSmall) == [], "the bar is 32 points high")
    #expect(audited.verdicts(.targetOversized) == ["UINavigationItemButtonView warning"])
    let message = try #require(audited.wording(.targetOversized)?.message)
    #expect(
      message.hasPrefix(
        "The back button's container is 60 x 30 pt and reaches 47.5 pt past its arrow on the right: "
          + "taps at x = 20.5 to 68 of the bar still go back"))
    #expect(
      audited.findings(.targetOversized).first?.fix?.to == Rect(x: 0, y: 0, width: 44, height: 32))
  }

  @Test func touchesAreTheScreens() throws {
    let audited = try Audited(turned)
    let tracer = TouchTracer(audited.report)
    #expect(tracer.trace(Point(x: 284, y: 60)).map(\.receiver) == [2])
    #expect(tracer.trace(Point(x: 284, y: 69)).map(\.receiver) == [nil])
    #expect(tracer.trace(Point(x: 299.9, y: 0)).map(\.receiver) == [2])
    #expect(tracer.trace(Point(x: 284, y: 430)).map(\.receiver) == [6])
  }
}
