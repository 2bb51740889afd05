import Testing

/// Characters that turn the direction of the text around them: nobody is shown them as they are.
@Suite struct DirectionControlTests {
  private static let controls: [Unicode.Scalar] = [
    "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}",
    "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]
  /// All of them, a letter before each.
  private static let text = controls.map { "a\($0)" }.joined()

  private static func folder() -> Folder {
    let folder = Folder()
    folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UINavigationBar: 0x2; frame = (0 20; 320 44)>
         |    | <UINavigationItemButtonView: 0x3; frame = (8 6; 20 30); text = '\(text)'>
         |    |    | <UILabel: 0x4; frame = (0 0; 20 20); text = '\(text)'>
         | <Press\(text)Button: 0x5; frame = (0 100; 30 30); accessibilityLabel = '\(text)'>
         | <Press\(text)Button: 0x6; frame = (9 100; 30 30); accessibilityIdentifier = \(text)>
         |    | <UIImageView: 0x7; frame = (0 0; 10 10)> - \(text)
         | <UIButton: 0x8; frame = (100 100; 30 30); text = '\(text)'; bla\(text)>
      <UITapGestureRecognizer: 0x9; state = Possible; view = <UIButton 0x8>; target= <(action=\(text):, target=<Hand\(text) 0xa>)>>
      \(text) <UI

      """, to: "rows\u{202E}.txt")
    folder.write(
      """
      <viewmend version="1"><screen><view class="UIWindow" frame="0 0 320 480">\
      <view class="Press\(text)Button" frame="0 0 20 20" text="\(text)" label="\(text)"/>\
      <view class="UIButton" frame="9 0 20 20" text="\(text)" identifier="\(text)"/>\
      </view></screen></viewmend>

      """, to: "page.xml")
    folder.write("<viewmend version=\"1\"><view \(text)", to: "damaged.xml")
    return folder
  }

  @Test(arguments: [
    ["check", "-v", "--targets", "--draw", "always"], ["check", "--format", "github"],
    ["check", "--format", "junit"], ["check", "--format", "checkstyle"],
    ["check", "--format", "markdown"], ["check", "--format", "sarif"], ["inspect", "-v"],
    ["convert", "--to", "dot"], ["query", "*"], ["hit", "--at", "5,105"], ["why", "3"],
    ["patch", "--emit", "swift"], ["patch", "--emit", "objc"], ["patch", "--emit", "lldb"],
    ["render", "--to", "svg"], ["render", "--to", "html"], ["diff", "page.xml"],
    ["normalize", "--check"], ["verify"], ["explain"],
  ])
  func areMadeVisible(_ command: [String]) throws {
    let folder = Self.folder()
    var written = 0
    for file in ["rows\u{202E}.txt", "page.xml", "damaged.xml"] {
      let run = try Viewmend.run(command + [file], in: folder)
      for output in [run.output, run.errors] {
        let found = Self.controls.filter(output.unicodeScalars.contains)
        #expect(found == [], "\(command) \(file)")
      }
      written += (run.output + run.errors).utf8.count
    }
    #expect(written > 100)
  }

  @Test func asEscapes() throws {
    let folder = Folder()
    folder.write(
      "<UIWindow: 0x1; frame = (0 0; 320 480); text = 'a\u{61C}b\u{202E}c\u{2069}'>\n",
      to: "dump.txt")
    let dot = try Viewmend.run(["convert", "--to", "dot", "dump.txt"], in: folder)
    #expect(
      dot.output.contains(
        #"label="0 UIWindow\n(0 0; 320 480)\n'a\\u{61c}b\\u{202e}c\\u{2069}'""#))
    let tree = try Viewmend.run(["inspect", "dump.txt"], in: folder)
    #expect(tree.output.contains(#"a\u{61c}b\u{202e}c\u{2069}"#))
    let html = try Viewmend.run(["render", "--to", "html", "dump.txt"], in: folder)
    #expect(html.output.contains(#"a\u061cb\u202ec\u2069"#))
  }

  /// The page shows what reports do, and searches what the file says.
  @Test(.enabled(if: Browser.path != nil)) func inThePage() throws {
    let html = try Browser.rendered(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIBut\u{202E}ton: 0x2; frame = (8 8; 200 60); text = 'a\u{61C}b\u{2067}c'>

      """)
    let answer = try Browser.ask(
      html,
      """
      app.select(1);
      app.search('a\\u061cb');
      return { text: document.body.innerText + [...document.querySelectorAll("[aria-label]")]
        .map((part) => part.getAttribute("aria-label")).join(), title: document.title };
      """)
    let text = try #require(answer["text"] as? String)
    #expect(Self.controls.filter(text.unicodeScalars.contains) == [])
    #expect(text.contains(#"UIBut\u{202e}ton “a\u{61c}b\u{2067}c”"#))
    #expect(text.contains(#"UIBut\u{202e}ton"#))
    #expect(text.contains("1 view"))
  }
}
