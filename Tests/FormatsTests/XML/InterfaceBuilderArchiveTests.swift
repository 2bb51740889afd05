import Formats
import Hierarchy
import Testing

/// The archives of Xcode 3 and 4: what in them is a view, and where its values stand.
@Suite struct InterfaceBuilderArchiveTests {
  private func archive(_ objects: String, _ tables: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
    <data><!-- <object class="IBUIView"> -->\(objects)\(tables)</data></archive>
    """
  }

  private func view(_ kind: String, _ id: Int, _ values: String, below: Int? = nil) -> String {
    let superview = below.map { "<reference key=\"NSSuperview\" ref=\"\($0)\"/>" } ?? ""
    return "<object class=\"IBUI\(kind)\" id=\"\(id)\"><int key=\"NSvFlags\">1</int>"
      + "\(values)\(superview)</object>"
  }

  private let frame = "<string key=\"NSFrame\">{{1, 2}, {3, 4}}</string>"

  @Test func valuesInBothSpellings() throws {
    let dump = try PageSources.read(
      archive(
        view(
          "Button", 1,
          """
          <string key="NSFrame">{{1.5, -2}, {3, 4}}</string><boolean value="YES" key="IBUIHidden"/>\
          <bool key="IBUIClipsSubviews">YES</bool><bool key="IBUIUserInteractionEnabled">NO</bool>\
          <real value="0.25" key="IBUIAlpha"/><integer value="7" key="IBUITag"/>\
          <string key="IBUINormalTitle">Pick &amp;&#10;pack</string>\
          <object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">\
          <string key="IBUIAccessibilityLabel">Picks</string>\
          <string key="IBUIAccessibilityIdentifier">pick</string></object>
          """)))
    let node = dump.tree[0]
    #expect(dump.format == .interfaceBuilderArchiveXML && dump.diagnostics == [])
    #expect(dump.tree.traits == TreeTraits(isDesign: true))
    #expect(node.className == "UIButton" && node.alpha == 0.25)
    #expect(node.printedFrame == Rect(x: 1.5, y: -2, width: 3, height: 4))
    #expect(node.flags == [.hidden, .clipsToBounds, .interactionDisabled, .hasAlpha])
    #expect(node.text == "Pick &\npack")
    let keys: [AttributeKey] = [.accessibilityLabel, .accessibilityIdentifier, .tag, .named("id")]
    #expect(keys.map { node.string($0) } == ["Picks", "pick", "7", "1"])
  }

  /// Lists of keys and values stand for a dictionary in the older form.
  @Test func classesOfTheAppStandInTables() throws {
    let tables = """
      <object class="NSArray" key="orderedObjects"><object class="IBObjectRecord">\
      <int key="objectID">12</int><reference key="object" ref="1"/></object></object>\
      <object class="NSMutableDictionary" key="flattenedProperties">\
      <bool key="EncodedWithXMLCoder">YES</bool><object class="NSArray" key="dict.sortedKeys">\
      <bool key="EncodedWithXMLCoder">YES</bool><string>12.Other</string>\
      <string>12.CustomClassName</string></object><object class="NSMutableArray" key="dict.values">\
      <bool key="EncodedWithXMLCoder">YES</bool><object class="NSArray"><string>Ladder</string>\
      </object><string>Basket</string></object></object>
      """
    let tree = try PageSources.read(archive(view("View", 1, frame), tables)).tree
    #expect(tree[0].className == "Basket" && tree[0].baseClassName == "UIView")
  }

  @Test func whatIsNoViewHoldsViews() throws {
    func object(_ kind: String, _ content: String) -> String {
      "<object class=\"IBUI\(kind)\" id=\"9\">\(content)</object>"
    }
    let item = object("BarButtonItem", view("Label", 3, frame, below: 2))
    let bar = object("ViewController", view("NavigationBar", 2, item + frame))
    let size = "<string key=\"NSFrameSize\">{5, 6}</string>"
    let dump = try PageSources.read(archive(bar + view("Switch", 4, size) + view("View", 5, "")))
    #expect(dump.outline == ["0 UINavigationBar", "1 UILabel", "0 UISwitch", "0 UIView"])
    #expect(dump.tree[2].printedFrame == Rect(x: 0, y: 0, width: 5, height: 6))
    #expect(dump.tree[3].printedFrame == nil && dump.diagnostics == [])
  }

  @Test func aSuperviewElsewhereHidesThePlace() throws {
    let first = view("View", 1, view("Label", 2, frame, below: 3) + frame)
    let dump = try PageSources.read(archive(first + view("View", 3, frame, below: 88)))
    #expect(dump.tree.indices.map { dump.tree[$0].screenFrame == nil } == [false, true, false])
    #expect(
      dump.diagnostics.map(\.message) == [
        "The superview of this view is another than the one it stands in; its place is unknown."
      ])
  }

  @Test(arguments: ["{{1, 2}, {3}}", "{{1, 2}, {3, nan}}", "", "1 2 3 4"])
  func aFrameThatIsNone(text: String) throws {
    let dump = try PageSources.read(
      archive(view("View", 1, "<string key=\"NSFrame\">\(text)</string>")))
    #expect(dump.tree[0].flags == .malformedFrame && dump.diagnostics.count == 1)
  }
}
