import Analysis
import Formats
import Hierarchy
import Testing

/// `swipe-back-disabled`, answer by answer.
@Suite struct SwipeBackTests {
  private let rule = RuleID.swipeBackDisabled

  private static let custom = "<UIButton: 0x12; frame = (16 7; 44 30)>"
  private static let system =
    "<UINavigationItemButtonView: 0x12; frame = (8 6; 60 30); userInteractionEnabled = NO>"

  private func recognizer(
    _ className: String = "_UIParallaxTransitionPanGestureRecognizer", _ address: String = "0x30",
    off: Bool = false, view: String = "UILayoutContainerView 0x20"
  ) -> String {
    "<\(className): \(address); state = Possible; \(off ? "enabled = NO; " : "")view = <\(view)>; "
      + "target= <(action=handleNavigationTransition:, "
      + "target=<_UINavigationInteractiveTransition 0x31>)>>"
  }

  private func audited(
    _ item: String?, _ lines: String..., options: AuditOptions = AuditOptions()
  ) throws -> Audited {
    var rows = [
      "<UIWindow: 0x1; frame = (0 0; 320 480)>",
      "   | <UILayoutContainerView: 0x20; frame = (0 0; 320 480)>",
      "   |    | <UIView: 0x40; frame = (0 64; 320 416)>",
      "   |    | <UINavigationBar: 0x10; frame = (0 20; 320 44)>",
    ]
    if let item { rows.append("   |    |    | \(item)") }
    return try Audited((rows + lines).joined(separator: "\n") + "\n", options)
  }

  private func words(_ audited: Audited) -> [String] {
    audited.report.context.locator.swipes.map(\.word)
  }

  @Test func withoutARecognizerNothingIsSaid() throws {
    let found = try audited(Self.custom)
    #expect(found.findings(rule).isEmpty)
    #expect(words(found) == [])
    let tap = "<UITapGestureRecognizer: 0x50; state = Possible; view = <UIView 0x40>>"
    #expect(words(try audited(Self.custom, tap)) == [])
  }

  @Test func theDelegateDecidesUnderACustomItem() throws {
    let ask = "po nav.interactivePopGestureRecognizer.delegate"
    for (answer, word) in [
      ("<_UINavigationInteractiveTransition: 0x31>", "dead"), ("nil", "hangs on one screen"),
      ("<PearNavigationController: 0x60>", "alive"), ("<Pear.RootNavController: 0x60>", "alive"),
      ("<UINavigationController: 0x60>", "alive"),
      ("<PearViewController: 0x61>", "hangs on one screen"),
      ("<Pear.StoneVC: 0x61>", "hangs on one screen"), ("<PearPolicy: 0x62>", "cannot tell"),
    ] {
      #expect(words(try audited(Self.custom, recognizer(), ask, answer)) == [word], "\(answer)")
    }
    let unknown = try audited(Self.custom, recognizer())
    #expect(unknown.verdicts(rule) == ["UILayoutContainerView cannot-tell"])
    #expect(
      unknown.wording(rule)?.ask == "\(ask), or in any frame: po [(id)0x30 delegate]")
  }

  @Test func underTheSystemsButtonOnlyAStrangerHarms() throws {
    let ask = "po [(id)0x30 delegate]"
    #expect(words(try audited(Self.system, recognizer())) == ["alive"])
    for (answer, word) in [
      ("<_UINavigationInteractiveTransition: 0x31>", "alive"), ("nil", "hangs on one screen"),
      ("<PearViewController: 0x61>", "hangs on one screen"),
    ] {
      #expect(words(try audited(Self.system, recognizer(), ask, answer)) == [word], "\(answer)")
    }
    let hidden = Self.system.replacing("; userI", with: "; hidden = YES; userI")
    #expect(words(try audited(hidden, recognizer())) == ["cannot tell"])
  }

  @Test func ofTwoNavigationControllersEachHasItsAnswer() throws {
    let ask = "po nav.interactivePopGestureRecognizer.delegate"
    let other = recognizer(
      "_UIParallaxTransitionPanGestureRecognizer", "0x70", view: "UILayoutContainerView 0x71")
    let found = try audited(
      Self.custom, recognizer(), ask, "<PearNavigationController: 0x60>", other, ask, "nil")
    #expect(words(found) == ["alive", "hangs on one screen"])
    #expect(
      words(try audited(Self.custom, recognizer(), other, ask, "nil")) == [
        "cannot tell", "hangs on one screen",
      ])
  }

  @Test func aBarThatIsHidden() throws {
    let text = """
      <UILayoutContainerView: 0x20; frame = (0 0; 320 480)>
         | <UINavigationBar: 0x10; frame = (0 20; 320 44); hidden = YES>
         |    | \(Self.system)
      \(recognizer())

      """
    #expect(words(try Audited(text)) == ["cannot tell"])
  }

  @Test func whatReplacesIt() throws {
    let off = recognizer(off: true)
    #expect(words(try audited(Self.custom, off)) == ["dead"])
    #expect(
      words(try audited(Self.custom, off, recognizer("UIPanGestureRecognizer", "0x51"))) == [
        "replaced"
      ])
    let edge = recognizer("UIScreenEdgePanGestureRecognizer", "0x51")
    #expect(words(try audited(Self.custom, off, edge)) == ["replaced"])
    let offToo = recognizer("UIPanGestureRecognizer", "0x51", off: true)
    #expect(words(try audited(Self.custom, off, offToo)) == ["dead"])
    let onScreen = recognizer("UIPanGestureRecognizer", "0x51", view: "UIView 0x40")
    #expect(words(try audited(Self.custom, off, onScreen)) == ["hangs on one screen"])
    let above = recognizer("UIPanGestureRecognizer", "0x51", view: "UIWindow 0x1")
    #expect(words(try audited(Self.custom, off, above)) == ["replaced"])
    let old = recognizer("UIScreenEdgePanGestureRecognizer", "0x50", off: true)
    #expect(words(try audited(Self.custom, edge, old)) == ["replaced"], "in any order")
    #expect(words(try audited(Self.custom, off, recognizer())) == ["cannot tell"], "printed again")
  }

  @Test func onTheRootThereIsNothingToGoBackTo() throws {
    let off = recognizer(off: true)
    let doubt = try audited(nil, off)
    #expect(doubt.verdicts(rule) == ["UILayoutContainerView cannot-tell"])
    #expect(
      doubt.wording(rule)?.ask == "po [[[UIWindow keyWindow] rootViewController] _printHierarchy]")
    let top = "<UINavigationController 0x60>, state: appeared, view: <UILayoutContainerView 0x20>"
    let one = "   | <PearController 0x61>, state: appeared, view: <UIView 0x40>"
    let two = "   | <PitController 0x62>, state: disappeared, view: (view not loaded)"
    #expect(words(try audited(nil, off, top, one)) == ["alive"])
    #expect(words(try audited(nil, off, top, two, one)) == ["dead"])
    #expect(words(try audited(nil, off, "", top, two, one)) == ["dead"])
  }

  @Test func onTheRootADelegateMayStillHang() throws {
    let ask = "po nav.interactivePopGestureRecognizer.delegate"
    let top = "<PearNavigationController 0x60>, state: appeared, view: <UILayoutContainerView 0x20>"
    let one = "   | <PearController 0x61>, state: appeared, view: <UIView 0x40>"
    for (answer, word) in [
      ("nil", "hangs on one screen"), ("<PearController: 0x61>", "hangs on one screen"),
      ("<StoneController: 0x63>", "hangs on one screen"),
      ("<PearNavigationController: 0x60>", "alive"),
      ("<_UINavigationInteractiveTransition: 0x31>", "alive"), ("<PearPolicy: 0x62>", "alive"),
    ] {
      let found = try audited(Self.custom, recognizer(), ask, answer, "", top, one)
      #expect(words(found) == [word], "\(answer)")
    }
    #expect(words(try audited(Self.custom, recognizer(), "", top, one)) == ["alive"])
  }

  @Test func onlyAPanReplacesIt() throws {
    let off = recognizer(off: true)
    func other(_ name: String, base: String? = nil) -> String {
      let line = recognizer(name, "0x51")
      return base.map { line.replacing("; state", with: "; baseClass = \($0); state") } ?? line
    }
    for name in ["UITap", "UILongPress", "UISwipe", "UIPinch", "UIRotation", "_UIHover"] {
      let found = try audited(Self.custom, off, other(name + "GestureRecognizer"))
      #expect(words(found) == ["dead"], "\(name)")
    }
    let tap = try audited(Self.custom, off, other("UITapGestureRecognizer"))
    #expect(
      tap.wording(rule)?.message.hasPrefix(
        "interactivePopGestureRecognizer is disabled, and UITapGestureRecognizer 0x51, which sends "
          + "handleNavigationTransition:, is no pan and follows no finger, so nobody can swipe back."
      ) == true)
    for (base, reach) in [
      ("UIPanGestureRecognizer", "anywhere on the screen"),
      ("UIScreenEdgePanGestureRecognizer", "the edge"),
    ] {
      let found = try audited(Self.custom, off, other("Pear.Slide", base: base))
      let swipe = try #require(found.report.context.locator.swipes.first)
      #expect(swipe.sentence.hasSuffix("the swipe goes back from \(reach)."))
    }
    let press = try audited(
      Self.custom, off, other("Pear.Slide", base: "UILongPressGestureRecognizer"))
    #expect(words(press) == ["dead"])
    let unknown = try audited(Self.custom, off, other("Pear.Slide"))
    #expect(words(unknown) == ["cannot tell"])
    #expect(unknown.verdicts(rule) == ["UILayoutContainerView cannot-tell"])
    #expect(unknown.wording(rule)?.ask == "po (id)0x51")
  }

  @Test(arguments: [
    "UIHostingController<Pear>", "SwiftUI.UIHostingController<Pear.Stone>",
    "_TtGC7SwiftUI19UIHostingControllerV4Pear5Stone_", "_TtC4Pear14PitController",
  ])
  func aDelegateOfAGenericOrMangledClass(name: String) throws {
    let ask = "po nav.interactivePopGestureRecognizer.delegate"
    let found = try audited(Self.custom, recognizer(), ask, "<\(name): 0x9600>")
    #expect(words(found) == ["hangs on one screen"])
  }

  @Test func anObjectThatIsAsked() throws {
    let ask = "po nav.interactivePopGestureRecognizer.delegate"
    let begin = "p (BOOL)[(id)0x62 gestureRecognizerShouldBegin:(id)0x30]"
    let doubt = try audited(Self.custom, recognizer(), ask, "<PearPolicy: 0x62>")
    #expect(doubt.wording(rule)?.ask == begin)
    for (answer, word) in [("(BOOL) $1 = YES", "alive"), ("0", "dead"), ("NO", "dead")] {
      let found = try audited(Self.custom, recognizer(), ask, "<PearPolicy: 0x62>", begin, answer)
      #expect(words(found) == [word], "\(answer)")
    }
  }

  @Test func whatIsSaidOfAnotherRecognizerDecidesNothing() throws {
    let ask = "po nav.interactivePopGestureRecognizer.delegate"
    func begin(_ argument: String) -> String {
      "p (BOOL)[(id)0x62 gestureRecognizerShouldBegin:\(argument)]"
    }
    func word(_ lines: String...) throws -> [String] {
      let lead = [recognizer(), ask, "<PearPolicy: 0x62>"]
      return words(try audited(Self.custom, (lead + lines).joined(separator: "\n")))
    }
    #expect(try word(begin("(id)0x99"), "NO") == ["cannot tell"])
    #expect(try word(begin("(id)0x30"), "YES", begin("(id)0x99"), "NO") == ["alive"])
    #expect(try word(begin("(id)0x3…"), "NO") == ["dead"])
    #expect(try word(begin("nav.interactivePopGestureRecognizer"), "NO") == ["dead"])
  }

  @Test func erasAndBothRecognizers() throws {
    let before = AuditOptions.with { $0.era = .fixed(.ios6) }
    #expect(words(try audited(Self.custom, recognizer(off: true), options: before)) == [])
    let content = recognizer("_UIParallaxTransitionPanGestureRecognizer", "0x51")
    let both = try audited(
      Self.custom, "po nav.interactivePopGestureRecognizer", recognizer(off: true),
      "po nav.interactiveContentPopGestureRecognizer", content,
      "po nav.interactiveContentPopGestureRecognizer.delegate", "<PearNavigationController: 0x60>",
      options: .with { $0.era = .fixed(.ios26) })
    #expect(words(both) == ["dead", "alive"])
    #expect(
      both.wording(rule)?.message
        == "interactivePopGestureRecognizer is disabled, and no other recognizer on its view sends "
        + "handleNavigationTransition:, so this swipe does nothing. "
        + "interactiveContentPopGestureRecognizer (_UIParallaxTransitionPanGestureRecognizer) is "
        + "enabled. Enable it; under a custom item make the navigation controller the delegate, and "
        + "implement there only gestureRecognizerShouldBegin:, which answers NO on the root and else "
        + "asks the topViewController.")
  }

  @Test func aRecognizerWithoutItsBar() throws {
    let found = try Audited("<UIView: 0x40; frame = (0 0; 9 9)>\n" + recognizer() + "\n")
    #expect(found.findings(rule).map(\.node) == [0])
    #expect(found.verdicts(rule) == ["UIView cannot-tell"])
    let stock = try Audited(
      "<UIView: 0x40; frame = (0 0; 9 9)>\n" + recognizer()
        + "\npo [(id)0x30 delegate]\n<_UINavigationInteractiveTransition: 0x31>\n")
    #expect(stock.wording(rule)?.ask == "po [(id)0x20 recursiveDescription]")
  }

  @Test func theContractsEntryPointSeesThem() throws {
    let dump = try Dump.read(
      SourceText("<UILayoutContainerView: 0x20; frame = (0 0; 9 9)>\n" + recognizer(off: true)))
    #expect(Audit(AuditOptions()).findings(in: dump.tree).map(\.rule) == [rule])
    let bare = dump.tree
    #expect(!bare.surroundings.isEmpty)
  }
}
