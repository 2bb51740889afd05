import Foundation
import TestSupport
import Testing

/// `render --to html`, in a browser.
@Suite(.enabled(if: Browser.path != nil)) struct PageTests {
  private func page(_ text: String, _ options: String...) throws -> String {
    try Browser.rendered(text, options)
  }

  /// The page as it is shipped: no error, nothing refused, nothing loaded from anywhere.
  @Test func opens() throws {
    let html = try page(SeedDump.flush, "--fix")
    #expect(!html.contains("http://") && !html.contains("https://"))
    let visit = try Browser.open(html, hash: "#node=15&at=30,40", in: Folder())
    #expect(visit.console == [])
    #expect(visit.document.contains("<title>dump.txt: viewmend</title>"))
    #expect(visit.document.contains("(30 40): hits UINavigationTransitionView (#2)"))
    #expect(visit.document.contains("once settled: UINavigationBar (#7)"))
    #expect(visit.document.contains("2156 pt² (175.28 % of it)"))
    #expect(visit.document.contains("aria-activedescendant=\"row-15\""))
  }

  /// The text of each script that the page is made of.
  private static func shippedScripts() throws -> [String] {
    let folder = Document.top.appending(path: "Sources/CShippedText/Resources/page")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "js" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// No script is left out.
  @Test func hasEveryScript() throws {
    let html = try page(SeedDump.flush)
    let scripts = try Self.shippedScripts()
    #expect(scripts.count > 5)
    #expect(scripts.allSatisfy { html.contains($0) })
  }

  /// The same file gives the same page.
  @Test func isDeterministic() throws {
    #expect(try page(SeedDump.flush, "--fix") == page(SeedDump.flush, "--fix"))
  }

  /// What a dump holds is shown as text, and never run, whatever it looks like.
  @Test func hostileContent() throws {
    let attack =
      "</script><img src=x onerror=document.title='caught'><script>document.title='caught'"
    let folder = Folder()
    let name = "<img src=x onerror=document.title='caught'>.xml"
    folder.write(
      """
      <viewmend version="1"><view class="A&lt;script&gt;document.title='caught'&lt;/script&gt;"
        frame="0 0 320 480"><view class="UIButton" frame="8 8 9 9" identifier="\(escaped(attack))"
        label="\(escaped(attack))" text="\(escaped(attack))&#x2028;&lt;!--"/></view></viewmend>
      """, to: name)
    let outcome = try Viewmend.run(["render", "--to", "html", name], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let html = outcome.output
    // The scripts of the page, and the data as one more.
    let scripts = try Self.shippedScripts()
    #expect(html.components(separatedBy: "</script>").count == scripts.count + 2)
    #expect(!html.contains("<img") && !html.contains("<!--") && !html.contains("\u{2028}"))
    for hash in ["#node=1", "#node=1&view=3d&search=%3Cimg%20onerror%3Dalert(1)%3E", "#at=9,9"] {
      let visit = try Browser.open(html, hash: hash, in: Folder())
      #expect(visit.console == [])
      #expect(!visit.document.contains("<title>caught"))
      #expect(!visit.document.contains("<img"))
    }
    // Without the policy too.
    let answer = try Browser.ask(
      html,
      "app.select(1); app.search('<img'); return { title: document.title, "
        + "images: document.images.length, scripts: document.scripts.length };")
    #expect((answer["title"] as? String)?.hasSuffix(": viewmend") == true)
    #expect(answer["images"] as? Int == 0)
    // And the one that asks.
    #expect(answer["scripts"] as? Int == scripts.count + 2)
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// The policy refuses what the page does not have itself.
  @Test func policyHolds() throws {
    let html = try page(SeedDump.flush)
    let attacked = html.replacingOccurrences(
      of: "</body>",
      with: "<script>document.title = 'caught'</script>"
        + "<img src='data:image/png;base64,AA' onerror=\"document.title='caught'\"></body>")
    let visit = try Browser.open(attacked, in: Folder())
    #expect(!visit.document.contains("<title>caught"))
    #expect(visit.console.contains { $0.contains("Content Security Policy") })
  }

  /// Who gets a tap at many points of random trees: what `hit` answers, to the last field.
  @Test(arguments: RandomTree.Style.allCases)
  func sameAnswersAsHit(style: RandomTree.Style) throws {
    var texts: [String] = []
    var points: [String] = []
    for seed in 0..<40 as Range<UInt64> {
      var random = RandomTree(seed: seed + 70, style: style, isWhole: true)
      texts.append(random.text)
      let point = random.point()
      points.append("\(point.x),\(point.y)")
    }
    for x in stride(from: -7.3, to: 330, by: 41.7) {
      for y in stride(from: -9.1, to: 490, by: 53.9) {
        points.append("\(Self.short(x)),\(Self.short(y))")
      }
    }
    try compare(texts.joined(separator: "\nthen\n"), points)
  }

  /// Bars of several eras, a transition, Android, and accessibility elements.
  @Test(arguments: [
    "ios6", "ios7", "ios11", "ios13", "ios26", "overlay", "android", "wda", "rn",
  ])
  func sameAnswersForBars(word: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path()).sorted()
      .filter { $0.contains(word) }.prefix(3)
    var points: [String] = []
    for x in stride(from: 2.3, to: 420, by: 26.1) {
      for y in stride(from: 1.7, to: 130, by: 9.3) {
        points.append("\(Self.short(x)),\(Self.short(y))")
      }
    }
    for name in names {
      let folder = root.appending(path: name)
      let input = try #require(
        try FileManager.default.contentsOfDirectory(atPath: folder.path())
          .first { $0.hasPrefix("input.") })
      let text = try Data(contentsOf: folder.appending(path: input))
      try compare(String(decoding: text, as: UTF8.self), points)
    }
  }

  /// Six decimals are all that a document shows of a point.
  private static func short(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private func compare(_ text: String, _ points: [String]) throws {
    let folder = Folder()
    folder.write(text, to: "dump.txt")
    folder.write(points.joined(separator: "\n"), to: "points.txt")
    let outcome = try Viewmend.run(
      ["hit", "--all", "--format", "json", "--points", "points.txt", "dump.txt"], in: folder)
    let hits = try #require(try outcome.json()["hits"] as? [[String: Any]])
    let answers = try Browser.ask(
      try page(text),
      """
      const hits = [];
      for (const [x, y] of [\(points.map { "[\($0)]" }.joined(separator: ","))]) {
        for (const screen of app.model.screens) {
          const hit = app.model.trace(x, y, screen);
          hit.point = hit.point.map((value) => Math.round(value * 1e6) / 1e6);
          if (hit.candidates === null) delete hit.candidates;
          if (app.model.screens.length > 1) hit.tree = screen.roots[0];
          hits.push(hit);
        }
      }
      return { hits };
      """)
    let found = try #require(answers["hits"] as? [[String: Any]])
    try #require(found.count == hits.count)
    for (one, other) in zip(hits, found) where !(one as NSDictionary).isEqual(other as NSDictionary)
    {
      Issue.record("hit says \(one), and the page \(other)")
      return
    }
  }

  /// Rows, the screen and findings follow each other; keys, folding, searching and switching work.
  @Test func selectsSearchesAndSwitches() throws {
    let answer = try Browser.ask(
      try page(SeedDump.flush, "--fix"),
      """
      const get = (id) => document.getElementById(id);
      const key = (id, name, more = {}) => get(id).dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, ...more }));
      const result = {};
      document.querySelector("#row-7").click();
      result.clicked = app.selected;
      key("tree", "ArrowDown");
      result.down = app.selected;
      key("tree", "ArrowLeft"); key("tree", "ArrowLeft"); key("tree", "ArrowLeft");
      result.folded = get("row-7").getAttribute("aria-expanded");
      result.hidden = document.querySelector("#row-8") === null;
      get("findings").querySelector("button").click();
      result.byFinding = app.selected;
      result.unfolded = get("row-15").getAttribute("aria-selected");
      result.inspector = get("inspector").textContent.includes("fail target-oversized");
      key("canvas", "ArrowRight");
      result.probe = app.scene.probe;
      key("canvas", "ArrowDown", { shiftKey: true });
      key("canvas", "Enter");
      result.hit = app.selected;
      result.answer = get("answer").textContent.includes("hits UINavigationTransitionView (#2)");
      get("search").value = "class:label text:fish";
      get("search").dispatchEvent(new Event("input"));
      result.found = app.list.rows;
      result.count = get("found").textContent;
      get("search").value = "";
      get("search").dispatchEvent(new Event("input"));
      app.scene.askAt([30, 40]);
      const frame = () => app.model.frame[15].join(" ");
      const findings = () => get("findings").children.length;
      result.before = [frame(), findings()];
      get("state-after").click();
      result.after = [frame(), findings()];
      get("mode-3d").click();
      const yaw = app.scene.camera.yaw;
      key("canvas", "ArrowRight");
      result.turned = app.scene.camera.yaw > yaw;
      const box = get("canvas").getBoundingClientRect();
      const pointer = (type, x, y) => get("canvas").dispatchEvent(new PointerEvent(type, {
        pointerId: 1, pointerType: "touch", clientX: box.left + x, clientY: box.top + y,
        bubbles: true }));
      const pitch = app.scene.camera.pitch;
      pointer("pointerdown", 50, 50); pointer("pointermove", 50, 90); pointer("pointerup", 50, 90);
      result.dragged = app.scene.camera.pitch < pitch;
      get("mode-flat").click();
      const [px, py] = [app.scene.map(0)[0] * 20 + app.scene.map(0)[4],
        app.scene.map(0)[3] * 40 + app.scene.map(0)[5]];
      pointer("pointerdown", px, py); pointer("pointerup", px, py);
      result.tapped = [app.selected, ...app.scene.probe.map(Math.round)];
      return result;
      """)
    #expect(answer["clicked"] as? Int == 7)
    #expect(answer["down"] as? Int == 8)
    #expect(answer["folded"] as? String == "false")
    #expect(answer["hidden"] as? Bool == true)
    #expect(answer["byFinding"] as? Int == 15)
    #expect(answer["unfolded"] as? String == "true")
    #expect(answer["inspector"] as? Bool == true)
    #expect(answer["probe"] as? [Double] == [161, 240])
    #expect(answer["hit"] as? Int == 2)
    #expect(answer["answer"] as? Bool == true)
    #expect(answer["found"] as? [Int] == [14])
    #expect(answer["count"] as? String == "1 view by words")
    #expect(answer["before"] as? NSArray == ["8 6 41 30", 4])
    #expect(answer["after"] as? NSArray == ["0 0 44 44", 1])
    #expect(answer["turned"] as? Bool == true)
    #expect(answer["dragged"] as? Bool == true)
    #expect(answer["tapped"] as? [Int] == [17, 20, 40])
  }

  /// The tree after a correction is what a page of the corrected file shows.
  @Test(arguments: ["ios7", "android", "wda"]) func afterIsTheCorrectedFile(kind: String) throws {
    let small = [
      "ios7": SeedDump.flush,
      "android": """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]" \
      clickable="false"><node class="android.widget.ImageButton" bounds="[20,60][80,120]" \
      clickable="true" content-desc="Navigate up"/></node></hierarchy>
      """,
      "wda": """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="375" height="667">\
      <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" x="0" y="20" width="375" \
      height="44"><XCUIElementTypeButton type="XCUIElementTypeButton" name="Back" label="Back" x="8" \
      y="26" width="20" height="30"/></XCUIElementTypeNavigationBar></XCUIElementTypeApplication>
      """,
    ]
    let text = try #require(small[kind])
    let folder = Folder()
    folder.write(text, to: "dump.txt")
    let patched = try Viewmend.run(["patch", "dump.txt"], in: folder).output
    if kind == "ios7" { #expect(patched != text) }
    let script = """
      const { flags, frame, local, place, region, screenFrame, corners, screens } = app.models.at(-1);
      return { text: JSON.stringify([flags, frame, local, place, region, screenFrame, corners,
        screens.map(({ areas }) => areas.map(({ owner, rects, polygons }) =>
          [owner, rects, polygons]))]) };
      """
    let (after, again) = (
      try Browser.ask(try page(text, "--fix"), script), try Browser.ask(try page(patched), script)
    )
    #expect(after["text"] as? String == again["text"] as? String)
    #expect((after["text"] as? String ?? "").count > 100)
  }
}
