import Foundation
import TestSupport

/// Texts to start from: made-up screens, and the inputs of all fixtures.
enum Seeds {
  /// A few screens of few views, each short enough to be read thousands of times.
  static let screens: [[UInt8]] = (0..<40).map { seed in
    let lines = RandomTree(seed: UInt64(seed), style: .any).text.split(separator: "\n").prefix(7)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Texts with the things that stand around trees.
  static let pastes: [[UInt8]] = [
    "(lldb) po [w a]\n$0 = 1 <UIWindow: 0x1; frame = (0 0; 9 9); text = 'a'; layer = <L: 0x2>>\n"
      + "   | <B: 0x3; baseClass = UIButton; frame = (0 0; 1 1)> - Back\n...\n   |    | <L: 0x4> (layer)\n",
    "<A: 0x1; frame = (0 0; 9 9)>:(\n  <B: 0x2; frame = (0 0; 1 1)>,\n  <C: 0x3; frame = (1 1; 1 1)>\n)\n",
    "&lt;A: 0x1; frame = (0 0; 9 9)&gt;\n   | &lt;B: 0x2; frame = (0 0; 1 1); text = &#39;x&#39;&gt;\n",
    "\"<A: 0x1; frame = (0 0; 9 9)>\\n   | <B: 0x2; frame = (0 0; 1 1); text = \\'\\u53d6\\'>\\n\"\n",
    "<A: 0x1; frame = (0 0; 9 9); lay\ner = <L: 0x2>>\n   | <B: 0x2; frame = (0 0;\n1 1)>\n",
    "<<A: 0x1; frame = (0 0; 9 9)>: item=<<I: 0x2>: title:'B'> title=C>\n-><A: 0x1; frame = (0 0; 1 1)>\n",
    "<A: 0x1; frame = (0 0; 9 9)>\n<UITapGestureRecognizer: 0x7; state = Possible; view = <A: 0x1>; "
      + "target= <(action=tap:, target=<VC: 0x8>)>>\n<VC 0x2>, state: appeared, view: <A 0x1>\n",
    "<A: 0x1; frame = (0 0; 9 9); placeholder = a; b; image = <UIImage:0x1 \"x\"; (1 1)@3>; "
      + "transform = [1, 0, 0, 2, 0, 0]; contentOffset: {0, 5}; alpha = 0.5>\n",
  ].map { Array($0.utf8) }

  /// Every input of a fixture, where the tree has any.
  static var fixtures: [[UInt8]] {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures").path
    let names = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.split(separator: "/").last?.hasPrefix("input.") ?? false }.sorted()
      .compactMap { FileManager.default.contents(atPath: "\(top)/\($0)").map { Array($0) } }
  }
}
