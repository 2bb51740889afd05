import Hierarchy

/// The targets of a report by what they are and where they lie, so that those near one are found at
/// once.
package struct TargetScenes {
  /// Around a target at least so much is shown, in points.
  private static let margin = 16.0
  /// With more targets around one, none but those that a finding names is shown: what lies all over
  /// one another tells nobody anything, and to look at all for each would take the square of their number.
  private static let crowd = 512

  private let report: AuditReport
  private let placeOfTarget: [Int: Int]
  /// Where each target is; empty for one that is nowhere.
  private let rects: [Rect]
  /// nil where no target has a place.
  private let grid: OverlapGrid?

  /// Complexity: O(targets).
  package init(_ report: AuditReport) {
    self.report = report
    var places: [Int: Int] = [:]
    for (place, target) in report.targets.enumerated() { places[target.node] = place }
    placeOfTarget = places
    let rects = report.targets.map { $0.obstacle == nil ? $0.reach ?? .zero : .zero }
    self.rects = rects
    let placed = rects.indices.filter { !rects[$0].isEmpty && rects[$0].isFinite }.map(Int32.init)
    grid = placed.isEmpty ? nil : OverlapGrid(rects, placed)
  }

  /// What is around the target that a finding is about; nil for a finding about something else, and
  /// for a target that is nowhere, or turned.
  package func scene(of finding: Finding) -> TargetScene? {
    scene(of: finding.node, naming: finding.related)
  }

  /// The bar of a back button with all that lies in it, or what is around a button that has none;
  /// nil for one that is nowhere, or turned.
  package func scene(of button: BackButton) -> TargetScene? {
    let bar = button.bar.flatMap(rect(of:))
    var scene = scene(of: button.container, within: bar)
    scene?.bar = bar
    return scene
  }

  /// - Parameters:
  ///   - others: The views to show first.
  ///   - part: What of the screen to show at least; nil shows the target with a margin.
  private func scene(
    of node: Int, naming others: [Int] = [], within part: Rect? = nil
  ) -> TargetScene? {
    guard let place = placeOfTarget[node] else { return nil }
    let target = report.targets[place]
    guard let own = target.own, own.isFinite, !own.isEmpty else { return nil }
    let mark = report.visibleMark(of: target).flatMap { $0.isFinite && !$0.isEmpty ? $0 : nil }
    let whole = mark.map(own.union) ?? own
    let frame = part?.union(whole) ?? frame(around: whole, of: target.node)
    var rectOfNode: [Int: Rect] = [:]
    var named: [Int] = []
    let covers = covers(of: target)
    for node in others + covers where node != target.node {
      guard rectOfNode[node] == nil, let rect = self.rect(of: node), isShown(rect, in: frame)
      else { continue }
      // What is seen of the target is drawn as that.
      if placeOfTarget[node] == nil, mark?.contains(rect, tolerance: 0.5) ?? false { continue }
      rectOfNode[node] = rect
      named.append(node)
    }
    let isCrowded = grid.map { $0.count(near: frame) > Self.crowd } ?? false
    let near: (first: [Int], count: Int) =
      isCrowded ? ([], 0) : near(frame, except: Set(named).union([target.node]))
    for place in near.first { rectOfNode[report.targets[place].node] = rects[place] }
    let all = named + near.first.map { report.targets[$0].node }
    return TargetScene(
      node: target.node, own: own, live: live(of: target), mark: mark,
      neighbours: all.prefix(TargetScene.mostNeighbours).compactMap { node in
        rectOfNode[node].map { .init(node: node, rect: $0) }
      },
      moreNeighbours: max(named.count + near.count - TargetScene.mostNeighbours, 0),
      covers: covers.filter { node in
        rectOfNode[node] == nil && rect(of: node)?.contains(frame, tolerance: 0.5) ?? false
      }, isCrowded: isCrowded, frame: frame)
  }

  /// The first targets of which an edge is seen, in file order, as many as a scene shows, and how many
  /// there are.
  private func near(_ frame: Rect, except named: Set<Int>) -> (first: [Int], count: Int) {
    var first: [Int] = []
    var count = 0
    visit(frame) { place in
      guard isShown(rects[place], in: frame) else { return }
      let isFull = first.count == TargetScene.mostNeighbours
      // What comes behind all that are kept is only counted.
      if named.contains(report.targets[place].node) { return }
      count += 1
      if isFull, let last = first.last, place > last { return }
      let position = first.firstIndex { $0 > place } ?? first.count
      first.insert(place, at: position)
      if isFull { first.removeLast() }
    }
    return (first, count)
  }

  /// The target with a margin, inside the window where it lies in that.
  private func frame(around rect: Rect, of node: Int) -> Rect {
    let wide = Rect(
      left: rect.left - max(Self.margin, rect.width / 4),
      top: rect.top - max(Self.margin, rect.height / 4),
      right: rect.right + max(Self.margin, rect.width / 4),
      bottom: rect.bottom + max(Self.margin, rect.height / 4))
    let root = report.tree.root(of: node)
    guard let window = report.tree.screenFrame(of: root)?.union(rect) else { return wide }
    return wide.intersection(window) ?? wide
  }

  /// True for a rectangle of which an edge is seen: what lies around all of it shows nothing.
  private func isShown(_ rect: Rect, in frame: Rect) -> Bool {
    rect.intersection(frame) != nil && !rect.contains(frame, tolerance: 0.5)
  }

  private func rect(of node: Int) -> Rect? {
    let rect =
      placeOfTarget[node].map { rects[$0] }.flatMap { $0.isEmpty ? nil : $0 }
      ?? report.tree.screenFrame(of: node)
    return rect.flatMap { $0.isFinite && !$0.isEmpty ? $0 : nil }
  }

  private func live(of target: TapTarget) -> [Rect] {
    guard target.obstacle == nil, let reach = target.reach else { return [] }
    guard let live = report.context.live, live.isExact(target.node) else { return [reach] }
    return live.region(of: target.node).rects
  }

  private func covers(of target: TapTarget) -> [Int] {
    guard target.obstacle == nil, let reach = target.reach, let live = report.context.live else {
      return []
    }
    return live.covers(of: target.node, over: reach).map(\.node)
  }

  private func visit(_ frame: Rect, _ body: (Int) -> Void) {
    guard let grid else { return }
    grid.forEach(near: frame) { body(Int($0)) }
    for place in grid.large where rects[Int(place)].intersection(frame) != nil { body(Int(place)) }
  }
}
