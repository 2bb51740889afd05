import Analysis
import Formats
import Hierarchy
import Testing

@testable import Reporting

/// What `check --as` says, sentence by sentence.
@Suite struct ForecastTextTests {
  private func sentences(
    _ circumstance: Circumstance, window: String = "(0 0; 320 480)",
    bar: String = "(0 20; 320 44)", _ rows: String...
  ) throws -> [String] {
    let lead = "\n   |    | "
    let text = """
      <UIWindow: 0x1; frame = \(window)>
         | <UINavigationBar: 0x2; frame = \(bar)>
      """
    let dump = try Dump.read(SourceText(text + rows.map { lead + $0 }.joined() + "\n"))
    let forecast = Forecast(circumstance, of: Audit().report(on: dump.tree))
    return forecast.changes.map { ForecastText.sentence($0, circumstance, dump.tree) }
      + forecast.gaps.map { ForecastText.sentence($0, dump.tree) }
  }

  private let background = "<_UINavigationBarBackground: 0x3; frame = (0 -20; 320 64)>"
  private let container =
    "<UINavigationItemButtonView: 0x4; frame = (8 6; 60 30); userInteractionEnabled = NO>"
  private let arrow = "<_UINavigationBarBackIndicatorView: 0x5; frame = (8 12; 12.5 20.5)>"

  @Test func whatChanges() throws {
    let start = "UINavigationItemButtonView 0x4 60 x 30: "
    #expect(
      try sentences(.era(.ios13, name: "ios15"), background, container, arrow) == [
        start + "iOS 7 to 10 take taps over 68 x 44, iOS 13 to 18 over 79 x 30; target-too-small "
          + "comes as a note"
      ])
    #expect(
      try sentences(.mirrored, background, container, arrow)
        == [start + "takes taps over (0 20; 68 44) now, (252 20; 68 44) then"])
    // At 280 pt the title begins at 70 - 20 = 50, inside of 44 to 68.
    #expect(
      try sentences(
        .width(280), background, container, arrow,
        "<UINavigationItemView: 0x6; frame = (70 8; 180 27); userInteractionEnabled = NO>",
        "   | <UILabel: 0x7; frame = (0 3; 180 22); text = 'Winter barley'>")
        == [
          start + "takes taps over 68 x 44 as before; it comes to cover the title or another item"
        ]
    )
  }

  @Test func whatATurnedPhoneLeavesOpen() throws {
    let item = "<UIButton: 0x8; frame = (1 0; 44 44)>"
    let image = "   | <UIImageView: 0x9; frame = (0 0; 25 25)> - back"
    #expect(
      try sentences(.landscape, background, item, image).last
        == "cannot tell: where the mark of UIButton 0x8 would begin, as UIKit puts the whole item "
        + "elsewhere there, so bar-item-inset is not compared")
  }

  @Test func whatIsAskedAndExpectedElsewhere() throws {
    let item = "<UIButton: 0x8; frame = (5 9.5; 25 25)>"
    let image = "   | <UIImageView: 0x9; frame = (0 0; 25 25)> - back"
    let start = "UIButton 0x8 25 x 25: takes taps over 25 x 25 as before; "
    #expect(
      try sentences(.width(414), background, item, image) == [
        start + "bar-item-inset comes as a note; its mark begins 5 pt from the bar's end then, "
          + "where 12 is expected"
      ])
    #expect(
      try sentences(.width(414), background, item.replacing("(5 9.5", with: "(1 9.5"), image) == [
        start + "its mark begins 1 pt from the bar's end then, where 12 is expected"
      ])
    #expect(
      try sentences(.landscape, background, item, image)
        == [start + "it should have 44 x 44 now, 44 x 32 then"])
  }

  @Test func whatCannotBeTold() throws {
    let bar = "UINavigationBar 0x2"
    #expect(
      try sentences(.era(.ios7, name: "ios8")) == [
        "cannot tell: the parts of \(bar) do not show its iOS; --era says which it is"
      ])
    #expect(
      try sentences(.mirrored, bar: "(0 20; 0 0)")
        == ["cannot tell: \(bar) is turned, or its place on screen is not in the file"])
    #expect(
      try sentences(.landscape, window: "(0 0; 414 480)", background) == [
        "cannot tell: nothing as wide as \(bar) is printed around it, so the screen's other side "
          + "is not known; width=N says how wide the bar is"
      ])
    #expect(
      try sentences(.landscape, window: "(0 0; 320 240)", background)
        == ["cannot tell: the screen of \(bar) is wider than high already"])
    #expect(
      try sentences(.landscape, window: "(0 0; 768 1024)", bar: "(0 20; 768 44)", background)
        == ["cannot tell: \(bar) is on an iPad, whose bars keep their height"])
    #expect(
      try sentences(.landscape, bar: "(0 20; 320 96)", background) == [
        "cannot tell: \(bar) is not one row of 44 pt, so how low it gets is not known"
      ])
    #expect(
      try sentences(.landscape, "<UIKit.NavigationBarContentView: 0x3; frame = (0 0; 320 44)>")
        == ["cannot tell: how low \(bar) of iOS 26 gets is not known"])
    #expect(
      try sentences(
        .era(.ios11, name: "ios11"), background, "<UIButton: 0x4; frame = (8 9; 25 25)>") == [
          "UIButton 0x4 25 x 25 is the app's own view: iOS 10 and before take taps over more than "
            + "its frame, how much more was never measured, iOS 11 and later over the frame alone; "
            + "rules judge the frame"
        ])
  }
}
