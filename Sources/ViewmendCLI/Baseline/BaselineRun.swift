import Analysis
import Arguments
import Reporting

/// The baselines that a run goes by, what they accept, and what becomes of them.
struct BaselineRun {
  /// What is done with a baseline besides going by it.
  private enum Purpose {
    case read, write, prune
  }

  private let purpose: Purpose
  /// The one that every input goes by, where the command line names it.
  private let named: String?
  /// In the order in which inputs name them.
  private var accounts: [BaselineAccount] = []

  /// True when no input goes by a baseline.
  var isEmpty: Bool { accounts.isEmpty }

  /// Reads the baselines.
  ///
  /// - Parameters:
  ///   - options: What the command line says.
  ///   - completed: What holds for each input.
  init(_ options: RunOptions, for completed: [RunOptions]) throws(ArgumentError) {
    let arguments = options.arguments
    purpose = try Self.purpose(arguments)
    named = arguments.value("write-baseline") ?? arguments.value("baseline")
    let reports = options.formats.compactMap(\.file).map { PathKey(Platform.destination(of: $0)) }
    if let named, reports.contains(PathKey(Platform.destination(of: named))) {
      throw ArgumentError(
        message: "The report would replace the baseline \"\(named)\".",
        hint: "Give the report a file of its own.")
    }
    for one in completed {
      guard let path = named ?? one.baseline else { continue }
      if accounts.contains(where: { PathKey($0.baseline.path) == PathKey(path) }) { continue }
      let place = named == nil ? one.configuration?.place(of: .baseline) : nil
      accounts.append(
        BaselineAccount(
          try Baseline.read(path, place: place, isNew: purpose == .write)))
    }
    if purpose == .prune, accounts.isEmpty, !completed.isEmpty {
      throw ArgumentError(
        message: "--prune-baseline has no baseline to prune.",
        hint: "Add --baseline FILE, or name one in the configuration.")
    }
  }

  private static func purpose(_ arguments: ParsedArguments) throws(ArgumentError) -> Purpose {
    let options = ["baseline", "write-baseline", "prune-baseline", "no-baseline"]
    let given = options.filter(arguments.isSet)
    if given.count > 1, given != ["baseline", "prune-baseline"] {
      // Those two go together; what does not is the last.
      let first = given.starts(with: ["baseline", "prune-baseline"]) ? 1 : 0
      throw ArgumentError(
        message: "--\(given[first]) and --\(given[first + 1]) cannot both be given.",
        hint: given.contains("write-baseline")
          ? "--write-baseline FILE takes the place of what FILE holds, and leaves out what is gone."
          : "Leave one of them out.")
    }
    for name in ["baseline", "write-baseline"] {
      if arguments.value(name) == "" {
        throw ArgumentError(message: "--\(name) names no file.", hint: "Write --\(name) FILE.")
      }
      if arguments.value(name) == "-" {
        throw ArgumentError(
          message: "--\(name) takes a file: a baseline is read and written as a whole.",
          hint: "Write --\(name) FILE, or ./- for a file of that name.")
      }
    }
    return given.contains("write-baseline")
      ? .write : given.contains("prune-baseline") ? .prune : .read
  }

  /// What is known about a file of the run; the report as it is where it goes by no baseline.
  func match(_ report: AuditReport, name: String, _ options: RunOptions) -> BaselineMatch? {
    account(of: options).map {
      accounts[$0].baseline.match(report, name: name, options, acceptsAll: purpose == .write)
    }
  }

  /// Counts what was matched.
  mutating func add(_ match: BaselineMatch, _ options: RunOptions) {
    guard let number = account(of: options) else { return }
    accounts[number].add(match)
  }

  private func account(of options: RunOptions) -> Int? {
    guard let path = named ?? options.baseline else { return nil }
    return accounts.firstIndex { PathKey($0.baseline.path) == PathKey(path) }
  }

  // MARK: The end

  /// Entries that match nothing any more, one remark a baseline. None where they are taken out.
  var remarks: [ConfigurationRemark] {
    guard purpose == .read else { return [] }
    return accounts.compactMap { account in
      let entries = account.baseline.entries
      let places = account.stale(in: account.baseline).sorted().map { entries[$0].place }
      guard let first = places.first else { return nil }
      let count = places.count
      let shown = places.dropFirst().prefix(5).map { "\($0.line)" }
      let more = count - 1 - shown.count
      let others =
        shown.isEmpty
        ? ""
        : ", and \(shown.count == 1 ? "line" : "lines") \(shown.joined(separator: ", "))"
          + (more > 0 ? " and \(more) more" : "")
      return ConfigurationRemark(
        path: account.baseline.path, line: first.line, column: first.column,
        message: "\(count == 1 ? "This entry matches" : "This entry\(others) match") no finding "
          + "any more. Take \(count == 1 ? "it" : "them") out with --prune-baseline.",
        severity: .note)
    }
  }

  /// Writes the baselines that are to be written.
  ///
  /// - Returns: What went wrong.
  func finish(_ status: ExitStatus, _ complaints: Complaints, isQuiet: Bool) -> [FileFailure] {
    var failures: [FileFailure] = []
    for account in accounts where purpose != .read {
      let path = account.baseline.path
      if purpose == .write, status == .failure || status == .fault {
        failures.append(
          FileFailure(
            message: "The baseline \"\(path)\" was not written, since not every file could be "
              + "examined.", namesFile: true))
        continue
      }
      if let failure = write(account, complaints, isQuiet: isQuiet) { failures.append(failure) }
    }
    return failures
  }

  /// Writes a baseline, and says what was done; one of which nothing is to be taken out stays as it is.
  ///
  /// Other runs may have written the file since this one began, as parts of one run do: what is kept
  /// of it is what it holds now, and none of them writes it meanwhile.
  ///
  /// - Returns: What went wrong.
  private func write(
    _ account: BaselineAccount, _ complaints: Complaints, isQuiet: Bool
  ) -> FileFailure? {
    let path = account.baseline.path
    let isPruned = purpose == .prune
    do throws(Platform.Failure) {
      let claim = try Platform.Claim.made(on: path) {
        if !isQuiet {
          complaints.note("waiting for another viewmend, which is writing \"\(path)\".")
        }
      }
      defer { claim?.giveUp() }
      let now: Baseline
      do throws(ArgumentError) {
        now = try Baseline.read(path, place: nil, isNew: true)
      } catch {
        return Self.changed(path, error)
      }
      if isPruned, account.stale(in: now).isEmpty { return nil }
      let kept = account.kept(of: now, isPruned: isPruned)
      try Platform.replace(path, with: Self.bytes(of: kept))
      if !isQuiet { complaints.note(account.sentence(kept, of: now, isPruned: isPruned)) }
      return nil
    } catch {
      return FailureWording.unwritable(path, error)
    }
  }

  /// A baseline that could be read when the run began, and cannot any more.
  private static func changed(_ path: String, _ error: ArgumentError) -> FileFailure {
    FileFailure(
      message:
        "The baseline \"\(path)\" was not written, since it changed while files were examined: "
        + "\(error.place.map { "\($0): " } ?? "")\(error.message)", namesFile: true)
  }

  private static func bytes(of findings: [KnownFinding]) -> [UInt8] {
    ReportStream.handedOn { BaselineDocument.write(findings, to: $0) }
  }
}
