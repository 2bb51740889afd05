import Hierarchy

/// Looks at single values of a JSON text of any size, and keeps nothing of the rest.
///
/// What is no JSON has no values; whether what stands behind a value is well formed is not asked.
struct JSONGlance: Sendable {
  /// A step from a value to one in it.
  enum Step: Sendable {
    case key(String)
    /// The first element of a list.
    case first
  }

  private let source: SourceText
  private let start: Int

  /// A text in UTF-8.
  init(_ source: SourceText) {
    self.source = source
    start = source.withBytes { $0.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0 }
  }

  /// The first byte that is no blank, and where it stands; nil where there is none.
  var lead: (byte: UInt8, place: Int)? {
    source.withBytes { bytes in
      let place = skipBlanks(from: start, bytes)
      return place < source.count ? (bytes.byte(place), place) : nil
    }
  }

  /// True when there is a value at the end of a path.
  func holds(_ path: Step...) -> Bool { place(of: path) != nil }

  /// The text at the end of a path, its escapes as they are written; nil for anything else.
  func text(_ path: Step...) -> String? {
    guard let place = place(of: path) else { return nil }
    return source.withBytes { string(at: place, $0) }.map { source.string(in: $0) }
  }

  private func place(of path: [Step]) -> Int? {
    source.withBytes { bytes in
      var place = skipBlanks(from: start, bytes)
      for step in path {
        let next: Int? =
          switch step {
          case .key(let key): member(key, of: place, bytes)
          case .first: element(of: place, bytes)
          }
        guard let next else { return nil }
        place = next
      }
      return place
    }
  }

  /// Where the first element of a list begins.
  private func element(of place: Int, _ bytes: RawSpan) -> Int? {
    guard holds("[", at: place, bytes) else { return nil }
    let first = skipBlanks(from: place + 1, bytes)
    return first < source.count && !holds("]", at: first, bytes) ? first : nil
  }

  /// Where the value of an object's key begins.
  private func member(_ wanted: String, of place: Int, _ bytes: RawSpan) -> Int? {
    guard holds("{", at: place, bytes) else { return nil }
    var place = skipBlanks(from: place + 1, bytes)
    while let key = string(at: place, bytes) {
      place = skipBlanks(from: key.upperBound + 1, bytes)
      guard holds(":", at: place, bytes) else { return nil }
      place = skipBlanks(from: place + 1, bytes)
      if key.count == wanted.utf8.count,
        zip(key, wanted.utf8).allSatisfy({ bytes.byte($0) == $1 })
      {
        return place < source.count ? place : nil
      }
      guard let end = endOfValue(at: place, bytes) else { return nil }
      place = skipBlanks(from: end, bytes)
      guard holds(",", at: place, bytes) else { return nil }
      place = skipBlanks(from: place + 1, bytes)
    }
    return nil
  }

  /// The bytes between the quotation marks of a text.
  private func string(at place: Int, _ bytes: RawSpan) -> Range<Int>? {
    guard holds("\"", at: place, bytes) else { return nil }
    var end = place + 1
    while end < source.count, !holds("\"", at: end, bytes) {
      end += holds("\\", at: end, bytes) ? 2 : 1
    }
    return end < source.count ? place + 1..<end : nil
  }

  private func endOfValue(at start: Int, _ bytes: RawSpan) -> Int? {
    var place = start
    var depth = 0
    while place < source.count {
      switch bytes.byte(place) {
      case UInt8(ascii: "\""):
        guard let text = string(at: place, bytes) else { return nil }
        place = text.upperBound
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return place }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return place
      default: break
      }
      place += 1
    }
    return nil
  }

  private func skipBlanks(from start: Int, _ bytes: RawSpan) -> Int {
    var place = start
    while place < source.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes.byte(place)) { place += 1 }
    return place
  }

  private func holds(_ scalar: Unicode.Scalar, at place: Int, _ bytes: RawSpan) -> Bool {
    place < source.count && bytes.byte(place) == UInt8(ascii: scalar)
  }
}
