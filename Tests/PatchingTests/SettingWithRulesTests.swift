import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Analysis
@testable import Patching

/// Frames of the user's own together with corrections of the rules, which are planned on them.
@Suite struct SettingWithRulesTests {
  private let barley = """
    <UIWindow: 0x10; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x11>>
       | <UINavigationBar: 0x20; frame = (0 20; 320 44); layer = <CALayer: 0x21>>
       |    | <UINavigationItemButtonView: 0x30; frame = (8 6; 100 30); userInteractionEnabled = NO; layer = <CALayer: 0x31>>
       |    |    | <UILabel: 0x40; frame = (-981 -995; 81 22); text = ''; userInteractionEnabled = NO; layer = <CALayer: 0x41>>
       |    | <_UINavigationBarBackIndicatorView: 0x50; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x51>>
       |    | <UIButton: 0x60; frame = (240 0; 72 44); layer = <CALayer: 0x61>>

    """

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// Patches twice: the second run must change nothing and leave the same.
  private func patch(
    _ text: String, _ frames: [Int: Rect], _ strategy: PatchRequest.Strategy = .frame
  ) throws -> (patch: Patch, after: ViewTree) {
    let patcher = Patcher(request: PatchRequest(strategy: strategy, frames: frames))
    let patch = patcher.patch(try Dump.read(SourceText(text)))
    let dump = try Dump.read(SourceText(patch.bytes(), name: "after"))
    let again = patcher.patch(dump)
    #expect(again.edits.isEmpty, "a second run changes nothing")
    #expect(Self.left(again) == Self.left(patch), "a second run leaves the same")
    return (patch, dump.tree)
  }

  /// What counts towards the status.
  static func left(_ patch: Patch) -> Set<FindingKey> {
    Set(patch.remaining.filter { $0.severity >= .warning }.map { FindingKey($0.rule, $0.node) })
      .union(
        (patch.introduced ?? []).filter { $0.result == .fail && $0.severity >= .warning }
          .map { FindingKey($0.rule, $0.node) })
  }

  @Test func anAncestorsFrameComesFirst() throws {
    let (patch, after) = try patch(barley, [1: rect(0, 0, 320, 64)])
    #expect(
      patch.moves == [
        Move(node: 1, frame: rect(0, 0, 320, 64), owner: nil),
        Move(node: 2, frame: rect(0, 20, 44, 44), owner: .system),
      ])
    #expect(patch.edits.map(\.node) == [1, 2, 3, 4, 5])
    for move in patch.moves { #expect(after.frame(of: move.node) == move.frame) }
    #expect(after.screenFrame(of: 3) == rect(-973, -969, 81, 22), "it stays where it was")
    #expect(patch.remaining.isEmpty && patch.introduced == [])
  }

  @Test func aButtonIsLaidOverWhereTheBarComesToBe() throws {
    let (patch, after) = try patch(barley, [1: rect(0, 0, 320, 64)], .overlay)
    #expect(patch.moves.map(\.node) == [1])
    #expect(patch.overlays.map(\.frame) == [rect(0, 20, 44, 44)])
    #expect(after.frame(of: 2) == rect(8, 26, 100, 30))
    #expect(after[6].className == "UIButton" && after.frame(of: 6) == rect(0, 20, 44, 44))
    #expect(patch.remaining.isEmpty)
  }

  @Test func aRuleFollowsTheMark() throws {
    let (patch, after) = try patch(barley, [4: rect(8, 12, 40, 20.5)])
    #expect(patch.moves.map(\.node) == [2, 4])
    #expect(after.frame(of: 2) == rect(6, 0, 44, 44), "around the arrow's new size")
  }

  @Test func whatIsCuredByAFrameIsNotLeft() throws {
    let (patch, _) = try patch(barley, [2: rect(0, 0, 44, 44)])
    #expect(patch.moves == [Move(node: 2, frame: rect(0, 0, 44, 44), owner: nil)])
    #expect(patch.remaining.isEmpty && patch.introduced == [])
  }

  @Test func whatCouldNotBeToldIsBroughtAboutByAFrame() throws {
    let text = barley.replacing("(0 0; 320 568)", with: "(nan 0; 320 568)")
    var options = AuditOptions()
    options.rules = [.targetOffscreen]
    let frames = [0: rect(0, 0, 320, 568), 5: rect(300, 0, 72, 44)]
    let patcher = Patcher(options, request: PatchRequest(frames: frames))
    let patch = patcher.patch(try Dump.read(SourceText(text)))
    #expect(patch.introduced?.map(\.rule) == [.targetOffscreen])
    #expect(patch.introduced?.map(\.result) == [.fail])
  }

  @Test func aGraverFindingIsANewOne() throws {
    let note = Finding(.targetOffscreen, .note, basis: .frame, node: 3) { .init(message: "") }
    let warning = Finding(.targetOffscreen, .warning, basis: .frame, node: 3) { .init(message: "") }
    let open = Finding(.targetOffscreen, .error, .cannotTell, basis: .frame, node: 3) {
      .init(message: "")
    }
    let key = FindingKey(note)
    #expect(KnownFindings([note]).holds(note, as: key))
    #expect(KnownFindings([note]).holds(open, as: key))
    #expect(!KnownFindings([note]).holds(warning, as: key))
    #expect(!KnownFindings([open]).holds(note, as: key))
    #expect(KnownFindings([open, warning, note]).holds(warning, as: key))
    #expect(!KnownFindings([warning]).holds(warning, as: FindingKey(.targetDead, 3)))
  }

  @Test func whoLosesTouchesToAFrame() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 60 60)>
         | <UIView: 0x3; frame = (0 200; 60 60)>
         |    | <UIButton: 0x4; frame = (0 0; 50 50)>

      """
    let (patch, _) = try patch(text, [2: rect(0, 0, 100, 40)])
    #expect(patch.lostTouches == [LostTouches(node: 1, taker: 2)])
    #expect(try self.patch(text, [2: rect(100, 0, 100, 60)]).patch.lostTouches == [])
    #expect(try self.patch(text, [:]).patch.lostTouches == nil)
  }

  @Test(arguments: PatchRequest.Strategy.allCases)
  func anyFramesAnywhere(strategy: PatchRequest.Strategy) throws {
    var corrected = 0
    for seed in UInt64(1)...150 {
      var random = SplitMix64(seed: seed)
      let text = [barley, SeedDump.flush].randomElement(using: &random) ?? barley
      let tree = try Dump.read(SourceText(text)).tree
      var frames: [Int: Rect] = [:]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let node = Int.random(in: 0..<tree.count, using: &random)
        guard let old = tree.frame(of: node) else { continue }
        frames[node] = Rect(
          x: old.left + Double(Int.random(in: -20...60, using: &random)),
          y: old.top + Double(Int.random(in: -20...20, using: &random)),
          width: max(0, old.width + Double(Int.random(in: -40...40, using: &random))),
          height: max(0, old.height + Double(Int.random(in: -20...20, using: &random))))
      }
      let (patch, after) = try patch(text, frames, strategy)
      for (node, frame) in frames { #expect(after.frame(of: node) == frame, "seed \(seed)") }
      for move in patch.moves { #expect(after.frame(of: move.node) == move.frame, "seed \(seed)") }
      if patch.edits.contains(where: { !$0.rules.isEmpty }) { corrected += 1 }
    }
    #expect(corrected > 30, "\(corrected) corrections were made")
  }
}
