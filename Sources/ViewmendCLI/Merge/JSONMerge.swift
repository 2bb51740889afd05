import Analysis
import Arguments
import Hierarchy
import Reporting

/// Joins the JSON documents of several runs of one command.
struct JSONMerge {
  /// A file's entry.
  private struct Entry {
    var path: String
    var bytes: [UInt8]
    var node: JSONNode
  }

  /// An entry as every document that has it writes it.
  private struct Writing: Hashable {
    var path: PathKey
    var bytes: [UInt8]
  }

  private(set) var joined: JoinedJSON
  /// Paths of which the documents say different things.
  private(set) var contradictions: [String] = []
  /// In what there was nothing to examine.
  private(set) var shortfalls: [String] = []
  /// Files that belong to parts whose documents are not here.
  private(set) var missing = 0
  private var entries: [Entry] = []
  private var repeats = RepeatedEntries<Writing>()
  /// The paths of the entries of earlier documents.
  private var paths: Set<PathKey> = []
  private var contradicted: Set<PathKey> = []
  private var counts: [(key: String, count: Int)] = []

  /// Joins documents, of which there is at least one.
  ///
  /// - Parameter shard: The parts that they are about; nil where none says one.
  init(
    _ reports: [(report: ShardReport, root: JSONNode)], _ shard: ShardNumbers?
  ) throws(ArgumentError) {
    let shape = DocumentShape()
    joined = JoinedJSON(command: "")
    for (place, (report, root)) in reports.enumerated() {
      do throws(ConfigurationFault) {
        let command = try shape.joinedCommand(of: root)
        if place == 0 { joined.command = command }
        guard command == joined.command else {
          throw ConfigurationFault(
            root["command"]?.offset ?? root.offset,
            "This is a document of `\(command)`, and the one before is of `\(joined.command)`.",
            hint: "Join those of one command.")
        }
        try shape.check(root, of: command)
      } catch {
        throw report.fault(at: error.offset, error.message, hint: error.hint)
      }
      try add(root, of: report)
    }
    if let shard, !shard.missing.isEmpty { joined.shard = shard }
    finish(reports, shard)
  }

  private mutating func add(_ root: JSONNode, of report: ShardReport) throws(ArgumentError) {
    var isNews = false
    let files = root["files"]?.elements ?? []
    var repeated: [JSONNode] = []
    var here: [PathKey] = []
    repeats.beginReport()
    for node in files {
      guard let path = node["path"]?.string else {
        throw report.fault(at: node.offset, "An entry of \"files\" has no \"path\".")
      }
      let bytes = report.written(node)
      let writing = Writing(path: PathKey(path), bytes: bytes)
      here.append(writing.path)
      guard repeats.isNew(writing) else {
        repeated.append(node)
        continue
      }
      if !repeats.isInEarlierReport(writing), paths.contains(writing.path),
        contradicted.insert(writing.path).inserted
      {
        contradictions.append(path)
      }
      isNews = true
      entries.append(Entry(path: path, bytes: bytes, node: node))
    }
    paths.formUnion(here)
    add(root["summary"], leavingOut: repeated, countsAccepted: isNews || files.isEmpty)
    for member in root.fields
    where !Self.ownKeys.contains(member.key) {
      if joined.others.contains(where: { $0.key == member.key }) { continue }
      joined.others.append(.init(key: member.key, value: report.written(member.value)))
    }
    for remark in root["diagnostics"]?.elements ?? [] {
      let bytes = report.written(remark)
      if joined.remarks?.contains(bytes) ?? false { continue }
      joined.remarks = (joined.remarks ?? []) + [bytes]
    }
    if root["diagnostics"] != nil, joined.remarks == nil { joined.remarks = [] }
  }

  /// What is joined key by key.
  private static let ownKeys: Set = [
    "schema", "command", "files", "summary", "diagnostics", "notExamined", "shard",
  ]

  /// Adds the counts of a document but for those of entries that another has too.
  private mutating func add(
    _ summary: JSONNode?, leavingOut repeated: [JSONNode], countsAccepted: Bool
  ) {
    guard let summary else { return }
    for member in summary.fields {
      guard var count = member.value.whole else { continue }
      for entry in repeated { count -= Self.count(member.key, in: entry) }
      if !countsAccepted, member.key == "suppressed" { count = 0 }
      if let place = counts.firstIndex(where: { $0.key == member.key }) {
        counts[place].count += count
      } else {
        counts.append((member.key, count))
      }
    }
    joined.counts = counts
  }

  /// What an entry adds to a count of the summary.
  private static func count(_ key: String, in entry: JSONNode) -> Int {
    let nodes = entry["examined"]?["nodes"]?.whole ?? 0
    switch key {
    case "files": return nodes > 0 ? 1 : 0
    case "nodes": return nodes
    case "targets": return entry["examined"]?["targets"]?.whole ?? 0
    case "errors": return failing(entry) { $0 == .error }
    case "warnings": return failing(entry) { $0 == .warning }
    case "notes": return failing(entry) { $0 == .note }
    case "cannotTell":
      return (entry["findings"]?.elements ?? []).count { $0["result"]?.string == "cannot-tell" }
    default: return 0
    }
  }

  private static func failing(_ entry: JSONNode, _ isMeant: (Severity) -> Bool) -> Int {
    (entry["findings"]?.elements ?? []).count { finding in
      finding["result"]?.string == "fail"
        && Severity(rawValue: finding["severity"]?.string ?? "").map(isMeant) ?? false
    }
  }

  private mutating func finish(
    _ reports: [(report: ShardReport, root: JSONNode)], _ shard: ShardNumbers?
  ) {
    if reports.count > 1 { sortEntries(reports) }
    joined.entries = entries.map(\.bytes)
    addShortfalls(reports)
    let roots = reports.map(\.root)
    let parts = roots.compactMap { root in root["summary"]?["skipped"].map { (root, $0) } }
    // A run over named files alone says nothing of what it passed over, unless it was split.
    let areParts = parts.allSatisfy { root, _ in root["shard"] != nil }
    if shard?.folders == 0, joined.shard == nil, areParts { return }
    join(parts)
  }

  /// Sorts by paths, but for what all documents begin with: what leads nowhere comes first.
  private mutating func sortEntries(_ reports: [(report: ShardReport, root: JSONNode)]) {
    let lists = reports.map { report, root in
      (root["files"]?.elements ?? []).prefix { node in
        node["error"].map { $0["line"]?.whole == nil } ?? false
      }.map(report.written)
    }
    let first = lists[0]
    let lead = first.indices.prefix { place in
      lists.allSatisfy { $0.indices.contains(place) && $0[place] == first[place] }
    }.count
    entries = entries.prefix(lead) + entries.dropFirst(lead).sortedByPath(\.path)
  }

  /// What a folder does not hold each part says, what is wrong with a file the one that it is in.
  private mutating func addShortfalls(_ reports: [(report: ShardReport, root: JSONNode)]) {
    var all: [(path: String, bytes: [UInt8])] = []
    var repeats = RepeatedEntries<[UInt8]>()
    for (report, root) in reports {
      repeats.beginReport()
      for node in root["notExamined"]?.elements ?? [] {
        let bytes = report.written(node)
        if repeats.isNew(bytes) { all.append((node["path"]?.string ?? "", bytes)) }
      }
    }
    let sorted = all.sortedByPath(\.path)
    joined.shortfalls = sorted.map(\.bytes)
    shortfalls = sorted.map(\.path)
  }

  /// Each part walks the same folders, and finds the same names in them; only what it read is its own.
  private mutating func join(_ parts: [(root: JSONNode, skipped: JSONNode)]) {
    guard !parts.isEmpty else { return }
    let split = parts.filter { $0.root["shard"] != nil }
    let whole = parts.filter { $0.root["shard"] == nil }
    func count(_ key: String, _ skipped: JSONNode) -> Int { skipped[key]?.whole ?? 0 }
    func sum(_ key: String) -> Int { parts.reduce(0) { $0 + count(key, $1.skipped) } }
    func walked(_ key: String) -> Int {
      whole.reduce(split.map { count(key, $0.skipped) }.max() ?? 0) { $0 + count(key, $1.skipped) }
    }
    var skipped = SkipCounts()
    skipped.noView = sum("noView")
    skipped.binary = sum("binary")
    skipped.ignored = walked("ignored")
    skipped.excluded = walked("excluded")
    skipped.hidden = walked("hidden")
    skipped.links = walked("links")
    skipped.special = walked("special")
    if joined.shard != nil {
      let all = split.map { root, skipped in
        (root["files"]?.elements ?? []).count + count("noView", skipped)
          + count("binary", skipped) + count("otherShards", skipped)
      }
      // One that cannot be read is an entry in every part.
      let here = entries.count + skipped.noView + skipped.binary
      missing = max(0, (all.max() ?? 0) - here)
      skipped.otherShards = missing
    }
    joined.skipped = skipped
  }

  /// The status of the joined document.
  func status(_ thresholds: inout Thresholds) throws(ArgumentError) -> ExitStatus {
    var status = ExitStatus.success
    var hasExamined = false
    for entry in entries.lazy.map(\.node) {
      if entry["error"] != nil { status = status.combined(with: .failure) }
      if let examined = entry["examined"] {
        if examined["targets"]?.whole ?? 0 > 0 { hasExamined = true }
      } else if entry["error"] == nil {
        hasExamined = true
      }
      let left = (entry["findings"]?.elements ?? []) + (entry["remaining"]?.elements ?? [])
      for finding in left where finding["result"]?.string ?? "fail" == "fail" {
        // A missing back button has a status of its own, which the shortfalls tell.
        if finding["rule"]?.string == RuleID.backButtonMissing.rawValue { continue }
        guard let severity = finding["severity"]?.string.flatMap(Severity.init(rawValue:)),
          let threshold = try thresholds.threshold(of: entry["path"]?.string ?? "")
        else { continue }
        if severity >= threshold { status = status.combined(with: .findings) }
      }
    }
    return hasExamined && shortfalls.isEmpty ? status : status.combined(with: .nothing)
  }
}
