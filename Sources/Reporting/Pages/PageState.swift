import Analysis
import Hierarchy

/// A tree before or after a correction, as a page needs it: places, who acts where, and findings.
struct PageState {
  private let report: AuditReport
  private let subject: PictureSubject
  private let tree: ViewTree
  private let facts: TouchFacts
  private let tracer: TouchTracer
  private let columns: PageColumns
  /// Who acts where, on each screen.
  private let maps: [ActingMap]
  /// The areas of each screen with their looks.
  private let areas: [[PageArea]]

  init(_ report: AuditReport, _ subject: PictureSubject) {
    self.report = report
    self.subject = subject
    tree = report.tree
    tracer = TouchTracer(report)
    facts = TouchFacts(tracer)
    columns = PageColumns(report, facts)
    let tracer = tracer
    maps = tree.screens.map { ActingMap(tracer, screen: $0) }
    areas = maps.map { map in
      zip(map.areas, AreaLooks.looks(of: map.areas)).map { PageArea(area: $0, look: $1) }
    }
  }

  /// Adds the fields of the state.
  func write(to json: inout JSONWriter, _ table: inout TextTable) {
    json.field("state", "before")
    columns.write(to: &json)
    writeFacts(nil, &json, &table)
  }

  /// Adds the fields of the state after a correction, as far as it is not as it was.
  func write(since before: PageState, to json: inout JSONWriter, _ table: inout TextTable) {
    json.field("state", "after")
    columns.write(since: before.columns, to: &json)
    writeFacts(before, &json, &table)
  }

  private func writeFacts(
    _ before: PageState?, _ json: inout JSONWriter, _ table: inout TextTable
  ) {
    json.field("settled", facts.settled)
    json.field("swallowed", facts.swallowed)
    json.field("backButtons", report.backButtons.map(\.container))
    writeModels(&json)
    writeTargets(&json, &table)
    writeFindings(isAfter: before != nil, &json, &table)
    json.array("screens") { json in
      for (number, screen) in tree.screens.enumerated() {
        json.row { json in write(screen, number, before, &json) }
      }
    }
  }

  private func numbers(_ rect: Rect?) -> [Double]? {
    rect.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] }
  }

  private func writeModels(_ json: inout JSONWriter) {
    json.array("buttons") { json in
      for button in facts.buttons {
        json.object { json in
          json.field("container", button.container)
          json.field("bar", button.bar)
          json.field("root", button.root)
          json.field("live", exact: numbers(button.live))
          json.field("below", button.reachesOut)
          json.field("isControl", button.isControl)
          json.field("acts", button.acts)
        }
      }
    }
    json.array("items") { json in
      for item in facts.items {
        json.object { json in
          json.field("node", item.node)
          json.field("bar", item.bar)
          json.field("area", exact: numbers(item.area))
        }
      }
    }
  }

  /// A row for each target: view, verdict, reasons, and what is seen of it unless that is its frame.
  private func writeTargets(_ json: inout JSONWriter, _ table: inout TextTable) {
    json.array("targets") { json in
      for (target, verdict) in zip(report.targets, report.verdicts()) {
        json.list { json in
          json.element(target.node)
          json.element(verdict.answer.rawValue, in: &table)
          json.element(verdict.reasons.joined(separator: ", "), in: &table)
          let visible = report.visibleMark(of: target)
          if visible == nil || visible != tree.screenFrame(of: target.node) {
            json.element(exact: numbers(visible))
          }
        }
      }
    }
  }

  /// Findings keep their numbers when others are corrected.
  private func writeFindings(
    isAfter: Bool, _ json: inout JSONWriter, _ table: inout TextTable
  ) {
    var numbers: [SubjectFinding: Int] = [:]
    for (place, finding) in subject.before.findings.enumerated() {
      let key = SubjectFinding(finding)
      if numbers[key] == nil { numbers[key] = place + 1 }
    }
    var next = subject.before.findings.count
    json.array("findings") { json in
      for (place, finding) in report.findings.enumerated() {
        var number = place + 1
        if isAfter {
          number = numbers[SubjectFinding(finding)] ?? 0
          if number == 0 {
            next += 1
            number = next
          }
        }
        json.list { json in write(finding, number, &json, &table) }
      }
    }
  }

  /// Number, view, rule, severity, result, message, cause, what to ask, and the frames of the fix.
  private func write(
    _ finding: Finding, _ number: Int, _ json: inout JSONWriter, _ table: inout TextTable
  ) {
    let wording = finding.wording
    json.element(number)
    json.element(finding.node)
    json.element(finding.rule.rawValue, in: &table)
    json.element(finding.severity.rawValue, in: &table)
    json.element(finding.result.rawValue, in: &table)
    for text in [wording.message, wording.cause, wording.ask] { json.element(text, in: &table) }
    guard let fix = finding.fix?.printed(in: tree) else { return }
    json.element(exact: numbers(fix.from))
    json.element(exact: numbers(fix.to))
  }

  private func write(
    _ screen: Screen, _ number: Int, _ before: PageState?, _ json: inout JSONWriter
  ) {
    let view = PictureScale.view(of: screen, in: tree) ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let map = maps[number]
    json.field("roots", screen.roots)
    json.field("view", exact: numbers(view))
    json.field("isKnown", map.isKnown)
    json.field("notes", PictureNotes.notes(on: map, in: tree))
    writeThumb(screen, &json)
    var old: [PageArea: Int] = [:]
    if let areas = before?.areas, number < areas.count {
      old = Dictionary(zip(areas[number], 0...), uniquingKeysWith: { first, _ in first })
    }
    // An area that was there before is its number then.
    json.array("areas") { json in
      for area in areas[number] {
        if let place = old[area] { json.element(place) } else { area.write(to: &json) }
      }
    }
  }

  /// How far a thumb gets on the screen, in points; null where no phone has such a screen.
  private func writeThumb(_ screen: Screen, _ json: inout JSONWriter) {
    guard let reach = ThumbReach.radii(on: screen, in: report) else {
      json.field("thumb", String?.none)
      return
    }
    json.object("thumb") { json in
      json.field("easy", reach.easy)
      json.field("stretch", reach.stretch)
    }
  }
}
