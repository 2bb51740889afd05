import Arguments
import Foundation
import ViewmendCLI

/// Something that a page says to viewmend without running it.
struct Mention: Sendable {
  var words: [String]
  /// The number of the line in the document; of a block, that of its first line.
  var line: Int

  /// What a block says, by the rule for its language; nil when no rule covers it.
  static func all(in block: CodeBlock) -> [Mention]? {
    let invocations: [[String]]? =
      switch block.language {
      case "console":
        ConsoleStep.all(in: block)?.flatMap { ShellLine.invocations($0.command) }
      case "sh": ShellLine.invocations(block.text)
      case "yaml": steps(in: block.lines).flatMap(ShellLine.invocations)
      case "lldb": debugger(block.lines)
      case "scala": scala(block.text)
      case "text", "json", "swift", "xml": block.text.contains("viewmend check") ? nil : []
      default: nil
      }
    return invocations.map { $0.map { Mention(words: $0, line: block.line) } }
  }

  /// The scripts of a workflow: what stands behind `run:`, or below it where that folds or keeps
  /// lines. Expressions of the workflow's become a number.
  private static func steps(in lines: [String]) -> [String] {
    var steps: [String] = []
    var lines = lines[...]
    while let line = lines.popFirst() {
      guard let range = line.firstRange(of: "run: ") else { continue }
      var script = String(line[range.upperBound...])
      if script.hasPrefix(">") || script.hasPrefix("|") {
        let depth = line.prefix { $0 == " " || $0 == "-" }.count
        let body = lines.prefix { $0.prefix { $0 == " " }.count > depth || $0.isEmpty }
        lines = lines.dropFirst(body.count)
        script = body.joined(separator: script.hasPrefix(">") ? " " : "\n")
      }
      steps.append(script.replacing(/\$\{\{.*?\}\}/, with: "1"))
    }
    return steps
  }

  /// What is typed at LLDB's prompt; the script's own commands are left out.
  private static func debugger(_ lines: [String]) -> [[String]]? {
    guard lines.allSatisfy({ $0.hasPrefix("(lldb) ") }) else { return nil }
    return lines.map { String($0.dropFirst("(lldb) ".count)) }
      .filter { $0.hasPrefix("viewmend ") }.flatMap(ShellLine.invocations)
      .filter { !["apply", "dump", "set", "help"].contains($0.first) }
  }

  /// The strings behind `"viewmend"` in a list of words.
  private static func scala(_ text: String) -> [[String]] {
    let strings = text.matches(of: /"([^"]*)"/).map { String($0.output.1) }
    guard let start = strings.firstIndex(of: "viewmend") else { return [] }
    return [Array(strings[(start + 1)...].prefix { $0 != "reports" })]
  }

  /// Why viewmend would not understand it; nil when it does.
  var fault: String? {
    let line = words.map { $0.replacing("{}", with: "1") }
    do throws(ArgumentError) {
      _ = try CommandCatalogue.program.parse(line)
      return nil
    } catch {
      return error.message
    }
  }
}
