/// Tells an entry that is new from one that several reports have.
///
/// In parts of a run each entry is in one report, or, where a file cannot be read, in all. What one
/// report says twice is so in the whole run too: each entry belongs in the joined report as often as it
/// stands in the report that has it most often.
struct RepeatedEntries<Entry: Hashable> {
  /// How often an entry stands in that of the earlier reports that has it most often.
  private var earlier: [Entry: Int] = [:]
  /// How often an entry has been met in the report that is being read.
  private var here: [Entry: Int] = [:]

  /// Counts anew: what follows stands in another report.
  mutating func beginReport() {
    earlier.merge(here) { max($0, $1) }
    here = [:]
  }

  /// Counts an entry of the report that was begun; true where it belongs in the joined report besides
  /// those that are in it.
  mutating func isNew(_ entry: Entry) -> Bool {
    here[entry, default: 0] += 1
    return here[entry, default: 0] > earlier[entry, default: 0]
  }

  /// True for what an earlier report has.
  func isInEarlierReport(_ entry: Entry) -> Bool { earlier[entry] != nil }
}
