import Hierarchy

/// Writes JSON piece by piece: commas and nesting are kept here, so a document cannot come out
/// malformed however long it is.
package struct JSONWriter {
  private var stream: ReportStream
  private var needsComma = false
  /// True where the document stands within a page: what could end its element, or a line of a script,
  /// is written as an escape.
  private let isInMarkup: Bool

  /// - Parameter isInMarkup: True for a document within an element of HTML.
  package init(_ stream: ReportStream, isInMarkup: Bool = false) {
    self.stream = stream
    self.isInMarkup = isInMarkup
  }

  /// Ends the document and hands everything on.
  package mutating func finish() {
    stream.line()
    stream.flush()
  }

  /// Hands on what is buffered of a value that is no document.
  mutating func flush() { stream.flush() }

  /// Ends the document and gives the stream back.
  mutating func ended() -> ReportStream {
    stream.line()
    return stream
  }

  /// Opens an object or array that is closed by `close`.
  mutating func open(_ bracket: String) {
    stream.write(bracket)
    needsComma = false
  }

  /// Opens an array as a field.
  mutating func openArray(_ key: String) {
    self.key(key)
    open("[")
  }

  /// Closes what `open` opened.
  mutating func close(_ bracket: String) {
    stream.write(bracket)
    needsComma = true
  }

  /// An object as an element of the array that is open, or as the document.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    nest("{", "}", body)
  }

  /// An object as an element, on a line of its own.
  package mutating func row(_ body: (inout JSONWriter) -> Void) {
    if needsComma { stream.write(",") }
    stream.write("\n  ")
    needsComma = false
    nest("{", "}", body)
  }

  /// Ends a line within an object or array.
  mutating func lineBreak() { stream.write("\n") }

  /// A value that was written before, as an element on a line of its own.
  mutating func row(written bytes: [UInt8]) {
    if needsComma { stream.write(",") }
    stream.write("\n  ")
    stream.write(bytes)
    needsComma = true
  }

  /// A field that holds a value that was written before.
  mutating func field(_ key: String, written bytes: [UInt8]) {
    self.key(key)
    stream.write(bytes)
    needsComma = true
  }

  /// A field that holds an object.
  package mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    nest("{", "}", body)
  }

  /// A field that holds an array.
  package mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    nest("[", "]", body)
  }

  /// A field that holds a string, or null.
  package mutating func field(_ key: String, _ value: String?) {
    self.key(key)
    if let value { writeString(value) } else { stream.write("null") }
    needsComma = true
  }

  /// A field that holds a whole number, or null.
  package mutating func field(_ key: String, _ value: Int?) {
    self.key(key)
    stream.write(value.map(String.init) ?? "null")
    needsComma = true
  }

  /// A field that holds a number, or null; what is no finite number is null.
  package mutating func field(_ key: String, _ value: Double?) {
    self.key(key)
    stream.write(Self.number(value))
    needsComma = true
  }

  /// A field that holds true or false.
  package mutating func field(_ key: String, _ value: Bool) {
    self.key(key)
    stream.write(value ? "true" : "false")
    needsComma = true
  }

  /// A field that holds numbers, or null.
  package mutating func field(_ key: String, numbers: [Double]?) {
    self.key(key)
    if let numbers {
      stream.write("[\(numbers.map { Self.number($0) }.joined(separator: ", "))]")
    } else {
      stream.write("null")
    }
    needsComma = true
  }

  /// A field that holds `[x, y, width, height]`, or null.
  package mutating func field(_ key: String, _ rect: Rect?) {
    field(key, numbers: rect.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] })
  }

  /// A field that holds `[top, left, bottom, right]`, or null.
  package mutating func field(_ key: String, _ insets: EdgeInsets?) {
    field(key, numbers: insets.map { [$0.top, $0.left, $0.bottom, $0.right] })
  }

  /// A field that holds whole numbers.
  package mutating func field(_ key: String, _ values: [Int]) {
    self.key(key)
    stream.write("[\(values.map(String.init).joined(separator: ", "))]")
    needsComma = true
  }

  /// A field that holds strings.
  package mutating func field(_ key: String, _ values: [String]) {
    array(key) { writer in
      for value in values { writer.element(value) }
    }
  }

  /// A field that holds any value; nothing is null.
  mutating func field(_ key: String, value: JSONValue?) {
    self.key(key)
    element(value ?? .null)
  }

  /// Any value, as an element or as the whole text.
  mutating func element(_ value: JSONValue) {
    separate()
    switch value {
    case .null: stream.write("null")
    case .bool(let value): stream.write(value ? "true" : "false")
    case .number(let number): stream.write(Self.number(number))
    case .text(let text): writeString(text)
    case .list(let elements):
      nest("[", "]") { json in
        for element in elements { json.element(element) }
      }
    case .object(let members):
      nest("{", "}") { json in
        for member in members { json.field(member.key, value: member.value) }
      }
    }
    needsComma = true
  }

  /// An array as an element of the array that is open.
  mutating func list(_ body: (inout JSONWriter) -> Void) {
    separate()
    nest("[", "]", body)
  }

  /// A string as an element of the array that is open, or null.
  mutating func element(_ value: String?) {
    separate()
    if let value { writeString(value) } else { stream.write("null") }
    needsComma = true
  }

  /// A whole number as an element of the array that is open.
  mutating func element(_ value: Int) {
    if needsComma { stream.mark(",") }
    stream.write(value)
    needsComma = true
  }

  /// A number as an element, with every digit; null for what is no finite number.
  mutating func element(exact number: Double) {
    if needsComma { stream.mark(",") }
    writeExact(number)
    needsComma = true
  }

  /// A number as a field, with every digit.
  mutating func field(_ key: String, exact number: Double) {
    self.key(key)
    element(exact: number)
  }

  /// A number as an element, to a millionth of a point.
  mutating func element(rounded number: Double) {
    if needsComma { stream.mark(",") }
    stream.write(Self.number(number))
    needsComma = true
  }

  /// Numbers as an element of the array that is open, with every digit, so that who reads them has
  /// the same ones; null for nil and for what is no finite number.
  mutating func element(exact numbers: [Double]?) {
    if needsComma { stream.mark(",") }
    if let numbers, numbers.allSatisfy(\.isFinite) {
      stream.mark("[")
      for (place, number) in numbers.enumerated() {
        if place > 0 { stream.mark(",") }
        writeExact(number)
      }
      stream.mark("]")
    } else {
      stream.mark("null")
    }
    needsComma = true
  }

  /// The same as a field.
  mutating func field(_ key: String, exact numbers: [Double]?) {
    self.key(key)
    element(exact: numbers)
  }

  private mutating func writeExact(_ number: Double) {
    if number == number.rounded(), number.magnitude < 1e15 {
      stream.write(Int(number))
    } else {
      stream.write(number.isFinite ? "\(number)" : "null")
    }
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    stream.write(open)
    needsComma = false
    body(&self)
    stream.write(close)
    needsComma = true
  }

  private mutating func key(_ key: String) {
    separate()
    writeString(key)
    stream.write(": ")
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { stream.write(", ") }
    needsComma = false
  }

  /// Six decimals are what a dump's own six digits need below a point.
  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    return value.text(places: 6)
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    Array("\\u00".utf8) + [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
  }

  private mutating func writeString(_ text: String) {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F: bytes.append(contentsOf: Self.escape(byte))
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        bytes.append(contentsOf: isInMarkup ? Self.escape(byte) : [byte])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    if isInMarkup { Self.escapeControls(in: &bytes) }
    stream.write(bytes)
  }

  /// Writes as escapes what ends a line of a script, as U+2028 and U+2029 do, or makes a reader of the
  /// page's source see another text.
  private static func escapeControls(in bytes: inout [UInt8]) {
    guard bytes.contains(where: { $0 == 0xE2 || $0 == 0xD8 }) else { return }
    var escaped: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value > 0x9F, Style.isControl(scalar) {
        escaped.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] as [UInt32] {
          escaped.append(hexDigits[Int(scalar.value >> shift & 0xF)])
        }
      } else {
        escaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes = escaped
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
