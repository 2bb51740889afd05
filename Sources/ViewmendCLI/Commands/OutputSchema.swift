import Analysis
import CShippedText
import Formats
import Reporting

/// The JSON schemas of what commands write as JSON, put together from the shipped pieces.
enum OutputSchema {
  /// The commands that write JSON, in the order in which they are declared.
  static var commands: [String] {
    (0..<shipped_schema_count()).map { String(cString: shipped_schema_at($0).command) }
  }

  /// The schema of each command's documents, and what they share, by name.
  static var pieces: [(name: String, bytes: [UInt8])] {
    func bytes(_ text: shipped_text) -> [UInt8] {
      Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
    }
    return (0..<shipped_schema_count()).map { index in
      let schema = shipped_schema_at(index)
      return (String(cString: schema.command), bytes(schema.text))
    } + [("shared", bytes(shipped_shared_schema()))]
  }

  /// The schema of one command's documents; without a name one of them all, which goes by the field
  /// `command`.
  static func write(_ command: String?, to out: inout ReportStream) {
    out.line("{")
    out.line("  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",")
    if let command {
      out.line("  \"title\": \"What viewmend \(command) writes as JSON\",")
      out.line("  \"$ref\": \"#/$defs/\(command)\",")
    } else {
      writeChoice(to: &out)
    }
    out.line("  \"$defs\": {")
    for index in 0..<shipped_schema_count() {
      let schema = shipped_schema_at(index)
      let name = String(cString: schema.command)
      if command == nil || command == name { write(name, schema.text, to: &out) }
    }
    write("shared", shipped_shared_schema(), to: &out)
    write("rule", "A rule's name.", RuleID.allCases.map(\.rawValue), to: &out)
    out.line(",")
    write("format", "What a file is.", InputFormat.allCases.map(\.rawValue), to: &out)
    out.line()
    out.line("  }")
    out.line("}")
  }

  /// By conditions and not by alternatives: a validator then says what is wrong with the document,
  /// and not that it is none of them.
  private static func writeChoice(to out: inout ReportStream) {
    let names = commands
    out.line("  \"title\": \"What viewmend writes as JSON\",")
    out.line("  \"type\": \"object\",")
    out.line("  \"required\": [\"schema\", \"command\"],")
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    out.line("  \"properties\": {\"command\": {\"enum\": [\(list)]}},")
    out.line("  \"allOf\": [")
    for name in names {
      let comma = name == names.last ? "" : ","
      out.line(
        "    {\"if\": {\"properties\": {\"command\": {\"const\": \"\(name)\"}}}, "
          + "\"then\": {\"$ref\": \"#/$defs/\(name)\"}}\(comma)")
    }
    out.line("  ],")
  }

  /// A shipped piece as a definition, its lines moved in; no text of JSON holds a line break.
  private static func write(_ name: String, _ text: shipped_text, to out: inout ReportStream) {
    let bytes = UnsafeBufferPointer(start: text.bytes, count: text.count)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    out.line("    \"\(name)\": " + lines.joined(separator: "\n    ") + ",")
  }

  private static func write(
    _ name: String, _ description: String, _ words: [String], to out: inout ReportStream
  ) {
    out.line("    \"\(name)\": {")
    out.line("      \"description\": \"\(description)\",")
    out.line("      \"enum\": [")
    out.line("        " + words.map { "\"\($0)\"" }.joined(separator: ",\n        "))
    out.line("      ]")
    out.write(Array("    }".utf8))
  }
}
