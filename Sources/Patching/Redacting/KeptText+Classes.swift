import Analysis

/// What is kept of the name of a class.
extension KeptText {
  /// Keeps a class name, or what is left of it once the app's own words are written over.
  mutating func keepClass(_ range: Range<Int>) {
    guard redactsClasses else { return keep(range) }
    // What a generic class is made of may be the app's where the class is not.
    for part in bytes[range].split(whereSeparator: { "<>(), ".utf8.contains($0) }) {
      var part = part
      if part.starts(with: Self.observed) {
        keep(part.indices.prefix(Self.observed.count))
        part = part.dropFirst(Self.observed.count)
      }
      let text = string(part.indices)
      if text.hasPrefix("_Tt") {
        keepMangled(part.indices)
      } else if SystemClasses.contain(text) || SystemClasses.isElement(text) {
        keep(part.indices)
      } else {
        // The module, and what the class is nested in.
        for name in part.split(separator: UInt8(ascii: ".")) { keepName(name.indices) }
      }
    }
  }

  /// What Foundation puts before the class of an object whose values are observed.
  private static let observed = Array("NSKVONotifying_".utf8)

  /// Keeps what rules go by in a name of the app's: how it begins, how it ends and the words that say
  /// what a view is, or speak of going back.
  private mutating func keepName(_ range: Range<Int>) {
    if SystemClasses.contain(string(range)) { return keep(range) }
    addName(range)
    let front = SystemClasses.prefix(of: string(range))?.utf8.count ?? 0
    keep(range.prefix(front))
    let rest = range.dropFirst(front)
    for word in words(in: rest) {
      let text = string(word)
      if SystemClasses.isKindWord(text) || CommonWords.isInName(text.lowercased()) { keep(word) }
    }
    let last = rest.suffix(SystemClasses.ending.utf8.count)
    if bytes[last].elementsEqual(SystemClasses.ending.utf8) { keep(last) }
    for infix in SystemClasses.infixes {
      for start in rest where bytes[start..<rest.upperBound].starts(with: infix.utf8) {
        keep(start..<start + infix.utf8.count)
      }
    }
  }

  /// Keeps of `_TtC7Orchard4Tree` everything but names that are the app's; each has its length before it.
  private mutating func keepMangled(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      while position < range.upperBound, !Self.isDigit(bytes[position]) { position += 1 }
      let digits = position
      while position < range.upperBound, Self.isDigit(bytes[position]) { position += 1 }
      keep(start..<position)
      let length = Int(string(digits..<position)) ?? 0
      let name = position..<min(range.upperBound, position + min(length, range.count))
      if ["SwiftUI", "UIKit", "Swift"].contains(string(name)) {
        keep(name)
      } else {
        keepName(name)
      }
      position = name.upperBound
    }
  }
}
