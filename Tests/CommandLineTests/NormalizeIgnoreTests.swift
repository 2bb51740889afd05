import TestSupport
import Testing

/// `normalize` where findings are ignored by what it takes out.
@Suite struct NormalizeIgnoreTests {
  private static let accepted = """
    {"ignores": [{"selector": "#0x7f4", "rules": ["target-too-small"], "reason": "Known."}]}
    """

  /// An address that goes, and a place before the first view; the form is that of a file without them.
  @Test(arguments: [
    (
      """
      <viewmend version="1"><safeArea frame="0 20.004 320 440"/>\
      <view class="UIWindow" frame="0 0 320 480">\
      <view class="UIButton" address="0x7f4" frame="100.004 100 20 20"/></view></viewmend>

      """, "frame=\"100 100 20 20\""
    ),
    (
      """
      <UIWindow: 0x7f1; frame = (0 0; 320 480)>
         | <UIButton: 0x7f4; frame = (100.004 100; 20 20)>

      """, "frame = (100 100; 20 20)"
    ),
  ])
  func anAddressThatGoesChangesNoPlace(dump: String, frame: String) throws {
    let folder = Folder()
    folder.write(Self.accepted, to: ".viewmend.json")
    folder.write(dump, to: "dump")
    let run = try Viewmend.run(["normalize", "-o", "kept", "dump"], in: folder)
    #expect(run.status == 0)
    #expect(folder.text("kept")?.contains(frame) == true)
    let again = try Viewmend.run(["normalize", "--check", "kept"], in: folder)
    #expect(again.status == 0)
  }
}
