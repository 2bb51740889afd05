import Analysis
import Hierarchy

/// SARIF 2.1.0, which code scanning and editors read.
struct SARIFReport: FindingReport {
  static let showsFingerprints = true
  static let showsEdits = true
  static let showsSuppressed = true

  private var json: JSONWriter
  /// What kept files from being examined, each with the status that it makes; it stands behind the
  /// results.
  private var failures: [(path: String, failure: FileFailure, status: Int)] = []
  private let shard: ShardNumbers?
  /// The uri of the file that was begun.
  private var uri = ""
  private var tree: ViewTree?
  private var places: NodeLocations?

  init(_ stream: ReportStream, version: String, shard: ShardNumbers? = nil) {
    self.shard = shard
    json = JSONWriter(stream)
    json.open("{")
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.field("version", "2.1.0")
    json.openArray("runs")
    json.open("{")
    SARIFRules.write(version: version, to: &json)
    json.field("columnKind", "unicodeCodePoints")
    json.openArray("results")
  }

  mutating func begin(_ report: AuditReport, path: String) {
    uri = ReportURI(path: path).text
    tree = report.tree
    places = NodeLocations(report.tree)
  }

  mutating func endFile() {
    tree = nil
    places = nil
  }

  mutating func add(_ failure: FileFailure, path: String) {
    failures.append((path, failure, 2))
  }

  mutating func add(_ shortfall: Shortfall) {
    failures.append((shortfall.path, FileFailure(message: shortfall.message), 3))
  }

  mutating func add(_ placed: PlacedFinding, path: String) {
    let uri = uri
    let related = placed.finding.related.compactMap { place(of: $0) }
    json.row { json in
      json.field("ruleId", placed.rule)
      json.field("ruleIndex", SARIFRules.index(of: placed.finding.rule))
      json.field("kind", placed.cannotTell ? "review" : "fail")
      json.field("level", placed.cannotTell ? "none" : placed.finding.severity.rawValue)
      SARIFText.write("message", placed.sentences.joined(separator: "\n\n"), to: &json)
      json.array("locations") { json in
        json.object { json in
          Self.writePlace(uri, placed.start, end: placed.endColumn, to: &json)
          json.array("logicalLocations") { json in
            json.object { json in
              json.field("name", Style.inline(placed.className))
              json.field("kind", "object")
            }
          }
        }
      }
      if !related.isEmpty {
        json.array("relatedLocations") { json in
          for (place, name) in related {
            json.object { json in
              Self.writePlace(uri, place, to: &json)
              SARIFText.write("message", name, to: &json)
            }
          }
        }
      }
      Self.writeFingerprints(placed.fingerprint, to: &json)
      Self.write(placed.acceptance, to: &json)
      if !placed.edits.isEmpty, let fix = placed.finding.fix {
        Self.write(placed.edits, for: tree.map(fix.printed) ?? fix, uri, to: &json)
      }
      json.object("properties") { json in
        json.field("node", placed.finding.node)
        json.field("basis", placed.finding.basis.rawValue)
      }
    }
  }

  mutating func finish(_ end: RunEnd) {
    let (failures, shard) = (sortedFailures, shard)
    json.close("]")
    json.array("invocations") { json in
      json.object { json in
        json.field("executionSuccessful", end.isComplete)
        json.field("exitCode", end.status)
        json.field("exitCodeDescription", end.meaning)
        json.array("toolExecutionNotifications") { json in
          for (path, failure, status) in failures {
            Self.write(
              "error", failure.message, path, failure.line, failure.column, status: status,
              to: &json)
          }
        }
        json.array("toolConfigurationNotifications") { json in
          for remark in end.remarks {
            Self.write(
              remark.severity.rawValue, remark.message, remark.path, remark.line, remark.column,
              to: &json)
          }
        }
      }
    }
    if shard != nil {
      json.object("properties") { json in RunTail.write(shard, to: &json) }
    }
    json.close("}")
    json.close("]")
    json.close("}")
    json.finish()
  }

  /// In the order of the paths that the log says, in which those of parts are joined too.
  private var sortedFailures: [(path: String, failure: FileFailure, status: Int)] {
    failures.sortedByPath { ReportURI.order(of: ReportURI(path: $0.path).text) }
  }

  private mutating func place(of node: Int) -> (SourceLocation, String)? {
    guard let place = places?.location(of: node), let tree else { return nil }
    return (place, Style.inline(tree[node].className))
  }

  private static func writePlace(
    _ uri: String, _ place: SourceLocation, end: Int? = nil, to json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { json in json.field("uri", uri) }
      json.object("region") { json in
        json.field("startLine", place.line)
        json.field("startColumn", place.column)
        if let end { json.field("endColumn", end) }
      }
    }
  }

  /// GitHub compares `primaryLocationLineHash` alone, and makes it of the line where there is none;
  /// a dump's lines hold addresses, which are others in every capture.
  private static func writeFingerprints(_ fingerprint: String, to json: inout JSONWriter) {
    json.object("partialFingerprints") { json in
      json.field("primaryLocationLineHash", "\(fingerprint):1")
      json.field("viewmend/v1", fingerprint)
    }
  }

  /// Every result says whether it is suppressed, since SARIF wants it of all or of none. Neither a
  /// configuration nor a baseline is in the file that a result is about.
  private static func write(_ acceptance: Acceptance?, to json: inout JSONWriter) {
    json.array("suppressions") { json in
      guard let acceptance else { return }
      json.object { json in
        json.field("kind", "external")
        json.field("status", "accepted")
        switch acceptance {
        case .ignored(let reason): json.field("justification", Style.inline(reason))
        case .known: json.field("justification", "The baseline holds it.")
        }
      }
    }
  }

  private static func write(
    _ edits: [PlacedEdit], for fix: Finding.Fix, _ uri: String, to json: inout JSONWriter
  ) {
    json.array("fixes") { json in
      json.object { json in
        let owner = fix.owner == .system ? "; UIKit decides it in the running app" : ""
        SARIFText.write(
          "description", "Change the frame \(fix.from.text) to \(fix.to.text)\(owner)", to: &json)
        json.array("artifactChanges") { json in
          json.object { json in
            json.object("artifactLocation") { json in json.field("uri", uri) }
            json.array("replacements") { json in
              for edit in edits { write(edit, to: &json) }
            }
          }
        }
      }
    }
  }

  private static func write(_ edit: PlacedEdit, to json: inout JSONWriter) {
    json.object { json in
      json.object("deletedRegion") { json in
        json.field("startLine", edit.start.line)
        json.field("startColumn", edit.start.column)
        json.field("endLine", edit.end.line)
        json.field("endColumn", edit.end.column)
        json.field("byteOffset", edit.bytes.lowerBound)
        json.field("byteLength", edit.bytes.count)
      }
      json.object("insertedContent") { json in json.field("text", edit.text) }
    }
  }

  private static func write(
    _ level: String, _ message: String, _ path: String, _ line: Int?, _ column: Int?,
    status: Int? = nil, to json: inout JSONWriter
  ) {
    json.row { json in
      json.field("level", level)
      SARIFText.write("message", Style.inline(message), to: &json)
      json.array("locations") { json in
        json.object { json in
          json.object("physicalLocation") { json in
            json.object("artifactLocation") { json in
              json.field("uri", ReportURI(path: path).text)
            }
            guard let line else { return }
            json.object("region") { json in
              json.field("startLine", line)
              if let column { json.field("startColumn", column) }
            }
          }
        }
      }
      if let status { json.object("properties") { json in json.field("exitCode", status) } }
    }
  }
}
