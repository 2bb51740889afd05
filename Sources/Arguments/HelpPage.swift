/// A help text in the making: blocks of lines, none wider than the page.
struct HelpPage {
  private let width: Int
  private var blocks: [[String]] = []
  /// The columns that tables keep for their labels.
  private var labelWidth = 6

  /// Starts an empty page; fewer than 24 columns are taken for 24.
  init(width: Int) {
    self.width = max(width, 24)
  }

  /// The blocks with a blank line between them.
  var text: String {
    blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  mutating func addUsage(_ line: String) {
    add(indent(wrap(line, to: width - 7), first: "Usage: ", rest: "       "))
  }

  /// Adds paragraphs separated by blank lines; lines that begin with a space stand by themselves.
  mutating func addProse(_ text: String) {
    var lines: [String] = []
    var paragraph = ""
    func end() {
      lines += wrap(paragraph, to: width)
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        end()
        add(lines)
        lines = []
      } else if line.first == " " {
        end()
        lines += indentedLines(String(line))
      } else {
        paragraph += line + " "
      }
    }
    end()
    add(lines)
  }

  /// Keeps columns for these labels, so that the tables of a page line up; a label that would take
  /// too many stands on a line of its own.
  mutating func align(_ rows: [HelpRow]) {
    let limit = min(28, width * 2 / 5)
    labelWidth = rows.map(\.label.count).filter { $0 <= limit }.max() ?? 6
  }

  mutating func addTable(_ title: String, _ rows: [HelpRow]) {
    guard !rows.isEmpty else { return }
    add(wrap(title + ":", to: width) + rows.flatMap(lines))
  }

  mutating func addExamples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    let lines = examples.flatMap { example in
      commandLines(example.command)
        + indent(wrap(example.explanation, to: width - 6), first: "      ", rest: "      ")
    }
    add(["Examples:"] + lines)
  }
}

extension HelpPage {
  private mutating func add(_ lines: [String]) {
    if !lines.isEmpty { blocks.append(lines) }
  }

  /// A line that stands by itself, as it is or, where it is too wide, filled behind its margin.
  private func indentedLines(_ line: String) -> [String] {
    guard line.count > width else { return [line] }
    let margin = String(line.prefix { $0 == " " }.prefix(width / 2))
    return indent(wrap(line, to: width - margin.count), first: margin, rest: margin)
  }

  private func lines(of row: HelpRow) -> [String] {
    let margin = String(repeating: " ", count: labelWidth + 4)
    let room = width - margin.count
    let text = wrap(row.text, to: room) + wrap(row.detail ?? "", to: room)
    guard row.label.count <= labelWidth, !text.isEmpty else {
      return labelLines(row.label) + text.map { margin + $0 }
    }
    let gap = String(repeating: " ", count: labelWidth - row.label.count + 2)
    return indent(text, first: "  " + row.label + gap, rest: margin)
  }

  private func labelLines(_ label: String) -> [String] {
    guard label.count + 2 > width else { return ["  " + label] }
    return indent(wrap(label, to: width - 6), first: "  ", rest: "      ")
  }

  /// An example as a shell reads it, with a backslash wherever it is broken.
  private func commandLines(_ command: String) -> [String] {
    guard command.count + 2 > width else { return ["  " + command] }
    var lines = indent(wrap(command, to: width - 6), first: "  ", rest: "    ")
    for index in lines.indices.dropLast() { lines[index] += " \\" }
    return lines
  }

  private func indent(_ lines: [String], first: String, rest: String) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? first : rest) + $0.element }
  }

  /// Fills lines with words; a word wider than a line is cut.
  private func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0.isNewline }) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      var rest = word
      while rest.count > width {
        lines.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      line += (line.isEmpty ? "" : " ") + rest
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String($0.map { $0 == "\u{A0}" ? " " : $0 }) }
  }
}
