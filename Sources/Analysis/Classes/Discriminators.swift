/// Finds what the Swift runtime puts into the names of private types to tell them apart, which a
/// rebuilt or merely restarted app prints anew.
///
/// `(unknown context at $10a3f2b4)` holds an address, and `_0123…` (32 digits), in mangled names
/// behind `P33`, a hash of the file's name.
package enum Discriminators {
  private static let digits = 32

  /// The digits of each, in order. Complexity: O(bytes).
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") else { continue }
      var end = position
      while end < bytes.count, isHex(bytes[end]) { end += 1 }
      // In a mangled name the length of the type's name may follow, which is a digit too.
      let isMangled = stands("P33_", before: position, in: bytes)
      if isMangled, end - position > digits { end = position + digits }
      let isWhole = end == bytes.count || !isWord(bytes[end])
      let isContext =
        byte == UInt8(ascii: "$") && end > position && isWhole
        && stands(" context at $", before: position, in: bytes)
      let isFile =
        byte == UInt8(ascii: "_") && end - position == digits && (isWhole || isMangled)
      if isContext || isFile { found.append(position..<end) }
      position = end
    }
    return found
  }

  /// True when a word ends right before a position.
  private static func stands(
    _ word: some StringProtocol, before position: Int, in bytes: [UInt8]
  ) -> Bool {
    let length = word.utf8.count
    return position >= length && bytes[position - length..<position].elementsEqual(word.utf8)
  }

  /// A class name without them.
  package static func stripped(_ name: String) -> String {
    let bytes = Array(name.utf8)
    let ranges = ranges(in: bytes)
    if ranges.isEmpty { return name }
    var result: [UInt8] = []
    var copied = 0
    for range in ranges {
      result += bytes[copied..<range.lowerBound]
      copied = range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
