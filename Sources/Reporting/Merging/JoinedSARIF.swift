/// The SARIF logs of several runs as one log with one run.
package struct JoinedSARIF: Sendable {
  /// The fields of the tool's driver but for its rules.
  package var driver: [JoinedJSON.Field] = []
  package var rules: [[UInt8]] = []
  /// The results, their indices of rules corrected.
  package var results: [[UInt8]] = []
  /// What the runs hold besides the tool, the results and the invocations.
  package var others: [JoinedJSON.Field] = []
  /// False where no log has a run.
  package var hasRun = false
  /// The parts that the log is about, where some are missing.
  package var shard: ShardNumbers?
  /// The keys of property bags besides the parts.
  package var properties: [JoinedJSON.Field] = []
  /// True when every run was complete.
  package var isComplete = true
  package var status = 0
  package var meaning = ""
  package var executionNotes: [[UInt8]] = []
  package var configurationNotes: [[UInt8]] = []

  package init() {}

  /// Writes the log.
  package func write(to stream: inout ReportStream) {
    var json = JSONWriter(stream)
    json.open("{")
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.field("version", "2.1.0")
    json.openArray("runs")
    if hasRun { writeRun(&json) }
    json.close("]")
    json.close("}")
    stream = json.ended()
  }

  private func writeRun(_ json: inout JSONWriter) {
    json.open("{")
    json.object("tool") { json in
      json.object("driver") { json in
        for field in driver { json.field(field.key, written: field.value) }
        json.array("rules") { json in for rule in rules { json.row(written: rule) } }
      }
    }
    for field in others { json.field(field.key, written: field.value) }
    json.openArray("results")
    for result in results { json.row(written: result) }
    json.close("]")
    json.array("invocations") { json in
      json.object { json in
        json.field("executionSuccessful", isComplete)
        json.field("exitCode", status)
        json.field("exitCodeDescription", meaning)
        json.array("toolExecutionNotifications") { json in
          for note in executionNotes { json.row(written: note) }
        }
        json.array("toolConfigurationNotifications") { json in
          for note in configurationNotes { json.row(written: note) }
        }
      }
    }
    if shard != nil || !properties.isEmpty {
      json.object("properties") { json in
        for field in properties { json.field(field.key, written: field.value) }
        RunTail.write(shard, to: &json)
      }
    }
    json.close("}")
  }
}
