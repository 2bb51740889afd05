import Analysis
import Foundation
import Formats
import Hierarchy
import TestSupport
import Testing

/// The hit map against a browser's own hit testing, over pages made of the same random trees.
///
/// A browser knows nothing of UIKit, and still asks the last element over a point first, inside all
/// that cut it; so two programs that share no line have to agree.
@Suite struct BrowserTests {
  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A tree with points to ask about, none of which lies on an edge.
  private struct Page {
    let map: HitMap
    let elements: String
    let points: [Point]

    init(seed: UInt64, style: RandomTree.Style) throws {
      var random = RandomTree(seed: seed, style: style, isWhole: true)
      let tree = try Dump.read(SourceText(random.text)).tree
      map = HitMap(tree, screen: tree.screens[0])
      elements = random.page
      var points: [Point] = []
      for _ in 0..<80 {
        let point = random.point()
        let pixel = Point(x: point.x.rounded(.down), y: point.y.rounded(.down))
        guard pixel.x > -90, pixel.x < 800, pixel.y > -90, pixel.y < 600 else { continue }
        if Self.isPlain(pixel, random.windows) { points.append(pixel) }
      }
      self.points = points
    }

    /// True where the pixels around have the same answer: the browser rounds to whole pixels, on
    /// the screen and again in every element's own space.
    private static func isPlain(_ pixel: Point, _ windows: [ModelView]) -> Bool {
      let answer = ReferenceHitTest(pixel, windows: windows)
      return answer.distanceToEdge > 0.51
        && [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)].allSatisfy { x, y in
          let near = Point(x: pixel.x + x, y: pixel.y + y)
          return ReferenceHitTest(near, windows: windows).path == answer.path
        }
    }
  }

  @Test(.enabled(if: browser != nil), arguments: RandomTree.Style.allCases)
  func browserGivesTheSameAnswers(style: RandomTree.Style) throws {
    let pages = try (0..<250 as Range<UInt64>).map { try Page(seed: $0 + 9_000, style: style) }
    let answers = try Self.ask(pages)
    let expected = pages.flatMap { page in page.points.map { page.map.hit($0) ?? -1 } }
    try #require(answers.count == expected.count)
    #expect(expected.count > 5_000)
    #expect(expected.count { $0 >= 0 } > 2_500)
    var place = 0
    for (number, page) in pages.enumerated() {
      for point in page.points {
        if answers[place] != expected[place] {
          Issue.record(
            "page \(number), \(point): \(expected[place]), and \(answers[place]) in the browser")
        }
        place += 1
      }
    }
  }

  /// What the browser answers for every point of every page.
  private static func ask(_ pages: [Page]) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewmend-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("pages.html")
    try Data(html(pages).utf8).write(to: file)
    let output = folder.appendingPathComponent("answers.html")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,1000", "--dump-dom",
      "--user-data-dir=\(folder.path)/profile", file.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    let parts = text.components(separatedBy: "ANSWERS")
    try #require(parts.count == 3, "The browser printed no answers.")
    return parts[1].split(separator: " ").compactMap { Int($0) }
  }

  /// Shows one tree after the other, 100 pixels from the corner, and writes the answers down.
  private static func html(_ pages: [Page]) -> String {
    let shown = pages.map { "<section>\($0.elements)</section>" }.joined(separator: "\n")
    let points = pages.map { page in
      "[" + page.points.map { "[\($0.x),\($0.y)]" }.joined(separator: ",") + "]"
    }
    return """
      <!DOCTYPE html><meta charset=utf-8><style>
      section { position: absolute; left: 100px; top: 100px; display: none }
      div { position: absolute; overflow: hidden }
      </style><body>
      \(shown)
      <script>
      const points = [\(points.joined(separator: ",\n"))];
      const answers = [];
      const sections = [...document.querySelectorAll('section')];
      for (const [number, section] of sections.entries()) {
        section.style.display = 'block';
        for (const [x, y] of points[number]) {
          const element = document.elementFromPoint(x + 100, y + 100);
          answers.push(element && element.id ? element.id : -1);
        }
        section.style.display = 'none';
      }
      document.body.textContent = ' ' + ['ANSWERS', ...answers, 'ANSWERS'].join(' ');
      </script>
      """
  }
}
