import Analysis
import Formats
import Hierarchy

/// A dump that was audited, and its findings in words that a test can compare.
struct Audited {
  let report: AuditReport
  var tree: ViewTree { report.tree }

  init(_ text: String, _ options: AuditOptions = AuditOptions()) throws {
    report = Audit(options).report(on: try Dump.read(SourceText(text)).tree)
  }

  init(_ tree: ViewTree, _ options: AuditOptions) {
    report = Audit(options).report(on: tree)
  }

  init(_ bar: ItemBar, _ options: AuditOptions = AuditOptions()) throws {
    try self.init(bar.text, options)
  }

  /// The findings of a rule.
  func findings(_ rule: RuleID) -> [Finding] { report.findings.filter { $0.rule == rule } }

  /// The findings of a rule as `Class severity`, with the result where it is not a failure.
  func verdicts(_ rule: RuleID) -> [String] {
    findings(rule).map { finding in
      let word = finding.result == .cannotTell ? "cannot-tell" : finding.severity.rawValue
      return "\(tree[finding.node].className) \(word)"
    }
  }

  /// The sentences of the only finding of a rule; nil when there is none or more than one.
  func wording(_ rule: RuleID) -> Finding.Wording? {
    let found = findings(rule)
    return found.count == 1 ? found[0].wording : nil
  }

  func node(_ name: String) -> Int {
    guard let node = tree.indices.first(where: { tree[$0].className == name }) else {
      preconditionFailure("The dump has no \(name).")
    }
    return node
  }

  func name(_ node: Int?) -> String? { node.map { tree[$0].className } }
}

extension AuditOptions {
  /// Options with some of them set.
  static func with(_ set: (inout AuditOptions) -> Void) -> AuditOptions {
    var options = AuditOptions()
    set(&options)
    return options
  }
}
