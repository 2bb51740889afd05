import Analysis
import Arguments
import Hierarchy
import Reporting

/// Joins the JSON documents of several runs of one command.
struct JSONMerge {
  /// A file's entry.
  private struct Entry {
    var path: String
    var order: Int
    var bytes: [UInt8]
    var node: JSONNode
  }

  private(set) var joined: JoinedJSON
  /// Paths of which the documents say different things.
  private(set) var contradictions: [String] = []
  /// Files that belong to parts whose documents are not here.
  private(set) var missing = 0
  private var entries: [Entry] = []
  private var known: [String: [Int]] = [:]
  private var counts: [(key: String, count: Int)] = []

  /// Joins documents, of which there is at least one.
  init(_ reports: [(report: ShardReport, root: JSONNode)]) throws(ArgumentError) {
    let first = reports[0].root
    joined = JoinedJSON(command: first["command"]?.string ?? "")
    for (report, root) in reports {
      guard let files = root["files"], case .list = files.content else {
        let command = root["command"]?.string ?? "this command"
        throw report.fault(
          at: root.offset, "What `\(command)` writes is about one file, and is not joined.",
          hint: "Documents of inspect, check, patch and query are.")
      }
      guard root["command"]?.string == joined.command else {
        throw report.fault(
          at: root["command"]?.offset ?? root.offset,
          "This is a document of `\(root["command"]?.string ?? "")`, and the one before is of "
            + "`\(joined.command)`.", hint: "Join those of one command.")
      }
      try add(root, of: report)
    }
    finish(reports.map(\.root))
  }

  private mutating func add(_ root: JSONNode, of report: ShardReport) throws(ArgumentError) {
    var isNews = false
    let files = root["files"]?.elements ?? []
    var repeated: [JSONNode] = []
    for node in files {
      guard let path = node["path"]?.string else {
        throw report.fault(at: node.offset, "An entry of \"files\" has no \"path\".")
      }
      let bytes = report.written(node)
      if let places = known[path] {
        if places.contains(where: { entries[$0].bytes == bytes }) {
          repeated.append(node)
          continue
        }
        if !contradictions.contains(path) { contradictions.append(path) }
      }
      isNews = true
      known[path, default: []].append(entries.count)
      entries.append(Entry(path: path, order: entries.count, bytes: bytes, node: node))
    }
    add(root["summary"], leavingOut: repeated, countsAccepted: isNews || files.isEmpty)
    for member in root.fields
    where !["schema", "command", "files", "summary", "diagnostics"].contains(member.key) {
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

  private mutating func finish(_ roots: [JSONNode]) {
    entries.sort { one, other in
      one.path == other.path
        ? one.order < other.order : one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
    joined.entries = entries.map(\.bytes)
    join(roots.compactMap { root in root["summary"]?["skipped"].map { (root, $0) } })
  }

  /// Each part walks the same folders, and finds the same names in them; only what it read is its own.
  private mutating func join(_ parts: [(root: JSONNode, skipped: JSONNode)]) {
    guard !parts.isEmpty else { return }
    func count(_ key: String, _ skipped: JSONNode) -> Int { skipped[key]?.whole ?? 0 }
    func sum(_ key: String) -> Int { parts.reduce(0) { $0 + count(key, $1.skipped) } }
    func most(_ key: String) -> Int { parts.map { count(key, $0.skipped) }.max() ?? 0 }
    var skipped = SkipCounts()
    skipped.noView = sum("noView")
    skipped.binary = sum("binary")
    skipped.ignored = most("ignored")
    skipped.excluded = most("excluded")
    skipped.hidden = most("hidden")
    let split = parts.filter { $0.skipped["otherShards"]?.whole != nil }
    if !split.isEmpty {
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
  func status(_ threshold: Severity?) -> ExitStatus {
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
        if finding["rule"]?.string == RuleID.backButtonMissing.rawValue {
          status = status.combined(with: .nothing)
        } else if let threshold, let text = finding["severity"]?.string,
          let severity = Severity(rawValue: text), severity >= threshold
        {
          status = status.combined(with: .findings)
        }
      }
    }
    return hasExamined ? status : status.combined(with: .nothing)
  }
}
