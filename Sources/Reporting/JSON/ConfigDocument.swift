/// `config --print --format json`.
package enum ConfigDocument {
  /// Writes the whole document.
  package static func write(
    _ entries: [ConfigurationEntry], path: String?, to stream: ReportStream
  ) {
    var json = JSONWriter(stream)
    json.object { json in
      JSONFields.writeHead("config", to: &json)
      json.field("path", path)
      json.array("values") { json in
        for entry in entries {
          json.row { json in
            json.field("key", entry.key)
            field("value", entry.value, &json)
            write(entry.source, &json)
            json.field("note", entry.note)
          }
        }
      }
    }
    json.finish()
  }

  private static func write(_ source: ConfigurationEntry.Source, _ json: inout JSONWriter) {
    switch source {
    case .standard: json.field("source", "default")
    case .option(let name): json.field("source", name)
    case .input: json.field("source", "input")
    case .file(let line, let column):
      json.field("source", "file")
      json.field("line", line)
      json.field("column", column)
    }
  }

  private static func field(
    _ key: String, _ value: ConfigurationEntry.Value, _ json: inout JSONWriter
  ) {
    switch value {
    case .none: json.field(key, String?.none)
    case .number(let number): json.field(key, number)
    case .text(let text): json.field(key, text)
    case .numbers(let numbers): json.field(key, numbers: numbers)
    case .texts(let texts): json.field(key, texts)
    case .fields(let fields): json.object(key) { write(fields, &$0) }
    case .rows(let rows):
      json.array(key) { json in
        for row in rows { json.object { write(row, &$0) } }
      }
    }
  }

  private static func write(
    _ fields: [ConfigurationEntry.Field], _ json: inout JSONWriter
  ) {
    for one in fields { field(one.key, one.value, &json) }
  }
}
