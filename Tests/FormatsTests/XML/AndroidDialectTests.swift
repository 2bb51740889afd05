import Formats
import Hierarchy
import Testing

/// What the dialects of Android say of a screen.
@Suite struct AndroidDialectTests {
  @Test(arguments: zip(AndroidSources.all, AndroidSources.formats))
  func everyFormIsRead(text: String, format: InputFormat) throws {
    let dump = try AndroidSources.read(text, density: 3)
    #expect(dump.format == format)
    #expect(dump.outline == ["0 android.widget.Button"])
    #expect(dump.tree[0].screenFrame == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(dump.tree.states(of: 0) == .takesTouches)
    #expect(dump.tree.traits.unit.symbol == "dp" && dump.diagnostics == [])
  }

  @Test(arguments: AndroidSources.all) func withoutADensityNumbersStayPixels(text: String) throws {
    let dump = try AndroidSources.read(text)
    let unit = dump.tree.traits.unit
    if dump.format == .detoxAndroidXML {
      #expect(unit.density == Density(3, .file))
      return
    }
    #expect(unit == .pixel(density: nil) && unit.symbol == "px")
    #expect(dump.tree[0].printedFrame == Rect(x: 0, y: 0, width: 90, height: 60))
    #expect(
      dump.diagnostics.map(\.message) == [
        "The file gives pixels, and nothing in it says how many are a dp: numbers stay pixels, and "
          + "sizes are not judged. Give --density N: what `adb shell wm density` prints, divided "
          + "by 160."
      ])
  }

  @Test func aGivenDensityWinsAndSaysSo() throws {
    let dump = try AndroidSources.read(AndroidSources.detox, density: 2)
    #expect(dump.tree.traits.unit.density == Density(2, .given))
    #expect(
      dump.diagnostics.map(\.message) == [
        "The file says that 3 pixels are a dp; 2 was given, and is used."
      ])
  }

  @Test(arguments: [
    ("[1,2][31,42]", Rect(x: 1, y: 2, width: 30, height: 40)),
    ("[-6,-2][0,2]", Rect(x: -6, y: -2, width: 6, height: 4)),
    (" [1, 2] [31, 42] ", Rect(x: 1, y: 2, width: 30, height: 40)),
    ("[3,3][3,9]", nil), ("[9,9][3,12]", nil), ("[1,2,31,42]", nil), ("", nil), ("[1,2][3,]", nil),
    ("[1,2][3,99999999999]", nil), ("[1,2][3,4][5,6]", nil),
  ])
  func bounds(text: String, frame: Rect?) throws {
    let tree = try AndroidSources.read(
      AndroidSources.hierarchy(AndroidSources.node(text))
    ).tree
    #expect(tree[0].printedFrame == frame)
  }

  @Test func boundsThatAreNoneAreTold() throws {
    func messages(_ bounds: String) throws -> [String] {
      try AndroidSources.read(
        AndroidSources.hierarchy(AndroidSources.node(bounds)), density: 1
      ).diagnostics.map(\.message)
    }
    #expect(try messages("[3,3][3,9]") == [], "no area is common")
    #expect(
      try messages("[9,9][3,12]")
        == ["The bounds of this element are inside out, so that it has no place."])
    #expect(
      try messages("[9,9]")
        == ["The frame of this element is not four finite numbers; its place is unknown."])
  }

  /// A status bar and a tool bar must agree; 168 pixels alone are 64 dp at 2.625 or 56 at 3.
  @Test(
    arguments: [
      (66, 154, 2.75), (84, 196, 3.5), (66, 176, 2.75), (63, 168, 2.625), (72, 168, 3.0),
      (66, 168, nil), (100, 154, nil),
    ] as [(Int, Int, Double?)])
  func densityOfBars(status: Int, bar: Int, density: Double?) throws {
    let toolbar = AndroidSources.node(
      "[0,\(status)][1080,\(status + bar)]", "resource-id=\"com.example:id/toolbar\"")
    let tree = try AndroidSources.read(
      AndroidSources.hierarchy(AndroidSources.node("[0,0][1080,2000]", "", toolbar))
    ).tree
    #expect(tree.traits.unit.density == density.map { Density($0, .inferred) })
  }

  @Test func signsThatContradictEachOtherShowNothing() throws {
    let content =
      AndroidSources.node("[0,66][1080,220]", "resource-id=\"com.example:id/toolbar\"")
      + AndroidSources.node(
        "[0,300][126,426]", "clickable=\"true\"",
        AndroidSources.node("[31,332][94,395]", "content-desc=\"Pour\""))
    let tree = try AndroidSources.read(
      AndroidSources.hierarchy(AndroidSources.node("[0,0][1080,2000]", "", content))
    ).tree
    #expect(tree.traits.unit.density == nil)
  }

  @Test func windowsAreOneScreen() throws {
    let tree = try AndroidSources.read(
      AndroidSources.hierarchy(
        AndroidSources.node("[0,0][9,9]", "", AndroidSources.node("[0,0][1,1]"))
          + AndroidSources.node("[0,0][9,3]"))
    ).tree
    #expect(tree.screens == [Screen(roots: [0, 2])])
  }

  @Test func anEmptyHierarchyHoldsNoView() throws {
    let dump = try AndroidSources.read(AndroidSources.hierarchy(""))
    #expect(dump.format == .uiAutomatorXML && dump.tree.isEmpty && dump.diagnostics == [])
  }
}
