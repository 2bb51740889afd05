import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// A correction takes no touches from what stands beside the back button.
@Suite struct NeighbourTests {
  private static let off = "userInteractionEnabled = NO; "

  private func bar(_ rows: [String]) -> String {
    let head = [
      "<UIWindow: 0x10; frame = (0 0; 320 480); layer = <CALayer: 0x11>>",
      "   | <UINavigationBar: 0x20; frame = (0 20; 320 44); layer = <CALayer: 0x21>>",
      "   |    | <_UINavigationBarBackground: 0x30; frame = (0 -20; 320 64); \(Self.off)layer = "
        + "<CALayer: 0x31>>",
    ]
    return (head + rows.map { "   |    | \($0)" }).joined(separator: "\n") + "\n"
  }

  /// The system's back button: container, parked title, arrow.
  private func system(_ container: String) -> [String] {
    [
      "<UINavigationItemButtonView: 0x40; frame = \(container); \(Self.off)layer = <CALayer: 0x41>>",
      "   | <UILabel: 0x50; frame = (-981 -995; 91 22); text = ''; \(Self.off)layer = <CALayer: 0x51>>",
      "<_UINavigationBarBackIndicatorView: 0x60; frame = (8 12; 12.5 20.5); \(Self.off)layer = "
        + "<CALayer: 0x61>>",
    ]
  }

  /// A button with an image of the given frame in it.
  private func button(_ frame: String, image: String = "(0 0; 25 25)") -> [String] {
    [
      "<UIButton: 0x70; frame = \(frame); layer = <CALayer: 0x71>>",
      "   | <UIImageView: 0x80; frame = \(image); opaque = NO; \(Self.off)layer = <CALayer: 0x81>>",
    ]
  }

  /// An app's own back button.
  private func own(_ frame: String) -> [String] {
    let rows = button(frame)
    return [
      rows[0].replacing("; layer", with: "; ax.id = \"backButton\"; layer"), rows[1] + " - back",
    ]
  }

  private func patch(
    _ rows: [String], _ strategy: PatchRequest.Strategy = .frame, backButtonOnly: Bool = false
  ) throws -> Patch {
    var options = AuditOptions()
    options.backButtonOnly = backButtonOnly
    let patcher = Patcher(options, request: PatchRequest(strategy: strategy))
    let patch = patcher.patch(try Dump.read(SourceText(bar(rows))))
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(patcher.patch(after).edits.isEmpty, "a second run changes nothing")
    return patch
  }

  private func remaining(_ patch: Patch) -> [Remainder.Reason] { patch.remaining.map(\.reason) }

  @Test(arguments: PatchRequest.Strategy.allCases)
  func anItemBesideTheArrowKeepsItsTaps(strategy: PatchRequest.Strategy) throws {
    let patch = try patch(system("(8 7; 41 30)") + button("(30 7; 30 30)"), strategy)
    let frame = strategy == .frame ? "0 0; 30 44" : "frame = (0 0; 30 44)"
    #expect(patch.edits.contains { $0.replacement.contains(frame) })
    let limit = FixLimit.neighbours([6], left: Size(width: 30, height: 44))
    #expect(remaining(patch).contains(.limited(limit)))
    let strip = Rect(x: 30, y: 27, width: 19, height: 30)
    #expect(!patch.overlays.contains { $0.rest.contains(strip) }, "it is the item's")
  }

  @Test func aContainerUnderAButtonSwallowsNoTapsOfAnItemBehindIt() throws {
    let patch = try patch(button("(30 7; 30 30)") + system("(8 7; 41 30)"), .overlay)
    #expect(patch.edits.isEmpty)
    #expect(remaining(patch).contains(.takesTouches(of: 3)))
  }

  @Test func aRegionIsMovedBeforeItIsCut() throws {
    let rows = button("(45 9.5; 25 25)") + own("(16 9.5; 25 25)")
    let patch = try patch(rows, backButtonOnly: true)
    #expect(patch.edits.map(\.replacement) == ["1 0; 44 44", "15 9.5; 25 25"])
    #expect(patch.remaining.isEmpty)
  }

  @Test func whatIsLeftIsWrittenAndSaidToBeTooSmall() throws {
    let rows = button("(42 9.5; 25 25)") + own("(16 9.5; 25 25)")
    let patch = try patch(rows, backButtonOnly: true)
    #expect(patch.edits.map(\.replacement) == ["0 0; 42 44", "16 9.5; 25 25"])
    #expect(
      patch.remaining == [
        Remainder(
          rule: .targetTooSmall, node: 5, severity: .warning,
          reason: .limited(.neighbours([3], left: Size(width: 42, height: 44))))
      ])
  }

  @Test func anItemThatReachesOverTheArrowKeepsItsMark() throws {
    let rows = system("(8 7; 90 30)") + button("(16 7; 60 30)", image: "(20 0; 25 25)")
    // The item gives up what lies beyond its mark, since it is moved itself.
    let moves = try patch(rows).moves
    #expect(
      moves.map(\.frame) == [
        Rect(x: 0, y: 0, width: 36, height: 44), Rect(x: 36, y: 0, width: 44, height: 44),
      ])
  }

  @Test func ofTwoMarksThatOverlapNeitherIsFitted() throws {
    let rows = system("(8 7; 90 30)") + button("(12 9; 25 25)")
    let patch = try patch(rows)
    #expect(patch.edits.isEmpty)
    #expect(remaining(patch).contains(.limited(.overlappedMark(by: 6))))
  }

  @Test func whatTakesTouchesByItsOrderAloneIsDropped() throws {
    // A view without a mark of its own that reaches over the arrow keeps nothing by its marks, but
    // the button laid over would take its taps.
    let rows =
      system("(8 7; 90 30)") + ["<UIButton: 0x70; frame = (0 0; 84 44); layer = <CALayer: 0x71>>"]
    let patch = try patch(rows, .overlay)
    #expect(patch.edits.isEmpty)
    #expect(remaining(patch).contains(.takesTouches(of: 6)))
  }

  @Test(arguments: PatchRequest.Strategy.allCases, [true, false])
  func noOtherTargetEverLosesTouches(
    strategy: PatchRequest.Strategy, backButtonOnly: Bool
  ) throws {
    var corrected = 0
    for seed in UInt64(1)...40 {
      var random = SplitMix64(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      var rows: [String] = []
      for _ in 0..<number(0...3) {
        let (x, y) = (number(0...90), number(-4...16))
        let item = button("(\(x) \(y); \(number(10...50)) \(number(10...44)))")
        rows += number(0...3) == 0 ? [item[0]] : item
      }
      let back =
        number(0...1) == 0
        ? system("(8 7; \(number(20...120)) 30)")
        : own("(\(number(0...40)) \(number(0...19)); 25 25)")
      rows = number(0...1) == 0 ? back + rows : rows + back
      let patch = try patch(rows, strategy, backButtonOnly: backButtonOnly)
      if patch.edits.isEmpty { continue }
      corrected += 1
      #expect(try losers(patch, rows) == [], "seed \(seed): \(bar(rows))")
    }
    #expect(corrected > 5)
  }

  /// Other controls that a touch reached before a patch and not after it, looked for every two points;
  /// of one that is moved itself only on what is seen of it.
  private func losers(_ patch: Patch, _ rows: [String]) throws -> Set<Int> {
    let before = Audit().report(on: try Dump.read(SourceText(bar(rows))).tree)
    let after = Audit().report(
      on: try Dump.read(SourceText(patch.bytes(), name: "after")).tree)
    let own = Set(before.backButtons.map(\.container) + [1])
    let (one, other) = (TouchTracer(before), TouchTracer(after))
    let moved = Set(patch.moves.map(\.node))
    var losers: Set<Int> = []
    for x in stride(from: 0, to: 150, by: 2) {
      for y in stride(from: 20, to: 64, by: 2) {
        let point = Point(x: Double(x) + 0.25, y: Double(y) + 0.25)
        guard let had = one.trace(point).first?.receiverWhenSettled, !own.contains(had) else {
          continue
        }
        if moved.contains(had), let target = before.targets.first(where: { $0.node == had }),
          let mark = before.visibleMark(of: target), !mark.contains(point)
        {
          continue
        }
        // Added rows stand behind all others here, so numbers are the same.
        if other.trace(point).first?.receiverWhenSettled != had { losers.insert(had) }
      }
    }
    return losers
  }
}
