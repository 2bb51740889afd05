/// What stands at the end of a document about files, whatever the command.
package struct RunTail: Sendable {
  /// In what there was nothing to examine.
  package var shortfalls: [Shortfall]
  /// The parts that the document is about; nil where the run was not split.
  package var shard: ShardNumbers?

  package init(shortfalls: [Shortfall] = [], shard: ShardNumbers? = nil) {
    self.shortfalls = shortfalls
    self.shard = shard
  }

  func write(to json: inout JSONWriter) {
    if !shortfalls.isEmpty {
      json.array("notExamined") { json in
        for one in Shortfall.sorted(shortfalls) {
          json.row { json in
            json.field("path", one.path)
            json.field("message", one.message)
          }
        }
      }
    }
    Self.write(shard, to: &json)
  }

  /// Adds the parts that a report is about.
  static func write(_ shard: ShardNumbers?, to json: inout JSONWriter) {
    guard let shard else { return }
    json.object("shard") { json in
      json.field("numbers", shard.numbers)
      json.field("count", shard.count)
      json.field("folders", shard.folders)
    }
  }
}
