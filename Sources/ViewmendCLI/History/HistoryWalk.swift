import Analysis
import Formats
import Hierarchy
import Reporting

/// Reads and judges a dump in the commits that changed it, from the newest back.
struct HistoryWalk {
  /// The commits looked at, newest first.
  private(set) var entries: [HistoryEntry] = []
  /// Since when the rule asked for is broken; nil where none was.
  private(set) var bisection: Bisection?

  /// Walks through the history of a file; a bisection ends at the first commit without the finding.
  ///
  /// - Parameter limit: The most commits; nil for all.
  init(
    of path: String, _ options: RunOptions, limit: Int?, bisecting rule: RuleID?
  ) throws(GitHistory.Failure) {
    let history = GitHistory(of: path)
    let commits = try history.commits(limit: limit, inLine: rule != nil)
    var culprit: (entry: HistoryEntry, finding: Finding)?
    var doubtful: [HistoryEntry] = []
    for commit in commits {
      var entry = HistoryEntry(
        hash: commit.hash, shortHash: commit.shortHash, date: commit.date,
        subject: commit.subject, path: commit.path)
      let report = try Self.report(of: commit, in: history, options, &entry)
      entries.append(entry)
      guard let rule else { continue }
      guard let report else {
        doubtful.append(entry)
        continue
      }
      guard let finding = report.findings.first(where: { $0.rule == rule && $0.result == .fail })
      else {
        bisection =
          culprit.map {
            Bisection(
              rule: rule, verdict: .broken, commit: $0.entry, finding: $0.finding,
              doubtful: doubtful)
          } ?? Bisection(rule: rule, verdict: .absent)
        return
      }
      culprit = (entry, finding)
      doubtful = []
    }
    guard let rule else { return }
    bisection =
      culprit.map {
        Bisection(
          rule: rule, verdict: .always, commit: $0.entry, finding: $0.finding, doubtful: doubtful)
      } ?? Bisection(rule: rule, verdict: .absent)
  }

  /// What a commit's dump comes to; nil where it cannot be judged, which the entry says.
  private static func report(
    of commit: GitHistory.Commit, in history: GitHistory, _ options: RunOptions,
    _ entry: inout HistoryEntry
  ) throws(GitHistory.Failure) -> AuditReport? {
    if commit.removesFile {
      entry.trouble = "The commit removes the file."
      return nil
    }
    guard let bytes = try history.bytes(of: commit) else {
      entry.trouble =
        "git has no content of the file for this commit (a shallow or partial clone?)."
      return nil
    }
    let source = SourceText(bytes, name: commit.path)
    do throws(ReadError) {
      let dump = try Dump.read(
        source, as: options.inputFormat, limits: options.limits, density: options.density)
      guard !dump.tree.isEmpty else {
        entry.trouble =
          Self.isPointer(bytes)
          ? "git has a pointer of Git LFS in place of the dump. Keep dumps out of LFS to have them judged."
          : "No view was found."
        return nil
      }
      let report = Audit(options.audit).report(on: dump.tree)
      entry.fill(report)
      return report
    } catch {
      let failure = FailureWording.refused(source, error)
      entry.trouble = (failure.line.map { "Line \($0): " } ?? "") + failure.message
      return nil
    }
  }

  /// True for what Git LFS commits in place of a file: the first line of its specification, version 1.
  private static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}
