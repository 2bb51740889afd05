/// Class names that are no app's own.
enum SystemClasses {
  private static let prefixes = [
    "UI", "_UI", "NS", "CA", "CG", "WK", "MK", "AV", "SK", "MTK", "TUI", "QL", "PK", "RCT", "RN",
    "Flutter", "XCUIElementType", "UIA", "SwiftUI.", "UIKit.", "android.", "androidx.",
    "com.android.", "com.google.android.material.",
    "java.lang.", "com.facebook.react.", "__NS", "IB", "AppiumAUT",
    "ViewHierarchy", "com.apple.",
  ]

  /// True for a name of a system's or a framework's class.
  static func contain(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      // UI is followed by a capital in UIView, and is half a word in UIDiagram's neighbour `UIs`.
      let next = name.utf8.dropFirst(prefix.utf8.count).first
      return next.map { prefix.hasSuffix(".") || !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) }
        ?? true
    }
  }

  /// True for a word in a class name by which rules know what a view is.
  static func isKindWord(_ word: String) -> Bool { kindWords.contains(word) }

  private static let kindWords: Set<String> = [
    "View", "Button", "Label", "Cell", "Image", "Bar", "Scroll", "Table", "Collection", "Control",
    "Switch", "Window", "Field", "Text", "Stack", "Container", "Content", "Layout", "Guide",
    "Indicator", "Navigation", "Toolbar", "Tool", "Hosting", "Hosted", "Platter", "Annotation",
    "Back", "Item", "Title", "Header", "Footer", "Tab", "Search", "Slider", "Layer", "Controller",
    "Wrapper", "Recognizer", "Gesture", "Recycler", "Frame", "Linear", "Relative", "Web", "Map",
  ]
}
