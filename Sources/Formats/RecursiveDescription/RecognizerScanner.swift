import Hierarchy

/// Reads gesture recognizer descriptions that stand in the same file as a tree.
enum RecognizerScanner {
  /// True when a head without a frame describes a gesture recognizer.
  static func isRecognizer(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    guard bytes.firstOffset(of: "state = ", from: range.lowerBound, to: range.upperBound) != nil
    else { return false }
    let end = bytes.firstOffset(of: ASCII.colon, from: range.lowerBound, to: range.upperBound)
    return bytes.firstOffset(of: "Gesture", from: range.lowerBound, to: end) != nil
      || bytes.firstOffset(of: "view = <", from: range.lowerBound, to: range.upperBound) != nil
  }

  /// Reads descriptions, and ties each to the node whose address it names.
  static func recognizers(at ranges: [Range<Int>], in tree: ViewTree) -> [GestureRecognizer] {
    guard !ranges.isEmpty else { return [] }
    var found = ranges.map { read($0, in: tree) }
    var wanted: [String: [Int]] = [:]
    for (position, recognizer) in found.enumerated() {
      if let address = recognizer.viewAddress { wanted[address, default: []].append(position) }
    }
    for index in tree.indices {
      guard let address = tree[index].address, let positions = wanted[address] else { continue }
      for position in positions where found[position].node == nil { found[position].node = index }
    }
    return found
  }

  private static func read(_ range: Range<Int>, in tree: ViewTree) -> GestureRecognizer {
    let source = tree.source
    let text = source.string(in: range)
    let name = source.withBytes { bytes in
      HeadScanner.head(in: bytes, at: range.lowerBound, limit: range.upperBound)
    }
    let view = object(after: "view = <", in: text)
    return GestureRecognizer(
      className: name.map { source.string(in: $0.name) } ?? "",
      address: name?.address.map { source.string(in: $0) },
      isEnabled: !contains("enabled = NO", in: text),
      state: value(after: "state = ", in: text, until: ";"),
      actions: actions(in: text),
      viewClass: view?.name, viewAddress: view?.address, node: nil, range: range)
  }

  private static func contains(_ needle: String, in text: String) -> Bool {
    position(of: needle, in: Array(text.utf8), from: 0) != nil
  }

  private static func position(of needle: String, in text: [UInt8], from start: Int) -> Int? {
    let wanted = Array(needle.utf8)
    guard text.count >= wanted.count, start <= text.count - wanted.count else { return nil }
    return (start...(text.count - wanted.count)).first { offset in
      text[offset..<offset + wanted.count].elementsEqual(wanted)
    }
  }

  private static func value(after key: String, in text: String, until end: Character) -> String? {
    let bytes = Array(text.utf8)
    guard let start = position(of: key, in: bytes, from: 0) else { return nil }
    let rest = String(decoding: bytes[(start + key.utf8.count)...], as: UTF8.self)
    return String(rest.prefix { $0 != end && $0 != ">" })
  }

  /// The class and address of `<Class: 0x1>` or `<Class 0x1>`.
  private static func object(
    after key: String, in text: String
  ) -> (name: String, address: String?)? {
    guard let inner = value(after: key, in: text, until: ">") else { return nil }
    let parts = inner.split(whereSeparator: { $0 == " " || $0 == ";" })
    guard let first = parts.first else { return nil }
    let name = first.last == ":" ? String(first.dropLast()) : String(first)
    return (name, parts.dropFirst().first.map(String.init))
  }

  private static func actions(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var actions: [String] = []
    var start = 0
    while let place = position(of: "action=", in: bytes, from: start) {
      start = place + 7
      let rest = bytes[start...].prefix { $0 != ASCII.comma && $0 != ASCII.closeParenthesis }
      actions.append(String(decoding: rest, as: UTF8.self))
    }
    return actions
  }
}
