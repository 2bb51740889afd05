import Analysis
import Formats
import Hierarchy

/// `check` for people.
package struct CheckText {
  private let style: Style
  private let withTargets: Bool
  /// How targets are drawn behind findings; nil where they are not.
  private let drawing: DrawingLook?

  package init(style: Style, withTargets: Bool, drawing: DrawingLook? = nil) {
    self.style = style
    self.withTargets = withTargets
    self.drawing = drawing
  }

  /// The findings of one file.
  package func write(_ report: AuditReport, of dump: Dump, path: String, to out: inout ReportStream)
  {
    for button in report.backButtons where button.bar != nil {
      writeHeadline(button, report.tree.traits, path, &out)
    }
    if !report.findings.isEmpty {
      var places = NodeLocations(dump.tree)
      let name = Style.inline(path)
      let scenes = drawing.map { _ in TargetScenes(report) }
      for index in report.findings.indices {
        write(report.findings[index], dump.tree, &places, name, &out)
        if let drawing, let scene = scenes?.scene(of: report.findings[index]) {
          for line in DrawingText(look: drawing, tree: dump.tree).lines(of: scene) {
            out.line(line)
          }
        }
      }
    }
    if withTargets { writeTargets(report, &out) }
  }

  private func writeHeadline(
    _ button: BackButton, _ traits: TreeTraits, _ path: String, _ out: inout ReportStream
  ) {
    guard let target = button.target else { return }
    if traits.frames == .accessibility {
      out.line(
        "\(Style.inline(path)): \(style.bold("back button")): accessibility frame \(target.text)")
      return
    }
    var text = "container \(target.size.text)"
    if let overhang = button.overhang {
      let noun = button.indicator == nil || button.labelIsVisible ? "mark" : "arrow"
      let reach = button.titleward(overhang)
      text +=
        reach > 0
        ? ", reaches \(reach.points) pt past its \(noun)" : ", reaches no further than its \(noun)"
    } else if button.visible == nil {
      text += ", nothing of it is visible"
    }
    out.line("\(Style.inline(path)): \(style.bold("back button")): \(text)")
  }

  private func write(
    _ finding: Finding, _ tree: ViewTree, _ places: inout NodeLocations, _ path: String,
    _ out: inout ReportStream
  ) {
    let node = tree[finding.node]
    let place = places.location(of: finding.node)
    let wording = finding.wording
    let word = finding.result == .cannotTell ? "cannot tell" : finding.severity.rawValue
    let severity = style.severity(finding.result == .cannotTell ? .note : finding.severity, word)
    // Piece by piece: there may be very many findings, and each string made of others is copied.
    out.write(path)
    out.mark(":")
    out.write(place.line)
    out.mark(":")
    out.write(place.column)
    out.mark(": ")
    out.write(severity)
    out.mark(": ")
    out.write(Style.inline(wording.message))
    out.mark(" ")
    style.writeDim(bracketed: finding.rule.rawValue, to: &out)
    out.mark("\n    node ")
    out.write(finding.node)
    out.mark(", ")
    out.write(Style.inline(node.className))
    if let address = node.address {
      out.mark(" ")
      out.write(address)
    }
    out.line()
    write("cause", wording.cause, &out)
    write("ask", wording.ask, &out)
    for fix in finding.fixes.map({ $0.printed(in: node.tree) }) {
      let owner = fix.node == finding.node ? "" : " of node \(fix.node)"
      out.line(
        "    frame\(owner): \(fix.from.text) -> \(fix.to.text) (\(fix.owner.rawValue)-owned)")
    }
  }

  private func write(_ name: String, _ text: String?, _ out: inout ReportStream) {
    guard let text else { return }
    out.mark("    ")
    out.write(name)
    out.mark(": ")
    out.line(Style.inline(text))
  }

  private func writeTargets(_ report: AuditReport, _ out: inout ReportStream) {
    for (target, verdict) in zip(report.targets, report.verdicts(withMarks: true)) {
      let node = report.tree[target.node]
      let reach =
        target.reach.map { " reaches \($0.text)" }
        ?? (target.obstacle == .noGeometry ? ", whose reach is not known" : " reaches nothing")
      let reasons = verdict.reasons.isEmpty ? "" : ": \(verdict.reasons.joined(separator: ", "))"
      out.line(
        "target \(target.node) \(Style.inline(node.className))\(reach): "
          + "\(verdict.answer.rawValue)\(reasons)")
    }
  }

  /// What is to be said about the configurations.
  package func write(_ remarks: [ConfigurationRemark], to out: inout ReportStream) {
    for remark in remarks {
      let severity = style.severity(remark.severity, remark.severity.rawValue)
      out.line("\(Style.inline(remark.place)): \(severity): \(Style.inline(remark.message))")
    }
  }

  /// The line behind all files.
  package func write(_ summary: CheckSummary, to out: inout ReportStream) {
    out.line(summary.sentence)
  }
}
