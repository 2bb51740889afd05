import Hierarchy

/// `adb shell uiautomator dump`, and what libraries around it make of it.
///
/// The root is `hierarchy`, every node is a `node`, and its class stands in `class`. Android writes it
/// on one line, its declaration in single quotes; tools indent it, sort attributes and double
/// quotes. Attributes came and went: no `resource-id` on API 17; `NAF` in front of a nameless
/// clickable one; `drawing-order` and `hint` since API 34; `visible-to-user` from the Python library,
/// which also puts several windows beside each other. What cannot be seen is left out.
///
/// Children stand in the order of their place on the screen, so that only `drawing-order` tells what
/// lies on top.
struct UIAutomatorDialect: AndroidDialect {
  var format: InputFormat { .uiAutomatorXML }

  /// A `hierarchy` of `node` elements; one that holds nothing is a dump of no window.
  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    guard opening.root.isNamed("hierarchy", in: bytes) else { return false }
    return opening.child(in: bytes)?.isNamed("node", in: bytes) ?? true
  }

  /// What every dialect of Android's does, in the reader that is made for this one.
  @inline(__always)
  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    androidNode(of: element, in: bytes)
  }
}
