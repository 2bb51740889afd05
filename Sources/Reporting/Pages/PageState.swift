import Analysis
import Hierarchy

/// A tree before or after a correction, as a page needs it: places, who acts where, and findings.
struct PageState {
  private let report: AuditReport
  private let subject: PictureSubject
  private let name: String
  private let tree: ViewTree
  private let facts: TouchFacts
  private let tracer: TouchTracer

  init(_ report: AuditReport, _ subject: PictureSubject, name: String) {
    self.report = report
    self.subject = subject
    self.name = name
    tree = report.tree
    tracer = TouchTracer(report)
    facts = TouchFacts(tracer)
  }

  /// Adds the fields of the state.
  func write(to json: inout JSONWriter) {
    json.field("state", name)
    writePlaces(&json)
    json.field("settled", facts.settled)
    json.field("swallowed", facts.swallowed)
    json.field("backButtons", report.backButtons.map(\.container))
    writeModels(&json)
    writeTargets(&json)
    writeFindings(&json)
    json.array("screens") { json in
      for screen in tree.screens { json.row { json in write(screen, &json) } }
    }
  }

  private func writePlaces(_ json: inout JSONWriter) {
    let frames = tree.screenFrames()
    let shown = tree.screens.flatMap { ShownView.all(in: report, on: $0) }
    var bits = tree.indices.map(facts.bits(of:))
    for view in shown { bits[view.node].insert(.shown) }
    if tree.traits.touchRule == .clickable {
      for screen in tree.screens {
        for taker in facts.takers(on: screen) { bits[taker].insert(.taker) }
      }
    }
    json.array("flags") { json in for bit in bits { json.element(bit.rawValue) } }
    json.array("frame") { json in
      for node in tree.indices { json.element(exact: numbers(tree.printedFrame(of: node))) }
    }
    json.array("screenFrame") { json in
      for frame in frames { json.element(exact: numbers(frame)) }
    }
    json.array("place") { json in
      for node in tree.indices { json.element(exact: facts.map(of: node).map(place)) }
    }
    json.array("region") { json in
      for node in tree.indices { json.element(exact: numbers(facts.region(of: node))) }
    }
    json.object("alpha") { json in
      for node in tree.indices where tree.flags(of: node).contains(.hasAlpha) {
        json.field("\(node)", tree.alpha(of: node))
      }
    }
    json.object("drawing") { json in
      for node in tree.indices {
        if let order = facts.drawingOrder(of: node) { json.field("\(node)", order) }
      }
    }
    json.object("corners") { json in
      for view in shown {
        guard let corners = view.corners else { continue }
        json.array("\(view.node)") { json in
          for corner in corners { json.element(exact: [corner.x, corner.y]) }
        }
      }
    }
  }

  private func numbers(_ rect: Rect?) -> [Double]? {
    rect.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] }
  }

  /// Two numbers for a view that is only moved, six for any other.
  private func place(_ map: AffineTransform) -> [Double] {
    let isMoved = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
    return isMoved ? [map.tx, map.ty] : [map.a, map.b, map.c, map.d, map.tx, map.ty]
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

  private func writeTargets(_ json: inout JSONWriter) {
    json.array("targets") { json in
      for (target, verdict) in zip(report.targets, report.verdicts()) {
        json.object { json in
          json.field("node", target.node)
          json.field("verdict", verdict.answer.rawValue)
          json.field("reasons", verdict.reasons)
          json.field("visible", report.visibleMark(of: target))
        }
      }
    }
  }

  /// Findings keep their numbers when others are corrected.
  private func writeFindings(_ json: inout JSONWriter) {
    var numbers: [SubjectFinding: Int] = [:]
    for (place, finding) in subject.before.findings.enumerated() {
      let key = SubjectFinding(finding)
      if numbers[key] == nil { numbers[key] = place + 1 }
    }
    var next = subject.before.findings.count
    json.array("findings") { json in
      for (place, finding) in report.findings.enumerated() {
        var number = place + 1
        if name == "after" {
          number = numbers[SubjectFinding(finding)] ?? 0
          if number == 0 {
            next += 1
            number = next
          }
        }
        json.row { json in write(finding, number, &json) }
      }
    }
  }

  private func write(_ finding: Finding, _ number: Int, _ json: inout JSONWriter) {
    let wording = finding.wording
    json.field("number", number)
    json.field("rule", finding.rule.rawValue)
    json.field("severity", finding.severity.rawValue)
    json.field("result", finding.result.rawValue)
    json.field("node", finding.node)
    json.field("message", wording.message)
    json.field("cause", wording.cause)
    json.field("ask", wording.ask)
    guard let fix = finding.fix else { return }
    json.object("fix") { json in
      json.field("from", fix.from)
      json.field("to", fix.to)
    }
  }

  private func write(_ screen: Screen, _ json: inout JSONWriter) {
    let view = PictureScale.view(of: screen, in: tree) ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let map = ActingMap(tracer, screen: screen)
    json.field("roots", screen.roots)
    json.field("view", exact: numbers(view))
    json.field("isKnown", map.isKnown)
    json.field("notes", PictureNotes.notes(on: map, in: tree))
    writeThumb(screen, &json)
    json.array("areas") { json in
      for (area, look) in zip(map.areas, AreaLooks.looks(of: map.areas)) {
        json.row { json in
          json.field("owner", area.owner)
          json.field("receiver", area.receiver)
          json.field("look", look)
          json.field("area", area.part.area)
          json.array("rects") { json in
            for rect in area.part.rects { json.element(exact: numbers(rect)) }
          }
          json.array("polygons") { json in
            for polygon in area.part.polygons {
              json.list { json in
                for corner in polygon.corners { json.element(exact: [corner.x, corner.y]) }
              }
            }
          }
        }
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
