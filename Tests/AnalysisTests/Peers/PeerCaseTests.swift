import Foundation
import Formats
import Hierarchy
import Testing

@testable import Analysis

/// Layouts from the public tests of other tools: viewmend answers as they do, or says why not.
@Suite struct PeerCaseTests {

  /// viewmend's words for an answer of another tool; what it leaves unjudged is no failure here.
  private static let words: [String: Set<String>] = [
    "pass": ["pass", "not-judged"], "fail": ["fail"], "unknown": ["cannot-tell"],
    "unjudged": ["pass", "not-judged", "cannot-tell", "absent"],
  ]

  @Test func everyLayoutIsThere() {
    #expect(PeerCase.cases.count + PeerCase.all.leftOut.count == 203)
    #expect(PeerCase.all.leftOut.count == 8)
    #expect(PeerCase.cases.allSatisfy { !$0.facts.isEmpty })
  }

  @Test(arguments: PeerCase.cases)
  func viewmendAnswersAsThePeerDoes(peer: PeerCase) throws {
    let dump = try Dump.read(SourceText(peer.xml))
    let unread = dump.diagnostics.map(\.message).filter { !$0.hasSuffix("kept and not judged by.") }
    #expect(unread == [])
    var options = peer.auditOptions
    options.measuresLiveAreas = true
    let report = Audit(options).report(on: dump.tree)
    for fact in peer.facts {
      switch fact {
      case .verdict(let id, let answer, let ours, let reason):
        try check(verdict(of: id, peer, report), peer: answer, ours: ours, reason)
      case .touch(let x, let y, let id):
        let hit = hits(Point(x: x, y: y), dump.tree)
        let expected = id == "nobody" ? nil : peer.ids.firstIndex(of: id)
        #expect(hit.tester == expected && hit.map == expected, "\(x) \(y)")
      case .distance(let from, let to, let radius, let points):
        let distance = try distance(from: from, to: to, radius: radius, peer, report)
        #expect((distance == nil) == (points == nil))
        #expect(abs((distance ?? 0) - (points ?? 0)) < 0.2)
      case .region(let id, let rects, let reason):
        let isSame = isMade(try region(of: id, peer, report), of: rects)
        #expect(isSame == (reason == nil))
        if let reason { #expect(Self.page.contains("| `\(reason)` |")) }
      }
    }
  }

  private func check(_ found: String, peer: String, ours: String?, _ reason: String?) throws {
    let isSame = try #require(Self.words[peer]).contains(found)
    guard let ours else {
      #expect(isSame, "\(found)")
      return
    }
    // A difference that is gone is to be struck from the list.
    #expect(found == ours && !isSame)
    #expect(Self.page.contains("| `\(reason ?? "")` |"))
  }

  /// The page on which every difference stands with its reason.
  private static let page: String = {
    var file = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { file.deleteLastPathComponent() }
    file.append(path: "Sources/Viewmend/Viewmend.docc/OtherTools.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  private func verdict(of id: String, _ peer: PeerCase, _ report: AuditReport) throws -> String {
    let node = try #require(peer.ids.firstIndex(of: id))
    let verdicts = zip(report.targets, report.verdicts())
    if let verdict = verdicts.first(where: { $0.0.node == node }) {
      return verdict.1.answer.rawValue
    }
    // What is no target can be a fault all the same, as a mask is.
    return report.findings.first { $0.node == node }?.result.rawValue ?? "absent"
  }

  private func hits(_ point: Point, _ tree: ViewTree) -> (tester: Int?, map: Int?) {
    let screen = tree.screens[0]
    return (
      HitTester(tree).test(point, on: screen).path.last, HitMap(tree, screen: screen).hit(point)
    )
  }

  private func region(of id: String, _ peer: PeerCase, _ report: AuditReport) throws -> Region {
    let node = try #require(peer.ids.firstIndex(of: id))
    return try #require(report.context.live).region(of: node)
  }

  private func distance(
    from: String, to: String, radius: Double, _ peer: PeerCase, _ report: AuditReport
  ) throws -> Double? {
    let (one, other) = (try region(of: from, peer, report), try region(of: to, peer, report))
    guard let bounds = one.bounds, let otherBounds = other.bounds else { return nil }
    let circle = SpacingCircle(around: bounds, diameter: 2 * radius)
    let isSmall = otherBounds.width < 2 * radius || otherBounds.height < 2 * radius
    let theirs = isSmall ? SpacingCircle(around: otherBounds, diameter: 2 * radius) : nil
    return other.rects.map { circle.distance(to: $0, circle: theirs) }.min()
  }

  /// True when disjoint rectangles and others that overlap cover the same.
  private func isMade(_ region: Region, of rects: [[Double]]) -> Bool {
    var all = Region([])
    for sides in rects {
      let rect = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      guard abs(region.intersection(rect).area - rect.area) < 1e-6 else { return false }
      all = Region(all.subtracting(rect).rects + [rect])
    }
    return abs(all.area - region.area) < 1e-6
  }
}
