import Analysis
import Testing

/// `invalid-frame`.
@Suite struct InvalidFrameTests {
  private func wording(_ frame: String) throws -> Finding.Wording? {
    try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Card: 0x2; frame = (\(frame))>
      """
    ).wording(.invalidFrame)
  }

  @Test(arguments: ["20 20; nan 21", "nan 20; 20 21", "20 inf; 20 21", "20 20; -inf 21"])
  func numbersThatAreNone(frame: String) throws {
    let words = try wording(frame)
    #expect(
      words?.message
        == "The frame of Card is (\(frame)), which is not four finite numbers.")
    #expect(words?.cause == "a division by zero or an uninitialised size in the layout code")
  }

  @Test(arguments: ["a b; c d", "20 20; 21", "20 20 20; 21"])
  func noNumbers(frame: String) throws {
    #expect(
      try wording(frame)?.message
        == "The frame of Card is (\(frame)), which is not four finite numbers.")
  }

  @Test func textThatAFrameSwallowed() throws {
    let words = try wording("0 0;\n and a line\nof text 320 480")
    #expect(
      words?.message
        == "The frame of Card is (0 0; and a line of text 320 480), which is not four finite numbers."
    )
    #expect(words?.cause == nil)
  }

  /// What XML escapes is quoted as it reads.
  @Test func wordsOfXMLAreReadBeforeTheyAreQuoted() throws {
    let audited = try Audited(
      """
      <viewmend version="1"><view class="UIWindow" frame="0 0 320 480">\
      <view class="Card" frame="0 0 &lt;9 &amp; 9"/></view></viewmend>
      """)
    #expect(
      audited.wording(.invalidFrame)?.message
        == "The frame of Card is (0 0 <9 & 9), which is not four finite numbers.")
  }

  @Test func negativeSizes() throws {
    let words = try wording("0 64; 320 -64")
    #expect(
      words?.message
        == "The frame of Card is (0 64; 320 -64): its size is negative, and UIKit takes it as "
        + "(0 0; 320 64).")
    #expect(words?.cause == "a size computed as a difference without a lower limit of 0")
    #expect(try wording("9 9; -1 5") != nil)
  }

  @Test(arguments: ["0 0; 0 0", "9 9; 0 44", "-981 -995; 91 22", "0 0; 1e+06 5"])
  func ordinaryFrames(frame: String) throws { #expect(try wording(frame) == nil) }

  @Test func aCutRowIsNoFault() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Card: 0x2; frame = (0 0; 32
      """)
    #expect(audited.verdicts(.invalidFrame) == [])
  }

  @Test func aBarBeforeItsFirstLayout() throws {
    let audited = try Audited(
      """
      <UINavigationBar: 0x10; frame = (0 0; 0 0)>
         | <_UINavigationBarBackground: 0x12; frame = (0 0; 0 0)>
      """)
    #expect(audited.verdicts(.invalidFrame) == ["UINavigationBar cannot-tell"])
    #expect(
      audited.wording(.invalidFrame).map { [$0.message, $0.ask] } == [
        "The bar and all its parts have zero size: it has not been laid out yet.",
        "capture again in viewDidAppear, or: expr (void)[(UIView *)0x10 layoutIfNeeded], "
          + "then po [(UIView *)0x10 recursiveDescription]",
      ])
    let again = try Audited(
      """
      <UINavigationBar: 0x10; frame = (0 0; 0 0)>
      (lldb) po [(UIView *)0x10 recursiveDescription]
      <UINavigationBar: 0x10; frame = (0 20; 320 44)>
      """)
    #expect(again.verdicts(.invalidFrame) == [], "the same bar, laid out, is in the file")
    let laidOut = try Audited(
      """
      <UINavigationBar: 0x10; frame = (0 0; 0 0)>
         | <_UINavigationBarBackground: 0x12; frame = (0 0; 320 64)>
      """)
    #expect(laidOut.verdicts(.invalidFrame) == [])
  }
}
