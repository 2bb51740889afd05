import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// Corrections of screens at random take nothing from anybody.
@Suite struct RandomScreenTests {
  /// A screen of three to twelve buttons with images, some in views, bars and scroll views.
  private struct Screen {
    private(set) var text = "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>\n"
    private var random: SplitMix64
    private var address = 16
    private var hasBar = false

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      var left = number(3...12)
      while left > 0 {
        switch number(0...5) {
        case 0 where !hasBar: add(bar: &left)
        case 1: add("UIScrollView", clips: true, &left, "; contentOffset: {0, \(number(0...30))}")
        case 2, 3: add("UIView", clips: number(0...3) == 0, &left)
        default: addButton(level: 1, in: Size(width: 320, height: 480), &left)
        }
      }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &random)
    }

    private mutating func row(_ level: Int, _ name: String, _ frame: String, _ rest: String = "") {
      address += 16
      text += String(repeating: "   | ", count: level)
      text += "<\(name): 0x\(String(address, radix: 16)); frame = (\(frame))"
      text += "; layer = <CALayer: 0x\(String(address + 8, radix: 16))>\(rest)>\n"
    }

    private mutating func add(bar left: inout Int) {
      hasBar = true
      row(1, "UINavigationBar", "0 20; 320 44")
      for _ in 0..<number(1...3) { addButton(level: 2, in: Size(width: 320, height: 44), &left) }
    }

    private mutating func add(
      _ name: String, clips: Bool, _ left: inout Int, _ rest: String = ""
    ) {
      let size = Size(width: Double(number(60...320)), height: Double(number(30...200)))
      let frame = "\(number(0...200)) \(number(64...400)); \(size.width.text) \(size.height.text)"
      row(1, name, frame + (clips ? "); clipsToBounds = YES; tag = (1" : ""), rest)
      for _ in 0..<number(1...4) { addButton(level: 2, in: size, &left) }
    }

    private mutating func addButton(level: Int, in outer: Size, _ left: inout Int) {
      left -= 1
      let (width, height) = (number(12...90), number(12...60))
      let (x, y) = (number(-10...Int(outer.width) - 5), number(-10...Int(outer.height) - 5))
      let hidden = number(0...9) == 0 ? "); hidden = YES; tag = (1" : ""
      row(level, "UIButton", "\(x) \(y); \(width) \(height)" + hidden)
      let (imageWidth, imageHeight) = (number(6...width), number(6...height))
      let (left, top) = (number(0...(width - imageWidth)), number(0...(height - imageHeight)))
      row(
        level + 1, "UIImageView",
        "\(left) \(top); \(imageWidth) \(imageHeight)); userInteractionEnabled = NO; tag = (1")
    }
  }

  @Test func nobodyLosesAnything() throws {
    var corrected = 0
    var repeated = 0
    for seed in UInt64(1)...300 {
      let text = Screen(seed: seed).text
      let dump = try Dump.read(SourceText(text))
      let before = Audit().report(on: dump.tree)
      let patch = Patcher().patch(dump, report: before)
      corrected += patch.moves.count
      repeated += patch.remaining.contains { $0.reason == .isRepeated } ? 1 : 0
      let next = try Dump.read(SourceText(patch.bytes(), name: "after"))
      #expect(Patcher().patch(next).edits.isEmpty, "seed \(seed), again: \(text)")
      let after = Audit().report(on: next.tree)
      let problems = Check(before, after, patch).problems
      #expect(problems == [], "seed \(seed): \(text)")
    }
    #expect(corrected > 300, "\(corrected)")
    #expect(repeated < 10, "\(repeated)")
  }

  /// One screen of six hundred: what failed its proof holds once others have moved, so that a second
  /// run would make an edit that the first has dropped.
  @Test func whatWasDroppedMayHoldLater() throws {
    let dump = try Dump.read(SourceText(Screen(seed: 1450).text))
    func again(_ patch: Patch) throws -> [Edit] {
      Patcher().patch(try Dump.read(SourceText(patch.bytes(), name: "after"))).edits
    }
    // A trial does not ask for what it has dropped.
    #expect(try !again(Patcher().trial(PatchRequest()).patch(dump)).isEmpty)
    #expect(try again(Patcher().patch(dump)).isEmpty)
  }
}

/// What a correction must not do.
private struct Check {
  private let before: AuditReport
  private let after: AuditReport
  private let moved: Set<Int>
  private let remaining: [Remainder]
  private(set) var problems: [String] = []

  init(_ before: AuditReport, _ after: AuditReport, _ patch: Patch) {
    self.before = before
    self.after = after
    moved = Set(patch.moves.map(\.node))
    remaining = patch.remaining
    for node in moved.sorted() { check(node) }
    checkFindings()
  }

  private func target(_ node: Int, _ report: AuditReport) -> TapTarget? {
    report.targets.first { $0.node == node }
  }

  private mutating func check(_ node: Int) {
    guard let old = target(node, before), let new = target(node, after), let own = new.own else {
      problems.append("\(node) is gone")
      return
    }
    if let reach = new.reach, !new.isCutByScrolling, !reach.contains(own, tolerance: 0.06) {
      problems.append("\(node) leaves its ancestors")
    }
    if let mark = before.visibleMark(of: old), let reach = old.reach,
      let seen = mark.intersection(reach), !own.contains(seen, tolerance: 0.06)
    {
      problems.append("\(node) uncovers its mark")
    }
    for other in after.targets where other.node != node && other.obstacle == nil {
      guard isBeside(node, other.node), let theirs = other.reach,
        let was = target(other.node, before)?.reach
      else { continue }
      let isOnIt =
        old.reach.map { was.contains($0, tolerance: 0.06) || $0.contains(was, tolerance: 0.06) }
        ?? false
      if !isOnIt, let shared = own.intersection(theirs), overlap(own, theirs),
        moved.contains(other.node) || loses(other.node, in: shared)
      {
        problems.append("\(node) overlaps \(other.node)")
      }
      if let mark = after.visibleMark(of: other)?.intersection(theirs), overlap(own, mark),
        !(old.own.map { overlap($0, mark) } ?? false)
      {
        problems.append("\(node) covers the mark of \(other.node)")
      }
    }
  }

  /// False for what passes each other: bars, and what scrolls in different views or not at all.
  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    func scroll(_ node: Int) -> Int? {
      var current = after.tree.parent(of: node)
      while let view = current, after.tree[view].className != "UIScrollView" {
        current = after.tree.parent(of: view)
      }
      return current
    }
    return scroll(one) == scroll(other)
  }

  /// True where a target got touches that it no longer gets.
  private func loses(_ node: Int, in shared: Rect) -> Bool {
    [0.05, 0.5, 0.95].contains { x in
      [0.05, 0.5, 0.95].contains { y in
        let point = Point(x: shared.left + x * shared.width, y: shared.top + y * shared.height)
        return TouchTracer(before).trace(point).first?.receiverWhenSettled == node
          && TouchTracer(after).trace(point).first?.receiverWhenSettled != node
      }
    }
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    guard let shared = one.intersection(other) else { return false }
    return shared.width > 0.06 && shared.height > 0.06
  }

  private mutating func checkFindings() {
    for finding in after.findings where finding.result == .fail && finding.severity > .note {
      let isKnown = before.findings.contains {
        $0.rule == finding.rule && $0.node == finding.node && $0.result == .fail
          && $0.severity >= finding.severity
      }
      let isShortfall = remaining.contains { left in
        guard left.rule == finding.rule, left.node == finding.node, case .limited = left.reason
        else { return false }
        return moved.contains(left.node)
      }
      if !isKnown, !isShortfall {
        problems.append("\(finding.rule.rawValue) at \(finding.node) is new")
      }
    }
  }
}

extension Double {
  fileprivate var text: String { "\(Int(self))" }
}
