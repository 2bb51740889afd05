import Hierarchy

/// The page source of Appium's UiAutomator2 driver.
///
/// Elements are named for their class made legal as a name, so that the true one stands in `class`.
/// The root has the display's size, without the navigation bar on some devices, so that bounds can
/// exceed it. `displayed="false"` nodes are there on request only; a toast comes last and has no
/// bounds. Since 2024 some fifteen attributes more, `drawing-order` among them; before, nothing says
/// what lies on top. Null values are left out, empty ones kept.
struct UIAutomator2Dialect: AndroidDialect {
  var format: InputFormat { .uiAutomator2XML }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    isHierarchy(opening, withAny: ["displayed", "bounds"], in: bytes)
  }

  /// What every dialect of Android's does, in the reader that is made for this one.
  @inline(__always)
  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    androidNode(of: element, in: bytes)
  }
}
