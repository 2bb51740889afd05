import Analysis
import Hierarchy

/// One screen, or a part of one, at scale: outlines, who acts where, what is seen, and findings.
struct PicturePanel {
  /// The audited tree.
  let report: AuditReport
  /// Who acts where.
  let map: ActingMap
  /// Where the panel lies.
  let scale: PictureScale
  /// The findings that are marked in it.
  let marks: [FindingMark]
  /// Frames that a correction takes from a view or gives to it, in screen space.
  let changed: [Rect]
  /// The name of what cuts the panel off.
  let clip: String
  /// As many views may have a number instead of a name.
  let mostNumbered: Int

  /// With more views than this none has its own name to point at.
  private static let mostTitled = 1_500
  /// The length of a bracket's arm around what is seen, in units of the page.
  private static let arm = 4.0

  private let shown: [ShownView]
  /// The tap targets' nodes.
  private let targets: Set<Int>

  /// What the legend has to say of a panel.
  struct Result {
    var numbered: [Int] = []
    var unnamed = 0
    /// The numbers of findings that have no place in the panel.
    var unmarked: Set<Int> = []
  }

  init(
    report: AuditReport, screen: Screen, map: ActingMap, scale: PictureScale,
    marks: [FindingMark], changed: [Rect], clip: String, mostNumbered: Int
  ) {
    self.report = report
    self.map = map
    self.scale = scale
    self.marks = marks
    self.changed = changed
    self.clip = clip
    self.mostNumbered = mostNumbered
    shown = ShownView.all(in: report, on: screen)
    targets = Set(report.targets.map(\.node))
  }

  /// Draws it, and says what the legend must add.
  func draw(to out: inout SVGMarkup) -> Result {
    out.raw("<clipPath id=\"\(clip)\">")
    out.rect(scale.page, "e")
    out.raw("</clipPath>\n<g clip-path=\"url(#\(clip))\">\n")
    out.rect(scale.page, "s")
    if map.isKnown { fill(SVGMarkup.commands(scale.page), "dead", "", nil, &out) }
    drawAreas(&out)
    drawOutlines(&out)
    drawMarks(&out)
    for rect in changed {
      if let place = scale.place(rect, margin: 3) { out.rect(place, "f") }
    }
    var (labels, result) = (PanelLabels(scale, mostNumbered: mostNumbered), Result())
    for mark in marks {
      let place = report.tree.screenFrame(of: mark.finding.node).flatMap { scale.place($0) }
      if let place, labels.place(mark, at: place) { continue }
      result.unmarked.insert(mark.number)
    }
    name(&labels)
    out.add(labels.markup)
    out.raw("</g>\n")
    out.rect(scale.page, "e")
    result.numbered = labels.numbered
    result.unnamed = labels.unnamed
    return result
  }

  private func fill(
    _ commands: String, _ pattern: String, _ style: String, _ title: String?,
    _ out: inout SVGMarkup
  ) {
    // An attribute would lose to the sheet.
    out.raw("<path style=\"fill:url(#\(pattern))\" class=\"\(style)\" d=\"\(commands)\"")
    guard let title else { return out.raw("/>\n") }
    out.raw("><title>")
    out.escape(title)
    out.raw("</title></path>\n")
  }

  private func drawAreas(_ out: inout SVGMarkup) {
    let looks = AreaLooks.looks(of: map.areas)
    for (area, look) in zip(map.areas, looks) {
      let rects = area.part.rects.compactMap { scale.place($0, margin: 3) }
      let corners = area.part.polygons.filter { $0.bounds.intersection(scale.view) != nil }
        .map { $0.corners.map(scale.place) }
      let commands =
        rects.map { SVGMarkup.commands($0) }.joined()
        + corners.map { SVGMarkup.commands($0) }.joined()
      if commands.isEmpty { continue }
      guard area.owner >= 0 else {
        fill(commands, "unsure", "", "the file does not say who takes a tap here", &out)
        continue
      }
      fill(
        commands, PictureStyle.pattern(look), "",
        "a tap here is for #\(area.owner) \(name(of: area.owner))", &out)
      // The seams between pieces are no edges: only what borders on something else is drawn.
      let edges = Outline(rects).edges
      if !edges.isEmpty {
        let lines = edges.map {
          "M\(SVGMarkup.number($0.start.x)) \(SVGMarkup.number($0.start.y))"
            + "L\(SVGMarkup.number($0.end.x)) \(SVGMarkup.number($0.end.y))"
        }
        out.path(lines.joined(), "r")
      }
    }
  }

  private func drawOutlines(_ out: inout SVGMarkup) {
    var plain = ""
    let isTitled = shown.count <= Self.mostTitled
    for view in shown {
      guard let place = scale.place(view.frame, margin: 3) else { continue }
      let commands =
        view.corners.map { SVGMarkup.commands($0.map(scale.place)) } ?? SVGMarkup.commands(place)
      guard isTitled else {
        plain += commands
        continue
      }
      let frame = PictureScale.text(of: report.tree.screenFrame(of: view.node))
      out.path(commands, "o", title: "#\(view.node) \(name(of: view.node)) \(frame)")
    }
    if !plain.isEmpty { out.path(plain, "o") }
  }

  /// Brackets around what is seen of each target.
  private func drawMarks(_ out: inout SVGMarkup) {
    var commands = ""
    for target in report.targets {
      guard let mark = report.visibleMark(of: target), let place = scale.place(mark) else {
        continue
      }
      let arm = min(Self.arm, place.width / 3, place.height / 3)
      for (x, right) in [(place.left, 1.0), (place.right, -1.0)] {
        for (y, down) in [(place.top, 1.0), (place.bottom, -1.0)] {
          commands +=
            "M\(SVGMarkup.number(x + right * arm)) \(SVGMarkup.number(y))"
            + "h\(SVGMarkup.number(-right * arm))v\(SVGMarkup.number(down * arm))"
        }
      }
    }
    if !commands.isEmpty { out.path(commands, "m") }
  }
}

/// Names.
extension PicturePanel {
  /// A view's text in quotes, or what its class is called.
  static func name(of node: Node) -> String {
    if let text = node.text, !text.isEmpty { return "“\(text)”" }
    return ClassName(node.className).plain
  }

  private func isLeaf(_ node: Int) -> Bool {
    report.tree.subtreeEnd(of: node) == node + 1 || targets.contains(node)
  }

  private func name(of node: Int) -> String { Self.name(of: report.tree[node]) }

  /// Places names: what findings and back buttons are about, other targets, texts, and the rest by size.
  private func name(_ labels: inout PanelLabels) {
    let places = shown.compactMap { view in
      scale.place(view.frame).map { (node: view.node, rect: $0) }
    }
    let first = Set(
      marks.map(\.finding.node)
        + report.backButtons.flatMap { [$0.container, $0.indicator].compactMap { $0 } })
    let needed = targets.union(map.areas.map(\.owner))
    func rank(_ node: Int) -> Int {
      if first.contains(node) { return 0 }
      if needed.contains(node) { return 1 }
      return report.tree[node].text?.isEmpty ?? true ? 3 : 2
    }
    let ranked = places.map { (rank: rank($0.node), node: $0.node, rect: $0.rect) }
    let ordered = ranked.sorted { one, other in
      if one.rank != other.rank { return one.rank < other.rank }
      if one.rank == 3, one.rect.area != other.rect.area { return one.rect.area > other.rect.area }
      return one.node < other.node
    }
    // Of views that lie on each other exactly one name is enough: the innermost's.
    var innermost: [Rect: Int] = [:]
    for place in places { innermost[place.rect] = place.node }
    let half = scale.page.area / 2
    for place in places where isLeaf(place.node) && place.rect.area < half {
      labels.avoid(place.rect)
    }
    for place in ordered {
      if place.rank > 1, innermost[place.rect] != place.node { continue }
      labels.place(
        Style.inline(name(of: place.node)), of: place.node, in: place.rect,
        isNeeded: place.rank < 2, isLeaf: isLeaf(place.node))
    }
  }
}
