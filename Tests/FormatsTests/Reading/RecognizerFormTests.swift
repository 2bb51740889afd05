import Formats
import Hierarchy
import Testing

/// Gesture recognizer descriptions as debuggers print them.
@Suite struct RecognizerFormTests {
  private func read(_ text: String) throws -> (recognizers: [GestureRecognizer], dump: Dump) {
    let dump = try Dump.read(
      SourceText(
        "<UIView: 0x10; frame = (0 0; 9 9)>\n   | <UIView: 0x20; frame = (0 0; 9 9)>\n" + text))
    #expect(dump.tree.count == 2)
    return (dump.recognizers, dump)
  }

  private func only(_ text: String) throws -> GestureRecognizer {
    let found = try read(text)
    #expect(found.dump.diagnostics.map(\.message) == [])
    return try #require(found.recognizers.count == 1 ? found.recognizers.first : nil)
  }

  @Test func aNameAndFlags() throws {
    let one = try only(
      "<UITapGestureRecognizer: 0x1a0 (pear.pick-one); state = Began; enabled = NO; "
        + "cancelsTouchesInView = NO; view = <UIView: 0x20>; "
        + "target= <(action=pick:, target=<Pear.Basket 0x1b0>)>; numberOfTapsRequired = 2>")
    #expect(one.className == "UITapGestureRecognizer")
    #expect(one.address == "0x1a0")
    #expect(one.name == "pear.pick-one")
    #expect(one.state == "Began")
    #expect(!one.isEnabled)
    #expect(one.node == 1)
    #expect(one.targets.map(\.action) == ["pick:"])
    #expect(one.targets.map(\.object?.description) == ["Pear.Basket 0x1b0"])
  }

  @Test func aNameThatIsLong() throws {
    let name = String(repeating: "pear.", count: 30)
    let one = try only(
      "<UIPanGestureRecognizer: 0x1a0 (\(name)); state = Possible; view = <UIView 0x10>; "
        + "target= <(action=pan:, target=<Basket 0x1b0>)>>")
    #expect(one.name == name)
    #expect(one.node == 0)
  }

  @Test func aClassOfTheAppsOwn() throws {
    let one = try only(
      "<Pear.EdgeSwipe: 0x1a0; baseClass = UIScreenEdgePanGestureRecognizer; state = Possible; "
        + "view = <UIView 0x10>; target= <(action=pan:, target=<Basket 0x1b0>)>>")
    #expect(one.className == "Pear.EdgeSwipe")
    #expect(one.baseClassName == "UIScreenEdgePanGestureRecognizer")
  }

  @Test func severalTargetsAndNone() throws {
    let several = try only(
      "<UIPanGestureRecognizer: 0x1a0; state = Possible; view = <UIView 0x10>; "
        + "targets= <(action=a:, target=<Basket 0x1b0>), (action=b:with:, target=<(null) 0x0>)>>")
    #expect(several.actions == ["a:", "b:with:"])
    #expect(several.targets.map(\.object?.className) == ["Basket", nil])
    let none = try only(
      "<UIPanGestureRecognizer: 0x1a0; state = Possible; view = <UIView 0x10>; target= <(null)>>")
    #expect(none.targets == [])
    let gone = try only(
      "<UIPanGestureRecognizer: 0x1a0; state = Possible; view = <(null) 0x0>; "
        + "target= <(action=(null), target=<Basket 0x1b0>)>>")
    #expect(gone.targets == [])
    #expect(gone.view == nil)
  }

  @Test(arguments: ["", "\n        "])
  func whatMustFail(lead: String) throws {
    let end = lead.isEmpty ? "" : "\n    "
    let found = try read(
      "<UITapGestureRecognizer: 0x1a0; state = Possible; view = <UIView 0x10>; "
        + "target= <(action=a:, target=<Basket 0x1b0>)>; must-fail = {\(lead)"
        + "<UITapGestureRecognizer: 0x1c0; state = Possible; enabled = NO; view = <UIView 0x20>; "
        + "target= <(action=b:, target=<Basket 0x1b0>)>; numberOfTapsRequired = 2>,\(lead)"
        + "<UIPanGestureRecognizer: 0x1d0 (pan); state = Possible; view = <UIView 0x20>>\(end)}>\n"
        + "<UISwipeGestureRecognizer: 0x1e0; state = Possible; view = <UIView 0x20>>\n")
    #expect(found.dump.diagnostics.map(\.message) == [])
    #expect(found.recognizers.map(\.address) == ["0x1a0", "0x1e0"])
    let one = found.recognizers[0]
    #expect(one.isEnabled, "the one that must fail is off, not this one")
    #expect(one.actions == ["a:"])
    #expect(
      one.mustFail.map(\.description) == [
        "UITapGestureRecognizer 0x1c0", "UIPanGestureRecognizer 0x1d0",
      ])
  }

  @Test(arguments: [
    "<__NSArrayM 0x6000>(\n#1,\n#2\n)\n", "(\n    \"#1\",\n    \"#2\"\n)\n",
    "▿ 2 elements\n  - 0 : #1\n  - 1 : #2\n",
  ])
  func lists(form: String) throws {
    func tap(_ address: String) -> String {
      "<UITapGestureRecognizer: \(address); state = Possible; view = <UIView 0x20>; "
        + "target= <(action=a:, target=<Basket 0x1b0>)>>"
    }
    let list = form.replacing("#1", with: tap("0x1a0")).replacing("#2", with: tap("0x1c0"))
    let found = try read("(lldb) po view.gestureRecognizers\n" + list)
    #expect(found.recognizers.map(\.address) == ["0x1a0", "0x1c0"])
    #expect(found.recognizers.map(\.node) == [1, 1])
    #expect(found.dump.diagnostics.count == (form.hasPrefix("▿") ? 1 : 0), "\(form)")
  }

  /// People break long descriptions, terminals break them at a column, pages escape them.
  @Test(arguments: [
    "; \n     ", ";\n", "ble;\n state", "&lt;", "// ",
  ])
  func brokenAndEscaped(form: String) throws {
    var text =
      "<UIScreenEdgePanGestureRecognizer: 0x1a0; state = Possible; enabled = NO; "
      + "delaysTouchesBegan = YES; view = <UIView 0x20>; target= <(action=handleNavigationTransition:,"
      + " target=<_UINavigationInteractiveTransition 0x1b0>)>>"
    switch form {
    case "&lt;": text = text.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    case "// ": text = "// " + text
    case "ble;\n state":
      let bytes = Array(text)
      text = stride(from: 0, to: bytes.count, by: 80).map {
        String(bytes[$0..<min($0 + 80, bytes.count)])
      }.joined(separator: "\n")
    default: text = text.replacing("; ", with: form)
    }
    let rows = "<UIView: 0x10; frame = (0 0; 9 9)>\n   | <UIView: 0x20; frame = (0 0; 9 9)>\n"
    let whole =
      form == "&lt;"
      ? rows.replacing("<", with: "&lt;").replacing(">", with: "&gt;") + text : rows + text
    let dump = try Dump.read(SourceText(whole + "\n"))
    #expect(dump.recognizers.map(\.actions) == [["handleNavigationTransition:"]], "\(form)")
    #expect(dump.recognizers.map(\.isEnabled) == [false])
    #expect(dump.recognizers.map(\.node) == [1])
    #expect(dump.tree.count == 2)
  }

  @Test func theLastBracketIsMissing() throws {
    let found = try read(
      "<UITapGestureRecognizer: 0x1a0; state = Possible; enabled = NO; view = <UIView 0x20>; "
        + "target= <(action=a:, target=<Basket 0x1b0>)>\n\nprose\n")
    #expect(found.recognizers.map(\.actions) == [["a:"]])
    #expect(found.recognizers.map(\.isEnabled) == [false])
  }
}
