import Formats
import Hierarchy

/// View trees of Android with invented content, one node in each form.
enum AndroidSources {
  static let uiAutomator = hierarchy(
    "<node index=\"0\" text=\"\" class=\"android.widget.Button\" clickable=\"true\" "
      + "enabled=\"true\" bounds=\"[0,0][90,60]\" />")
  static let uiAutomator2 = hierarchy(
    "<android.widget.Button index=\"0\" class=\"android.widget.Button\" clickable=\"true\" "
      + "bounds=\"[0,0][90,60]\" displayed=\"true\"/>",
    root: " index=\"0\" class=\"hierarchy\" width=\"90\" height=\"120\"")
  static let uiAutomator1 = hierarchy(
    "<android.widget.Button bounds=\"[0,0][90,60]\" class=\"android.widget.Button\" "
      + "clickable=\"true\" instance=\"0\"/>")
  static let espresso = hierarchy(
    "<android.widget.Button index=\"0\" class=\"android.widget.Button\" clickable=\"true\" "
      + "visible=\"true\" bounds=\"[0,0][90,60]\" view-tag=\"pour\"/>")
  static let service =
    "<node raw=\"android.view.accessibility.AccessibilityNodeInfo@1; boundsInParent: "
    + "Rect(0, 0 - 90, 60); boundsInScreen: Rect(0, 0 - 90, 60); packageName: x; className: "
    + "android.widget.Button; text: null; checkable: false; clickable: true; longClickable: false; "
    + "enabled: true; scrollable: false; actions: []\"/>"
  static let detox =
    "<?xml version='1.0' encoding='UTF_8' standalone='yes' ?><ViewHierarchy density=\"3.0\">"
    + "<Button class=\"android.widget.Button\" width=\"90\" height=\"60\" visibility=\"visible\" "
    + "alpha=\"1.0\" x=\"0\" y=\"0\"/></ViewHierarchy>"

  static let all = [uiAutomator, uiAutomator2, uiAutomator1, espresso, service, detox]
  static let formats: [InputFormat] = [
    .uiAutomatorXML, .uiAutomator2XML, .uiAutomator1XML, .espressoXML, .accessibilityServiceXML,
    .detoxAndroidXML,
  ]

  /// A `hierarchy` around elements.
  static func hierarchy(_ content: String, root: String = " rotation=\"0\"") -> String {
    "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy\(root)>\(content)</hierarchy>"
  }

  /// A node of uiautomator's.
  static func node(_ bounds: String, _ attributes: String = "", _ content: String = "") -> String {
    "<node class=\"android.view.View\" bounds=\"\(bounds)\" \(attributes)>\(content)</node>"
  }

  static func read(_ text: String, density: Double? = nil) throws -> Dump {
    try Dump.read(SourceText(text), density: density)
  }
}
