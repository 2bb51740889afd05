import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// Patches as commands for LLDB.
@Suite struct LLDBCommandsTests {
  private func patch(
    _ text: String, _ strategy: PatchRequest.Strategy = .frame, frames: [Int: Rect] = [:]
  ) throws -> (dump: Dump, patch: Patch) {
    let dump = try Dump.read(SourceText(Array(text.utf8), name: "dump"))
    let request = PatchRequest(strategy: strategy, frames: frames, destination: .process)
    return (dump, Patcher(request: request).patch(dump))
  }

  private func commands(
    _ text: String, _ strategy: PatchRequest.Strategy = .frame, frames: [Int: Rect] = [:],
    path: String = "dump.txt"
  ) throws -> [String] {
    let (dump, patch) = try patch(text, strategy, frames: frames)
    return LLDBCommands(patch, of: dump, path: path).text.split(separator: "\n").map(String.init)
  }

  private func expressions(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("#") }
  }

  @Test func theSeed() throws {
    let lines = try commands(SeedDump.flush)
    #expect(
      lines.filter { $0.hasPrefix("#") } == [
        "# viewmend: 1 correction of dump.txt, 2 views, in the process that printed it.",
        "# Paste this where it is stopped in LLDB, or `command source` a file of it. Every command "
          + "looks at",
        "# its objects first; where one is not what the dump shows, it changes nothing and says "
          + "\"refused\".",
        "# What is set holds until the app lays these views out again.",
        "# Looks at all of them, and changes nothing.",
        "# node 15 UINavigationItemButtonView: frame (8 6; 41 30) -> (0 0; 44 44), for "
          + "target-oversized",
        "# node 16 UILabel, in it: frame (-981 -995; 91 22) -> (-973 -989; 91 22), to stay where it "
          + "is on screen",
        "#   UIKit decides this frame: it shows what would be, and does not last.",
        "# Shows it, while the process is stopped.",
      ])
    let look = """
      expression -l objective-c++ -- struct VMView { unsigned long at; const char *name, *refusal; } \
      vmViews[] = {{0x8ab6c80, "UINavigationItemButtonView", "refused: node 15 at 0x8ab6c80 is no \
      UINavigationItemButtonView"}, {0x8ab6f10, "UILabel", "refused: node 16 at 0x8ab6f10 is no \
      UILabel"}}; const char *vmNo = sizeof(void *) != 8 ? "refused: the process is not a 64-bit \
      one" : (int)pthread_main_np() != 1 ? "refused: this is not the main thread; select it first \
      (thread select 1)" : 0; for (VMView &vmView : vmViews) if (!vmNo && !((unsigned \
      long)malloc_size((const void *)vmView.at) && (int)strcmp((const char \
      *)[(id)NSStringFromClass((Class)[(id)vmView.at class]) UTF8String], vmView.name) == 0)) vmNo \
      = vmView.refusal; 
      """
    #expect(
      expressions(lines) == [
        look
          + "(const char *)strdup(vmNo ? vmNo : \"all views are those of the dump\")",
        look
          + "struct VMFrame { double x, y, width, height; }; bool vmGoes = false; if (!vmNo) { "
          + "((void (*)(id, SEL, VMFrame))objc_msgSend)((id)0x8ab6c80, @selector(setFrame:), "
          + "VMFrame{0, 0, 44, 44}); (void)[(id)0x8ab6c80 layoutIfNeeded]; ((void (*)(id, SEL, "
          + "VMFrame))objc_msgSend)((id)0x8ab6f10, @selector(setFrame:), VMFrame{-973, -989, 91, "
          + "22}); } (const char *)strdup(vmNo ? vmNo : \"set\")",
        "expression -l objective-c++ -- (void)[(id)objc_getClass(\"CATransaction\") flush]; (const "
          + "char *)strdup(\"shown\")",
      ])
  }

  @Test func theSeedUnderAButton() throws {
    let lines = try commands(SeedDump.flush, .overlay)
    #expect(
      lines.contains(
        "# node 7 UINavigationBar: a UIButton (0 0; 44 44) as its last subview, for target-oversized"
      ))
    #expect(
      lines.contains(
        "# node 15 UINavigationItemButtonView: userInteractionEnabled on, so that it keeps what the "
          + "button leaves of it from the bar"))
    let change = try #require(expressions(lines).dropFirst().first)
    #expect(change.contains("(void)[(id)0x8ab6c80 setUserInteractionEnabled:(BOOL)1];"))
    #expect(change.contains("(void)[(id)0x8d75c40 addSubview:vmButton];"))
    #expect(change.contains("{0x8d75c40, \"UINavigationBar\", "))
  }

  @Test func whatHasNoNameInTheAppIsLeft() throws {
    let cases: [(String, LiveFault)] = [
      ("<UIButton; frame = (10 10; 30 44)>", .noAddress),
      ("<UIButton: 0x0; frame = (10 10; 30 44)>", .noAddress),
      (
        "<UIButton: 0x9; frame = (10 10; 30 44); transform = [0, 1, -1, 0, 0, 0]>",
        .turned
      ),
    ]
    for (row, fault) in cases {
      let text = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | \(row)\n"
      let (_, patch) = try patch(text)
      #expect(patch.edits.isEmpty, "\(row)")
      #expect(patch.remaining.map(\.reason) == [.unreachable(fault, node: 1)], "\(row)")
    }
  }

  @Test func aViewIsLeftForWhatIsInIt() throws {
    let text = SeedDump.flush.replacing("<UILabel: 0x8ab6f10; ", with: "<UILabel; ")
    let (_, patch) = try patch(text)
    #expect(patch.edits.isEmpty)
    #expect(patch.remaining.map(\.reason) == [.unreachable(.noAddress, node: 16)])
    // A button over it leaves the label alone.
    #expect(try !self.patch(text, .overlay).patch.edits.isEmpty)
  }

  @Test func aFrameOfOnesOwnIsRefused() throws {
    let text = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIView; frame = (10 10; 30 44)>\n"
    let (_, patch) = try patch(text, frames: [1: Rect(x: 0, y: 0, width: 9, height: 9)])
    #expect(patch.refusal == .unreachable(.noAddress, node: 1))
  }

  @Test func placesOnTheScreenAreNoFrames() throws {
    let text = """
      <viewmend version="1"><view class="UIWindow" address="0x1" screenFrame="0 0 320 480">
      <view class="UIButton" address="0x2" screenFrame="10 10 30 44"/></view></viewmend>
      """
    let (dump, patch) = try patch(text)
    #expect(dump.tree.traits.space == .screen)
    #expect(patch.remaining.map(\.reason) == [.unreachable(.noViews, node: 1)])
  }

  /// What a file says comes into an expression only where it has the shape of what it should be.
  @Test(arguments: [
    "A\"); system(\"x", "A\\", "A b", "A;b", "A\nB", "9A", "A..B", ".A", "", "A-B", "A\u{202E}B",
    "A%s", "A'B", "A`B", "A<B>", "A?B", "A\u{0}B", "A[0]", "A{0}",
  ])
  func oddClassNames(name: String) { #expect(!LiveObject.isClassName(name)) }

  @Test(arguments: [
    "UILabel", "App.RoundButton", "_TtC3App6Button", "_TtGC7SwiftUI14_UIHostingViewV3App4Root_",
    "$s3App6ButtonC", "RCTView", "Приложение.Кнопка", "App.戻るボタン",
  ])
  func classNames(name: String) { #expect(LiveObject.isClassName(name)) }

  @Test(arguments: [
    "0x", "0x0", "0x00", "8ab6c80", "0x12345678123456789", "0x1g", "0x1 ", "0x1;", "-0x1", "0x-1",
    "(null)", "0x1\n", "0X", "",
  ])
  func oddAddresses(text: String) { #expect(!LiveObject.isAddress(text)) }

  @Test(arguments: ["0x1", "0x8ab6c80", "0x00007fb1a2b3c4d5", "0xFFFFFFFFFFFFFFFF", "0X1A"])
  func addresses(text: String) { #expect(LiveObject.isAddress(text)) }

  @Test func aNameOfAFileStaysInItsComment() throws {
    let lines = try commands(SeedDump.flush, path: "a\nplatform shell x\u{2028}\r.txt")
    #expect(
      lines.first
        == "# viewmend: 1 correction of a?platform shell x??.txt, 2 views, in the process that "
        + "printed it.")
    #expect(lines.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix(LLDBExpression.command) })
  }

  @Test func whatIsPrintedTwiceIsSetOnce() throws {
    let rows =
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = (10 10; 30 44)>\n"
    let lines = try commands(rows + "\npo again\n" + rows)
    #expect(lines.first?.hasPrefix("# viewmend: 1 correction of dump.txt, 1 view,") == true)
  }

  /// Every number is written with all its digits, as C reads it.
  @Test func numbers() throws {
    let lines = try commands(
      SeedDump.flush, frames: [15: Rect(x: -0.5, y: 1e-5, width: 1e16, height: 30.25)])
    let change = try #require(expressions(lines).dropFirst().first)
    #expect(change.contains("VMFrame{-0.5, 1e-05, 1e+16, 30.25}"))
  }
}
