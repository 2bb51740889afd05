import Hierarchy
import Testing

@testable import Analysis

/// What another iOS, direction or screen changes about a bar's items.
@Suite struct ForecastTests {
  private let ios11 = Circumstance.era(.ios11, name: "ios11")

  private func forecast(
    _ bar: ItemBar, _ circumstance: Circumstance, _ options: AuditOptions = AuditOptions()
  ) throws -> Forecast {
    Forecast(circumstance, of: try Audited(bar, options).report)
  }

  private func change(
    _ from: Rect, _ to: Rect, node: Int = 2, now: Era? = .ios7, comes: [RuleID] = [],
    goes: [RuleID] = [], covers: (Bool, Bool) = (false, false), isNote: Bool = true,
    asks: ItemChange.Ask? = nil, inset: Finding.Measured? = nil
  ) -> ItemChange {
    let notes = comes.filter { $0 == .targetTooSmall && isNote || $0 == .barItemInset }
    return ItemChange(
      node: node, from: from, to: to, eraNow: now, comes: comes, goes: goes,
      coversNow: covers.0, coversThen: covers.1, notes: notes, asks: asks, inset: inset)
  }

  /// (8 6; 60 30) in a bar (0 20; 320 44).
  private let atTen = Rect(x: 0, y: 20, width: 68, height: 44)

  @Test func anotherEraIsItsModelOnTheSameFrame() throws {
    let grown = Rect(x: 0, y: 26, width: 79, height: 30)
    #expect(
      try forecast(ItemBar(), ios11).changes
        == [change(atTen, grown, comes: [.targetTooSmall])])
    let glass = Rect(x: 8, y: 26, width: 60, height: 30)
    #expect(
      try forecast(ItemBar(), .era(.ios26, name: "ios26")).changes
        == [change(atTen, glass, comes: [.targetTooSmall])])
    let six = Rect(x: 0, y: 20, width: 68, height: 59)
    #expect(try forecast(ItemBar(), .era(.ios6, name: "ios5")).changes == [change(atTen, six)])
    let same = try forecast(ItemBar(), .era(.ios7, name: "ios10"))
    #expect(same.changes == [] && same.gaps == [])
  }

  @Test func theEraThatWasAskedForIsTheOneNow() throws {
    let grown = Rect(x: 0, y: 26, width: 79, height: 30)
    let back = try forecast(
      ItemBar(), .era(.ios7, name: "ios8"), .with { $0.era = .fixed(.ios11) })
    #expect(back.changes == [change(grown, atTen, now: .ios11, goes: [.targetTooSmall])])
    let frame = Rect(x: 8, y: 26, width: 60, height: 30)
    let alone = try forecast(ItemBar(), .era(.ios7, name: "ios8"), .with { $0.era = .none })
    #expect(alone.changes == [change(frame, atTen, now: nil, goes: [.targetTooSmall])])
  }

  @Test func rulesThatAreNotAppliedAreNotCompared() throws {
    let few = try forecast(ItemBar(), ios11, .with { $0.rules = [.targetOversized] })
    #expect(few.changes.map(\.comes) == [[]])
  }

  /// The bar becomes (0 20; 480 32) and the container (8 1; 60 30).
  @Test func aLowBar() throws {
    let low = Rect(x: 0, y: 20, width: 68, height: 32)
    #expect(
      try forecast(ItemBar(), .landscape).changes == [change(atTen, low, asks: low32)])
    // 36 high is cut to 32, at the bar's right end: 480 - 12 - 36 = 432.
    let item = "<UIButton: 0x20; frame = (272 4; 36 36)>"
    #expect(
      try forecast(ItemBar(container: nil, others: [item]), .landscape).changes == [
        change(
          Rect(x: 272, y: 24, width: 36, height: 36),
          Rect(x: 432, y: 20, width: 36, height: 32), node: 3, isNote: false, asks: low32)
      ])
  }

  private let low32 = ItemChange.Ask(
    now: Size(width: 44, height: 44), then: Size(width: 44, height: 32))

  /// A back button of the app's own that stays as it is, in a bar that asks for less.
  @Test func aLowBarAsksForLess() throws {
    let frame = Rect(x: 16, y: 29.5, width: 25, height: 25)
    let low = Rect(x: 16, y: 23.5, width: 25, height: 25)
    #expect(
      try forecast(own(x: 16), .landscape).changes == [
        change(frame, low, node: 3, isNote: false, asks: low32)
      ])
  }

  /// What UIKit sizes is no fault of the app's, and nothing is asked of it.
  @Test func nothingIsAskedOfUIKitsItems() throws {
    let bar = ItemBar(
      container: nil, others: ["<UINavigationButton: 0x20; frame = (272 7; 34 30)>"])
    #expect(try forecast(bar, .landscape).changes == [])
  }

  private func own(x: Double, width: Int = 320) -> ItemBar {
    ItemBar(
      window: "(0 0; \(width) 736)", bar: "(0 20; \(width) 44)", container: nil, arrow: nil,
      others: [
        "<_UINavigationBarBackground: 0x19; frame = (0 -20; \(width) 64)>",
        "<UIButton: 0x20; frame = (\(x) 9.5; 25 25)>",
        "   | <UIImageView: 0x21; frame = (0 0; 25 25)> - back",
      ])
  }

  /// A mark at 5 is near enough to 8, and not to the 12 of a bar 414 pt wide.
  @Test func anotherWidthExpectsMarksElsewhere() throws {
    let frame = Rect(x: 5, y: 29.5, width: 25, height: 25)
    #expect(
      try forecast(own(x: 5), .width(414)).changes == [
        change(
          frame, frame, node: 3, comes: [.barItemInset], isNote: false,
          inset: .inset(5, expected: 12))
      ])
    #expect(
      try forecast(own(x: 5, width: 414), .width(320)).changes == [
        change(frame, frame, node: 3, goes: [.barItemInset], isNote: false)
      ])
    // UIKit puts a custom view at 16, and at 20 on a phone 414 pt wide: it goes along.
    #expect(try forecast(own(x: 16), .width(414)).changes == [])
    #expect(try forecast(own(x: 20, width: 414), .width(320)).changes == [])
    for circumstance in [Circumstance.landscape, .era(.ios26, name: "ios26")] {
      let changes = try forecast(own(x: 20, width: 414), circumstance).changes
      #expect(!changes.contains { $0.comes.contains(.barItemInset) }, "\(circumstance)")
    }
  }

  /// A container of 350 pt on 320, of which the window leaves 320 and, at 1 pt, nothing.
  @Test func aNarrowerScreenCuts() throws {
    let wide = ItemBar(
      window: "(0 0; 768 1024)", bar: "(0 20; 768 44)", container: "(8 6; 350 30)",
      label: "(19 5; 331 22); text = 'Lower field'; hidden = YES")
    let narrow = try forecast(wide, .width(320)).changes
    #expect(narrow.map(\.to) == [Rect(x: 0, y: 20, width: 320, height: 44)])
    #expect(narrow.map(\.comes) == [[.targetOffscreen]] && narrow[0].notes == [.targetOffscreen])
    #expect(try forecast(wide, .width(1)).changes.map(\.to) == [nil])
  }

  @Test func whereAMarkWouldBeginElsewhereIsLeftOpen() throws {
    let moved = own(x: 20, width: 414)
    let off = own(x: 5, width: 414)
    for circumstance in [Circumstance.landscape, ios11] {
      #expect(try forecast(off, circumstance).gaps.contains { $0.reason == .inset })
      #expect(try !forecast(moved, circumstance).gaps.contains { $0.reason == .inset })
    }
    for circumstance in [Circumstance.width(320), .mirrored, .era(.ios7, name: "ios10")] {
      #expect(try !forecast(off, circumstance).gaps.contains { $0.reason == .inset })
    }
  }

  /// (-981 -995; 41 22) is parked by -1000 from 19; mirrored, its place is 60 - 19 - 41 = 0.
  @Test(arguments: [
    ("(8 6; 60 30)", "(8 12; 12.5 20.5)", "(-981 -995; 41 22)", -1000.0),
    ("(8 6; 60 30)", "(8 12; 12.5 20.5)", "(19 5; 41 22)", 0),
    ("(252 6; 60 30)", "(299.5 12; 12.5 20.5)", "(-1000 -995; 41 22)", -981),
  ])
  func aMirroredTitleKeepsItsAdjustment(
    container: String, arrow: String, label: String, x: Double
  ) throws {
    let bar = ItemBar(container: container, label: label + "; text = ''", arrow: arrow)
    let context = try Audited(bar).report.context
    let layout = try BarLayout(
      context.locator.bars[0], .mirrored, sides: BarLayout.sides(of: context.backButtons), context)
    #expect(layout.frames[3]?.left == x)
  }

  @Test func theOtherDirection() throws {
    #expect(
      try forecast(ItemBar(), .mirrored).changes
        == [change(atTen, Rect(x: 252, y: 20, width: 68, height: 44))])
  }

  @Test func anotherWidthFreesATitle() throws {
    // The title's text begins at 60 and is moved by (414 - 320) / 2 = 47, to 107.
    let bar = ItemBar(others: [
      "<UINavigationItemView: 0x20; frame = (60 8; 200 27); userInteractionEnabled = NO>",
      "   | <UILabel: 0x21; frame = (0 3; 200 22); text = 'Winter barley'>",
    ])
    #expect(
      try forecast(bar, .width(414)).changes == [change(atTen, atTen, covers: (true, false))])
    #expect(try forecast(ItemBar(), .width(414)).changes == [])
  }

  /// UIKit's own item at the right end has the frame up to iOS 10, and 11 pt more from iOS 11 on.
  @Test func anotherItemOfUIKits() throws {
    let bar = ItemBar(
      container: nil, others: ["<UINavigationButton: 0x20; frame = (258 7; 50 30)>"])
    #expect(
      try forecast(bar, ios11).changes == [
        change(
          Rect(x: 258, y: 27, width: 50, height: 30),
          Rect(x: 247, y: 27, width: 72, height: 30), node: 3)
      ])
  }

  @Test func anAppsOwnViewIsItsFrameAndThatIsSaid() throws {
    let bar = ItemBar(container: nil, others: ["<UIButton: 0x20; frame = (8 9; 25 25)>"])
    let other = try forecast(bar, ios11)
    #expect(other.changes == [])
    #expect(other.gaps == [ForecastGap(.ownView, 3)])
    #expect(try forecast(bar, .era(.ios6, name: "ios6")).gaps == [])
  }

  @Test func hiddenItemsAndTheirPartsAreNoItems() throws {
    let bar = ItemBar(
      container: nil,
      others: [
        "<UIButton: 0x20; frame = (8 4; 36 36); hidden = YES>",
        "<UIButton: 0x21; frame = (272 4; 36 36)>", "   | <UIButton: 0x22; frame = (0 0; 36 36)>",
      ])
    #expect(try forecast(bar, .mirrored).changes.map(\.node) == [4])
  }

  // MARK: What cannot be told

  private func gaps(_ text: String, _ circumstance: Circumstance) throws -> [ForecastGap] {
    let forecast = Forecast(circumstance, of: try Audited(text).report)
    #expect(forecast.changes == [])
    return forecast.gaps
  }

  @Test func withoutABar() throws {
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n"
    #expect(try gaps(text, .mirrored) == [ForecastGap(.noBar)])
  }

  @Test func aBarThatShowsNoEra() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UINavigationBar: 0x2; frame = (0 20; 320 44)>

      """
    #expect(try gaps(text, ios11) == [ForecastGap(.eraUnknown, 1)])
    #expect(try gaps(text, .landscape) == [ForecastGap(.eraUnknown, 1)])
    #expect(try gaps(text, .mirrored) == [])
  }

  @Test func aBarWithoutAFrame() throws {
    let text = "<UINavigationBar: 0x2; frame = (0 20; 0 0)>\n"
    #expect(try gaps(text, ios11) == [ForecastGap(.noFrame, 0)])
    #expect(try gaps(text, .width(414)) == [ForecastGap(.noFrame, 0)])
  }

  @Test(arguments: [
    ("(0 0; 480 320)", "(0 20; 480 32)", ForecastGap.Reason.isWide),
    ("(0 0; 768 1024)", "(0 20; 768 44)", .isPad),
    ("(0 0; 320 480)", "(0 20; 320 96)", .otherHeight),
    ("(0 0; 1024 768)", "(0 20; 320 44)", .noWindow),
  ])
  func barsThatAreNotLowered(window: String, bar: String, reason: ForecastGap.Reason) throws {
    let forecast = try forecast(ItemBar(window: window, bar: bar), .landscape)
    #expect(forecast.changes == [] && forecast.gaps == [ForecastGap(reason, 1)])
  }

  /// Three icons for which there is too little room, the ones at the start parted first: mirrored,
  /// the start is at the right, and each is as large as before.
  @Test func aMirroredBarIsReadFromTheRight() throws {
    let icons = [0, 40, 90].map { x in
      """

         |    | <Icon: 0x\(x + 16); baseClass = UIButton; frame = (\(x) 12; 20 20)>
         |    |    | <UIImageView: 0x\(x + 17); frame = (0 0; 20 20); userInteractionEnabled = NO>
      """
    }
    let text =
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UINavigationBar: 0x2; frame = (100 20; 110 44)>"
      + icons.joined() + "\n"
    let report = try Audited(text).report
    let sizes = report.findings.filter { $0.rule == .targetTooSmall }.compactMap { $0.fix?.to.size }
    #expect(Set(sizes.map(\.width)).count > 1, "the order matters: \(sizes)")
    let forecast = Forecast(.mirrored, of: report)
    #expect(forecast.changes.count == 3)
    #expect(forecast.changes.allSatisfy { $0.asks == nil }, "\(forecast.changes.map(\.asks))")
  }
}
