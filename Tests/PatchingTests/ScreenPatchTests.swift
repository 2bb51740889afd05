import Analysis
import Formats
import Hierarchy
import Testing

@testable import Patching

/// Targets of whole screens, corrected beside each other.
@Suite struct ScreenPatchTests {
  private static let off = "userInteractionEnabled = NO; "

  /// A button with an image in it, as rows; the image's frame is in the button.
  private func button(_ frame: String, image: String?) -> String {
    let row = "<UIButton: 0x70; frame = (\(frame)); layer = <CALayer: 0x71>>"
    guard let image else { return row }
    return row
      + "\n   | <UIImageView: 0x80; frame = (\(image)); \(Self.off)layer = <CALayer: 0x81>>"
  }

  /// Views in a view of a window of 320 x 480, which is node 1.
  private func screen(_ parent: String, _ views: [String]) -> String {
    let head = """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <CALayer: 0x11>>
         | <UIView: 0x20; frame = (\(parent)); layer = <CALayer: 0x21>>

      """
    let rows = views.joined(separator: "\n").split(separator: "\n")
    return head + rows.map { "   |    | \($0)\n" }.joined()
  }

  private func patch(_ text: String, _ options: AuditOptions = AuditOptions()) throws -> Patch {
    let patch = Patcher(options).patch(try Dump.read(SourceText(text)))
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(Patcher(options).patch(after).edits.isEmpty, "a second run changes nothing")
    return patch
  }

  private func frames(_ patch: Patch) -> [Int: Rect] {
    Dictionary(uniqueKeysWithValues: patch.moves.map { ($0.node, $0.frame) })
  }

  @Test func twoIconsEightPointsApartBothGetTheirSize() throws {
    let patch = try patch(
      screen("0 20; 320 44", [100, 132].map { button("\($0) 10; 24 24", image: "0 0; 24 24") }))
    #expect(
      frames(patch) == [
        2: Rect(x: 84, y: 0, width: 44, height: 44), 4: Rect(x: 128, y: 0, width: 44, height: 44),
      ])
    #expect(patch.remaining.isEmpty)
  }

  @Test func ofThreeTheMiddleKeepsWhatIsLeft() throws {
    let patch = try patch(
      screen(
        "0 20; 320 44", [100, 132, 164].map { button("\($0) 10; 24 24", image: "0 0; 24 24") }))
    #expect(
      frames(patch) == [
        2: Rect(x: 84, y: 0, width: 44, height: 44), 4: Rect(x: 128, y: 0, width: 36, height: 44),
        6: Rect(x: 164, y: 0, width: 44, height: 44),
      ])
    let limit = FixLimit.neighbours([2, 6], left: Size(width: 36, height: 44))
    #expect(
      patch.remaining == [
        Remainder(rule: .targetTooSmall, node: 4, severity: .warning, reason: .limited(limit))
      ])
  }

  @Test func ofTwoRowsTheLowerTakesTheRoomBelow() throws {
    let rows = [0, 24].map { button("10 \($0); 300 20", image: "0 0; 300 20") }
    let patch = try patch(screen("0 20; 320 200", rows))
    #expect(
      frames(patch) == [
        2: Rect(x: 10, y: 0, width: 300, height: 24), 4: Rect(x: 10, y: 24, width: 300, height: 44),
      ])
    #expect(patch.remaining.map(\.node) == [2])
  }

  @Test func twoThatOverlapArePartedBetweenTheirMarks() throws {
    let patch = try patch(
      screen(
        "0 20; 320 200",
        [
          button("20 50; 80 44", image: "10 10; 24 24"),
          button("80 50; 80 44", image: "46 10; 24 24"),
        ]
      ))
    let parted = frames(patch)
    #expect(Set(parted.keys) == [2, 4])
    let (one, other) = (try #require(parted[2]), try #require(parted[4]))
    #expect(one.right <= other.left + 0.001 && one.right >= 54 && other.left <= 126)
    #expect(one.left == 20 && other.right == 160 && one.width >= 44 && other.width >= 44)
    #expect(patch.edits.allSatisfy { $0.rules == [.targetOverlap] })
    #expect(patch.remaining.isEmpty)
  }

  @Test func whatTakesTouchesEnoughIsNotMadeTooSmall() throws {
    // Between the marks there are 24 pt, and no 44 for both: the upper one keeps all that it has.
    let views = [
      button("0 50; 44 44", image: "0 10; 24 24"), button("40 50; 44 44", image: "8 10; 24 24"),
    ]
    let patch = try patch(screen("0 20; 84 200", views))
    #expect(frames(patch) == [2: Rect(x: 0, y: 50, width: 40, height: 44)])
    #expect(
      patch.remaining.map(\.reason) == [
        .limited(.neighbours([4], left: Size(width: 40, height: 44)))
      ])
  }

  @Test func ofTwoWhoseMarksOverlapNeitherIsMoved() throws {
    let views = [
      button("20 50; 60 44", image: "10 10; 40 24"), button("50 50; 60 44", image: "0 10; 40 24"),
    ]
    let patch = try patch(screen("0 20; 320 200", views))
    #expect(patch.edits.isEmpty)
    #expect(Set(patch.remaining.map(\.reason)) == [.limited(.overlappedMark(by: 4))])
  }

  @Test func whatSticksOutOfItsSuperviewIsDrawnIn() throws {
    let patch = try patch(
      screen("0 100; 320 60", [button("20 20; 60 60", image: "18 10; 24 24")]))
    #expect(frames(patch) == [2: Rect(x: 20, y: 16, width: 60, height: 44)])
    #expect(patch.remaining.isEmpty)
  }

  @Test func whatIsSeenOutsideIsNotCutOff() throws {
    for text in [
      screen("0 100; 320 60", [button("20 20; 60 60", image: "18 30; 24 24")]),
      screen("0 100; 320 60", [button("20 20; 60 60", image: nil)]),
    ] {
      let patch = try patch(text)
      #expect(patch.edits.isEmpty)
      #expect(patch.remaining.map(\.reason) == [.limited(.markOutside(1))])
    }
    // In 22 points nothing is enough.
    let low = try patch(screen("0 100; 320 22", [button("20 0; 60 44", image: "18 0; 20 20")]))
    #expect(low.edits.isEmpty)
    #expect(
      low.remaining.map(\.reason) == [.limited(.ancestor(1, of: Size(width: 320, height: 22)))])
  }

  @Test func aTargetGrowsToWhatIsSeenOfIt() throws {
    let patch = try patch(
      screen("0 100; 320 100", [button("20 20; 44 44", image: "0 0; 90 44")]))
    #expect(frames(patch) == [2: Rect(x: 20, y: 20, width: 90, height: 44)])
    #expect(patch.remaining.isEmpty)
    let cut = try self.patch(
      screen("0 100; 100 100", [button("20 20; 44 44", image: "0 0; 90 44")]))
    #expect(cut.edits.isEmpty)
    #expect(cut.remaining.map(\.reason) == [.limited(.markOutside(1))])
  }

  @Test func outsideTheWindowOnlyWhatIsSeenInItIsAReason() throws {
    let seen = try patch(
      screen("0 0; 320 480", [button("-100 100; 80 44", image: "120 10; 24 24")]))
    #expect(frames(seen) == [2: Rect(x: 10, y: 100, width: 44, height: 44)])
    for image in ["10 10; 24 24", nil] {
      let parked = try patch(screen("0 0; 320 480", [button("-100 100; 80 44", image: image)]))
      #expect(parked.edits.isEmpty)
      #expect(parked.remaining.map(\.reason) == [.limited(.markOffscreen)])
    }
  }

  @Test func underTwentyFourTheCircleIsCleared() throws {
    var options = AuditOptions()
    options.profile = .wcagAA
    let views = [0, 20].map { button("\(20 + $0) 50; 20 20", image: "4 4; 12 12") }
    let patch = try patch(screen("0 20; 320 200", views), options)
    #expect(patch.edits.allSatisfy { $0.rules == [.targetSpacing] })
    let parted = frames(patch)
    #expect(parted.values.allSatisfy { $0.width >= 24 && $0.height >= 24 })
    #expect(parted.count == 2 && patch.remaining.isEmpty)
  }

  @Test func whatIsARowToOneMayStandBesideAnother() throws {
    let views = [
      button("0 0; 300 100", image: nil), button("10 10; 20 20", image: "4 4; 12 12"),
      button("302 10; 16 20", image: "4 4; 8 8"),
    ]
    let patch = try patch(screen("0 20; 320 200", views))
    #expect(
      frames(patch) == [
        3: Rect(x: 0, y: 0, width: 44, height: 44), 5: Rect(x: 300, y: 0, width: 20, height: 44),
      ])
    // The circle around the one that is left with 20 meets the row.
    #expect(patch.remaining.map(\.rule) == [.targetSpacing, .targetTooSmall])
    let limit = FixLimit.neighbours([2], left: Size(width: 20, height: 44))
    #expect(Set(patch.remaining.map(\.reason)) == [.limited(limit)])
  }

  @Test func aFieldInARowGrowsBesideWhatKeepsOffTheRow() throws {
    // The field lies in the row, and the button below must not: both are fitted together.
    let text = """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <CALayer: 0x11>>
         | <UITableView: 0x20; frame = (0 0; 320 480); layer = <CALayer: 0x21>; contentOffset: {0, 0}>
         |    | <UITableViewCell: 0x30; frame = (0 100; 320 60); layer = <CALayer: 0x31>>
         |    |    | <UITextField: 0x40; frame = (20 19; 280 22); layer = <CALayer: 0x41>>
         |    | <UIView: 0x50; frame = (0 170; 320 100); layer = <CALayer: 0x51>>
         |    |    | <UIButton: 0x60; frame = (20 10; 100 20); layer = <CALayer: 0x61>>

      """
    #expect(
      frames(try patch(text)) == [
        3: Rect(x: 20, y: 8, width: 280, height: 44), 5: Rect(x: 20, y: 0, width: 100, height: 44),
      ])
  }

  @Test func ofAMaskOnlyWordsAreSaid() throws {
    let mask = "<CornerMask: 0x90; frame = (0 0; 100 44); layer = <CALayer: 0x91>>"
    let inner = button("8 0; 30 44", image: "4 10; 12 20").replacing("\n", with: "\n   | ")
    let text = """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <CALayer: 0x11>>
         | <UINavigationBar: 0x20; frame = (0 20; 320 44); layer = <CALayer: 0x21>>
         |    | \(mask)
         |    |    | \(inner.replacing("\n", with: "\n   |    |    "))

      """
    let patch = try patch(text)
    let acting = Rect(x: 8, y: 20, width: 30, height: 44)
    #expect(
      patch.remaining.filter { $0.rule == .touchSink }.map(\.reason) == [
        .limited(.idle(acting: acting))
      ])
    #expect(frames(patch) == [3: Rect(x: 1, y: 0, width: 44, height: 44)])
  }
}
