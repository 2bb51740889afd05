import Analysis
import Hierarchy

/// A finding that a baseline holds, or part of one: known by what outlives a capture.
package struct KnownFinding: Sendable {
  /// How much it mattered when it was written, from the least to the most.
  package enum Grade: String, Sendable, Hashable, CaseIterable {
    case cannotTell = "cannot-tell"
    case note, warning, error

    /// What a finding comes to by its rule, whatever severity a configuration gives the rule.
    package init(_ finding: Finding) {
      self =
        switch (finding.result, finding.grade) {
        case (.cannotTell, _): .cannotTell
        case (.fail, .note): .note
        case (.fail, .warning): .warning
        case (.fail, .error): .error
        }
    }

    /// True when the other matters more.
    package func isBelow(_ other: Grade) -> Bool { rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The file, relative to the baseline's folder.
  package var path: String
  /// The rule.
  package var rule: RuleID
  /// How much it mattered; what has become graver is not the same finding any more.
  package var grade: Grade
  /// What the view is called, for people.
  package var view: String
  /// What the finding is known by.
  package var fingerprint: String

  package init(path: String, rule: RuleID, grade: Grade, view: String, fingerprint: String) {
    self.path = path
    self.rule = rule
    self.grade = grade
    self.view = view
    self.fingerprint = fingerprint
  }

  /// What it is sorted by: bytes, so that every machine sorts alike.
  private var order: [[UInt8]] {
    [path, rule.rawValue, view, fingerprint, grade.rawValue].map { Array($0.utf8) }
  }

  /// Findings in the order in which a baseline lists them, each once.
  package static func sorted(_ findings: some Sequence<KnownFinding>) -> [KnownFinding] {
    let sorted = findings.map { ($0, $0.order) }
      .sorted { one, other in
        for (left, right) in zip(one.1, other.1) where left != right {
          return left.lexicographicallyPrecedes(right)
        }
        return false
      }
    return sorted.indices.filter { $0 == 0 || sorted[$0].1 != sorted[$0 - 1].1 }.map {
      sorted[$0].0
    }
  }
}
