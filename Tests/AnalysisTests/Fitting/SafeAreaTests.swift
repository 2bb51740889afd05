import Analysis
import Hierarchy
import Testing

/// Corrections stay inside the window's safe area.
@Suite struct SafeAreaTests {
  private func fix(
    _ frame: String, _ insets: EdgeInsets?, inside superview: String = "Loft", width: Int = 812
  ) throws -> Finding? {
    try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; \(width) 375)>
         | <\(superview): 0x2; frame = (0 0; \(width) 375)>
         |    | <UIButton: 0x3; frame = (\(frame))>
      """, .with { $0.safeArea = insets }
    ).findings(.targetTooSmall).first
  }

  private static let notch = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)

  @Test func movesIntoIt() throws {
    #expect(try fix("52 12; 12 20", nil)?.fix?.to == Rect(x: 36, y: 0, width: 44, height: 44))
    #expect(
      try fix("52 12; 12 20", Self.notch)?.fix?.to == Rect(x: 44, y: 0, width: 44, height: 44))
  }

  @Test func holdsWhatIsOutside() throws {
    #expect(
      try fix("30 100; 20 20", Self.notch)?.fix?.to == Rect(x: 30, y: 88, width: 44, height: 44))
  }

  /// A screen whose file ends with what a debugger prints of a guide of the view in the window.
  private func stated(
    _ guide: String, _ insets: EdgeInsets? = nil, inside superview: String = "Loft"
  ) throws -> Rect? {
    try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 812 375)>
         | <\(superview): 0x2; frame = (0 0; 812 375)>
         |    | <UIButton: 0x3; frame = (52 12; 12 20)>
      (lldb) po [(UIView *)0x2 safeAreaLayoutGuide]
      \(guide)
      """, .with { $0.safeArea = insets }
    ).findings(.targetTooSmall).first?.fix?.to
  }

  private static func guide(
    _ name: String = "UIViewSafeAreaLayoutGuide", _ frame: String = "{{44, 0}, {724, 354}}",
    owner: String = "0x2"
  ) -> String {
    "<UILayoutGuide: 0x9 - \"\(name)\", layoutFrame = \(frame), owningView = <Loft: \(owner); "
      + "frame = (0 0; 812 375); layer = <CALayer: 0x8>>>"
  }

  @Test func isReadFromALayoutGuide() throws {
    let plain = Rect(x: 36, y: 0, width: 44, height: 44)
    #expect(try stated(Self.guide()) == Rect(x: 44, y: 0, width: 44, height: 44))
    #expect(try stated("|   |   •" + Self.guide()) == Rect(x: 44, y: 0, width: 44, height: 44))
    // Of another view, another guide, and one that was not laid out.
    #expect(try stated(Self.guide(owner: "0x7")) == plain)
    #expect(try stated(Self.guide("UIViewLayoutMarginsGuide")) == plain)
    #expect(try stated(Self.guide("UIViewSafeAreaLayoutGuide", "{{0, 0}, {0, 0}}")) == plain)
    #expect(try stated(Self.guide(), inside: "UIScrollView") == plain)
  }

  @Test func whatIsSaidWinsOverAGuide() throws {
    let insets = EdgeInsets(top: 0, left: 38, bottom: 0, right: 0)
    #expect(try stated(Self.guide(), insets) == Rect(x: 38, y: 0, width: 44, height: 44))
  }

  /// The nearest view around the button is asked.
  @Test func theNearestGuideHolds() throws {
    let both = Self.guide("UIViewSafeAreaLayoutGuide", "{{50, 0}, {700, 354}}", owner: "0x1")
    #expect(try stated(both) == Rect(x: 50, y: 0, width: 44, height: 44))
    #expect(try stated(both + "\n" + Self.guide()) == Rect(x: 44, y: 0, width: 44, height: 44))
  }

  @Test func whatScrollsMovesThroughIt() throws {
    #expect(
      try fix("52 12; 12 20", Self.notch, inside: "UIScrollView")?.fix?.to
        == fix("52 12; 12 20", nil, inside: "UIScrollView")?.fix?.to)
  }

  @Test func saysThatItLeavesTooLittle() throws {
    let insets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    let finding = try #require(try fix("30 100; 20 20", insets, width: 60))
    #expect(finding.fix?.to == Rect(x: 20, y: 88, width: 30, height: 44))
    #expect(finding.limit == .safeArea(left: Size(width: 30, height: 44)))
  }

  /// The arrow of 12.5 pt at 8 would have (0 0; 44 44) of its bar.
  @Test func aBackButtonToo() throws {
    let bar = ItemBar()
    let plain = try Audited(bar).findings(.targetOversized).first?.fix?.to
    let kept = try Audited(
      bar, .with { $0.safeArea = EdgeInsets(top: 0, left: 6, bottom: 0, right: 0) }
    ).findings(.targetOversized).first?.fix?.to
    if let plain, let kept { #expect(kept.left >= 6 && plain.left < 6) }
  }

  /// Three icons in a row whose gaps do not suffice: the pair at the leading end is parted first.
  @Test func pairsAreTakenFromWhereReadingBegins() throws {
    func icon(_ x: Double) -> FitItem {
      let mark = Rect(x: x, y: 12, width: 20, height: 20)
      return FitItem(
        mark: mark, base: mark, area: Rect(x: 100, y: 0, width: 110, height: 44),
        minimum: Size(width: 44, height: 44))
    }
    let (left, right) = ([icon(100), icon(140), icon(190)], [icon(190), icon(150), icon(100)])
    let mirrored = ScreenFit(right, isRightToLeft: true).regions.map { region in
      region.map { Rect(x: 310 - $0.right, y: $0.top, width: $0.width, height: $0.height) }
    }
    #expect(ScreenFit(left).regions == mirrored)
  }
}
