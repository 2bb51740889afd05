import Testing

@testable import Analysis

/// Names as Swift and Objective-C print them.
@Suite struct ClassNameTests {
  @Test(arguments: [
    ("UIButton", "UIButton"), ("Pears.Stone", "Stone"),
    ("UIHostingController<Pear>", "UIHostingController"),
    ("SwiftUI.UIHostingController<Pears.Stone>", "UIHostingController"),
    ("_TtC5Pears5Stone", "Stone"), ("_TtCC5Pears5Stone5Inner", "Inner"),
    ("_TtCV5Pears5Stone5Inner", "Inner"),
    ("_TtGC7SwiftUI19UIHostingControllerV5Pears4Home_", "UIHostingController"),
    ("_TtGC5Pears4PileGSaCS_5Stone__", "Pile"), ("_TtCs12SwiftObjectX", "SwiftObjectX"),
    ("_TtC5PearsP33_0123456789ABCDEF0123456789ABCDEF5Stone", "Stone"),
    ("_TtC5Pears99Stone", "_TtC5Pears99Stone"), ("_TtC", "_TtC"), ("", ""),
    ("_TtC99999999999999999999P", "_TtC99999999999999999999P"),
  ])
  func plain(printed: String, name: String) { #expect(ClassName(printed).plain == name) }

  @Test func whatTheyAreNamedFor() {
    #expect(ClassName("Pears.RootNavController").isNavigationController)
    #expect(ClassName("_TtC5Pears20NavigationController").isNavigationController)
    #expect(!ClassName("UIHostingController<UINavigationController>").isNavigationController)
    #expect(ClassName("UIHostingController<Policy>").isController)
    #expect(ClassName("Pears.StoneVC").isController)
    #expect(!ClassName("Box<PearController>").isController)
  }
}
