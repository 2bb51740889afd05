import Analysis
import Foundation
import Formats
import Hierarchy
import TestSupport
import Testing

/// The map of who acts against a trace of single touches.
@Suite struct ActingMapTests {
  /// The owner's and receiver's areas at a point.
  private static func areas(at point: Point, _ map: ActingMap) -> [ActingArea] {
    map.areas.filter { area in
      area.part.rects.contains { $0.contains(point) }
        || area.part.polygons.contains { $0.contains(point) }
    }
  }

  /// True where nothing changes within a hair: edges of turned views belong to either side.
  private static func isPlain(_ point: Point, _ tracer: TouchTracer, _ screen: Screen) -> Bool {
    let answer = tracer.trace(point, on: screen).receiverWhenSettled
    return [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)].allSatisfy { x, y in
      let near = Point(x: point.x + 1e-6 * x, y: point.y + 1e-6 * y)
      return tracer.trace(near, on: screen).receiverWhenSettled == answer
    }
  }

  /// Compares the answers at points, and counts those at which somebody acts.
  private static func compare(
    _ tree: ViewTree, _ name: String, points: (Screen) -> [Point]
  ) -> Int {
    let tracer = TouchTracer(Audit(AuditOptions()).report(on: tree))
    var acting = 0
    for screen in tree.screens {
      let map = ActingMap(tracer, screen: screen)
      for point in points(screen) where isPlain(point, tracer, screen) {
        let answer = tracer.trace(point, on: screen)
        let found = areas(at: point, map)
        if answer.test.candidates != nil {
          if map.isKnown {
            #expect(found.map(\.owner) == [-1], "\(name), \(point): it cannot be told")
          }
          continue
        }
        // Somebody or nobody, and nobody twice.
        let expected: [Int] = answer.receiverWhenSettled.map { [$0] } ?? []
        #expect(found.map { $0.receiver ?? -1 } == expected, "\(name), \(point)")
        acting += found.count
      }
    }
    return acting
  }

  @Test(arguments: RandomTree.Style.allCases)
  func randomTrees(style: RandomTree.Style) throws {
    var acting = 0
    for seed in 0..<250 as Range<UInt64> {
      var random = RandomTree(seed: seed + 400, style: style, isWhole: true)
      // Every other kind of view acts, so that what is hit and what acts differ.
      let text = random.text.replacingOccurrences(of: "<UIView:", with: "<UIButton:")
      let tree = try Dump.read(SourceText(text)).tree
      let points = (0..<30).map { _ in random.point() }
      acting += Self.compare(tree, "seed \(seed)") { _ in points }
    }
    #expect(acting > 200)
  }

  /// Bars of every era with their models, transitions, overlays, Android and accessibility elements.
  @Test func fixtures() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
    var (acting, files) = (0, 0)
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.path()).sorted()
    for name in folders {
      let folder = root.appending(path: name)
      let inputs = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
      guard let input = inputs.first(where: { $0.hasPrefix("input.") }) else { continue }
      let bytes = Array(try Data(contentsOf: folder.appending(path: input)))
      guard let dump = try? Dump.read(SourceText(bytes, name: input)), dump.tree.count < 1_500
      else { continue }
      files += 1
      acting += Self.compare(dump.tree, name) { screen in Self.grid(over: screen, dump.tree) }
    }
    #expect(files > 150)
    #expect(acting > 5_000)
  }

  /// Points over a screen, denser in its upper 100 points, where bars are.
  private static func grid(over screen: Screen, _ tree: ViewTree) -> [Point] {
    guard let frame = screen.roots.compactMap(tree.screenFrame(of:)).first(where: { !$0.isEmpty })
    else { return [] }
    let upper: [Double] = (0..<10).map { frame.top - 3.3 + 10.7 * Double($0) }
    let all: [Double] = (0..<8).map { frame.top + frame.height * (Double($0) + 0.37) / 8 }
    let across: [Double] = (0..<12).map { frame.left + frame.width * (Double($0) + 0.43) / 12 }
    let (rows, columns): ([Double], [Double]) = (upper + all, across + [-4.1, 3.7])
    return rows.flatMap { y -> [Point] in columns.map { Point(x: $0, y: y) } }
  }
}
