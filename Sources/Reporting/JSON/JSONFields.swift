import Hierarchy

/// Fields that several documents share.
enum JSONFields {
  /// How every document begins.
  static func writeHead(_ command: String, to json: inout JSONWriter) {
    json.field("schema", "viewmend/1")
    json.field("command", command)
  }

  /// The error of a file that could not be processed.
  static func write(_ failure: FileFailure, to json: inout JSONWriter) {
    json.object("error") { json in
      json.field("line", failure.line)
      json.field("column", failure.column)
      json.field("message", failure.message)
    }
  }

  /// The unit of a tree's numbers, and for one that was read in pixels how it came to be.
  static func writeUnit(of tree: ViewTree, to json: inout JSONWriter) {
    let unit = tree.traits.unit
    json.field("unit", unit.symbol)
    json.field("density", unit.density?.value)
    if unit != .point { json.field("densitySource", unit.density?.source.rawValue) }
  }

  /// One diagnostic.
  static func write(
    _ severity: Severity, _ message: String, _ place: SourceLocation, to json: inout JSONWriter
  ) {
    json.row { json in
      json.field("line", place.line)
      json.field("column", place.column)
      json.field("severity", severity.rawValue)
      json.field("message", message)
    }
  }
}
