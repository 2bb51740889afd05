import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// Back buttons put to the other end of their bars.
@Suite struct MirrorTests {
  private func patch(_ text: String, frames: [Int: Rect] = [:]) throws -> Patch {
    var options = AuditOptions()
    options.backButtonOnly = true
    return Patcher(options, request: PatchRequest(frames: frames, mirrorsBackButtons: true))
      .patch(try Dump.read(SourceText(text)))
  }

  private func text(_ patch: Patch) -> String { String(decoding: patch.bytes(), as: UTF8.self) }

  private func bar(_ rows: String...) -> String {
    let lead = "\n   |    | "
    return """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UINavigationBar: 0x2; frame = (0 20; 320 44)>
         |    | <_UINavigationBarBackground: 0x3; frame = (0 -20; 320 64)>
      """ + rows.map { lead + $0 }.joined() + "\n"
  }

  private let button =
    "<UINavigationItemButtonView: 0x4; frame = (8 6; 41 30); userInteractionEnabled = NO>"
  private let arrow = "<_UINavigationBarBackIndicatorView: 0x5; frame = (8 12; 12.5 20.5)>"

  @Test func eachPieceIsMirrored() throws {
    let patch = try patch(SeedDump.flush)
    #expect(patch.edits.map(\.node) == [13, 15, 16, 17])
    #expect(
      patch.edits.map(\.replacement) == [
        "78.5 8; 163 27", "271 6; 41 30", "-1069 -995; 91 22", "299.5 12; 12.5 20.5",
      ])
    let result = try #require(patch.mirrored?.first)
    #expect(result.end == .right && result.isFound)
    #expect(result.pieces == [15, 17] && result.moved == [13] && result.met.isEmpty)
  }

  /// A title that the app moved a thousand points away is as far from its place at the other end.
  @Test func aParkedTitleIsParkedAsBefore() throws {
    func parked(_ text: String) throws -> [Finding.Measured] {
      Audit().report(on: try Dump.read(SourceText(text)).tree).findings
        .filter { $0.rule == .backButtonStaleTitle }.map(\.measured)
    }
    let before = try parked(SeedDump.flush)
    #expect(before == [.title(keptWidth: 22, parkedBy: Point(x: -1000, y: -1000))])
    #expect(try parked(text(try patch(SeedDump.flush))) == before)
  }

  @Test func twiceIsAsItWas() throws {
    let once = bar(button, arrow)
    let mirrored = try patch(once)
    #expect(mirrored.edits.count == 2)
    #expect(text(try patch(text(mirrored))) == once)
  }

  @Test func aTitleIsCutToWhatIsLeft() throws {
    // Item (240 7; 72 30) goes to 271 - 8 - 72 = 191; what is left of it is 8 to 183.
    let patch = try patch(
      bar(
        "<UINavigationItemView: 0x6; frame = (40 8; 190 27); userInteractionEnabled = NO>",
        "   | <UILabel: 0x7; frame = (2 3; 188 22); text = 'Winter barley and rye'>",
        "<UIButton: 0x8; frame = (240 7; 72 30)>", button, arrow))
    #expect(
      patch.edits.map(\.replacement) == [
        "8 8; 175 27", "2 3; 173 22", "191 7; 72 30", "271 6; 41 30", "299.5 12; 12.5 20.5",
      ])
    #expect(patch.mirrored?.first?.moved == [3, 5])
    #expect(patch.mirrored?.first?.met == [])
  }

  @Test func whatHasNoRoomIsNamed() throws {
    let patch = try patch(bar("<UIButton: 0x8; frame = (20 0; 300 44)>", button, arrow))
    #expect(patch.edits.map(\.node) == [4, 5])
    #expect(patch.mirrored?.first?.met == [.init(node: 3, reason: .noRoom)])
  }

  @Test func aPlateUnderBothPlacesIsNoObstacle() throws {
    let patch = try patch(bar("<UIView: 0x8; frame = (0 0; 320 44)>", button, arrow))
    #expect(patch.mirrored?.first?.met == [])
    #expect(patch.edits.map(\.node) == [4, 5])
  }

  @Test func theUsersFrameWins() throws {
    let patch = try patch(
      bar(button, arrow), frames: [3: Rect(x: 0, y: 0, width: 44, height: 44)])
    #expect(patch.edits.map(\.replacement) == ["0 0; 44 44"])
    #expect(patch.mirrored?.first?.refusal == .usersFrame(3))
    let beside = try self.patch(
      bar(button, arrow, "<UIButton: 0x8; frame = (260 0; 44 44)>"),
      frames: [5: Rect(x: 270, y: 0, width: 44, height: 44)])
    #expect(beside.mirrored?.first?.met == [.init(node: 5, reason: .usersFrame)])
  }

  @Test func aCorrectionOfAMirroredButtonIsLeft() throws {
    // An app's own button of 25 x 25, with what makes it a back button on either side.
    let patch = try patch(
      bar(
        "<UIButton: 0x8; frame = (16 9.5; 25 25); ax.id = \"backButton\">",
        "   | <UIImageView: 0x9; frame = (0 0; 25 25)> - back"))
    #expect(patch.edits.map(\.replacement) == ["279 9.5; 25 25"])
    #expect(patch.remaining.map(\.reason) == [.mirrored])
    #expect(patch.introduced?.map(\.rule) == [.backButtonTrailing])
    #expect(patch.introduced?.map(\.severity) == [.note])
  }

  @Test func withoutABarItIsLeftAlone() throws {
    let patch = try patch(button + "\n")
    #expect(patch.edits.isEmpty)
    #expect(patch.mirrored?.map(\.refusal) == [.noBar])
    #expect(try self.patch("<UIView: 0x1; frame = (0 0; 9 9)>\n").mirrored == [])
  }

  @Test func placesOnTheScreenAreAllWritten() throws {
    let page = """
      <viewmend version="1" space="screen">
        <view class="UIWindow" screenFrame="0 0 320 480">
          <view class="UINavigationBar" screenFrame="0 20 320 44">
            <view class="_UINavigationBarBackground" screenFrame="0 0 320 64"/>
            <view class="UINavigationItemButtonView" screenFrame="8 26 60 30">
              <view class="UILabel" screenFrame="27 31 41 22" text="Tides"/>
            </view>
            <view class="_UINavigationBarBackIndicatorView" screenFrame="8 32 12.5 20.5"/>
          </view>
        </view>
      </viewmend>

      """
    let mirrored = try patch(page)
    #expect(
      mirrored.edits.map(\.replacement) == ["252 26 60 30", "271 31 41 22", "252 32 12.5 20.5"])
    #expect(text(try patch(text(mirrored))) == page)
  }

  @Test func bothPlacesOfAViewAreWritten() throws {
    let page = """
      <viewmend version="1">
        <view class="UIWindow" frame="0 0 320 480">
          <view class="UINavigationBar" frame="0 20 320 44">
            <view class="_UINavigationBarBackground" frame="0 -20 320 64"/>
            <view class="UINavigationItemButtonView" frame="8 6 60 30" screenFrame="8 26 60 30">
              <view class="UILabel" frame="19 5 41 22" screenFrame="27 31 41 22" text="Tides"/>
            </view>
            <view class="_UINavigationBarBackIndicatorView" frame="8 12 12.5 20.5"/>
          </view>
        </view>
      </viewmend>

      """
    #expect(
      try patch(page).edits.map(\.replacement) == [
        "252 6 60 30", "252 26 60 30", "271 31 41 22", "252 12 12.5 20.5",
      ])
  }
}
