/// Blanks comments and the text of string literals, so that a scan sees code only.
///
/// Line breaks stay where they are, and so does code inside interpolations.
struct CodeStripper {
  private let input: [UInt8]
  private var output: [UInt8] = []
  private var position = 0

  private init(_ text: String) { input = Array(text.utf8) }

  /// The code of a Swift file.
  static func code(of text: String) -> String {
    var stripper = CodeStripper(text)
    stripper.copyCode(inParentheses: false)
    return String(decoding: stripper.output, as: UTF8.self)
  }

  private func hasPrefix(_ literal: String) -> Bool {
    input[position...].starts(with: literal.utf8)
  }

  private mutating func blank(_ count: Int) {
    for byte in input[position..<min(position + count, input.count)] {
      output.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    position = min(position + count, input.count)
  }

  private mutating func copyCode(inParentheses: Bool) {
    var depth = 0
    while position < input.count {
      if hasPrefix("//") {
        while position < input.count, input[position] != UInt8(ascii: "\n") { blank(1) }
      } else if hasPrefix("/*") {
        blankComment()
      } else if let pounds = poundsBeforeQuote() {
        blankString(pounds: pounds)
      } else {
        if input[position] == UInt8(ascii: "(") { depth += 1 }
        if input[position] == UInt8(ascii: ")") {
          if inParentheses, depth == 0 { return }
          depth -= 1
        }
        output.append(input[position])
        position += 1
      }
    }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if hasPrefix("/*") {
        depth += 1
        blank(2)
      } else if hasPrefix("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < input.count
  }

  /// The number of `#` before the quotation mark of a literal that starts here, or nil.
  private func poundsBeforeQuote() -> Int? {
    var offset = position
    while offset < input.count, input[offset] == UInt8(ascii: "#") { offset += 1 }
    guard offset < input.count, input[offset] == UInt8(ascii: "\"") else { return nil }
    return offset - position
  }

  private mutating func blankString(pounds: Int) {
    let mark = String(repeating: "#", count: pounds)
    blank(pounds)
    let quotes = hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.utf8.count)
    while position < input.count {
      if hasPrefix(quotes + mark) {
        blank(quotes.utf8.count + pounds)
        return
      }
      if hasPrefix("\\\(mark)(") {
        blank(pounds + 1)
        output.append(input[position])
        position += 1
        copyCode(inParentheses: true)
      } else if hasPrefix("\\\(mark)") {
        blank(pounds + 2)
      } else {
        blank(1)
      }
    }
  }
}
