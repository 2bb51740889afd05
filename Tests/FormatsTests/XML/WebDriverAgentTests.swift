import Formats
import Hierarchy
import Testing

/// What WebDriverAgent's page source says of a screen.
@Suite struct WebDriverAgentTests {
  @Test func treeAndPlaces() throws {
    let dump = try PageSources.read(PageSources.wrapped)
    #expect(dump.format == .webDriverAgentXML)
    #expect(
      dump.outline == [
        "0 XCUIElementTypeApplication", "1 XCUIElementTypeWindow", "2 XCUIElementTypeButton",
        "2 XCUIElementTypeTextField",
      ])
    #expect(dump.diagnostics == [])
    let button = dump.tree[2]
    #expect(button.printedFrame == Rect(x: 8, y: 20, width: 39, height: 44))
    #expect(button.screenFrame == Rect(x: 8, y: 20, width: 39, height: 44))
    #expect(dump.tree[3].screenFrame == Rect(x: 60, y: -12, width: 200, height: 31))
  }

  @Test func statesAreTheTools() throws {
    let tree = try PageSources.read(PageSources.wrapped).tree
    #expect(tree.indices.map(tree.states(of:)) == [[], .seemsInvisible, .disabled, []])
    // None of them is a flag of UIKit's.
    #expect(tree.indices.allSatisfy { !tree[$0].isHidden && tree[$0].isInteractive })
    let bare = try PageSources.read(PageSources.bare).tree
    #expect(bare.indices.allSatisfy { bare.states(of: $0) == [] }, "visible is left out")
  }

  @Test func attributesAreDecoded() throws {
    let dump = try PageSources.read(PageSources.wrapped)
    #expect(dump.tree[2].text == "Pears & plums")
    #expect(dump.string(.accessibilityIdentifier, of: 2) == "pear-back")
    #expect(dump.tree[3].text == "ripe\nsoon")
    #expect(dump.string(.accessibilityIdentifier, of: 0) == nil, "the name is the label again")
    #expect(dump.string(.accessibilityLabel, of: 0) == "Orchard")
    #expect(dump.string(.named("index"), of: 3) == "1")
    #expect(dump.string(.address, of: 0) == nil)
  }

  @Test(arguments: zip(PageSources.all, [4, 2, 2, 2]))
  func everyFormIsRead(text: String, nodes: Int) throws {
    let dump = try PageSources.read(text)
    #expect(dump.format == .webDriverAgentXML && dump.tree.count == nodes)
    #expect(dump.tree.roots == [0] && dump.diagnostics == [])
  }

  @Test func fractionsAreKept() throws {
    let tree = try PageSources.read(PageSources.transitional).tree
    #expect(tree[0].printedFrame == Rect(x: 0, y: -0.5, width: 320.25, height: 568))
    #expect(tree[1].screenFrame == Rect(x: 62.6199951171875, y: 1, width: 44, height: 30.3))
  }

  @Test func traitsSayWhatTheFileDoesNot() throws {
    let traits = try PageSources.read(PageSources.bare).tree.traits
    #expect(
      traits
        == TreeTraits(
          unit: .point, space: .screen, rounding: .outward, frames: .accessibility,
          touchRule: .unknown))
  }

  @Test func elementsThatAreNoViewsAreNamed() throws {
    let dump = try PageSources.read(
      PageSources.window(
        around: "<Aside kind=\"x\"/><Aside/>\(PageSources.other)a line of a log&#46;"
          + PageSources.otherEnd))
    #expect(dump.outline == ["0 XCUIElementTypeWindow", "1 XCUIElementTypeOther"])
    #expect(
      dump.diagnostics.map(\.message) == [
        "2 elements that are no views, kept as found.", "Text between elements, kept as found.",
      ])
  }

  @Test func aFrameThatIsNoneKeepsItsChildrensPlaces() throws {
    let dump = try PageSources.read(
      PageSources.window(
        around: """
          <XCUIElementTypeOther type="XCUIElementTypeOther" x="" y="" width="" height="">\
          \(PageSources.other)\(PageSources.otherEnd)</XCUIElementTypeOther>\
          <XCUIElementTypeOther type="XCUIElementTypeOther"/>
          """))
    #expect(dump.tree.indices.map { dump.tree[$0].frame == nil } == [false, true, false, true])
    #expect(dump.tree[2].screenFrame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(
      dump.diagnostics.map(\.message) == [
        "The frame of this element is not four finite numbers; its place is unknown."
      ])
  }

  @Test(arguments: [
    "<AppiumAUT><Application name=\"\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></AppiumAUT>"
  ])
  func otherDialectsAreRefusedByName(text: String) {
    let xml = "<?xml version=\"1.0\"?>" + text
    #expect(
      PageSources.refusal(of: xml)
        == .notRead(format: "xml", name: "an XML view tree", offset: 0))
  }
}
