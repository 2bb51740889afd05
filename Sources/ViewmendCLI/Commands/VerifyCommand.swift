import Arguments
import Reporting

/// `viewmend verify`.
enum VerifyCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let formats = try ReportFormat.all(
      arguments.values("format"), output: arguments.value("output"),
      among: [.text, .json, .junit, .github])
    let purpose = try purpose(arguments)
    let complaints = Complaints(environment)
    let finder = FixtureFinder(arguments.positionals)
    try checkReports(formats, on: finder)
    var status = ExitStatus.success
    for (path, failure) in finder.failures {
      complaints.report(failure, file: path)
      status = status.combined(with: .failure)
    }
    if !arguments.isSet("allow-empty") {
      for folder in finder.barren {
        complaints.report(
          "There is no fixture in \"\(folder)\".",
          hint: "A fixture is a folder with an input.txt or input.xml and a fixture.json; "
            + "--allow-empty accepts none.")
        status = status.combined(with: .nothing)
      }
    }
    var outcomes: [FixtureOutcome] = []
    for fixture in finder.fixtures {
      let outcome =
        purpose == .verify
        ? FixtureRun(fixture).outcome
        : FixtureRecording.outcome(of: fixture, purpose) {
          complaints.note("waiting for another viewmend, which is writing \"\(fixture.folder)\".")
        }
      report(outcome, complaints)
      status = status.combined(with: Self.status(of: outcome))
      outcomes.append(outcome)
    }
    let style = Style(color: environment.usesColor(arguments.value("color") ?? "auto"))
    let report = VerifyReport(outcomes)
    for format in formats {
      let form: VerifyReport.Form =
        switch format.name {
        case .json: .json
        case .junit: .junit
        case .github: .github
        default: .text(style, isVerbose: arguments.isSet("verbose"))
        }
      if format.file == nil, arguments.isSet("quiet") { continue }
      if let failure = write(report, form, to: format.file) {
        complaints.report(failure, file: "")
        status = status.combined(with: .failure)
      }
    }
    return status
  }

  /// Refuses a report that would take the place of a fixture's file.
  private static func checkReports(
    _ formats: [ReportFormat], on finder: FixtureFinder
  ) throws(ArgumentError) {
    let files = Set(formats.compactMap(\.file).map { Platform.destination(of: $0) })
    if files.isEmpty { return }
    let own = [Fixture.descriptionName, ConfigurationFinder.fileName]
    for fixture in finder.fixtures {
      for name in fixture.inputs + fixture.patches + own {
        let path = fixture.path(of: name)
        guard files.contains(Platform.destination(of: path)) else { continue }
        throw ArgumentError(
          message: "The report would replace \"\(path)\", which it is about.",
          hint: "Give the report a file of its own.")
      }
    }
  }

  private static func purpose(
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> FixtureRun.Purpose {
    let records = arguments.isSet("record")
    if arguments.isSet("only-new"), !records {
      throw ArgumentError(
        message: "--only-new says what --record records.", hint: "Add --record, or leave it out.")
    }
    if arguments.isSet("prune"), records {
      throw ArgumentError(
        message: "--record and --prune cannot both be given.",
        hint: "--record takes out what is gone too; --prune takes out nothing else.")
    }
    if records { return arguments.isSet("only-new") ? .recordNew : .record }
    return arguments.isSet("prune") ? .prune : .verify
  }

  private static func status(of outcome: FixtureOutcome) -> ExitStatus {
    switch outcome.state {
    case .passed, .recorded, .pruned, .skipped: .success
    case .differs: .findings
    case .failed: .failure
    }
  }

  /// Says why a fixture could not be run or written.
  private static func report(_ outcome: FixtureOutcome, _ complaints: Complaints) {
    guard let failure = outcome.failure else { return }
    complaints.report(
      failure,
      file: outcome.failedFile.map { ConfigurationFinder.slashed(outcome.path) + $0 }
        ?? outcome.path)
  }

  /// Writes a report; answers what went wrong.
  private static func write(
    _ report: VerifyReport, _ form: VerifyReport.Form, to file: String?
  ) -> FileFailure? {
    let bytes = ReportStream.handedOn { report.write(form, to: $0) }
    do throws(Platform.Failure) {
      if let file {
        try Platform.replace(file, with: bytes)
      } else {
        try Platform.write(bytes, to: .output)
      }
      return nil
    } catch {
      if file == nil, error.isBrokenPipe { Platform.endByBrokenPipe() }
      return file.map { FailureWording.unwritable($0, error) }
        ?? FileFailure(message: "Standard output could not be written: \(error.reason).")
    }
  }
}
