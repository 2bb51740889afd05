/// A block of code between two lines of back ticks.
///
/// What is done with it its language says:
/// - `console`: lines that begin with `$ ` are run, and what stands below them is what they print.
/// - `sh`: not run, since it installs, builds, or needs another machine; what it says to viewmend
///   must be understood.
/// - `yaml`, `scala`, `lldb`: the same for what they say to viewmend.
/// - `swift`: stands in the tests of the library, where it is compiled and run.
/// - `json`: is JSON.
/// - `text`: says nothing to viewmend.
///
/// A block of any language below a line that ends in a name, as in `Put this into .viewmend.json:`
/// with the name in back ticks, is the file of that name for the commands that follow.
struct CodeBlock: Sendable {
  var language: String
  var lines: [String]
  /// The number of the line with the opening back ticks, from 1.
  var line: Int
  /// The file that the block is.
  var file: String?

  var text: String { lines.map { "\($0)\n" }.joined() }

  static func all(in lines: [String]) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    for (offset, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = CodeBlock(
            language: String(line.dropFirst(3)), lines: [], line: offset + 1,
            file: name(announcedIn: lines[..<offset]))
        }
      } else {
        open?.lines.append(line)
      }
    }
    // One that is never closed has no language, which no rule covers.
    return blocks + (open.map { [CodeBlock(language: "", lines: $0.lines, line: $0.line)] } ?? [])
  }

  /// The name in back ticks at the end of the last line above, if that ends in one and a colon.
  private static func name(announcedIn lines: ArraySlice<String>) -> String? {
    guard let line = lines.last(where: { !$0.isEmpty }), line.hasSuffix("`:") else { return nil }
    return line.dropLast(2).split(separator: "`", omittingEmptySubsequences: false).last
      .map(String.init)
  }
}
