import Hierarchy

/// What UIKit and printing tools put behind a view's closing bracket.
enum NodeSuffix {
  /// `key=value` pairs that bars and effect views print.
  private static let keys: [StaticString] = [
    "effect", "layout", "buttonBar", "delegate", "transitionContext", "fromLayout", "toLayout",
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "compactScrollEdgeAppearance", "item", "title",
  ]
  private static let words: [StaticString] = [
    "clientRequestedContentView", "forcedLegacyProvider", "no-scroll-edge-support", "(layer)",
  ]
  /// Openings behind which anything goes: image names, and objects that tools add.
  private static let openings: [StaticString] = ["- ", "collection view layout:", "->"]

  /// True when `range` is empty, an image name, or a known word or `key=value` to its end.
  static func isUIKits(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    if range.isEmpty { return true }
    guard bytes.byte(range.lowerBound) == ASCII.space else { return false }
    let word = bytes.word(range.lowerBound + 1)
    if word & 0xFFFF == 0x202D { return true }  // "- "
    return endOfToken(at: range.lowerBound + 1, in: bytes, to: range.upperBound)
      == range.upperBound || isKnown(range, in: bytes) && bytes.byte(range.upperBound - 1) != 0x28
  }

  /// True when everything in `range` is understood: a suffix of UIKit's, closing punctuation.
  static func isKnown(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      // Nothing that is looked for starts with a blank.
      if bytes.byte(offset) == ASCII.space {
        offset += 1
        continue
      }
      let pair = bytes.word(offset) & 0xFFFF
      if pair == 0x2F3C || pair == 0x2F2A { return true }  // "</" and "*/"
      if isOpening(at: offset, in: bytes) { return true }
      if let end = endOfToken(at: offset, in: bytes, to: range.upperBound) {
        offset = end
      } else if isPunctuation(bytes.byte(offset)) {
        offset += 1
      } else {
        return false
      }
    }
    return true
  }

  private static func isOpening(at offset: Int, in bytes: RawSpan) -> Bool {
    let first = bytes.byte(offset)
    return openings.contains {
      $0.utf8Start.pointee == first && bytes.hasPrefix($0, at: offset)
    }
  }

  /// The end of a known word or `key=value` at `start`, or nil.
  private static func endOfToken(at start: Int, in bytes: RawSpan, to limit: Int) -> Int? {
    let first = bytes.byte(start)
    for word in words where word.utf8Start.pointee == first && bytes.hasPrefix(word, at: start) {
      return start + word.utf8CodeUnitCount
    }
    for key in keys where key.utf8Start.pointee == first && bytes.hasPrefix(key, at: start) {
      var end = start + key.utf8CodeUnitCount
      guard bytes.byte(end) == ASCII.equals || bytes.byte(end) == ASCII.space else { continue }
      while end < limit, ASCII.isName(bytes.byte(end)) || bytes.byte(end) == ASCII.equals {
        end += 1
      }
      return end
    }
    return nil
  }

  /// The name of the image that an image view prints behind itself: ` - Back`; nil for `(null)`.
  static func imageName(_ range: Range<Int>, in bytes: RawSpan) -> Range<Int>? {
    guard bytes.hasPrefix(" - ", at: range.lowerBound) else { return nil }
    let start = range.lowerBound + 3
    var end = range.upperBound
    while end > start, ASCII.isBlank(bytes.byte(end - 1)) { end -= 1 }
    guard end > start, !bytes.hasPrefix("(null)", at: start) else { return nil }
    return start..<end
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.space, ASCII.tab, ASCII.quote, ASCII.apostrophe, ASCII.comma,
      ASCII.closeParenthesis, ASCII.closeBracket, ASCII.closeBrace, ASCII.colon,
      ASCII.openParenthesis, ASCII.semicolon, ASCII.greater, UInt8(ascii: "`"), ASCII.bar,
      UInt8(ascii: "@"),
      ASCII.openBracket:
      true
    default: false
    }
  }
}
