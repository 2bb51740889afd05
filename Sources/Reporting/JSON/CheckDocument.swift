import Analysis
import Formats
import Hierarchy

/// `check --format json`.
package enum CheckDocument {
  /// Adds one file's entry to the open `files` array.
  package static func write(
    _ report: AuditReport, of dump: Dump, path: String, withTargets: Bool,
    forecasts: [Forecast]? = nil, hand: Hand? = nil, to json: inout JSONWriter
  ) {
    var places = NodeLocations(dump.tree)
    json.row { json in
      json.field("path", path)
      if dump.tree.traits.unit != .point { JSONFields.writeUnit(of: dump.tree, to: &json) }
      writeExamined(nodes: dump.tree.count, targets: report.targets.count, &json)
      json.array("findings") { json in
        for finding in report.findings { write(finding, dump.tree, &places, &json) }
      }
      if withTargets { writeTargets(report, &json) }
      if let forecasts { ForecastFields.write(forecasts, on: dump.tree, to: &json) }
      if let hand {
        let reaches = HandReach.all(hand, in: report, withTargets: withTargets)
        HandFields.write(reaches, hand, to: &json)
      }
    }
  }

  /// Adds the entry of a file that could not be read.
  package static func write(
    _ failure: FileFailure, path: String, withTargets: Bool, withForecasts: Bool = false,
    hand: Hand? = nil, to json: inout JSONWriter
  ) {
    json.row { json in
      json.field("path", path)
      writeExamined(nodes: 0, targets: 0, &json)
      json.array("findings") { _ in }
      if withTargets { json.array("targets") { _ in } }
      if withForecasts { json.array("whatIf") { _ in } }
      if let hand { HandFields.write([], hand, to: &json) }
      JSONFields.write(failure, to: &json)
    }
  }

  /// Adds the summary behind the files.
  package static func write(_ summary: CheckSummary, to json: inout JSONWriter) {
    json.object("summary") { json in
      json.field("files", summary.files)
      json.field("nodes", summary.nodes)
      json.field("targets", summary.targets)
      json.field("errors", summary.errors)
      json.field("warnings", summary.warnings)
      json.field("notes", summary.notes)
      json.field("suppressed", summary.suppressed)
      json.field("cannotTell", summary.cannotTell)
      if let skipped = summary.skipped { write(skipped, &json) }
    }
  }

  /// What was passed over, and why.
  static func write(_ skipped: SkipCounts, _ json: inout JSONWriter) {
    json.object("skipped") { json in
      json.field("noView", skipped.noView)
      json.field("binary", skipped.binary)
      json.field("ignored", skipped.ignored)
      json.field("excluded", skipped.excluded)
      json.field("hidden", skipped.hidden)
      json.field("links", skipped.links)
      json.field("special", skipped.special)
      json.field("otherShards", skipped.otherShards)
    }
  }

  /// Adds what is to be said about the configurations behind the summary.
  package static func write(_ remarks: [ConfigurationRemark], to json: inout JSONWriter) {
    json.array("diagnostics") { json in
      for remark in remarks {
        json.row { json in
          json.field("path", remark.path)
          json.field("line", remark.line)
          json.field("column", remark.column)
          json.field("severity", remark.severity.rawValue)
          json.field("message", remark.message)
        }
      }
    }
  }

  private static func writeExamined(nodes: Int, targets: Int, _ json: inout JSONWriter) {
    json.object("examined") { json in
      json.field("nodes", nodes)
      json.field("targets", targets)
    }
  }

  private static func write(
    _ finding: Finding, _ tree: ViewTree, _ places: inout NodeLocations, _ json: inout JSONWriter
  ) {
    let node = tree[finding.node]
    let place = places.location(of: finding.node)
    let wording = finding.wording
    json.row { json in
      json.field("rule", finding.rule.rawValue)
      json.field("severity", finding.severity.rawValue)
      json.field("result", finding.result.rawValue)
      json.field("basis", finding.basis.rawValue)
      json.field("node", finding.node)
      json.field("address", node.address)
      json.field("line", place.line)
      json.field("column", place.column)
      json.field("message", wording.message)
      json.field("cause", wording.cause)
      json.field("ask", wording.ask)
      json.object("measured") { json in write(finding.measured, &json) }
      json.field("related", finding.related)
      write(finding.fixes.map { $0.printed(in: tree) }, &json)
    }
  }

  private static func write(_ measured: Finding.Measured, _ json: inout JSONWriter) {
    switch measured {
    case .nothing: break
    case .overhang(let insets): json.field("overhang", insets)
    case .size(let size, let minimum):
      json.field("size", numbers: [size.width, size.height])
      json.field("minimum", numbers: [minimum.width, minimum.height])
    case .title(let width, let parkedBy):
      json.field("keptWidth", width)
      json.field("parkedBy", numbers: parkedBy.map { [$0.x, $0.y] })
    case .displacement(let offset): json.field("displacement", offset)
    case .inset(let inset, let expected):
      json.field("inset", inset)
      json.field("expected", expected)
    case .outside(let insets, let share):
      json.field("outside", insets)
      json.field("lostShare", share)
    case .obscured(let share), .deadMark(let share): json.field("lostShare", share)
    case .overlap(let rect, let ratio):
      json.field("overlap", rect)
      json.field("ratio", ratio)
    case .overlaps(let overlaps, let more): write(overlaps, more: more, &json)
    case .targets(let count): json.field("targets", count)
    }
  }

  /// The one that takes most under the names that a single one has, and then all that are named.
  private static func write(
    _ overlaps: [Finding.Overlap], more: Int, _ json: inout JSONWriter
  ) {
    json.field("overlap", overlaps.first?.rect)
    json.field("ratio", overlaps.first?.ratio)
    json.array("overlaps") { json in
      for overlap in overlaps {
        json.row { json in
          json.field("node", overlap.node)
          json.field("overlap", overlap.rect)
          json.field("ratio", overlap.ratio)
        }
      }
    }
    json.field("more", more)
  }

  /// The frame that cures a finding; for two targets that are parted, with the other's in it.
  private static func write(_ fixes: [Finding.Fix], _ json: inout JSONWriter) {
    guard let fix = fixes.first else {
      json.field("fix", String?.none)
      return
    }
    json.object("fix") { json in
      write(fix, &json)
      guard fixes.count > 1 else { return }
      json.array("with") { json in
        for other in fixes.dropFirst() { json.row { json in write(other, &json) } }
      }
    }
  }

  private static func write(_ fix: Finding.Fix, _ json: inout JSONWriter) {
    json.field("node", fix.node)
    json.field("owner", fix.owner.rawValue)
    json.field("from", fix.from)
    json.field("to", fix.to)
  }

  private static func writeTargets(_ report: AuditReport, _ json: inout JSONWriter) {
    let verdicts = report.verdicts(withMarks: true)
    json.array("targets") { json in
      for (target, verdict) in zip(report.targets, verdicts) {
        json.row { json in
          json.field("node", target.node)
          json.field("own", target.own)
          json.field("reach", target.reach)
          let live = report.liveArea(of: target)
          json.field("liveArea", live?.area)
          json.field("best", live?.best)
          json.field("visible", report.visibleMark(of: target))
          json.field("verdict", verdict.answer.rawValue)
          json.field("reasons", verdict.reasons)
        }
      }
    }
  }
}
