import Analysis
import Formats
import Hierarchy
import Patching

/// The places, fingerprints and edits of one file's findings.
struct FindingPlaces {
  private let tree: ViewTree
  private let threshold: Severity?
  private var locations: NodeLocations
  private var fingerprints: Fingerprints?
  private var edits: FindingEdits?
  private var lines: LineIndex?

  init(
    _ report: AuditReport, of dump: Dump, threshold: Severity?, withFingerprints: Bool,
    withEdits: Bool
  ) {
    tree = dump.tree
    self.threshold = threshold
    locations = NodeLocations(tree)
    if withFingerprints { fingerprints = Fingerprints(tree) }
    if withEdits { edits = FindingEdits(report, of: dump) }
  }

  /// A finding with all that is said of it; each finding is to be placed once.
  mutating func placed(_ finding: Finding, _ acceptance: Acceptance? = nil) -> PlacedFinding {
    let start = locations.location(of: finding.node)
    var placed = PlacedFinding(
      finding: finding, wording: finding.wording, className: tree[finding.node].className,
      start: start, endColumn: locations.endColumn(of: finding.node, from: start.column))
    placed.acceptance = acceptance
    if let threshold, acceptance == nil {
      placed.counts = finding.result == .fail && finding.severity >= threshold
    }
    placed.fingerprint = fingerprints?.fingerprint(of: finding.rule, finding.node) ?? ""
    placed.edits =
      edits?.edits(curing: finding).map { edit in
        PlacedEdit(
          start: location(ofByte: edit.range.lowerBound),
          end: location(ofByte: edit.range.upperBound),
          bytes: edit.range, text: edit.replacement)
      } ?? []
    return placed
  }

  /// The place of a byte of the file; lines are counted in its characters, whatever its encoding.
  private mutating func location(ofByte offset: Int) -> SourceLocation {
    let text = tree.source.lineText
    let lines = lines ?? LineIndex(text)
    self.lines = lines
    return lines.location(of: text.derivation?.map.derivedOffset(of: offset) ?? offset)
  }
}
