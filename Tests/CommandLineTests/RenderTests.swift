import Foundation
import TestSupport
import Testing

/// `render --to svg`.
@Suite struct RenderTests {
  private func render(_ text: String, _ arguments: String...) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(text, to: "dump.txt")
    return try Viewmend.run(["render", "--to", "svg"] + arguments + ["dump.txt"], in: folder)
  }

  private struct Text {
    let x, y, size, width: Double
    let content: String

    func overlaps(_ other: Text) -> Bool {
      x < other.x + other.width - 0.1 && other.x < x + width - 0.1
        && y - size * 0.78 < other.y + other.size * 0.2
        && other.y - other.size * 0.78 < y + size * 0.2
    }
  }

  private func texts(_ svg: String) -> [Text] {
    svg.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("<text"), line.hasSuffix("</text>") else { return nil }
      func number(_ name: String) -> Double {
        let parts = line.components(separatedBy: " \(name)=\"")
        return Double(parts[1].prefix { $0 != "\"" }) ?? .nan
      }
      let content = line.split(separator: ">", maxSplits: 1)[1].dropLast("</text>".count)
      return Text(
        x: number("x"), y: number("y"), size: number("font-size"), width: number("textLength"),
        content: String(content))
    }
  }

  private func expectNoOverlaps(_ svg: String) {
    let texts = texts(svg)
    for (place, one) in texts.enumerated() {
      #expect(one.x >= 0 && one.x + one.width <= 400.5, "\(one)")
      #expect(one.size >= 8.5)
      for other in texts[(place + 1)...] where one.overlaps(other) {
        Issue.record("\(one) lies on \(other)")
      }
    }
  }

  /// The seed: the area on which the bar goes back, the findings, and whose the numbers are.
  @Test func seed() throws {
    let outcome = try Viewmend.run(["render", "--to", "svg", "dump-flush.txt"], in: .withSeed())
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let svg = outcome.output
    #expect(svg.contains("<title>a tap here is for #15 UINavigationItemButtonView</title>"))
    // 0 20 49 44 of 320 x 480 points on 384 units.
    #expect(svg.contains("d=\"M8 51h58.8v52.8h-58.8z\"><title>a tap here"))
    let words = texts(svg).map(\.content)
    #expect(words.contains("warning target-oversized"))
    #expect(words.contains("18 views, 1 target, 4 findings"))
    #expect(words.contains("#15"))
    #expect(words.contains("UINavigationItemButtonView (8 26; 41 30)"))
    expectNoOverlaps(svg)
    let again = try Viewmend.run(["render", "--to", "svg", "dump-flush.txt"], in: .withSeed())
    #expect(again.bytes == outcome.bytes)
  }

  @Test func beforeAndAfter() throws {
    let outcome = try Viewmend.run(
      ["render", "--to", "svg", "--fix", "dump-flush.txt"], in: .withSeed())
    let words = texts(outcome.output).map(\.content)
    #expect(words.contains("Before") && words.contains("After"))
    #expect(words.contains("warning target-oversized (corrected)"))
    #expect(words.contains("note captured-in-transition (stays)"))
    #expect(outcome.output.components(separatedBy: "<clipPath").count == 3)
    expectNoOverlaps(outcome.output)
  }

  @Test func oneBar() throws {
    let outcome = try Viewmend.run(
      ["render", "--to", "svg", "--node", "UINavigationBar", "dump-flush.txt"], in: .withSeed())
    let words = texts(outcome.output).map(\.content)
    #expect(words.contains("“A Story About a Fish”"))
    expectNoOverlaps(outcome.output)
  }

  /// Content of a dump is text, whatever it is.
  @Test func hostileText() throws {
    let outcome = try render(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (16 84; 280 44)>
         |    | <UILabel: 0x3; frame = (0 0; 280 44); text = '</text><script>alert(1)</script>&amp;"\u{1}'>

      """)
    #expect(!outcome.output.contains("<script"))
    #expect(outcome.output.contains("&lt;/text&gt;&lt;script&gt;"))
    #expect(!outcome.bytes.contains(1))
    expectNoOverlaps(outcome.output)
  }

  /// Places that no page has room for, and none at all: what is drawn has numbers of few digits, which
  /// every renderer reads.
  @Test(arguments: [
    "(0 0; 0 0)", "(nan nan; nan nan)", "(0 0; 1e300 1e300)", "(-1e9 5; 2e9 1)", "(0 0; 320 -480)",
    "(1e308 1e308; 1e308 1e308)", "(-1e308 0; 1e308 1e308)", "(0 0; 1e-320 480)",
    "(0 0; 1e-320 1e-320)", "(0 0; 5e-324 1e300)", "(1e-310 -1e-310; 320 480)", "(0 0; inf inf)",
    "(0 0; 1e9 1e-9)", "(1e8 1e8; 1e-3 1e-3)",
  ])
  func oddGeometry(frame: String) throws {
    for inner in [frame, "(10 10; 40 40)"] {
      for turn in [
        "", "transform = [0.6, 0.8, -0.8, 0.6, 0, 0]; ",
        "transform = [1e-300, 0, 0, 1e300, 0, 0]; ",
      ] {
        let text = """
          <UIWindow: 0x1; frame = \(frame)>
             | <UIButton: 0x2; frame = \(inner); \(turn)layer = <CALayer: 0x3>>
             | <UINavigationBar: 0x4; frame = \(inner)>

          """
        let outcome = try render(text)
        #expect(outcome.status == 0, "\(frame): \(outcome.errors)")
        expectNoOverlaps(outcome.output)
        let node = try render(text, "--node", "1")
        for svg in [outcome.output, node.output] { expectPlainNumbers(svg, frame) }
      }
    }
  }

  /// Every number of the geometry has at most seven digits before the point, and two behind it.
  private func expectPlainNumbers(_ svg: String, _ frame: String) {
    for name in ["x", "y", "width", "height", "d", "viewBox", "rx", "font-size", "textLength"] {
      for part in svg.components(separatedBy: " \(name)=\"").dropFirst() {
        let value = part.prefix { $0 != "\"" }
        let numbers = value.split { !($0.isLetter || $0.isNumber || $0 == ".") }
          .flatMap { $0.split { "MLhvzVHCacl".contains($0) } }
        for number in numbers {
          let isPlain = number.wholeMatch(of: /\d{0,7}(\.\d{1,2})?/) != nil
          #expect(isPlain, "\(name) of \(frame): \(value.prefix(80))")
          if !isPlain { return }
        }
      }
    }
  }

  @Test func tenThousandViews() throws {
    var text = "<UIWindow: 0x1; frame = (0 0; 400 800)>\n"
    for place in 0..<10_000 {
      text +=
        "   | <UIButton: 0x\(String(place + 16, radix: 16)); "
        + "frame = (\(place % 100 * 4) \(place / 100 * 8); 4 8)>\n"
    }
    let outcome = try render(text)
    #expect(outcome.status == 0)
    expectNoOverlaps(outcome.output)
  }

  @Test func screens() throws {
    let folder = Folder()
    let one =
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = (9 9; 50 50)>\n"
    folder.write(
      (0..<14).map { "print \($0):\n\(one)" }.joined(separator: "\nthen\n"), to: "dump.txt")
    let all = try Viewmend.run(["render", "--to", "svg", "dump.txt"], in: folder)
    #expect(all.errors.contains("2 more screens are not drawn; --screen N draws one of them."))
    let words = texts(all.output).map(\.content)
    #expect(words.contains("Screen 12 of 14") && !words.contains("Screen 13 of 14"))
    let last = try Viewmend.run(
      ["render", "--to", "svg", "--screen", "14", "dump.txt"], in: folder)
    #expect(texts(last.output).map(\.content).contains("Screen 14 of 14"))
    let beyond = try Viewmend.run(
      ["render", "--to", "svg", "--screen", "15", "dump.txt"], in: folder)
    #expect(beyond.status == 2)
    #expect(
      beyond.errors.contains("--screen is 15, and the file has 14 screens."), "\(beyond.errors)")
  }

  /// The picture in the README is what its command writes.
  @Test func pictureInTheReadme() throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let kept = try Data(contentsOf: top.appending(path: ".readme/bar.svg"))
    let outcome = try Viewmend.shell(
      "cp dump-flush.txt dump.txt && $V render --to svg --fix --node UINavigationBar dump.txt",
      in: .withSeed())
    #expect(
      outcome.bytes == Array(kept),
      "Write it again: viewmend render --to svg --fix --node UINavigationBar -o .readme/bar.svg dump.txt"
    )
  }

  @Test func mistakes() throws {
    let folder = Folder.withSeed()
    let none = try Viewmend.run(["render", "dump-flush.txt"], in: folder)
    #expect(none.status == 2)
    #expect(none.errors.contains("Option --to is missing."))
    let node = try Viewmend.run(
      ["render", "--to", "svg", "--node", "99", "dump-flush.txt"], in: folder)
    #expect(node.status == 2)
    #expect(node.output == "")
    folder.write("nothing\n", to: "empty.txt")
    #expect(try Viewmend.run(["render", "--to", "svg", "empty.txt"], in: folder).status == 3)
  }
}
