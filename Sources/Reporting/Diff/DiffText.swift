import Analysis
import Formats
import Hierarchy

/// Prints a comparison for people: a line for each change, with the place that it has in its file.
package struct DiffText {
  private let diff: TreeDiff
  private let taps: TapChanges
  private let old: DiffSide
  private let new: DiffSide
  private let style: Style
  private var oldPlaces: NodeLocations
  private var newPlaces: NodeLocations

  /// Prints what changed from one side to the other.
  package init(
    _ diff: TreeDiff, _ taps: TapChanges, old: DiffSide, new: DiffSide, style: Style
  ) {
    self.diff = diff
    self.taps = taps
    self.old = old
    self.new = new
    self.style = style
    oldPlaces = NodeLocations(old.tree)
    newPlaces = NodeLocations(new.tree)
  }

  /// Writes everything, and a line that counts it.
  package mutating func write(to out: inout ReportStream) {
    for change in diff.changes { write(change, to: &out) }
    for finding in taps.new { write("new", finding, isOld: false, to: &out) }
    for finding in taps.gone { write("gone", finding, isOld: true, to: &out) }
    for entry in taps.changed { write(entry, to: &out) }
    for entry in taps.shrunk { write(entry, to: &out) }
    out.line(summary)
  }

  // MARK: Changes

  private mutating func write(_ change: TreeChange, to out: inout ReportStream) {
    let place: String
    var behind = ""
    if let b = change.new {
      place = newPlace(b)
      if let a = change.old { behind = " (was \(oldPlace(a)))" }
    } else {
      place = oldPlace(change.old ?? 0)
    }
    let node = change.new.map { diff.new[$0] } ?? diff.old[change.old ?? 0]
    out.line(
      "\(style.bold(place)): \(style.cyan(DiffWording.word(change.kind))): "
        + "\(DiffWording.name(of: node))\(DiffWording.words(of: change, in: diff))"
        + style.dim(behind))
  }

  private mutating func oldPlace(_ node: Int) -> String {
    let place = oldPlaces.location(of: node)
    return "\(Style.inline(old.path)):\(place.line):\(place.column)"
  }

  private mutating func newPlace(_ node: Int) -> String {
    let place = newPlaces.location(of: node)
    return "\(Style.inline(new.path)):\(place.line):\(place.column)"
  }

  // MARK: Tap regions

  private mutating func write(
    _ word: String, _ finding: Finding, isOld: Bool, to out: inout ReportStream
  ) {
    let place = isOld ? oldPlace(finding.node) : newPlace(finding.node)
    out.line(
      "\(style.bold(place)): \(style.cyan(word)): \(grade(of: finding)) "
        + "\(finding.rule.rawValue): \(Style.inline(finding.message))")
  }

  private func grade(of finding: Finding) -> String {
    finding.result == .cannotTell
      ? style.dim("cannot tell")
      : style.severity(finding.severity, finding.severity.rawValue)
  }

  private mutating func write(_ entry: TapChanges.Regrading, to out: inout ReportStream) {
    let was = "\(entry.old.result == .cannotTell ? "cannot tell" : entry.old.severity.rawValue)"
    out.line(
      "\(style.bold(newPlace(entry.new.node))): \(style.cyan("changed")): "
        + "\(grade(of: entry.new)) \(entry.new.rule.rawValue): "
        + Style.inline(entry.new.message)
        + style.dim(
          " (was \(oldPlace(entry.old.node)), \(was): \(Style.inline(entry.old.message)))"))
  }

  private mutating func write(_ entry: TapChanges.Shrinking, to out: inout ReportStream) {
    out.line(
      "\(style.bold(newPlace(entry.new))): \(style.cyan("shrunk")): "
        + DiffWording.name(of: diff.new[entry.new]) + DiffWording.words(of: entry)
        + style.dim(" (was \(oldPlace(entry.old)))"))
  }

  // MARK: The count

  private var summary: String {
    let within = "frames within \(diff.terms.tolerance.points) \(diff.new.traits.unit.symbol)"
    let nodes = "\(diff.old.count) and \(diff.new.count) nodes, \(within)"
    var parts: [String] = []
    for kind in TreeChange.Kind.allCases {
      let count = diff.changes.count { $0.kind == kind }
      if count > 0 { parts.append("\(count) \(DiffWording.word(kind))") }
    }
    if parts.isEmpty { parts = ["no view changed"] }
    var taps: [String] = []
    func add(_ count: Int, _ words: String) { if count > 0 { taps.append("\(count) \(words)") } }
    add(self.taps.new.count, "new")
    add(self.taps.gone.count, "gone")
    add(self.taps.changed.count, "changed")
    add(self.taps.shrunk.count, "shrunk")
    let tapWords = taps.isEmpty ? "no finding changed" : taps.joined(separator: ", ")
    return "\(nodes): \(parts.joined(separator: ", ")); tap regions: \(tapWords)"
  }
}
