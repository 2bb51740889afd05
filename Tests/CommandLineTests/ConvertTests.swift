import Foundation
import Testing

/// `convert`: whole outputs, and what it comes to.
@Suite struct ConvertTests {
  private let dump = """
    Once the harvest was in:

    <UIWindow: 0xa0; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0xb0>; layer = <UIWindowLayer: 0xc0>>
       | <Orchard.Box<Pear>: 0xa1; baseClass = UIView; frame = (10 20.5; 300 100); clipsToBounds = YES; alpha = 0.5>
       |    | <UILabel: 0xa2; frame = (0 0; 90 20); text = 'Pears & "plums"'; opaque = NO; userInteractionEnabled = NO>
       |    | <UIImageView: 0xa3; frame = (0 nan; 9 9)> - pear

    <UITapGestureRecognizer: 0xd0; state = Possible; view = <UIWindow 0xa0>; target= <(action=pick:, target=<Orchard.Hand 0xd1>)>>

    """

  private func run(_ arguments: String..., text: String? = nil) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(text ?? dump, to: "dump")
    return try Viewmend.run(["convert"] + arguments, in: folder)
  }

  @Test func xml() throws {
    let run = try run("--to", "xml", "dump")
    #expect(run.status == 0)
    #expect(
      run.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <viewmend xmlns:printed="urn:viewmend:printed" version="1" source="recursiveDescription" unit="pt" space="superview" touch="uiKit">
          <view class="UIWindow" address="0xa0" frame="0 0 320 480" screenFrame="0 0 320 480" gestures="true" printed:gestureRecognizers="&lt;NSArray: 0xb0&gt;" printed:layer="&lt;UIWindowLayer: 0xc0&gt;" line="3" column="1">
            <view class="Orchard.Box&lt;Pear&gt;" base="UIView" address="0xa1" frame="10 20.5 300 100" screenFrame="10 20.5 300 100" alpha="0.5" clips="true" line="4" column="6">
              <view class="UILabel" address="0xa2" frame="0 0 90 20" screenFrame="10 20.5 90 20" opaque="false" text="Pears &amp; &quot;plums&quot;" line="5" column="11"/>
              <view class="UIImageView" address="0xa3" badFrame="0 nan; 9 9" interactive="true" image="pear" suffix=" - pear" line="6" column="11"/>
            </view>
          </view>
          <recognizer class="UITapGestureRecognizer" address="0xd0" state="Possible" viewClass="UIWindow" viewAddress="0xa0">
            <target action="pick:" class="Orchard.Hand" address="0xd1"/>
          </recognizer>
        </viewmend>

        """)
    #expect(
      run.errors
        == "viewmend: 2 diagnostics of the reading are not in it; `viewmend inspect` lists them.\n")
    #expect(try self.run("--quiet", "--to", "xml", "dump").errors == "")
    #expect(try self.run("--quiet", "--to", "xml", "dump").output == run.output)
  }

  /// An order of drawing among what is not known to take touches.
  @Test func xmlWritesTheOrderOnce() throws {
    let text = """
      <viewmend version="1" touch="unknown" order="drawing"><view class="Barn" frame="0 0 9 9">\
      <view class="Hatch" frame="0 0 3 3" zOrder="2"/><view class="Door" frame="1 1 3 3" zOrder="1"/>\
      </view></viewmend>
      """
    let once = try run("--quiet", "--to", "xml", "dump", text: text).output
    #expect(once.ranges(of: "zOrder=\"2\"").count == 1, "\(once)")
    #expect(once.ranges(of: "zOrder=\"1\"").count == 1)
    #expect(try run("--quiet", "--to", "xml", "dump", text: once).output == once)
  }

  @Test func xmlKeepsASafeArea() throws {
    let guide =
      "<UILayoutGuide: 0xe0 - \"UIViewSafeAreaLayoutGuide\", layoutFrame = {{0, 44.5}, {320, 401}}, "
      + "owningView = <UIWindow: 0xa0; frame = (0 0; 320 480); layer = <UIWindowLayer: 0xc0>>>\n"
    let once = try run("--quiet", "--to", "xml", "dump", text: dump + guide).output
    let element = #"<safeArea class="UIWindow" address="0xa0" frame="0 44.5 320 401"/>"#
    #expect(once.contains("  \(element)\n</viewmend>\n"), "\(once)")
    #expect(try run("--quiet", "--to", "xml", "dump", text: once).output == once)
  }

  @Test func json() throws {
    let run = try run("--to", "json", "dump")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "{\"schema\": \"viewmend/1\", \"command\": \"convert\", \"files\": [",
        "  {\"path\": \"dump\", \"format\": \"recursiveDescription\", \"unit\": \"pt\", "
          + "\"density\": null, \"trees\": [0], \"nodes\": [",
      ])
    #expect(
      lines[3] == """
          {"id": 1, "parent": 0, "depth": 1, "class": "Orchard.Box<Pear>", "address": "0xa1", "text": null, "frame": [10, 20.5, 300, 100], "screenFrame": [10, 20.5, 300, 100], "hidden": false, "alpha": 0.5, "interactive": true, "line": 4, "column": 6, "base": "UIView", "clips": true, "opaque": true, "gestures": false, "layer": false, "transform": null, "contentOffset": [0, 0], "identifier": null, "label": null, "tag": null, "image": null},
        """)
    #expect(
      run.errors == """
        viewmend: 2 diagnostics of the reading are not in it; `viewmend inspect` lists them.
        viewmend: 1 description beside the tree (gesture recognizers, controllers, answers, failed \
        touches, safe areas) stays behind; --to xml keeps them.

        """)
  }

  /// UIKit prints some keys with a colon, and none of them otherwise.
  @Test func textKeepsWhatStandsBehindAKey() throws {
    let row = """
      <UIView: 0xa0; frame = (0 0; 9 9); alpha = -inf; animations = { opacity=<CABasicAnimation: \
      0xa1>; }; contentSize: {9, 12}; adjustedContentInset: {0, -5, 0, 0}; layer = <CALayer: 0xa2>>

      """
    #expect(try run("--to", "text", "dump", text: row).output == row)
    let xml = try run("--to", "xml", "dump", text: row).output
    #expect(try run("--to", "text", "dump", text: xml).output == row)
  }

  /// Rows have no place for what viewmend's own XML says of a screen, and some of what it says of views.
  @Test func whatStaysBehind() throws {
    let page = """
      <viewmend version="1" screen="0 0 320 480" era="ios7" owner="Pears">\
      <view class="UIWindow" frame="0 0 320 480" line="4" press="5">\
      <view class="UIButton" frame="0 0 20 20" focusable="true" press="6" tag="7"/>\
      </view></viewmend>
      """
    let text = try run("--to", "text", "dump", text: page)
    #expect(text.status == 0)
    #expect(
      text.errors == """
        viewmend: 2 diagnostics of the reading are not in it; `viewmend inspect` lists them.
        viewmend: The attributes screen, era of the root stay behind; --to xml keeps them.
        viewmend: The attribute owner of the root stays behind: viewmend knows nothing of it.
        viewmend: The attributes press, focusable of views stay behind; --to xml keeps them.

        """)
    #expect(try run("--quiet", "--to", "text", "dump", text: page).errors == "")
    let screen = page.replacing(" era=\"ios7\" owner=\"Pears\"", with: "")
      .replacing(" focusable=\"true\"", with: "")
    for form in ["json", "dot"] {
      #expect(
        try run("--to", form, "dump", text: screen).errors
          == "viewmend: The attribute screen of the root stays behind; --to xml keeps it.\n")
    }
    let xml = try run("--to", "xml", "dump", text: screen)
    #expect(xml.errors == "")
    for said in ["screen=\"0 0 320 480\"", "press=\"5\""] {
      #expect(xml.output.contains(said), "\(said)")
    }
  }

  @Test func dot() throws {
    let run = try run("--to", "dot", "dump", "--quiet")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        digraph "dump" {
          rankdir=LR; ordering=out;
          node [shape=box, fontname="Helvetica", fontsize=10];
          n0 [label="0 UIWindow\\n(0 0; 320 480)"];
          n1 [label="1 Orchard.Box<Pear>\\n(10 20.5; 300 100)"];
          n0 -> n1;
          n2 [label="2 UILabel\\n(0 0; 90 20)\\n'Pears & \\"plums\\"'", color=gray, fontcolor=gray];
          n1 -> n2;
          n3 [label="3 UIImageView\\nno frame"];
          n1 -> n3;
        }

        """)
  }

  @Test func text() throws {
    let run = try run("--to", "text", "dump")
    #expect(run.status == 0)
    #expect(
      run.output == """
        <UIWindow: 0xa0; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0xb0>; layer = <UIWindowLayer: 0xc0>>
           | <Orchard.Box<Pear>: 0xa1; baseClass = UIView; frame = (10 20.5; 300 100); alpha = 0.5; clipsToBounds = YES>
           |    | <UILabel: 0xa2; frame = (0 0; 90 20); text = 'Pears & "plums"'; opaque = NO; userInteractionEnabled = NO>
           |    | <UIImageView: 0xa3; frame = (0 nan; 9 9)> - pear

        """)
    let cut = try self.run("--to", "text", "dump", text: "<UIView: 0x1; frame = (0 0; 9 9); te")
    #expect(cut.status == 2 && cut.output == "")
    #expect(
      cut.errors == """
        viewmend: error: --to text cannot say of node 0 UIView what the tree holds: read again it is \
        another.
          Use --to xml.

        """)
    let page = "<XCUIElementTypeOther type=\"x\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let other = try self.run("--to", "text", "dump", text: page)
    #expect(other.status == 2)
    #expect(
      other.errors.contains(
        "--to text writes UIKit's views, and this is a WebDriverAgent page source, which says less."
      ))
  }

  @Test func charactersThatXMLCannotHold() throws {
    let run = try run(
      "--to", "xml", "dump", text: "<A: 0x1; frame = (0 0; 1 1); text = '\u{1}a\tb'>")
    #expect(run.output.contains(" text=\"\u{FFFD}a&#9;b\" "))
    #expect(
      run.errors.contains("viewmend: 1 character that XML cannot hold is written as U+FFFD.\n"))
  }

  @Test func aFileIsReplacedOrLeft() throws {
    let folder = Folder()
    folder.write(dump, to: "dump")
    folder.write("old", to: "out.xml")
    folder.write("prose", to: "none")
    var run = try Viewmend.run(["convert", "--to", "xml", "-o", "out.xml", "none"], in: folder)
    #expect(run.status == 3 && folder.text("out.xml") == "old")
    run = try Viewmend.run(["convert", "-q", "--to", "xml", "-o", "out.xml", "dump"], in: folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    #expect(folder.text("out.xml")?.hasPrefix("<?xml") ?? false)
    #expect(folder.entries == ["dump", "none", "out.xml"])
    run = try Viewmend.run(["convert", "--to", "dot", "-o", "dump", "dump"], in: folder)
    #expect(run.status == 2 && folder.text("dump") == dump)
  }

  @Test func whatIsMissing() throws {
    let run = try run("dump")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: Option --to is missing.
          Say what to convert to: xml, json, dot or text.

        """)
    #expect(try self.run("--to", "svg", "dump").status == 2)
  }
}
