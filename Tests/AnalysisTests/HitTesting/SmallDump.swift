import Analysis
import Formats
import Hierarchy

/// A dump written by hand, whose views are named by their classes; no class occurs twice.
struct SmallDump {
  let tree: ViewTree

  init(_ text: String) throws {
    tree = try Dump.read(SourceText(text)).tree
  }

  func node(_ name: String) -> Int {
    guard let node = tree.indices.first(where: { tree[$0].className == name }) else {
      preconditionFailure("The dump has no \(name).")
    }
    return node
  }

  func name(_ node: Int?) -> String? { node.map { tree[$0].className } }

  /// Tests a point of the only screen.
  func test(_ x: Double, _ y: Double, assuming names: [String] = []) -> HitTest {
    precondition(tree.screens.count == 1)
    return HitTester(tree).test(
      Point(x: x, y: y), on: tree.screens[0],
      assumingInteractive: Set(names.map(node)))
  }

  /// The class of the view that takes a point, or nil.
  func hit(_ x: Double, _ y: Double, assuming names: [String] = []) -> String? {
    name(test(x, y, assuming: names).hit)
  }

  func path(_ answer: HitTest) -> [String] { answer.path.map { tree[$0].className } }

  /// The refusals as `class reason`.
  func refusals(_ answer: HitTest) -> [String] {
    answer.refusals.map { "\(tree[$0.node].className) \($0.reason.rawValue)" }
  }
}
