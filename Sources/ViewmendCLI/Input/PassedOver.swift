import Reporting

/// What walks passed over without reading it, each thing once, however many walks met it.
struct PassedOver: Sendable {
  private(set) var counts = SkipCounts()
  /// What is no file, and why not, in the order in which it was met.
  private(set) var obstacles: [(path: String, obstacle: Platform.Obstacle)] = []
  /// How often walks met something that has its reason here, but for what is hidden.
  private(set) var meetings = 0
  /// Whole paths; nil where one walk is all there is, and nothing can be met again.
  private var known: Set<PathKey>?

  init(ofSeveral: Bool) { known = ofSeveral ? [] : nil }

  /// Counts what is left out by a rule.
  mutating func add(_ whole: String, _ reason: WritableKeyPath<SkipCounts, Int>) {
    meetings += 1
    if isNew(whole) { counts[keyPath: reason] += 1 }
  }

  /// Counts a name that begins with a dot.
  mutating func add(hidden whole: String) { if isNew(whole) { counts.hidden += 1 } }

  /// Counts what is no file.
  mutating func add(_ whole: String, named path: String, _ obstacle: Platform.Obstacle) {
    meetings += 1
    guard isNew(whole) else { return }
    if obstacle == .special { counts.special += 1 } else { counts.links += 1 }
    obstacles.append((path, obstacle))
  }

  private mutating func isNew(_ whole: String) -> Bool {
    known?.insert(PathKey(whole)).inserted ?? true
  }
}
