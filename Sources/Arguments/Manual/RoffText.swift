/// A manual page in the making, in the macros of man(7).
struct RoffText {
  /// What is written so far, each line with its break.
  private(set) var text = ""
  /// Whether the next paragraph needs to be set off from something.
  private var needsBreak = false

  /// Text that roff takes as it is, but for a full stop at a line's start: dashes stay dashes, and
  /// quotation marks what they are.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      case "\u{A0}": result += "\\~"
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
        }
      }
    }
    return result
  }

  /// Lines of at most 78 bytes, broken at blanks, that are no requests.
  private static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    for word in escaped(text).split(separator: " ") {
      if let line = lines.last, line.utf8.count + 1 + word.utf8.count <= 78 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append((word.first == "." ? "\\&" : "") + word)
      }
    }
    return lines
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// Adds a line as it is.
  mutating func raw(_ line: String) { text += line + "\n" }

  mutating func heading(_ title: String) {
    raw(".SH \(Self.argument(title))")
    needsBreak = false
  }

  mutating func subheading(_ title: String) {
    raw(".SS \(Self.argument(title))")
    needsBreak = false
  }

  /// Adds a paragraph of lines that are ready for roff.
  mutating func paragraph(_ lines: [String]) {
    if needsBreak { raw(".PP") }
    for line in lines { raw(line) }
    needsBreak = true
  }

  /// Adds paragraphs separated by blank lines; lines that begin with a blank stand by themselves.
  mutating func prose(_ text: String) {
    var filled: [String] = []
    var fixed: [String] = []
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(part)
      let isEmpty = line.allSatisfy(\.isWhitespace)
      let isFixed = line.first == " " && !isEmpty
      if !isFixed { end(&fixed) { $0.display($1) } }
      if isFixed || isEmpty {
        end(&filled) { $0.paragraph(Self.filled($1.joined(separator: " "))) }
      }
      if isFixed {
        fixed.append(line)
      } else if !isEmpty {
        filled.append(line)
      }
    }
    end(&fixed) { $0.display($1) }
    end(&filled) { $0.paragraph(Self.filled($1.joined(separator: " "))) }
  }

  private mutating func end(
    _ lines: inout [String], _ add: (inout RoffText, [String]) -> Void
  ) {
    if !lines.isEmpty { add(&self, lines) }
    lines = []
  }

  /// Adds lines that are shown as they are.
  mutating func display(_ lines: [String]) {
    if needsBreak { raw(".PP") }
    raw(".RS 4")
    raw(".nf")
    for line in lines { raw((line.first == "." ? "\\&" : "") + Self.escaped(line)) }
    raw(".fi")
    raw(".RE")
    needsBreak = true
  }

  /// Adds an entry: a label that is ready for roff, and what is said of it.
  mutating func entry(_ label: String, _ text: [String]) {
    raw(".TP")
    raw(label)
    let lines = text.flatMap(Self.filled)
    for line in lines.isEmpty ? ["\\&"] : lines { raw(line) }
    needsBreak = true
  }

  private static func argument(_ text: String) -> String { "\"" + escaped(text) + "\"" }
}
