import Formats
import Hierarchy

/// `query --format json`.
package enum QueryDocument {
  /// Adds one file's entry to the open `files` array.
  package static func write(
    _ selected: [Int], by selector: String, of dump: Dump, path: String, to json: inout JSONWriter
  ) {
    let frames = dump.tree.screenFrames()
    var locations = NodeLocations(dump.tree)
    json.row { json in
      json.field("path", path)
      json.field("format", dump.format.rawValue)
      JSONFields.writeUnit(of: dump.tree, to: &json)
      json.field("selector", selector)
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

  /// Adds the entry of a file that could not be read.
  package static func write(
    _ failure: FileFailure, by selector: String, path: String, to json: inout JSONWriter
  ) {
    json.row { json in
      json.field("path", path)
      json.field("format", String?.none)
      json.field("unit", "pt")
      json.field("density", Double?.none)
      json.field("selector", selector)
      json.array("nodes") { _ in }
      JSONFields.write(failure, to: &json)
    }
  }
}
