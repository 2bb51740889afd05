import Analysis
import Formats
import Hierarchy
import Testing

/// Views that take touches around their bounds.
@Suite struct HitInsetTests {
  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIView: 0x2; frame = (100 100; 100 100)>
       |    | <Dot: 0x3; baseClass = UIButton; frame = (40 40; 20 20)>
       |    | <Dot: 0x4; baseClass = UIButton; frame = (0 80; 20 20); transform = [0, 1, -1, 0, 0, 0]>

    """

  private func audited(_ insets: EdgeInsets, _ selector: String = "Dot") throws -> Audited {
    var options = AuditOptions()
    options.hitInsets = [HitInset(try Selector(selector), insets)]
    return try Audited(Self.dump, options)
  }

  private func hit(_ x: Double, _ y: Double, _ audited: Audited) -> Int? {
    TouchTracer(audited.report).trace(Point(x: x, y: y)).first?.test.hit
  }

  @Test func ownIsTheBoundsGrown() throws {
    let audited = try audited(EdgeInsets(top: -12, left: -4, bottom: -12, right: -20))
    let targets = audited.report.targets
    #expect(targets[0].own == Rect(x: 136, y: 128, width: 44, height: 44))
    // A quarter turn to the right: what is left of the view lies above on the screen.
    #expect(targets[1].own == Rect(x: 88, y: 176, width: 44, height: 44))
    #expect(targets[1].reach == Rect(x: 100, y: 176, width: 32, height: 24))
    #expect(audited.findings(.targetTooSmall).isEmpty)
    #expect(audited.findings(.targetOutsideParent).map(\.node) == [3])
  }

  @Test func aTouchThereIsItsOwn() throws {
    let audited = try audited(EdgeInsets(top: -12, left: -12, bottom: -12, right: -12))
    #expect(hit(129, 129, audited) == 2)
    #expect(hit(127, 129, audited) == 1)
    #expect(hit(95, 190, audited) == 0)
    #expect(hit(129, 129, try self.audited(.init(top: 0, left: 0, bottom: 0, right: 0))) == 1)
  }

  @Test func whatIsPositiveShrinks() throws {
    let audited = try audited(EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(audited.report.targets[0].own == Rect(x: 145, y: 145, width: 10, height: 10))
    #expect(hit(142, 142, audited) == 1)
    let none = try self.audited(EdgeInsets(top: 15, left: 15, bottom: 15, right: 15))
    #expect(none.report.targets[0].obstacle == .noArea)
  }

  /// What the insets leave nothing of is seen all the same, and a control is missed.
  @Test func nothingIsLeft() throws {
    let audited = try audited(EdgeInsets(top: 15, left: 0, bottom: 5.5, right: 0))
    #expect(audited.verdicts(.targetDead) == ["Dot error", "Dot error"])
    let words = audited.findings(.targetDead).first?.wording
    #expect(
      words?.message
        == "Dot shows at (140 140; 20 20) of the screen but takes no touches: it has hit insets of "
        + "15 0 5.5 0 (top, left, bottom, right), which leave nothing of it. Taps on it go to what "
        + "lies behind it. Let point(inside:with:) answer yes where it shows; negative insets grow it."
    )
    #expect(
      words?.cause
        == "hitInsets in the configuration or the file, which stand for an override of "
        + "point(inside:with:) or hitTest(_:with:)")
    #expect(audited.findings(.targetTooSmall).isEmpty)
  }

  @Test func nothingIsLeftOfASuperview() throws {
    let audited = try audited(EdgeInsets(top: 50, left: 0, bottom: 50, right: 0), "UIView")
    #expect(audited.verdicts(.targetDead) == ["Dot error", "Dot error"])
    #expect(
      audited.findings(.targetDead).first?.message
        == "Dot shows at (140 140; 20 20) of the screen but takes no touches: UIView 0x2 above it has "
        + "hit insets of 50 0 50 0 (top, left, bottom, right), which leave nothing of it. Taps on it "
        + "go to what lies behind it. Let point(inside:with:) answer yes where it shows; negative "
        + "insets grow it.")
    #expect(audited.findings(.targetDead).allSatisfy { $0.related == [1] })
    #expect(audited.findings(.targetOutsideParent).isEmpty)
  }

  @Test func whatASuperviewsInsetsCutIsSaid() throws {
    let audited = try audited(EdgeInsets(top: 50, left: 0, bottom: 0, right: 0), "UIView")
    #expect(
      audited.findings(.targetOutsideParent).first?.message.hasPrefix(
        "Dot reaches 10 pt past the top edge of its superview UIView (100 x 100 pt, less its hit "
          + "insets): 50% of it never gets a touch;") == true)
  }

  /// Two buttons that meet by their insets alone: one of them is told, once.
  @Test func whatInsetsBringTogetherIsOneFinding() throws {
    var options = AuditOptions()
    options.hitInsets = [
      HitInset(try Selector("Knob"), EdgeInsets(top: 0, left: -40, bottom: 0, right: 0))
    ]
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Pad: 0x2; baseClass = UIButton; frame = (20 300; 80 44)>
         | <Knob: 0x3; baseClass = UIButton; frame = (90 300; 44 44)>
      """, options)
    #expect(audited.verdicts(.targetOverlap) == ["Pad error"])
    #expect(audited.findings(.targetObscured).isEmpty)
    #expect(
      audited.wording(.targetOverlap)?.message.contains(
        " The largest part that is left is 30 x 44 pt, and 44 x 44 is asked for. ") == true)
    options.rules = [.targetObscured]
    #expect(Audited(audited.tree, options).verdicts(.targetObscured) == ["Pad warning"])
  }

  @Test func aGrownSuperviewPassesTouchesOn() throws {
    let audited = try audited(EdgeInsets(top: 0, left: -10, bottom: 0, right: 0), "UIView, #0x4")
    #expect(hit(95, 150, audited) == 1)
    #expect(audited.report.targets[0].own == Rect(x: 140, y: 140, width: 20, height: 20))
  }
}
