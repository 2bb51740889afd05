import Hierarchy

/// Keys of `recursiveDescription`, told apart by their first eight bytes read as one number.
enum DumpKey {
  static let frame: UInt64 = 0x203D_2065_6D61_7266  // "frame = "
  static let text: UInt64 = 0x2720_3D20_7478_6574  // "text = '"
  static let hidden: UInt64 = 0x3D20_6E65_6464_6968  // "hidden ="
  static let alpha: UInt64 = 0x203D_2061_6870_6C61  // "alpha = "
  static let clips: UInt64 = 0x426F_5473_7069_6C63  // "clipsToB"
  static let clipsTail: UInt64 = 0x203D_2073_646E_756F  // "ounds = "
  static let opaque: UInt64 = 0x3D20_6575_7161_706F  // "opaque ="
  static let autoresize: UInt64 = 0x6973_6572_6F74_7561  // "autoresi"
  static let interaction: UInt64 = 0x6574_6E49_7265_7375  // "userInte"
  static let interactionMiddle: UInt64 = 0x456E_6F69_7463_6172  // "ractionE"
  static let interactionTail: UInt64 = 0x3D20_6465_6C62_616E  // "nabled ="
  static let gestures: UInt64 = 0x5265_7275_7473_6567  // "gestureR"
  static let gesturesTail: UInt64 = 0x657A_696E_676F_6365  // "ecognize"
  static let layer: UInt64 = 0x203D_2072_6579_616C  // "layer = "
  static let transform: UInt64 = 0x726F_6673_6E61_7274  // "transfor"
  static let contentOffset: UInt64 = 0x4F74_6E65_746E_6F63  // "contentO"
  static let baseClass: UInt64 = 0x7361_6C43_6573_6162  // "baseClas"
  static let contentSize: UInt64 = 0x5374_6E65_746E_6F63  // "contentS"
  static let contentInset: UInt64 = 0x6465_7473_756A_6461  // "adjusted"
  static let tag: UInt64 = 0x203D_2067_6174  // "tag = ", six bytes

  private static let placeholder: UInt64 = 0x6C6F_6865_6361_6C70  // "placehol"

  /// True for the key whose value is printed without quotes, brackets and semicolons included.
  @inline(__always)
  static func isFreeText(in bytes: RawSpan, at key: Int) -> Bool {
    bytes.word(key) == placeholder
  }

  /// What stands where a key may stand.
  enum Match {
    /// A key that UIKit or one of its test tools prints.
    case known
    /// A name followed by ` = ` or `: `.
    case unknown
    /// No key.
    case none
  }

  /// Judges the place behind `; `: is it the next key, or does a text go on?
  static func match(in bytes: RawSpan, at position: Int) -> Match {
    switch bytes.word(position) {
    case frame, text, hidden, alpha, clips, opaque, autoresize, interaction, gestures, layer,
      transform, contentOffset, baseClass:
      return .known
    default: break
    }
    guard let end = endOfKey(in: bytes, at: position) else { return .none }
    return isKnown(bytes, position..<end) ? .known : .unknown
  }

  /// The end of a key that starts at `position` and is followed by ` = `, `: ` or ` =`, or nil.
  static func endOfKey(in bytes: RawSpan, at position: Int) -> Int? {
    guard ASCII.startsName(bytes.byte(position)) else { return nil }
    var end = position
    while end - position < 64, ASCII.isName(bytes.byte(end)) { end += 1 }
    if bytes.byte(end) == ASCII.space, bytes.byte(end + 1) == ASCII.equals { return end }
    if bytes.byte(end) == ASCII.colon, bytes.byte(end + 1) == ASCII.space { return end }
    return nil
  }

  /// Names that no text is taken to hold in the place of a key.
  private static let names: [StaticString] = [
    "reactTag", "anchorPoint", "ax.label", "ax.id", "ax.identifier", "ax.value", "ax.hint",
    "autoresizesSubviews", "tag", "tintColor", "animations", "backgroundColor", "placeholder",
    "borderStyle", "background", "image", "contentSize", "adjustedContentInset", "layout",
    "dataSource", "value", "configuration", "bounds", "title", "selected", "enabled", "delegate",
    "clearButtonMode", "accessibilityLabel", "accessibilityIdentifier",
  ]

  /// Names that are told apart as numbers wherever they stand whole.
  private static let numbered: [StaticString] = [
    "frame", "text", "hidden", "alpha", "clipsToBounds", "opaque", "autoresize",
    "userInteractionEnabled", "gestureRecognizers", "layer", "transform", "contentOffset",
    "baseClass",
  ]

  /// True when a line ends within a key that UIKit prints: the print is cut there.
  @inline(never)
  static func isCut(in bytes: RawSpan, at position: Int, limit: Int) -> Bool {
    var end = position
    while end < limit, ASCII.isName(bytes.byte(end)) { end += 1 }
    guard end > position, end >= limit || ASCII.isLineBreak(bytes.byte(end)) else { return false }
    let beginning = position..<end
    return (numbered + names).contains { name in
      name.withUTF8Buffer { letters in
        letters.count >= beginning.count
          && zip(letters, beginning).allSatisfy { $0 == bytes.byte($1) }
      }
    }
  }

  private static func isKnown(_ bytes: RawSpan, _ key: Range<Int>) -> Bool {
    names.contains {
      $0.utf8CodeUnitCount == key.count && bytes.hasPrefix($0, at: key.lowerBound)
    }
  }
}
