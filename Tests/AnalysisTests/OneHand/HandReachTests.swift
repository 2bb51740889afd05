import Formats
import Hierarchy
import Testing

@testable import Analysis

/// Whose reach is measured, and where it cannot be told.
@Suite struct HandReachTests {
  private func reaches(
    _ text: String, _ hand: Hand = .right, _ options: AuditOptions = AuditOptions()
  ) throws -> [HandReach] {
    let dump = try Dump.read(SourceText(text))
    return HandReach.all(hand, in: Audit(options).report(on: dump.tree), withTargets: false)
  }

  private func dump(_ window: String = "(0 0; 320 480)", flags: String = "") -> String {
    """
    <UIWindow: 0x1; frame = \(window)>
       | <UINavigationBar: 0x2; frame = (0 20; 320 44)\(flags)>
       |    | <_UINavigationBarBackground: 0x3; frame = (0 -20; 320 64)>
       |    | <UINavigationItemButtonView: 0x4; frame = (8 6; 41 30); userInteractionEnabled = NO>
       |    | <_UINavigationBarBackIndicatorView: 0x5; frame = (8 12; 12.5 20.5)>

    """
  }

  @Test func bothHands() throws {
    // Taps are taken over (0 20; 49 44): the middle is (24.5 42).
    let right = try #require(try reaches(dump()).first)
    #expect(right.node == 3 && right.isBackButton)
    #expect(abs(try #require(right.reach?.distance) - 82.334) < 0.001)
    #expect(abs(try #require(right.mirrored?.distance) - 68.360) < 0.001)
    let left = try #require(try reaches(dump(), .left).first)
    #expect(abs(try #require(left.reach?.distance) - 68.360) < 0.001)
    #expect(left.mirrored == nil, "it stands at the hand's end")
  }

  @Test func theFrameAloneWithoutAnEra() throws {
    var options = AuditOptions()
    options.era = .none
    // (8 26; 41 30): its middle is (28.5 41).
    let reach = try #require(try reaches(dump(), .right, options).first?.reach)
    #expect(abs(reach.distance - 82.116) < 0.001)
  }

  @Test func whatCannotBeTold() throws {
    func gap(_ text: String) throws -> ReachGap? { try reaches(text).first?.gap }
    #expect(try gap(dump("(0 0; 480 320)")) == .isWide)
    #expect(
      try gap(dump("(0 0; 320 500)")) == .otherScreen(Size(width: 320, height: 500)))
    #expect(
      try gap("<UINavigationItemButtonView: 0x4; frame = (8 6; 41 30)>\n") == .noWindow)
    let off = dump().split(separator: "\n").map { row in
      row.hasPrefix("<UIWindow") ? row.dropLast() + "; userInteractionEnabled = NO>" : row
    }
    #expect(try gap(off.joined(separator: "\n") + "\n") == .takesNone)
  }
}
