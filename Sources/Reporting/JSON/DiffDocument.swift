import Analysis
import Formats
import Hierarchy

/// `diff --format json`.
package struct DiffDocument {
  private let diff: TreeDiff
  private let taps: TapChanges
  private var oldPlaces: NodeLocations
  private var newPlaces: NodeLocations

  /// Writes the document of a comparison.
  package static func write(
    _ diff: TreeDiff, _ taps: TapChanges, old: DiffSide, new: DiffSide, to stream: ReportStream
  ) {
    var document = DiffDocument(diff, taps)
    var json = JSONWriter(stream)
    json.object { json in
      JSONFields.writeHead("diff", to: &json)
      json.array("files") { json in
        for side in [old, new] { write(side, &json) }
      }
      json.field("tolerance", diff.terms.tolerance)
      json.field("same", diff.changes.isEmpty && taps.isEmpty)
      json.array("changes") { json in
        for change in diff.changes { document.write(change, &json) }
      }
      json.object("tapRegions") { json in document.writeTaps(&json) }
      json.object("summary") { json in writeSummary(diff, taps, &json) }
    }
    json.finish()
  }

  /// Writes the document of two files of which one could not be compared.
  ///
  /// - Parameter failures: Each file in the order given, with what kept it from being read; nil for
  ///   one that holds no view.
  package static func write(
    failures: [(path: String, failure: FileFailure?)], to stream: ReportStream
  ) {
    var json = JSONWriter(stream)
    json.object { json in
      JSONFields.writeHead("diff", to: &json)
      json.array("files") { json in
        for (path, failure) in failures {
          json.row { json in
            json.field("path", path)
            if let failure { JSONFields.write(failure, to: &json) }
          }
        }
      }
      for key in ["tolerance", "same"] { json.field(key, String?.none) }
      json.array("changes") { _ in }
      json.object("tapRegions") { json in
        for key in ["new", "gone", "changed", "shrunk"] { json.array(key) { _ in } }
      }
    }
    json.finish()
  }

  private init(_ diff: TreeDiff, _ taps: TapChanges) {
    self.diff = diff
    self.taps = taps
    oldPlaces = NodeLocations(diff.old)
    newPlaces = NodeLocations(diff.new)
  }

  private static func write(_ side: DiffSide, _ json: inout JSONWriter) {
    json.row { json in
      json.field("path", side.path)
      json.field("format", side.dump.format.rawValue)
      JSONFields.writeUnit(of: side.tree, to: &json)
      json.field("nodes", side.tree.count)
    }
  }

  private static func writeSummary(
    _ diff: TreeDiff, _ taps: TapChanges, _ json: inout JSONWriter
  ) {
    for kind in TreeChange.Kind.allCases {
      json.field(kind.rawValue, diff.changes.count { $0.kind == kind })
    }
    json.field("newFindings", taps.new.count)
    json.field("goneFindings", taps.gone.count)
    json.field("changedFindings", taps.changed.count)
    json.field("shrunkTargets", taps.shrunk.count)
  }

  // MARK: Nodes

  private mutating func write(old node: Int?, _ json: inout JSONWriter) {
    Self.write("old", node, diff.old, &oldPlaces, &json)
  }

  private mutating func write(new node: Int?, _ json: inout JSONWriter) {
    Self.write("new", node, diff.new, &newPlaces, &json)
  }

  private static func write(
    _ key: String, _ node: Int?, _ tree: ViewTree, _ places: inout NodeLocations,
    _ json: inout JSONWriter
  ) {
    guard let node else {
      json.field(key, String?.none)
      return
    }
    let place = places.location(of: node)
    json.object(key) { json in
      json.field("node", node)
      json.field("class", tree[node].className)
      json.field("line", place.line)
      json.field("column", place.column)
    }
  }

  // MARK: Changes

  private mutating func write(_ change: TreeChange, _ json: inout JSONWriter) {
    json.row { json in
      json.field("kind", change.kind.rawValue)
      write(old: change.old, &json)
      write(new: change.new, &json)
      switch change.detail {
      case .views(let count): json.field("views", count)
      case .frame(let from, let to):
        json.field("from", from)
        json.field("to", to)
      case .order(let from, let to), .superview(.some(let from), .some(let to)):
        json.field("from", from)
        json.field("to", to)
      case .superview(let from, let to):
        json.field("from", from)
        json.field("to", to)
      case .value(let name, let from, let to):
        json.field("name", name)
        json.field("from", from)
        json.field("to", to)
      }
    }
  }

  // MARK: Tap regions

  private mutating func writeTaps(_ json: inout JSONWriter) {
    json.array("new") { json in
      for finding in taps.new {
        json.row { json in
          write(finding, &json)
          write(new: finding.node, &json)
        }
      }
    }
    json.array("gone") { json in
      for finding in taps.gone {
        json.row { json in
          write(finding, &json)
          write(old: finding.node, &json)
        }
      }
    }
    json.array("changed") { json in
      for entry in taps.changed {
        json.row { json in
          write(entry.new, &json)
          json.object("was") { json in write(entry.old, &json) }
          write(old: entry.old.node, &json)
          write(new: entry.new.node, &json)
        }
      }
    }
    json.array("shrunk") { json in
      for entry in taps.shrunk { write(entry, &json) }
    }
  }

  private func write(_ finding: Finding, _ json: inout JSONWriter) {
    json.field("rule", finding.rule.rawValue)
    json.field("severity", finding.severity.rawValue)
    json.field("result", finding.result.rawValue)
    json.field("message", finding.message)
  }

  private mutating func write(_ entry: TapChanges.Shrinking, _ json: inout JSONWriter) {
    json.row { json in
      write(old: entry.old, &json)
      write(new: entry.new, &json)
      json.field("liveArea", numbers: [entry.areaBefore, entry.areaNow])
      json.field("bestBefore", entry.bestBefore)
      json.field("best", entry.bestNow)
      json.field("belowMinimum", entry.missedMinimum != nil)
    }
  }
}
