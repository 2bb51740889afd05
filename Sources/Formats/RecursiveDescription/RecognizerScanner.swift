import Hierarchy

/// Reads gesture recognizer descriptions that stand in the same file as a tree.
enum RecognizerScanner {
  /// A description, and the property that the prompt before it names.
  struct Place: Hashable {
    var range: Range<Int>
    var property: GestureRecognizer.Property?
  }

  /// The longest description that is believed; lists of recognizers that must fail make them long.
  private static let longest = 1 << 16
  private static let longestName = 1024

  /// True when a head without a frame describes a gesture recognizer.
  static func isRecognizer(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    guard bytes.firstOffset(of: "state = ", from: range.lowerBound, to: range.upperBound) != nil
    else { return false }
    let end = bytes.firstOffset(of: ASCII.colon, from: range.lowerBound, to: range.upperBound)
    return bytes.firstOffset(of: "Gesture", from: range.lowerBound, to: end) != nil
      || bytes.firstOffset(of: "view = <", from: range.lowerBound, to: range.upperBound) != nil
  }

  /// The bytes of a description that the scanner of views does not take as a whole: one with a
  /// long name, with recognizers that must fail on lines of their own, or broken over lines.
  ///
  /// - Parameter budget: How many bytes of a file may be searched so; what is searched is taken off.
  /// - Returns: nil when something else stands there, or when it is cut.
  static func description(
    at less: Int, in bytes: RawSpan, limit: Int, budget: inout Int
  ) -> Range<Int>? {
    guard budget > 0, isNamedRecognizer(at: less, in: bytes, limit: limit) else { return nil }
    let found = end(at: less, in: bytes, limit: limit)
    budget -= found.end - less
    return found.isWhole && isRecognizer(less..<found.end, in: bytes) ? less..<found.end : nil
  }

  /// The offset behind the bracket that closes the one at `less`, or where the search gave up.
  private static func end(
    at less: Int, in bytes: RawSpan, limit: Int
  ) -> (end: Int, isWhole: Bool) {
    let end = min(limit, less + longest)
    var depth = 0
    var braces = 0
    var offset = less
    while offset < end {
      let byte = bytes.byte(offset)
      switch byte {
      case ASCII.less: depth += 1
      case ASCII.greater where bytes.byte(offset - 1) != UInt8(ascii: "-"):
        depth -= 1
        if depth == 0 { return (offset + 1, true) }
      case ASCII.openBrace: braces += 1
      case ASCII.closeBrace: braces -= 1
      case _ where ASCII.isLineBreak(byte) && braces <= 0:
        let next = bytes.afterLineBreak(at: offset, to: end)
        guard goesOn(at: next, behind: offset, in: bytes, limit: end) else {
          return (offset, false)
        }
      default: break
      }
      offset += 1
    }
    return (offset, false)
  }

  /// True for `<…Gesture…: 0x` and `<…Gesture…;`.
  private static func isNamedRecognizer(at less: Int, in bytes: RawSpan, limit: Int) -> Bool {
    var end = less + 1
    while end < limit, end - less < longestName, ASCII.isName(bytes.byte(end)) { end += 1 }
    guard bytes.byte(end) == ASCII.colon || bytes.byte(end) == ASCII.semicolon else { return false }
    return bytes.firstOffset(of: "Gesture", from: less, to: end) != nil
  }

  /// True when a line can go on with a description that was broken: it is not blank, and begins
  /// neither another description nor a prompt.
  private static func goesOn(
    at start: Int, behind lineBreak: Int, in bytes: RawSpan, limit: Int
  ) -> Bool {
    var first = start
    while first < limit, ASCII.isBlank(bytes.byte(first)) { first += 1 }
    guard first < limit, !ASCII.isLineBreak(bytes.byte(first)) else { return false }
    switch bytes.byte(first) {
    case ASCII.less: return bytes.byte(lineBreak - 1) == ASCII.equals
    case ASCII.bar, ASCII.openParenthesis: return bytes.byte(lineBreak - 1) == ASCII.less
    default: return true
    }
  }

  /// The bytes of a description on one line: a break within a word goes, and any other becomes a
  /// blank.
  private static func joined(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: ASCII.isLineBreak) else { return text }
    var joined: [UInt8] = []
    for line in text.split(whereSeparator: ASCII.isLineBreak) {
      if let last = joined.last, let first = line.first,
        ASCII.isBlank(first) || ASCII.isBlank(last) || last == ASCII.semicolon
      {
        joined.append(ASCII.space)
      }
      joined += line
    }
    return joined
  }

  /// Reads descriptions, and ties each to the node whose address it names.
  static func recognizers(at places: [Place], in tree: ViewTree) -> [GestureRecognizer] {
    guard !places.isEmpty else { return [] }
    var found = places.map { read($0, in: tree) }
    let nodes = AddressBook(of: found.compactMap(\.viewAddress), in: tree)
    for position in found.indices { found[position].node = nodes[found[position].viewAddress] }
    return found
  }

  private static func read(_ place: Place, in tree: ViewTree) -> GestureRecognizer {
    let text = DescriptionText(joined(Array(tree.source.string(in: place.range).utf8)))
    let pieces = text.pieces
    let head = pieces.first.map { text.head($0) }
    var found = GestureRecognizer(
      className: head?.object.className ?? "", range: place.range)
    found.address = head?.object.address
    found.name = head?.name
    found.property = place.property
    for piece in pieces.dropFirst() {
      guard let (key, value) = text.attribute(piece) else { continue }
      switch key {
      case "state": found.state = text.string(value)
      case "baseClass": found.baseClassName = text.string(value)
      case "enabled": found.isEnabled = text.string(value) != "NO"
      case "view": found.view = text.object(value)
      case "target", "targets": found.targets = text.targets(value)
      case "must-fail": found.mustFail = text.objects(value)
      default: break
      }
    }
    return found
  }
}
