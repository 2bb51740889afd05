import Analysis
import Hierarchy

/// `render --to svg`: screens at scale, who acts where, and what is wrong.
///
/// The page is 400 units wide, and no text on it is smaller than 8.5, so that it can be read at 400
/// pixels. It has a style sheet of its own for light and dark. The same input gives the same bytes.
package struct SVGPicture {
  private static let width = 400.0
  private static let margin = 8.0
  private static let gap = 10.0
  /// A panel is at most so high.
  private static let mostHeight = 900.0
  /// So many views of a screen may have a number instead of a name.
  private static let mostNumbered = 60

  private let subject: PictureSubject
  private var body = SVGMarkup()
  private var y = margin
  private var clips = 0

  /// Writes the whole document.
  package static func write(_ subject: PictureSubject, to out: inout ReportStream) {
    var picture = SVGPicture(subject)
    picture.draw()
    picture.finish(to: &out)
  }

  private init(_ subject: PictureSubject) { self.subject = subject }

  private mutating func draw() {
    let tree = subject.before.tree
    line(subject.path, size: 12, "k b")
    for number in subject.screens {
      let screen = tree.screens[number]
      if tree.screens.count > 1 {
        y += 6
        line("Screen \(number + 1) of \(tree.screens.count)", size: 11, "k b")
      }
      draw(screen)
    }
    if subject.moreScreens > 0 {
      y += 6
      line("\(subject.moreScreens) more screens are not drawn", size: PictureLegend.size, "k")
    }
  }

  private mutating func line(_ text: String, size: Double, _ style: String) {
    y += size + 3
    let shown = PictureText.fitted(
      Style.inline(text), size: size, width: Self.width - 2 * Self.margin)
    body.text(shown, x: Self.margin, y: y - 3, size: size, style)
  }

  private func finish(to out: inout ReportStream) {
    let height = (y + Self.margin).rounded(.up)
    let size = "\(SVGMarkup.number(Self.width)) \(SVGMarkup.number(height))"
    var head = SVGMarkup()
    head.raw(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
        + "width=\"\(SVGMarkup.number(2 * Self.width))\" "
        + "height=\"\(SVGMarkup.number(2 * height))\" role=\"img\" aria-labelledby=\"title desc\">\n"
        + "<title id=\"title\">")
    head.escape("\(subject.path): views, where taps go, and findings")
    head.raw("</title>\n<desc id=\"desc\">")
    head.escape(description)
    head.raw("</desc>\n")
    PictureStyle.write(to: &head)
    head.rect(Rect(x: 0, y: 0, width: Self.width, height: height), "s")
    out.write(head.bytes)
    out.write(body.bytes)
    out.write("</svg>\n")
    out.flush()
  }

  /// What is in the picture, for who does not see it.
  private var description: String {
    let report = subject.before
    let messages = report.findings.prefix(20).enumerated().map {
      "\($0.offset + 1): \($0.element.message)"
    }
    return (["\(counts(report))."] + messages).joined(separator: " ")
  }

  private func counts(_ report: AuditReport) -> String {
    func some(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return some(report.tree.count, "view") + ", " + some(report.targets.count, "target") + ", "
      + some(report.findings.count, "finding")
  }
}

/// One screen.
extension SVGPicture {
  private mutating func draw(_ screen: Screen) {
    let tree = subject.before.tree
    let roots = Set(screen.roots)
    let findings = subject.before.findings.filter { finding in
      roots.contains(tree.root(of: finding.node)) && subject.holds(finding)
    }
    let marks = marks(findings)
    let view =
      subject.node.map { PictureScale.view(around: $0, in: tree) }
      ?? PictureScale.view(of: screen, in: tree)
    var legend: PictureLegend
    if let view {
      legend = draw(screen, view, marks)
    } else {
      legend = begunLegend()
      legend.write("Nothing here has a known place and a size.")
      for mark in marks { legend.write(mark, in: tree, isMarked: false) }
    }
    if findings.count > marks.count {
      legend.skip(3)
      legend.write("\(findings.count - marks.count) more findings: see viewmend check.")
    }
    legend.skip(4)
    body.add(legend.markup)
    y = legend.bottom
  }

  private func begunLegend() -> PictureLegend {
    PictureLegend(left: Self.margin, width: Self.width - 2 * Self.margin, top: y + 4)
  }

  private func marks(_ findings: [Finding]) -> [FindingMark] {
    var left: Set<SubjectFinding> = []
    if let after = subject.after { left = Set(after.findings.map(SubjectFinding.init)) }
    return findings.prefix(PictureLegend.mostFindings).enumerated().map { place, finding in
      FindingMark(
        number: place + 1, finding: finding,
        isCured: subject.after.map { _ in !left.contains(SubjectFinding(finding)) })
    }
  }

  private mutating func draw(
    _ screen: Screen, _ view: Rect, _ marks: [FindingMark]
  ) -> PictureLegend {
    let (left, full) = (Self.margin, Self.width - 2 * Self.margin)
    let map = ActingMap(TouchTracer(subject.before), screen: screen)
    let changed = changes(in: view)
    guard let after = subject.after else {
      let scale = PictureScale(
        view, left: left, top: y + 4, width: full, mostHeight: Self.mostHeight)
      let result = panel(subject.before, screen, map, scale, marks, [])
      return legend([result], map, marks, hasChanges: false)
    }
    let isWide = view.width > view.height
    let width = isWide ? full : (full - Self.gap) / 2
    y += 2
    line("Before", size: 10, "k b")
    let top = y
    let first = PictureScale(
      view, left: left, top: top + 1, width: width, mostHeight: Self.mostHeight)
    if !isWide {
      body.text("After", x: left + width + Self.gap, y: top - 3, size: 10, "k b")
    }
    let before = panel(subject.before, screen, map, first, marks, changed.before)
    if isWide { line("After", size: 10, "k b") }
    let second = PictureScale(
      view, left: isWide ? left : left + width + Self.gap, top: (isWide ? y : top) + 1,
      width: width, mostHeight: Self.mostHeight)
    let screenAfter = after.tree.screens.first { $0.roots.first == screen.roots.first } ?? screen
    let result = panel(
      after, screenAfter, ActingMap(TouchTracer(after), screen: screenAfter), second,
      marks.filter { $0.isCured == false }, changed.after)
    return legend([before, result], map, marks, hasChanges: !changed.before.isEmpty)
  }

  private mutating func panel(
    _ report: AuditReport, _ screen: Screen, _ map: ActingMap, _ scale: PictureScale,
    _ marks: [FindingMark], _ changed: [Rect]
  ) -> PicturePanel.Result {
    clips += 1
    let panel = PicturePanel(
      report: report, screen: screen, map: map, scale: scale, marks: marks, changed: changed,
      clip: "p\(clips)", mostNumbered: Self.mostNumbered)
    let result = panel.draw(to: &body)
    y = max(y, scale.page.bottom + 2)
    return result
  }

  /// The frames of corrected views before and after, as far as they are in view.
  private func changes(in view: Rect) -> (before: [Rect], after: [Rect]) {
    guard let after = subject.after else { return ([], []) }
    let nodes = subject.moves.map(\.node).filter { node in
      subject.before.tree.screenFrame(of: node)?.intersection(view) != nil
    }
    return (
      nodes.compactMap(subject.before.tree.screenFrame(of:)),
      nodes.compactMap(after.tree.screenFrame(of:))
    )
  }

  private func legend(
    _ results: [PicturePanel.Result], _ map: ActingMap, _ marks: [FindingMark], hasChanges: Bool
  ) -> PictureLegend {
    let tree = subject.before.tree
    var legend = begunLegend()
    legend.write(counts(subject.before), "q")
    for note in PictureNotes.notes(on: map, in: tree) { legend.write(note, "q") }
    legend.writeKey(
      hasAreas: map.isKnown, hasUnsure: map.areas.contains { $0.owner < 0 },
      hasMarks: subject.before.targets.contains { subject.before.visibleMark(of: $0) != nil },
      hasChanges: hasChanges)
    if subject.after != nil, !hasChanges { legend.write("Nothing here was corrected.") }
    let unmarked = results[0].unmarked
    for mark in marks {
      legend.write(mark, in: tree, isMarked: !unmarked.contains(mark.number))
    }
    let numbers = Set(results.flatMap(\.numbered))
    legend.write(numbers: numbers.filter { $0 < tree.count }.sorted(), in: tree)
    let unnamed = results.map(\.unnamed).max() ?? 0
    if unnamed > 0 {
      legend.write("\(unnamed) more have no room for a name or number.", "q")
    }
    return legend
  }
}
