import Testing

/// `normalize`: whole outputs, and what it comes to.
@Suite struct NormalizeTests {
  private let dump = """
    2031-04-05 06:07:08.912 Orchard[4711:0a2f] A bug in "Cider press":
    <UIWindow: 0x7f90a010; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x7f90b0>; layer = <UIWindowLayer: 0x7f90c0>>
       | <Orchard.(unknown context at $10f2ab3c).Box: 0x7f90d0; reactTag: 1207; frame = (10.333333 20.0049; 300 100); animations = { position=<CABasicAnimation: 0x7f90e0>; }; layer = <CALayer: 0x7f90f0>>
       |    | <UILabel: 0x7f9100; frame = (0 0; 90 20); text = 'Pears 0x7f90d0 & 12 plums'; tag = 42; layer = <_UILabelLayer: 0x7f9110>>
       |    | <UIImageView: 0x7f9120; frame = (0 30; 9 9)> - pear_back

    <UITapGestureRecognizer: 0x7f90b8; state = Possible; view = <UIWindow 0x7f90a010>; target= <(action=pickPears:, target=<Orchard.Hand 0x7f9130>)>>

    """

  private func run(_ arguments: String..., text: String? = nil) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(text ?? dump, to: "dump.txt")
    return try Viewmend.run(["normalize"] + arguments + ["dump.txt"], in: folder)
  }

  @Test func form() throws {
    let run = try run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        0000-00-00 00:00:00.000 Orchard[0000:0000] A bug in "Cider press":
        <UIWindow: 0x1; frame = (0 0; 320 480); gestureRecognizers = <NSArray>; layer = <UIWindowLayer>>
           | <Orchard.(unknown context at $1).Box; reactTag: 0; frame = (10.33 20; 300 100); animations = { position=<CABasicAnimation>; }; layer = <CALayer>>
           |    | <UILabel; frame = (0 0; 90 20); text = 'Pears 0x7f90d0 & 12 plums'; tag = 42; layer = <_UILabelLayer>>
           |    | <UIImageView; frame = (0 30; 9 9)> - pear_back

        <UITapGestureRecognizer: 0x2; state = Possible; view = <UIWindow 0x1>; target= <(action=pickPears:, target=<Orchard.Hand 0x3>)>>

        """)
    #expect(try self.run(text: run.output).output == run.output)
  }

  @Test func rounding() throws {
    let row = "<UIWindow; frame = (0.3 0.26; 320.125 480)>\n"
    func rounded(_ step: String) throws -> String { try run("--round", step, text: row).output }
    #expect(try rounded("0.5") == "<UIWindow; frame = (0.5 0.5; 320 480)>\n")
    #expect(try rounded("0") == row)
    #expect(try run(text: row).output == "<UIWindow; frame = (0.3 0.26; 320.13 480)>\n")
  }

  @Test func redaction() throws {
    let run = try run("--redact")
    #expect(run.status == 0)
    #expect(
      run.output == """
        0000-00-00 00:00:00.000 Xxxxxxx[0000:0000] X xxx xx "Xxxxx xxxxx":
        <UIWindow: 0x1; frame = (0 0; 320 480); gestureRecognizers = <NSArray>; layer = <UIWindowLayer>>
           | <Orchard.(unknown context at $1).Box; reactTag: 0; frame = (10.33 20; 300 100); animations = { position=<CABasicAnimation>; }; layer = <CALayer>>
           |    | <UILabel; frame = (0 0; 90 20); text = 'Xxxxx 0x0x00x0 & 00 xxxxx'; tag = 42; layer = <_UILabelLayer>>
           |    | <UIImageView; frame = (0 30; 9 9)> - xxxx_back

        <UITapGestureRecognizer: 0x2; state = Possible; view = <UIWindow 0x1>; target= <(action=xxxxXxxxx:, target=<Orchard.Hand 0x3>)>>

        """)
    #expect(try self.run("--redact", text: run.output).output == run.output)
    let hidden = try self.run("--redact-classes").output
    #expect(hidden.contains("target=<Xxxxxxx.Xxxx 0x3>"))
    #expect(!hidden.contains("Orchard"))
  }

  /// What no reader looks at is written over as well.
  @Test func redactionOfXML() throws {
    let folder = Folder()
    folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- taken by Smith -->
      <viewmend version="1">
        <view class="UIWindow" address="0x7f01" frame="0 0 320 480" owner="Smith &amp; Daughters">
          <view class="UIButton" frame="8 6.004 41 30" text="Zur&#xFC;ck" label="&#83;mith" identifier="smithBackButton" tag="7"/>
        </view>
      </viewmend>

      """, to: "dump.xml")
    let run = try Viewmend.run(["normalize", "--redact", "dump.xml"], in: folder)
    #expect(
      run.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- xxxxx xx Xxxxx -->
        <viewmend version="1">
          <view class="UIWindow" address="0x1" frame="0 0 320 480" owner="Xxxxx &amp; Xxxxxxxxx">
            <view class="UIButton" frame="8 6 41 30" text="Xxxxxx" label="Xxxxx" identifier="xxxxxBackButton" tag="7"/>
          </view>
        </viewmend>

        """)
  }

  @Test func check() throws {
    let folder = Folder()
    folder.write(dump, to: "a.txt")
    folder.write("<UIWindow; frame = (0 0; 320 480)>\n", to: "b.txt")
    let both = try Viewmend.run(["normalize", "--check", "a.txt", "b.txt"], in: folder)
    #expect(both.status == 1)
    #expect(both.output == "")
    #expect(both.errors == "viewmend: a.txt is not in the form to commit.\n")
    #expect(folder.text("a.txt") == dump)
    #expect(try Viewmend.run(["normalize", "--check", "b.txt"], in: folder).status == 0)
  }

  @Test func inPlace() throws {
    let folder = Folder()
    folder.write(dump, to: "a.txt")
    let run = try Viewmend.run(["normalize", "-i", "."], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(folder.text("a.txt")?.hasPrefix("0000-00-00 00:00:00.000 Orchard[0000:0000]") == true)
    #expect(folder.entries == ["a.txt"])
    #expect(try Viewmend.run(["normalize", "--check", "."], in: folder).status == 0)
  }

  @Test func whatCannotBeAsked() throws {
    let folder = Folder()
    folder.write(dump, to: "a.txt")
    folder.write(dump, to: "b.txt")
    let two = try Viewmend.run(["normalize", "a.txt", "b.txt"], in: folder)
    #expect(two.status == 2)
    #expect(
      two.errors == """
        viewmend: error: More than one file cannot be written to one place.
          Add --in-place, or name one FILE.

        """)
    let check = try Viewmend.run(["normalize", "--check", "-i", "a.txt"], in: folder)
    #expect(check.status == 2)
    folder.write("nothing here\n", to: "c.txt")
    let none = try Viewmend.run(["normalize", "c.txt"], in: folder)
    #expect(none.status == 3)
    #expect(none.output == "")
  }

  /// UIKit prints objects behind bars; options are numbers.
  @Test func pointersBehindARow() throws {
    let run = try run(
      text: """
        <UINavigationBar: 0x7f01; frame = (0 20; 320 44)> delegate=0x7f02 options=0x10
           | <_UINavigationBarContentView: 0x7f03; frame = (0 0; 320 44)> layout=0x7f04

        """)
    let form = """
      <UINavigationBar; frame = (0 20; 320 44)> delegate=0x1 options=0x10
         | <_UINavigationBarContentView; frame = (0 0; 320 44)> layout=0x2

      """
    #expect(run.output == form)
    #expect(try self.run(text: form).output == form)
  }

  /// A damaged row may run a pointer into a value that counts, and a log's stamp into a description.
  @Test(arguments: [
    "<UIWin; reactTag: 7dow: 0x7f01; frame = (0 0; 320 44)>\n",
    "2031-04-05 06:07:08.912 Cider[47:view: 0x7f90; 11] <UIWindow: 0x7f01; frame = (0 0; 1 1)>\n",
  ]) func damageStaysAsItIs(_ text: String) throws {
    let once = try run(text: text)
    #expect(once.status == 0)
    #expect(try run(text: once.output).output == once.output)
  }

  /// In Interface Builder's archives actions and outlets are keys.
  @Test func redactionOfAnArchive() throws {
    let folder = Folder()
    let archive = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
        <data>
          <array key="IBDocument.RootObjects" id="1000">
            <object class="IBUIView" id="12"><string key="NSFrameSize">{320, 460}</string></object>
          </array>
          <object class="IBClassDescriber" key="IBDocument.Classes">
            <dictionary key="actions"><string key="pressTheCider:">id</string></dictionary>
            <dictionary key="outlets"><string key="12.CustomClassName">UIView</string></dictionary>
          </object>
        </data>
      </archive>

      """
    folder.write(archive, to: "press.xib")
    let run = try Viewmend.run(["normalize", "--redact", "press.xib"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == archive.replacing("pressTheCider:", with: "xxxxxXxxXxxxx:"))
  }

  @Test func redactionOfObservedClasses() throws {
    let run = try run(
      "--redact-classes",
      text: """
        <UIWindow; frame = (0 0; 320 480)>
           | <NSKVONotifying_OrchardView; frame = (1 1; 10 10)>
           | <NSKVONotifying_UIButton; frame = (1 1; 10 10)>

        """)
    #expect(
      run.output == """
        <UIWindow; frame = (0 0; 320 480)>
           | <NSKVONotifying_XxxxxxxView; frame = (1 1; 10 10)>
           | <NSKVONotifying_UIButton; frame = (1 1; 10 10)>

        """)
  }
}
