import Hierarchy

/// One line of a test tool's message, and what can be read off it.
struct FailureText {
  let bytes: [UInt8]
  /// Where the words begin: behind what a log, a terminal or a person put before the line.
  let start: Int

  init(_ line: [UInt8]) {
    bytes = LinePrefix.uncoloured(line)
    start = LinePrefix.end(in: bytes)
  }

  /// True when nothing stands on the line but what is put before every line.
  var isEmpty: Bool { start == bytes.count }

  /// The offset behind the first place of a literal from an offset on.
  func end(of literal: StaticString, from start: Int = 0) -> Int? {
    let length = literal.utf8CodeUnitCount
    guard start >= 0, bytes.count - length >= start else { return nil }
    let place = (start...bytes.count - length).first { hasPrefix(literal, at: $0) }
    return place.map { $0 + length }
  }

  /// True when a literal occurs.
  func holds(_ literal: StaticString) -> Bool { end(of: literal) != nil }

  /// True when the line begins with a literal, what is put before every line left out.
  func begins(with literal: StaticString) -> Bool { hasPrefix(literal, at: start) }

  /// The object whose `<Class: 0x1`, `<Class:0x1` or `<Class 0x1` begins at an offset.
  func object(at start: Int) -> ObjectName? {
    guard byte(start) == ASCII.less else { return nil }
    var end = start + 1
    // Swift's names hold dots and, in generics, angles; a colon or a blank ends them.
    while let next = byte(end), next != ASCII.colon, !ASCII.isBlank(next) { end += 1 }
    guard end > start + 1, let first = byte(start + 1), ASCII.startsName(first) else { return nil }
    var digits = end
    while let next = byte(digits), next == ASCII.colon || ASCII.isBlank(next) { digits += 1 }
    let name = string(start + 1..<end)
    guard hasPrefix("0x", at: digits) else { return nil }
    var last = digits + 2
    while let next = byte(last), ASCII.isHex(next) { last += 1 }
    guard last > digits + 2 else { return nil }
    return ObjectName(className: name, address: string(digits..<last))
  }

  /// The object behind the first place of a literal.
  func object(behind literal: StaticString) -> ObjectName? { end(of: literal).flatMap(object) }

  /// The point of `{x, y}` right at an offset.
  func point(at start: Int) -> Point? {
    guard let numbers = numbers(in: start, count: 2) else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// True when a point stands at an offset, though it may be none of the plane: `{nan, nan}`,
  /// `{inf, 1e999}`.
  func isPoint(at start: Int) -> Bool {
    guard byte(start) == ASCII.openBrace,
      let end = bytes[start...].prefix(64).firstIndex(of: ASCII.closeBrace)
    else { return false }
    let parts = bytes[start + 1..<end].split(separator: ASCII.comma)
    return parts.count == 2
      && parts.allSatisfy { part in
        let word = String(decoding: part.drop(while: ASCII.isBlank), as: UTF8.self)
        return Double(word) != nil
      }
  }

  /// The rectangle of `{{x, y}, {w, h}}` right at an offset.
  func rect(at start: Int) -> Rect? {
    guard hasPrefix("{{", at: start), let numbers = numbers(in: start, count: 4) else {
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The point of `{"x":1,"y":2}` right at an offset; the keys stand in any order, and their quotes
  /// may be escaped.
  func keyedPoint(at start: Int) -> Point? {
    guard byte(start) == ASCII.openBrace else { return nil }
    var offset = start + 1
    var x: Double?
    var y: Double?
    while let next = byte(offset), next != ASCII.closeBrace {
      if next == UInt8(ascii: "x") || next == UInt8(ascii: "y") {
        offset += 1
        while let mark = byte(offset), !Self.startsNumber(mark), mark != ASCII.closeBrace {
          if mark == ASCII.comma { return nil }
          offset += 1
        }
        guard let value = number(at: &offset) else { return nil }
        if next == UInt8(ascii: "x") { x = value } else { y = value }
      } else {
        offset += 1
      }
    }
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  /// A range as text.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The byte at an offset, or nil behind the end.
  func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// True when a literal stands at an offset.
  func hasPrefix(_ literal: StaticString, at offset: Int) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard offset >= 0, offset + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[offset + $0] == literal.utf8Start[$0] }
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
  }

  /// Numbers between braces and commas, and nothing else between them.
  private func numbers(in start: Int, count: Int) -> [Double]? {
    guard byte(start) == ASCII.openBrace else { return nil }
    var offset = start
    var numbers: [Double] = []
    while numbers.count < count {
      while let mark = byte(offset),
        mark == ASCII.openBrace || mark == ASCII.closeBrace
          || mark == ASCII.comma || ASCII.isBlank(mark)
      {
        offset += 1
      }
      guard let value = number(at: &offset) else { return nil }
      numbers.append(value)
    }
    return byte(offset) == ASCII.closeBrace ? numbers : nil
  }

  private func number(at offset: inout Int) -> Double? {
    var end = offset
    while let next = byte(end),
      Self.startsNumber(next) || next == ASCII.dot || next | 0x20 == UInt8(ascii: "e")
        || next == UInt8(ascii: "+")
    {
      end += 1
    }
    guard let value = Double(string(offset..<end)), value.isFinite else { return nil }
    offset = end
    return value
  }
}
