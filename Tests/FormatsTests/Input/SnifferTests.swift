import Formats
import Hierarchy
import Testing

/// Relatives are refused by name at the row that shows them; what is no dump is no relative.
@Suite struct SnifferTests {
  private func error(_ text: String) -> ReadError? {
    do throws(ReadError) {
      _ = try Dump.read(SourceText(text))
      return nil
    } catch { return error }
  }

  private static let relatives: [(format: InputFormat, marked: String)] = [
    (
      .printHierarchy,
      "⟦<VC 0x1>, state: appeared, view: <UIView 0x2>⟧\n   | <VC 0x3>, state: x, view: y\n"
    ),
    (.printHierarchy, "(lldb) pvc\n⟦<VC 0x1>, state: disappeared, view: (view not loaded)⟧\n"),
    (.autolayoutTrace, "\n⟦*<UIWindow:0x1>⟧\n|   *<UIView:0x2>\n"),
    (.autolayoutTrace, "⟦•UIWindow:0x1 - AMBIGUOUS LAYOUT⟧\n|   *UIView:0x2\n"),
    (
      .subtreeDescription,
      "⟦[   A  W   ] h=-&- v=--- NSView 0x1 f=(0,0,10,20) b=(-) => <_L: 0x2>⟧\n"
    ),
    (
      .earlGrey,
      "⟦<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {320, 480}}; alpha=1>⟧\n  |--<UIView:0x2; AX=N>\n"
    ),
    (.earlGrey, "Hierarchy:\n⟦  |--<UIView:0x2; UIE=N>⟧\n"),
    (.xcuiDebugDescription, "⟦Element subtree:⟧\n →Application, 0x1, pid: 1, label: 'A'\n"),
    (.xcuiDebugDescription, "⟦ Window, 0x1, {{0.0, 0.0}, {320.0, 480.0}}⟧\n"),
    (.xml, "⟦<?xml version=\"1.0\"?>\n<AppiumAUT><Window x=\"0\" width=\"9\"/></AppiumAUT>⟧\n"),
    (.xml, "⟦<UIView x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>⟧\n"),
    (
      .macInterfaceBuilderXML,
      "⟦<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" "
        + "version=\"7.10\"><string key=\"NSFrame\">{{1, 2}, {3, 4}}</string></archive>⟧\n"
    ),
    (.json, "⟦{\"type\": \"View\", \"frame\": {\"x\": 1}, \"children\": []}⟧\n"),
    (.json, "⟦[{\"rect\": [0, 0, 1, 1]}]⟧\n"),
  ]

  @Test(arguments: relatives) func relativesAreNamed(format: InputFormat, text: String) {
    let marked = Marked(text)
    #expect(
      error(marked.text)
        == .notRead(
          format: format.rawValue, name: format.title, offset: marked.places[0].lowerBound))
  }

  /// The place of a format that the opening tells is where it opens, behind a mark or blanks.
  @Test func placeOfAnOpening() {
    let json = "{\"frame\": 1}"
    #expect(
      error(" \n" + json)
        == .notRead(format: "json", name: "a JSON view tree", offset: 0))
  }

  @Test(arguments: [
    "", "\n", "Just some words, with a comma; and a semicolon.\n",
    "# Title\n\n- a list\n- *emphasis* and <b>bold</b>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    "<!DOCTYPE html>\n<html><head><title>A</title></head><body><p>Hi</p></body></html>\n",
    "<html><body><a href=\"x\">y</a></body></html>\n",
    "<?xml version=\"1.0\"?>\n<note><to>A</to></note>\n", "<note><to>A</to></note>\n",
    "{\"name\": \"viewmend\", \"version\": [1, 2]}\n", "[1, 2, 3]\n", "{}\n", "[]\n", "null\n",
    "int main(void) { return a < b && c > d; }\n", "let a: [Int] = [1]\nprint(a)\n",
    "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
    "2024-01-01 12:00:00 INFO started: pid=1, state: running\n", "a,b,c\n1,2,3\n",
    "(lldb) po view\n<UIView: 0x1>\n", "* item\n* item: 0x12\n",
  ])
  func whatIsNoDumpIsReadAsNone(text: String) throws {
    let dump = try Dump.read(SourceText(text))
    #expect(dump.tree.isEmpty)
    #expect(dump.format == .recursiveDescription)
    #expect(dump.preparations == [])
  }

  @Test func aDumpAmongRelativesIsRead() throws {
    let dump = try Dump.read(
      SourceText(
        "<VC 0x1>, state: appeared, view: <A 0x2>\n(lldb) po x\n<A: 0x2; frame = (0 0; 1 1)>\n"))
    #expect(dump.outline == ["0 A"])
  }

  @Test func formatsThatAreRead() {
    #expect(
      InputFormat.allCases.filter(\.isRead) == [
        .recursiveDescription, .viewmendXML, .webDriverAgentXML, .uiAutomationXML, .mac2XML,
        .winAppDriverXML,
        .detoxIOSXML, .uiViewXML, .interfaceBuilderXML, .interfaceBuilderArchiveXML,
        .uiAutomatorXML, .uiAutomator2XML,
        .uiAutomator1XML, .espressoXML, .accessibilityServiceXML, .detoxAndroidXML,
      ])
    #expect(
      InputFormat.allCases.map(\.title) == [
        "recursiveDescription", "view controllers printed by _printHierarchy",
        "constraints printed by _autolayoutTrace", "an AppKit tree printed by _subtreeDescription",
        "an EarlGrey view hierarchy", "an XCUITest debugDescription",
        "viewmend's XML",
        "a WebDriverAgent page source", "a UIAutomation page source",
        "a page source of Appium for the Mac", "a WinAppDriver page source",
        "a Detox view hierarchy of iOS", "UIKit's views in XML", "an Interface Builder document",
        "an archive of Interface Builder", "an Interface Builder document for the Mac",
        "a uiautomator dump",
        "a page source of Appium's UiAutomator2", "a page source of Appium's UiAutomator1",
        "a page source of Appium's Espresso driver", "an accessibility service's dump",
        "a Detox view hierarchy of Android", "an XML view tree", "a JSON view tree",
      ])
  }
}
