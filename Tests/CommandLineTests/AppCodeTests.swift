import Foundation
import TestSupport
import Testing

/// `patch --emit swift` and `--emit objc`, compiled against what they use of UIKit.
@Suite struct AppCodeTests {
  private let folder = Folder.withSeed()

  /// The folder of the compilers; the toolchain's own clang knows Objective-C.
  private static let tools: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map(String.init)
    .first { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

  private static let buttons = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 30 44)>
       | <App.RoundButton: 0x3; frame = (10 110; 30 20.5)>
       | <KnobControl: 0x4; frame = (100 210; 30 30)>
       | <UIButton: 0x5; frame = (100 310; 30 30); transform = [1, 0, 0, -1, 0, 0]>
       | <UILabel: 0x6; frame = (0 470; 9 9); text = '*/ \\'>

    """

  private func emit(_ kind: String, _ arguments: [String]) throws -> String {
    folder.write(Self.buttons, to: "buttons.txt")
    let run = try Viewmend.run(["patch", "--emit", kind, "-q"] + arguments, in: folder)
    #expect(run.status < 2, "\(run.errors)")
    return run.output
  }

  private func compile(_ line: String) throws {
    let tools = try #require(Self.tools, "There is no swiftc on the PATH.")
    let run = try Viewmend.shell(
      line, in: folder,
      environment: ["PATH": "\(tools):/usr/bin:/bin", "UIKIT": "\(Debugger.sources)/UIKit"])
    #expect(run.status == 0, "\(run.errors)")
  }

  private static let cases = [
    ["dump-flush.txt"], ["--strategy", "overlay", "dump-flush.txt"], ["buttons.txt"],
    ["--set", "5 frame=(1 2; 3 4.5)", "--rules", "none", "buttons.txt"],
  ]

  @Test(arguments: cases)
  func swiftCompiles(arguments: [String]) throws {
    folder.write(try emit("swift", arguments), to: "code.swift")
    try compile(
      """
      cp "$UIKIT/UIKit.swift.txt" UIKit.swift && \
      swiftc -swift-version 5 -emit-module -module-name UIKit -o UIKit.swiftmodule \
      UIKit.swift && swiftc -swift-version 5 -warnings-as-errors -typecheck -I . code.swift
      """)
  }

  @Test(arguments: cases)
  func objectiveCCompiles(arguments: [String]) throws {
    folder.write(try emit("objc", arguments), to: "code.m")
    try compile(
      """
      mkdir UIKit && cp "$UIKIT/UIKit.h" UIKit && clang -fsyntax-only -x objective-c \
      -fobjc-arc -fobjc-runtime=macosx-14 -Wall -Wextra -Werror -I . code.m
      """)
  }

  @Test func aRegionPastTheBounds() throws {
    let code = try emit("swift", ["buttons.txt"])
    #expect(
      code.contains(
        """
        // Frame (10 110; 30 20.5), wanted (3 98.25; 44 44), in its superview.
        extension TouchInsetButton {
          /// Call it where the view is made.
          func useRegionOfNode2() {
            touchInsets = UIEdgeInsets(top: -11.75, left: -7, bottom: -11.75, right: -7)
          }
        }
        """))
    #expect(code.contains("class TouchInsetControl: UIControl {"))
    #expect(code.components(separatedBy: "class TouchInsetButton: UIButton {").count == 2)
    #expect(!code.contains("useRegionOfNode4"))
    #expect(
      code.contains(
        """
        // It has a transform: work the region out in its own bounds.
        // What the app would have to do is not known.
        """))
    #expect(
      try emit("objc", ["buttons.txt"]).contains(
        """
        - (void)useRegionOfNode2 {
          self.touchInsets = UIEdgeInsetsMake(-11.75, -7, -11.75, -7);
        }
        """))
  }

  @Test func whatUIKitLaysOutGetsAnItem() throws {
    let code = try emit("swift", ["dump-flush.txt"])
    #expect(
      code.contains(
        "// target-oversized: The back button's container is 41 x 30 pt and reaches 28.5 pt past its "
          + "arrow\n"))
    #expect(code.contains("// stood 8 pt from the bar's left end. "))
    #expect(
      code.contains("let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))"))
    #expect(code.contains("navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)"))
  }

  @Test func orAButtonOverIt() throws {
    let code = try emit("swift", ["--strategy", "overlay", "dump-flush.txt"])
    #expect(code.contains("extension UINavigationBar {"))
    #expect(
      code.contains(
        "// What the button leaves of the view, (44 26; 5 30) on screen, still goes back;"))
    #expect(!code.contains("leftBarButtonItem = "))
  }

  @Test func nothingToDo() throws {
    folder.write(SmallDumps.clean, to: "clean.txt")
    #expect(
      try emit("swift", ["clean.txt"]) == "// viewmend: nothing to change for clean.txt\n")
    #expect(try emit("objc", ["clean.txt"]) == "// viewmend: nothing to change for clean.txt\n")
  }
}
