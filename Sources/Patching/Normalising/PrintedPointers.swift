import Formats
import Hierarchy

/// The pointers that a text prints, and what of each can be left out.
struct PrintedPointers {
  /// One place.
  struct Place {
    /// The bytes, `0x` included.
    var range: Range<Int>
    /// The digits in lower case, without zeros in front.
    var digits: String
    /// What can be left out with it; nil where a reader needs it.
    var removable: Range<Int>?
  }

  /// In file order.
  private(set) var places: [Place] = []
  private let bytes: [UInt8]

  /// Finds the pointers of a dump; zero is none, and what a view shows as its text is left alone.
  ///
  /// Complexity: O(bytes).
  init(_ dump: Dump) {
    let source = dump.tree.source
    bytes = source.bytes(in: 0..<source.count)
    let shown = ShownTexts.ranges(in: dump)
    var next = 0
    var position = 0
    while let range = pointer(from: position) {
      position = range.upperBound
      while next < shown.count, shown[next].upperBound <= range.lowerBound { next += 1 }
      if next < shown.count, shown[next].lowerBound <= range.lowerBound { continue }
      let digits = String(
        decoding: bytes[range].dropFirst(2).drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
      if digits.isEmpty { continue }
      places.append(Place(range: range, digits: digits.lowercased(), removable: nil))
    }
    if !dump.format.isXML { markRemovable(dump.tree) }
  }

  private func pointer(from start: Int) -> Range<Int>? {
    var position = start
    while position + 2 < bytes.count {
      if bytes[position] == UInt8(ascii: "0"), bytes[position + 1] == UInt8(ascii: "x") {
        let end = endOfHex(from: position + 2)
        if end > position + 2, end < bytes.count ? !isWord(bytes[end]) : true,
          end - position <= longest, position == 0 || !hinders(position - 1)
        {
          return position..<end
        }
        position = end
      } else {
        position += 1
      }
    }
    return nil
  }

  private let longest = 18

  private func endOfHex(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isHexDigit { end += 1 }
    return end
  }

  /// True for what keeps `0x` behind it from being a pointer: `options=0x10` is a number.
  private func hinders(_ position: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "=") else { return isWord(bytes[position]) }
    var start = position
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    return !Self.objectKeys.contains(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// What UIKit prints an object under behind a view of a navigation bar: `layout=0x7f8b1a40`.
  private static let objectKeys: Set<String> = [
    "layout", "fromLayout", "toLayout", "effect", "buttonBar", "delegate", "transitionContext",
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "compactScrollEdgeAppearance", "item", "target", "views", "guides", "activeConstraints",
    "groupLayouts", "minimumInterItemSpaceAnchor", "minimumInterGroupSpaceAnchor",
    "flexibleSpaceEqualSizeAnchor",
  ]

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Marks what a view is printed with, and what is printed of it inside its brackets.
  private mutating func markRemovable(_ tree: ViewTree) {
    var place = 0
    for node in tree.indices {
      let range = tree.range(of: node)
      while place < places.count, places[place].range.lowerBound < range.lowerBound { place += 1 }
      guard place < places.count, places[place].range.lowerBound < range.upperBound,
        let head = PrintedHead(of: tree[node])
      else { continue }
      if let address = head.address, places[place].range == address {
        if !head.isBare || tree.flags(of: node).contains(.isLayer) {
          places[place].removable = head.name.upperBound..<address.upperBound
        }
        place += 1
      }
      while place < places.count, places[place].range.upperBound < range.upperBound {
        places[place].removable = removable(of: places[place].range, in: range)
        place += 1
      }
    }
  }

  /// `: 0x1` or ` 0x1` of `<Class: 0x1>`.
  private func removable(of pointer: Range<Int>, in node: Range<Int>) -> Range<Int>? {
    guard bytes[pointer.upperBound] == UInt8(ascii: ">"),
      bytes[pointer.lowerBound - 1] == UInt8(ascii: " ")
    else { return nil }
    var start = pointer.lowerBound - 1
    if bytes[start - 1] == UInt8(ascii: ":") { start -= 1 }
    var name = start
    while name > node.lowerBound + 1,
      isWord(bytes[name - 1]) || bytes[name - 1] == UInt8(ascii: ".")
    {
      name -= 1
    }
    guard name < start, bytes[name - 1] == UInt8(ascii: "<") else { return nil }
    return start..<pointer.upperBound
  }
}
