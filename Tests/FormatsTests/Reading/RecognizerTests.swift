import Formats
import Hierarchy
import Testing

/// Recognizers printed beside a tree are tied to the views that they name.
@Suite struct RecognizerTests {
  private static let tree =
    "<A: 0x1; frame = (0 0; 1 1)>\n   | <B: 0x2; frame = (0 0; 1 1); gestureRecognizers = <NSArray: 0x5>>\n"

  @Test func recognizersAreTied() throws {
    let marked = Marked(
      Self.tree
        + "⟦<UITapGestureRecognizer: 0x7; state = Possible; view = <B: 0x2>; target= <(action=tap:, target=<VC: 0x8>)>>⟧\n"
        + "⟦<UIPanGestureRecognizer: 0x9; state = Began; enabled = NO; view = <C 0x6>; "
        + "targets= <(action=one:, target=<D 0x8>), (action=two, target=<D 0x8>)>>⟧\n")
    let dump = try marked.read()
    #expect(dump.outline == ["0 A", "1 B"])
    #expect(dump.complaints == [])
    var tap = GestureRecognizer(className: "UITapGestureRecognizer", range: marked.places[0])
    tap.address = "0x7"
    tap.state = "Possible"
    tap.targets = [.init(action: "tap:", object: ObjectName(className: "VC", address: "0x8"))]
    tap.view = ObjectName(className: "B", address: "0x2")
    tap.node = 1
    var pan = GestureRecognizer(className: "UIPanGestureRecognizer", range: marked.places[1])
    pan.address = "0x9"
    pan.isEnabled = false
    pan.state = "Began"
    pan.targets = ["one:", "two"].map {
      .init(action: $0, object: ObjectName(className: "D", address: "0x8"))
    }
    pan.view = ObjectName(className: "C", address: "0x6")
    #expect(dump.recognizers == [tap, pan])
  }

  @Test func recognizersOfOtherNamesNameAView() throws {
    let dump = try Marked(Self.tree + "<MyPress: 0x7; state = Possible; view = <A: 0x1>>\n").read()
    #expect(dump.recognizers.map(\.className) == ["MyPress"])
    #expect(dump.recognizers.map(\.node) == [0])
  }

  @Test func cutRecognizersAreKept() throws {
    let dump = try Marked(
      Self.tree + "<UITapGestureRecognizer: 0x7; state = Possible; view = <B 0x2>; target= <(a"
    ).read()
    #expect(dump.recognizers.map(\.node) == [1])
    #expect(dump.tree.count == 2)
  }
}
