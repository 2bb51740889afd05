import Formats
import Hierarchy

/// `query --format json`.
package enum QueryDocument {
  /// Adds one file's entry to the open `files` array, with the nodes that were selected.
  package static func write(
    _ selected: [Int], by question: QueryQuestion, of dump: Dump, path: String,
    to json: inout JSONWriter
  ) {
    let frames = dump.tree.screenFrames()
    var locations = NodeLocations(dump.tree)
    json.row { json in
      writeHead(question, of: dump, path: path, to: &json)
      json.array("nodes") { json in
        for node in selected {
          json.row { json in
            JSONFields.write(
              dump.tree[node], screenFrame: frames[node], at: locations.location(of: node),
              to: &json)
          }
        }
      }
    }
  }

  /// Adds one file's entry with the answer to an XPath expression that is no set of nodes.
  package static func write(
    value: XPathAnswer, by question: QueryQuestion, of dump: Dump, path: String,
    to json: inout JSONWriter
  ) {
    json.row { json in
      writeHead(question, of: dump, path: path, to: &json) { json in
        switch value {
        case .flag(let flag): json.field("value", flag)
        case .number(let number, let text):
          // JSON has no NaN and no Infinity.
          if number.isFinite {
            json.field("value", number)
          } else {
            json.field("value", text)
          }
        case .text(let text): json.field("value", text)
        case .views, .refused, .tooSlow, .tooLarge: json.field("value", String?.none)
        }
      }
      json.array("nodes") { _ in }
    }
  }

  /// Adds the entry of a file that could not be read, or not asked.
  package static func write(
    _ failure: FileFailure, by question: QueryQuestion, path: String, to json: inout JSONWriter
  ) {
    json.row { json in
      json.field("path", path)
      json.field("format", String?.none)
      json.field("unit", "pt")
      json.field("density", Double?.none)
      write(question, to: &json)
      json.array("nodes") { _ in }
      JSONFields.write(failure, to: &json)
    }
  }

  private static func writeHead(
    _ question: QueryQuestion, of dump: Dump, path: String, to json: inout JSONWriter,
    value: ((inout JSONWriter) -> Void)? = nil
  ) {
    json.field("path", path)
    json.field("format", dump.format.rawValue)
    JSONFields.writeUnit(of: dump.tree, to: &json)
    write(question, to: &json, value: value)
  }

  /// The question, and behind an XPath expression always a value: null where nodes are the answer.
  private static func write(
    _ question: QueryQuestion, to json: inout JSONWriter,
    value: ((inout JSONWriter) -> Void)? = nil
  ) {
    switch question {
    case .selector(let text): json.field("selector", text)
    case .xpath(let text):
      json.field("xpath", text)
      if let value { value(&json) } else { json.field("value", String?.none) }
    }
  }
}
