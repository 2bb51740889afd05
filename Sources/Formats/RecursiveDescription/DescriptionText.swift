import Hierarchy

/// One object's description, `<Class: 0x1 (name); key = value; key= <…>>`, taken apart.
struct DescriptionText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The parts between semicolons that stand inside no bracket of their own.
  var pieces: [Range<Int>] { split(1..<bytes.count, at: ASCII.semicolon) }

  /// What a part says, as text without blanks around it.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[trim(range)], as: UTF8.self)
  }

  /// The object of a head, and the name in parentheses behind it.
  func head(_ range: Range<Int>) -> (object: ObjectName, name: String?) {
    let object = bareObject(range)
    guard let address = object.address,
      let place = position(of: address, in: range),
      let open = position(of: "(", in: place..<range.upperBound)
    else { return (object, nil) }
    var end = range.upperBound
    while end > open, bytes[end - 1] != ASCII.closeParenthesis { end -= 1 }
    return (object, end > open + 1 ? string(open + 1..<end - 1) : nil)
  }

  /// The key and the value of a part, or nil where it is none.
  func attribute(_ range: Range<Int>) -> (key: String, value: Range<Int>)? {
    guard let equals = range.first(where: { bytes[$0] == ASCII.equals }) else { return nil }
    return (string(range.lowerBound..<equals), trim(equals + 1..<range.upperBound))
  }

  /// The object of `<Class: 0x1>` or `<Class 0x1>`; nil for `(null)`, in brackets or not.
  func object(_ range: Range<Int>) -> ObjectName? {
    let range = trim(range)
    guard let first = range.first, bytes[first] == ASCII.less else { return nil }
    let end = bytes[range.upperBound - 1] == ASCII.greater ? range.upperBound - 1 : range.upperBound
    let object = bareObject(first + 1..<max(first + 1, end))
    return object.className.isEmpty || object.className == "(null)" || object.className == "null"
      ? nil : object
  }

  /// `<(action=a:, target=<T 0x1>), (…)>`.
  func targets(_ range: Range<Int>) -> [GestureRecognizer.Target] {
    var found: [GestureRecognizer.Target] = []
    for piece in groups(in: range, open: ASCII.openParenthesis, close: ASCII.closeParenthesis) {
      guard let action = position(of: "action=", in: piece) else { continue }
      let parts = split(action + 7..<piece.upperBound - 1, at: ASCII.comma)
      let target = parts.dropFirst().compactMap(attribute).first { $0.key == "target" }
      let name = parts.first.map(string) ?? ""
      if name == "(null)" || name.isEmpty { continue }
      found.append(.init(action: name, object: target.flatMap { object($0.value) }))
    }
    return found
  }

  /// The heads of the descriptions in `{…}`.
  func objects(_ range: Range<Int>) -> [ObjectName] {
    groups(in: range, open: ASCII.less, close: ASCII.greater).map { group in
      let inner = DescriptionText(Array(bytes[group]))
      return inner.pieces.first.map { inner.head($0).object }
        ?? ObjectName(className: "", address: nil)
    }
  }

  /// The parts of a range that a separator outside every bracket makes; the last one ends before
  /// the bracket that closes the whole.
  private func split(_ range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    var offset = start
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == separator, depth == 0 {
        parts.append(start..<offset)
        start = offset + 1
      } else if opens(byte) {
        depth += 1
      } else if closes(offset) {
        depth -= 1
        if depth < 0 { break }
      }
      offset += 1
    }
    parts.append(start..<offset)
    return parts
  }

  /// The outermost bracketed parts of one kind, with their brackets.
  private func groups(in range: Range<Int>, open: UInt8, close: UInt8) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for offset in range {
      if bytes[offset] == open {
        if depth == 0 { start = offset }
        depth += 1
      } else if bytes[offset] == close, closes(offset), depth > 0 {
        depth -= 1
        if depth == 0 { groups.append(start..<offset + 1) }
      }
    }
    return groups
  }

  private func opens(_ byte: UInt8) -> Bool {
    byte == ASCII.less || byte == ASCII.openParenthesis || byte == ASCII.openBrace
  }

  /// True for a closing bracket; the `>` of an arrow is none.
  private func closes(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case ASCII.closeParenthesis, ASCII.closeBrace: true
    case ASCII.greater: offset == 0 || bytes[offset - 1] != UInt8(ascii: "-")
    default: false
    }
  }

  /// `Class: 0x1` or `Class 0x1`, whatever follows.
  private func bareObject(_ range: Range<Int>) -> ObjectName {
    let range = trim(range)
    guard let place = position(of: " 0x", in: range) else {
      let end = range.first { bytes[$0] == ASCII.semicolon } ?? range.upperBound
      return ObjectName(className: className(range.lowerBound..<end), address: nil)
    }
    var end = place + 3
    while end < range.upperBound, ASCII.isHex(bytes[end]) { end += 1 }
    return ObjectName(
      className: className(range.lowerBound..<place),
      address: end > place + 3 ? String(decoding: bytes[place + 1..<end], as: UTF8.self) : nil)
  }

  private func className(_ range: Range<Int>) -> String {
    let range = trim(range)
    let hasColon = range.last.map { bytes[$0] == ASCII.colon } ?? false
    return string(hasColon ? range.lowerBound..<range.upperBound - 1 : range)
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isSpace(_ byte: UInt8) -> Bool { ASCII.isBlank(byte) || ASCII.isLineBreak(byte) }

  /// The first place of a literal in a range.
  func position(of needle: String, in range: Range<Int>) -> Int? {
    let wanted = Array(needle.utf8)
    guard range.count >= wanted.count else { return nil }
    return (range.lowerBound...range.upperBound - wanted.count).first { offset in
      bytes[offset..<offset + wanted.count].elementsEqual(wanted)
    }
  }
}
