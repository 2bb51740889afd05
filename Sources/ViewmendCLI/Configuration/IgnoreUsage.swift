import Analysis
import Hierarchy
import Reporting

/// Which of the accepted findings of a run's configurations there are, over all its files.
struct IgnoreUsage {
  fileprivate struct Account {
    let options: RunOptions
    var uses: [Ignore.Use]
  }

  /// By the configuration's name, in the order in which they came up.
  private var accounts: [(name: String, account: Account)] = []

  /// True when a file of the run has a configuration.
  var hasConfiguration: Bool { !accounts.isEmpty }

  /// Counts a report.
  mutating func add(_ report: AuditReport, _ options: RunOptions) {
    guard let name = options.configuration?.name else { return }
    guard let position = accounts.firstIndex(where: { PathKey($0.name) == PathKey(name) }) else {
      accounts.append((name, Account(options: options, uses: report.ignoreUses)))
      return
    }
    for (number, use) in report.ignoreUses.enumerated() {
      accounts[position].account.uses[number].views += use.views
      accounts[position].account.uses[number].findings += use.findings
    }
  }

  /// What has expired, and what suppressed nothing, in the order of the files.
  var remarks: [ConfigurationRemark] {
    accounts.flatMap { name, account in
      (account.options.expired.map { (Self.expired($0), $0.place) } + account.unused)
        .sorted { ($0.1.line, $0.1.column) < ($1.1.line, $1.1.column) }
        .map { message, place in
          ConfigurationRemark(
            path: name, line: place.line, column: place.column, message: message)
        }
    }
  }

  private static func expired(_ exception: Configuration.Exception) -> String {
    let day = exception.expires.map { " on \($0)" } ?? ""
    return
      "The ignore of \"\(exception.selector)\" expired\(day) and suppresses nothing: correct the "
      + "view, or give a later day. Its reason was: \(exception.ignore.reason)"
  }
}

extension IgnoreUsage.Account {
  /// The accepted findings that are not there. Where only some rules were asked, only back buttons
  /// reported, or only a part of the files examined, nobody can tell.
  fileprivate var unused: [(String, SourceLocation)] {
    let arguments = options.arguments
    guard !arguments.isSet("rules"), !arguments.isSet("back-button"),
      !arguments.isSet("shard")
    else { return [] }
    return zip(options.exceptions, uses).compactMap { exception, use in
      guard use.findings == 0 else { return nil }
      let name = "The ignore of \"\(exception.selector)\""
      let message =
        switch use.views {
        case 0: "\(name) selects no view of what was checked."
        case 1: "\(name) selects a view about which there is no such finding: delete it."
        default:
          "\(name) selects \(use.views) views about which there is no such finding: delete it."
        }
      return (message, exception.place)
    }
  }
}
