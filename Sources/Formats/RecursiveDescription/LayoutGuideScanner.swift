import Hierarchy

/// Finds layout guides, which are no views and whose descriptions hold one: their owner, in full.
///
///     <UILayoutGuide: 0x1 - "TitleGuide", layoutFrame = {{0, 0}, {69, 44}}, owningView = <…>>
///
/// The guides of iOS 7 and 8, `_UILayoutGuide`, are views that print a frame, and are read as such.
enum LayoutGuideScanner {
  private static let longestName = 128

  /// The bytes of a guide; up to the end of the line where it is cut.
  ///
  /// - Returns: nil when something else stands there.
  static func description(
    at less: Int, lineEnd: Int, in bytes: RawSpan
  ) -> Range<Int>? {
    var end = less + 1
    while end < lineEnd, end - less < longestName, ASCII.isName(bytes.byte(end)) { end += 1 }
    let ending: StaticString = "LayoutGuide:"
    let start = end + 1 - ending.utf8CodeUnitCount
    guard start > less, bytes.hasPrefix(ending, at: start),
      bytes.firstOffset(of: "owningView = ", from: end, to: lineEnd) != nil
        || bytes.firstOffset(of: "layoutFrame = ", from: end, to: lineEnd) != nil
    else { return nil }
    var depth = 0
    for offset in less..<lineEnd {
      switch bytes.byte(offset) {
      case ASCII.less: depth += 1
      case ASCII.greater:
        depth -= 1
        if depth == 0 { return less..<offset + 1 }
      default: break
      }
    }
    return less..<lineEnd
  }

  /// True for the guide that UIKit keeps for a view's safe area, from iOS 11 on.
  static func isSafeArea(_ guide: Range<Int>, in bytes: RawSpan) -> Bool {
    guard let name = bytes.firstOffset(of: " - \"", from: guide.lowerBound, to: guide.upperBound)
    else { return false }
    return bytes.hasPrefix(" - \"UIViewSafeAreaLayoutGuide\"", at: name)
  }

  /// The safe areas that guides state, tied to the nodes of the tree; a guide that was not laid out
  /// states none.
  static func safeAreas(at places: [Range<Int>], in tree: ViewTree) -> [SafeAreaGuide] {
    guard !places.isEmpty else { return [] }
    var found = tree.source.withBytes { bytes in
      var found: [SafeAreaGuide] = []
      for place in places {
        if let area = safeArea(place, in: bytes) { found.append(area) }
      }
      return found
    }
    let nodes = AddressBook(of: found.compactMap(\.owner.address), in: tree)
    for index in found.indices { found[index].node = nodes[found[index].owner.address] }
    return found
  }

  /// Reads `layoutFrame = {{0, 44}, {375, 734}}, owningView = <UIView: 0x1; …>`.
  private static func safeArea(_ guide: Range<Int>, in bytes: RawSpan) -> SafeAreaGuide? {
    let (frameKey, ownerKey): (StaticString, StaticString) = ("layoutFrame = ", "owningView = <")
    guard
      let frame = bytes.firstOffset(of: frameKey, from: guide.lowerBound, to: guide.upperBound),
      let owner = bytes.firstOffset(of: ownerKey, from: frame, to: guide.upperBound),
      let numbers = NumberScanner.numbers(
        4, in: bytes, range: frame + frameKey.utf8CodeUnitCount..<owner),
      NumberScanner.areFinite(numbers)
    else { return nil }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let start = owner + ownerKey.utf8CodeUnitCount
    var end = start
    while end < guide.upperBound, end - start < longestName, ASCII.isName(bytes.byte(end)) {
      end += 1
    }
    guard !rect.isEmpty, rect.width > 0, rect.height > 0, bytes.hasPrefix(": 0x", at: end) else {
      return nil
    }
    let address = end + 2
    var last = address + 2
    while last < guide.upperBound, ASCII.isHex(bytes.byte(last)) { last += 1 }
    return SafeAreaGuide(
      owner: ObjectName(
        className: text(start..<end, in: bytes), address: text(address..<last, in: bytes)),
      layoutFrame: rect)
  }

  private static func text(_ range: Range<Int>, in bytes: RawSpan) -> String {
    var text: [UInt8] = []
    for offset in range { text.append(bytes.byte(offset)) }
    return String(decoding: text, as: UTF8.self)
  }
}
