import Hierarchy

/// What a view of UIKit does by its class, where a dialect prints no flags.
enum UIKitClass {
  /// True for labels and image views, which take no touches unless somebody says so.
  ///
  /// An app's subclass is known by the end of its name, as it is everywhere in this tool.
  static func ignoresTouches(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    ends(name, with: "Label", in: bytes) || ends(name, with: "ImageView", in: bytes)
  }

  /// True for what scrolls its content.
  static func scrolls(_ name: Range<Int>, in bytes: RawSpan) -> Bool {
    ends(name, with: "ScrollView", in: bytes) || ends(name, with: "TableView", in: bytes)
      || ends(name, with: "CollectionView", in: bytes) || ends(name, with: "UITextView", in: bytes)
  }

  private static func ends(_ name: Range<Int>, with ending: StaticString, in bytes: RawSpan) -> Bool
  {
    name.count >= ending.utf8CodeUnitCount
      && bytes.hasPrefix(ending, at: name.upperBound - ending.utf8CodeUnitCount)
  }
}
