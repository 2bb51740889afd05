/// The JSON documents of several runs as one: entries stay byte for byte as they were.
package struct JoinedJSON: Sendable {
  /// A key with a value as it was written.
  package struct Field: Sendable {
    package var key: String
    package var value: [UInt8]

    package init(key: String, value: [UInt8]) {
      self.key = key
      self.value = value
    }
  }

  package var command: String
  /// The files' entries.
  package var entries: [[UInt8]] = []
  /// The counts, added up; nil where the documents have none.
  package var counts: [(key: String, count: Int)]?
  package var skipped: SkipCounts?
  /// What was said of configurations; nil where no document has such a list.
  package var remarks: [[UInt8]]?
  /// In what there was nothing to examine, each as it was written.
  package var shortfalls: [[UInt8]] = []
  /// The parts that the document is about, where some are missing.
  package var shard: ShardNumbers?
  /// What else the documents hold.
  package var others: [Field] = []

  package init(command: String) { self.command = command }

  /// Writes the document as the command itself would.
  package func write(to stream: inout ReportStream) {
    var json = JSONWriter(stream)
    json.open("{")
    JSONFields.writeHead(command, to: &json)
    json.openArray("files")
    for entry in entries { json.row(written: entry) }
    json.close("]")
    if let counts {
      json.object("summary") { json in
        for (key, count) in counts { json.field(key, count) }
        if let skipped { CheckDocument.write(skipped, &json) }
      }
    }
    if let remarks {
      json.array("diagnostics") { json in
        for remark in remarks { json.row(written: remark) }
      }
    }
    for field in others { json.field(field.key, written: field.value) }
    if !shortfalls.isEmpty {
      json.array("notExamined") { json in
        for one in shortfalls { json.row(written: one) }
      }
    }
    RunTail.write(shard, to: &json)
    json.close("}")
    stream = json.ended()
  }
}
