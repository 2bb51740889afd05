/// Class names that are no app's own, and what rules go by in those that are.
enum SystemClasses {
  /// What packages and modules are called that no app can add to, and what XCUITest calls its elements.
  private static let spaces = [
    "XCUIElementType", "SwiftUI.", "UIKit.", "android.", "androidx.", "com.android.",
    "com.google.android.material.", "java.lang.", "com.facebook.react.", "com.apple.",
  ]

  /// True for a name of a system's or a framework's class: it is listed, since an app's classes may
  /// begin with the same two letters.
  static func contain(_ name: String) -> Bool {
    if spaces.contains(where: name.hasPrefix) || SystemClassNames.all.contains(name) { return true }
    // Interface Builder's stand-ins for UIKit's, and the layers that draw its views.
    if name.hasPrefix("IB") { return SystemClassNames.all.contains(String(name.dropFirst(2))) }
    if name.hasSuffix("Layer") {
      return SystemClassNames.all.contains(
        String(name.dropFirst(name.hasPrefix("_") ? 1 : 0).dropLast(5)))
    }
    return false
  }

  /// True for what XCUITest, UIAutomation and Appium call an element.
  static func isElement(_ name: String) -> Bool { SystemClassNames.elements.contains(name) }

  /// True for a name that begins as the names of Apple's classes do, whether it is one or not.
  static func mayContain(_ name: String) -> Bool {
    if contain(name) { return true }
    let plain = name.drop { $0 == "_" }
    return ["UI", "NS", "CA", "CG", "WK", "MK", "AV", "SK", "TUI", "QL", "PK"].contains { front in
      plain.hasPrefix(front) && plain.dropFirst(front.count).first?.isUppercase ?? false
    }
  }

  /// How names begin by which rules know the framework that a view is of, or takes after; the longer
  /// first.
  private static let prefixes = [
    "_UITabBarContainer", "UIVisualEffect", "RCTSurface", "RCTRoot", "_UI", "UIA", "UI", "_TUI",
    "TUI", "_AV", "AV", "_MK", "MK", "_WK", "WK", "RNG", "RNS", "RNC", "RCT", "Flutter",
  ]

  /// How a name begins, as far as rules go by it.
  static func prefix(of name: String) -> String? { prefixes.first(where: name.hasPrefix) }

  /// How names end by which rules know what a view is, where a word may begin before it.
  static let ending = "VC"

  /// What names hold, at the beginning of a word or not, by which rules know that touches may go through
  /// a view.
  static let infixes = ["assthrough", "assThrough", "ouchThrough", "SwiftUI"]

  /// True for a word in a class name by which rules know what a view is.
  static func isKindWord(_ word: String) -> Bool { kindWords.contains(word) }

  private static let kindWords: Set<String> = [
    "View", "Button", "Label", "Cell", "Image", "Bar", "Scroll", "Table", "Collection", "Control",
    "Switch", "Window", "Field", "Text", "Stack", "Container", "Content", "Layout", "Guide",
    "Indicator", "Navigation", "Nav", "Toolbar", "Tool", "Hosting", "Hosted", "Platter",
    "Annotation", "Back", "Item", "Title", "Header", "Footer", "Tab", "Search", "Slider", "Layer",
    "Controller", "Wrapper", "Recognizer", "Gesture", "Edge", "Pan", "Recycler", "Frame", "Linear",
    "Relative", "Web", "Map", "Root", "Surface",
  ]
}
