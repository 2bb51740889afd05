import Foundation
import TestSupport
import Testing

/// What the page draws, with how much work, and who can read it.
@Suite(.enabled(if: Browser.path != nil)) struct PageDrawingTests {
  private func page(_ text: String, _ options: String...) throws -> String {
    try Browser.rendered(text, options)
  }

  /// A screen of small views, of which every twentieth is a button with two findings.
  private static func crowd(_ count: Int) -> String {
    var text = "<UIWindow: 0x1; frame = (0 0; 400 800)>\n"
    for place in 1..<count {
      text +=
        "   | <\(place % 20 == 1 ? "UIButton" : "UIView"): 0x\(String(place + 16, radix: 16)); "
        + "frame = (\(place % 100 * 4) \(place / 100 * 4); 4 4)>\n"
    }
    return text
  }

  /// However many views there are, a picture is drawn by a few calls, from outlines that are made
  /// once, and what is chosen is drawn over it; a search asks each view a few times.
  @Test(arguments: [2_000, 20_000]) func large(count: Int) throws {
    let html = try page(Self.crowd(count))
    #expect(html.utf8.count < count * 400, "8 MB are the most for 20,000 views.")
    let answer = try Browser.ask(
      html,
      """
      \(Self.counting)
      const drawings = (mode) => {
        app.setMode(mode);
        app.scene.draw();
        return counted(() => { app.scene.turn(0.05, 0); app.scene.draw(); });
      };
      const flat = drawings("flat"), solid = drawings("3d");
      app.select(\(count - 1));
      const over = counted(() => { if (!app.scene.isStale) app.scene.drawOver(app.scene.ink()); });
      const search = counted(
        () => app.search("UIWindow > UIButton[width<44]:not(:contains('a'))"));
      const found = app.list.rows.length;
      app.search("");
      return { flat, solid, over, search, found, views: app.model.count,
        findings: app.model.findings.length,
        rows: document.querySelectorAll("[role=treeitem]").length,
        shown: document.getElementById("row-\(count - 1)") !== null };
      """)
    #expect(answer["views"] as? Int == count && answer["found"] as? Int == count / 20)
    #expect(answer["findings"] as? Int == count / 10)
    #expect(answer["shown"] as? Bool == true)
    #expect((answer["rows"] as? Int ?? .max) < 100)
    // A number's badge takes three calls, and no more than 150 have one.
    let badges = 3 * 150
    for (name, most) in [("flat", 25), ("solid", 50), ("over", 0)] {
      let calls = try #require(answer[name] as? [String: Int])
      #expect(calls["outlines"] == 0, "\(name): \(calls)")
      #expect(try #require(calls["kept"]) <= most, "\(name): \(calls)")
      #expect((1...badges + 20).contains(try #require(calls["shown"])), "\(name): \(calls)")
    }
    let search = try #require(answer["search"] as? [String: Int])
    #expect((count...3 * count).contains(try #require(search["asked"])), "\(search)")
  }

  /// Counts what the page does: `kept` are calls that draw in the picture that is kept, `shown`
  /// those on the screen, `outlines` the parts of paths that are made, `asked` what a search asks.
  private static let counting = """
    let counts = null;
    const count = (type, names, key) => {
      for (const name of names) {
        const own = type.prototype[name];
        type.prototype[name] = function (...values) {
          if (counts !== null) counts[key(this)] += 1;
          return own.apply(this, values);
        };
      }
    };
    const counted = (act) => {
      counts = { kept: 0, shown: 0, elsewhere: 0, outlines: 0, asked: 0 };
      act();
      const made = counts;
      counts = null;
      return made;
    };
    count(CanvasRenderingContext2D,
      ["fill", "stroke", "fillRect", "strokeRect", "fillText", "strokeText", "drawImage"],
      (pen) => pen === app.scene.back ? "kept" : pen === app.scene.front ? "shown" : "elsewhere");
    count(Path2D, ["rect", "moveTo", "lineTo", "closePath", "addPath"], () => "outlines");
    count(SelectorMatcher, ["text", "number", "flag"], () => "asked");
    """

  /// A turned view is drawn and pointed at by its own outline, as it takes touches.
  @Test func turnedViews() throws {
    let answer = try Browser.ask(
      try page(
        """
        <UIWindow: 0x1; frame = (0 0; 320 480)>
           | <UIView: 0x2; frame = (40 100; 220 220); transform = [0.6, 0.8, -0.8, 0.6, 0, 0]>
           |    | <UIButton: 0x3; frame = (10 20; 60 40)>
           |    | <UIButton: 0x4; frame = (60 30; 56 58); transform = [0.96, 0.28, -0.28, 0.96, 0, 0]; hidden = YES>
           | <UIButton: 0x5; frame = (200 20; 80 80); transform = [0, 1, -1, 0, 0, 0]>

        """),
      """
      const wrong = [];
      let inside = 0, corners = 0;
      for (const mode of ["flat", "3d"]) {
        app.setMode(mode);
        app.scene.camera.spread = 0;
        for (let x = 1.5; x < 320; x += 7) {
          for (let y = 1.5; y < 480; y += 7) {
            const [px, py] = app.scene.pixel(x, y);
            const hit = app.model.hitTest(x, y, app.screen, new Set()).path.at(-1);
            const picked = app.scene.pick(px, py);
            if (hit !== picked) wrong.push([mode, x, y, hit, picked]);
            if (hit === 1 || hit === 2) inside += 1;
            if (hit === 0 && holds(app.model.screenFrame[1], x, y)) corners += 1;
          }
        }
      }
      return { wrong: wrong.slice(0, 3), inside, corners,
        outlines: app.model.corners.map((corners) => corners?.length ?? 0) };
      """)
    #expect(answer["wrong"] as? NSArray == [])
    #expect((answer["inside"] as? Int ?? 0) > 100 && (answer["corners"] as? Int ?? 0) > 100)
    #expect(answer["outlines"] as? [Int] == [0, 8, 8, 8, 0])
  }

  /// Nothing is wider than the window, and nothing that is written on the screen lies on another text.
  @Test(arguments: [500, 768, 1300]) func fits(width: Int) throws {
    let answer = try Browser.ask(
      try page(Self.mixed, "--fix"), width: width,
      """
      const result = { wide: document.documentElement.scrollWidth - document.documentElement.clientWidth, onEachOther: [] };
      const check = (name) => {
        app.scene.draw();
        const boxes = app.scene.taken;
        for (const [place, one] of boxes.entries()) {
          for (const other of boxes.slice(place + 1)) {
            if (shared(one, other) !== null) result.onEachOther.push([name, one, other]);
          }
        }
        return boxes.length;
      };
      app.scene.options.thumb = "right";
      result.texts = check("flat");
      app.setState(1);
      check("after");
      app.setMode("3d");
      check("3d");
      return result;
      """)
    #expect(answer["wide"] as? Int == 0)
    #expect(answer["onEachOther"] as? NSArray == [])
    #expect((answer["texts"] as? Int ?? 0) > 12)
  }

  /// A phone's screen with rows, small buttons, and a bar.
  private static let mixed: String = {
    var text =
      "<UIWindow: 0x1; frame = (0 0; 375 667)>\n   | <UITableView: 0x2; frame = (0 64; 375 603)>\n"
    for row in 0..<6 {
      text += """
           |    | <UITableViewCell: 0x\(row)3; frame = (0 \(row * 88); 375 88)>
           |    |    | <UILabel: 0x\(row)4; frame = (16 14; 190 24); text = 'Row \(row)'>
           |    |    | <UIButton: 0x\(row)5; frame = (240 20; 28 28)>
           |    |    | <UISwitch: 0x\(row)6; frame = (308 28; 51 31)>

        """
    }
    return text + """
         | <UINavigationBar: 0x7; frame = (0 20; 375 44)>
         |    | <UINavigationItemButtonView: 0x8; frame = (8 6; 41 30); userInteractionEnabled = NO>
         |    |    | <UILabel: 0x9; frame = (-981 -995; 66 22); text = ''; userInteractionEnabled = NO>
         |    | <_UINavigationBarBackIndicatorView: 0xa; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO>

      """
  }()

  /// Contrast by WCAG 2.2: 4.5 for texts on what they stand on, 3 for lines on every area.
  @Test func contrast() throws {
    let answer = try Browser.ask(
      try page(SeedDump.flush, "--fix"),
      """
      const light = (rgb) => {
        const [r, g, b] = rgb.slice(0, 3).map((value) => value / 255).map(
          (value) => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
      const ground = (element) => {
        for (let each = element; each !== null; each = each.parentElement) {
          const color = numbers(getComputedStyle(each).backgroundColor);
          if (color.length < 4 || color[3] > 0) return color;
        }
        return [255, 255, 255];
      };
      app.select(15);
      app.search("UILabel[");
      const weak = [];
      for (const element of document.querySelectorAll("body *")) {
        if (element.offsetParent === null) continue;
        const hasText = [...element.childNodes].some(
          (each) => each.nodeType === 3 && each.textContent.trim() !== "");
        if (!hasText) continue;
        const value = contrast(numbers(getComputedStyle(element).color), ground(element));
        if (value < 4.5) weak.push([element.tagName, element.className, value]);
      }
      const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      const mix = (one, other, part) => one.map(
        (value, at) => value * (1 - part) + other[at] * part);
      for (const matches of [false, true]) {
        app.scene.dark = { matches };
        const look = app.scene.ink();
        const grounds = [rgb(look.ground),
          ...COLORS.map((color) => mix(rgb(look.ground), rgb(color), app.scene.tint))];
        for (const [name, least] of [["ink", 4.5], ["quiet", 4.5], ["line", 3]]) {
          for (const each of grounds) {
            const value = contrast(rgb(look[name]), each);
            if (value < least) weak.push([matches, name, value]);
          }
        }
        for (const [name, color] of Object.entries(look.grades)) {
          const value = contrast(rgb(color), rgb(look.ground));
          if (value < 4.5) weak.push([matches, name, value]);
        }
      }
      return { weak };
      """)
    #expect(answer["weak"] as? NSArray == [])
  }

  /// Whatever can be used has a name and a place in the order of the Tab key; rows say all they show.
  @Test func namesAndRoles() throws {
    let answer = try Browser.ask(
      try page(SeedDump.flush, "--fix"),
      """
      const nameless = [];
      for (const each of document.querySelectorAll("button, input, select, canvas, [role=tree]")) {
        if (each.offsetParent === null) continue;
        const name = each.getAttribute("aria-label") ?? each.labels?.[0]?.textContent
          ?? each.textContent;
        if (name.trim() === "" || each.tabIndex < 0) nameless.push(each.outerHTML.slice(0, 60));
      }
      app.select(15);
      const row = document.getElementById("row-15");
      return { nameless, row: row.ariaLabel, level: row.ariaLevel, place: row.ariaPosInSet,
        active: document.getElementById("tree").getAttribute("aria-activedescendant") };
      """)
    #expect(answer["nameless"] as? NSArray == [])
    #expect(
      answer["row"] as? String
        == "UINavigationItemButtonView (#15), finding 1: warning, finding 4: note")
    #expect(answer["level"] as? String == "4" && answer["place"] as? String != nil)
    #expect(answer["active"] as? String == "row-15")
  }

  /// Places that no screen has: the page opens, and draws what can be drawn.
  @Test(arguments: [
    "(0 0; 1e-320 1e-320)", "(0 0; 1e300 1e300)", "(1e308 1e308; 1e308 1e308)", "(nan 0; 1 1)",
    "(0 0; 5e-324 1e300)",
  ])
  func oddGeometry(frame: String) throws {
    let html = try page(
      "<UIWindow: 0x1; frame = \(frame)>\n   | <UIButton: 0x2; frame = \(frame)>\n"
        + "   | <UIButton: 0x3; frame = (1e308 0; 1e308 5)>\n")
    let answer = try Browser.ask(
      html,
      """
      app.setMode("3d");
      app.scene.draw();
      app.select(2);
      return { map: app.scene.map(1), view: app.screen.view,
        text: document.getElementById("inspector").textContent };
      """)
    #expect((answer["map"] as? [Double])?.allSatisfy { $0.isFinite } == true)
    #expect((answer["view"] as? [Double])?.allSatisfy { abs($0) <= 2e9 } == true)
    let text = try #require(answer["text"] as? String)
    #expect(!text.contains("Infinity") && !text.contains("NaN"))
  }
}
